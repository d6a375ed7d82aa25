// Proves the runtime in whatever browser opens this page, and writes what it found into #report as JSON.
import { Engine } from "../../web/engine.js";
import { snapshotAddress } from "../../web/lending.js";
import { keepOffline } from "../../web/offline.js";
import { snapshotState } from "../../web/runtime/kept.mjs";
import { makeSnapshot } from "../../web/snapshots.js";

const root = document.documentElement.dataset;
const places = JSON.parse(document.querySelector("script[data-places]")?.getAttribute("data-places") ?? "{}");
/** @type {Record<string, any>} */
const report = { violations: [] };
addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
  report.violations.push(`${violatedDirective} ${blockedURI}`);
});

try {
  await prove();
  report.proved = true;
} catch (error) {
  report.failed = String(error instanceof Error ? error.stack : error);
}
const output = /** @type {HTMLOutputElement} */ (document.querySelector("#report"));
output.value = JSON.stringify(report);
root.proved = "";
keepOffline({ onOffline: () => Object.assign(root, { offlineReady: "" }), onUpdate: () => {} });

async function prove() {
  /** @type {string[]} */
  const phases = [];
  const rules = new Engine({ name: "rules", places });
  rules.watch(({ phase }) => phases.push(phase));
  const minds = new Engine({ name: "minds", places });

  const start = performance.now();
  report.hello = await rules.ask({ call: "hello" });
  report.milliseconds = Math.round(performance.now() - start);
  report.phases = [...new Set(phases)];
  await minds.ready;

  report.twoAtOnce = await answersWhileTheOtherThinks(rules, minds);

  // A worker that dies under a call is replaced, and the call is answered.
  terminate("rules");
  report.afterDeath = await rules.ask({ call: "hello" }, { deadline: 1000 });
  report.restarted = phases.includes("restarting");

  // A worker that never answers is replaced, and the caller is told.
  const stuck = minds.ask({ call: "stick" }, { deadline: 300 });
  report.stuck = await stuck.then(
    () => "answered",
    (error) => error.say[0],
  );
  report.afterStuck = await minds.ask({ call: "hello" });
  report.missing = await minds.ask({ call: "missing" });

  rules.stop();
  minds.stop();
  report.snapshot = await provesSnapshots();
}

/** A snapshot is made and restored, throws other dice each time, and is dropped where it does not fit. */
async function provesSnapshots() {
  const kept = await makeSnapshot(places, () => false);
  const [one, other] = [await restart("one"), await restart("other")];
  const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("troop-snapshot")) ?? "");
  const whole = await (await cache.match(snapshotAddress(places)))?.blob();
  await cache.put(snapshotAddress(places), new Response(whole?.slice(0, whole.size / 2)));
  const damaged = await restart("damaged");
  const left = await snapshotState(snapshotAddress(places));
  await cache.delete(snapshotAddress(places)); // as it was, for the next proof
  return {
    kept,
    restored: [one.restored, other.restored, damaged.restored],
    otherDice: String(one.dice) !== String(other.dice),
    missing: one.missing,
    left,
    milliseconds: one.milliseconds,
  };
}

/** @param {string} name */
async function restart(name) {
  const engine = new Engine({ name, places });
  const start = performance.now();
  const { dice } = await engine.ask({ call: "dice" });
  const milliseconds = Math.round(performance.now() - start);
  const { missing } = await engine.ask({ call: "missing" });
  engine.stop();
  return { dice, missing, milliseconds, restored: performance.getEntriesByName(`${name} restored`).length > 0 };
}

/** @param {Engine} rules @param {Engine} minds */
async function answersWhileTheOtherThinks(rules, minds) {
  let thinking = true;
  const thought = minds.ask({ call: "think", rounds: 3_000_000 }).finally(() => {
    thinking = false;
  });
  let answers = 0;
  while (thinking) {
    await rules.ask({ call: "hello" });
    if (thinking) answers++;
  }
  return { thought: await thought, answers: answers > 0 };
}

/** @param {string} name */
function terminate(name) {
  /** @type {any} */ (document.querySelector(`script[name="${name}"]`)).xworker.terminate();
}
