// Tests the runtime in the browser that opens this page and writes the results to #report as JSON.

import { registerServiceWorker } from "../../../web/boot/offline.js";
import { Engine } from "../../../web/engine/engine.js";
import { makeSnapshot, snapshotAddress, snapshotState } from "../../../web/engine/memory-snapshot.mjs";

const root = document.documentElement.dataset;
const assets = JSON.parse(document.querySelector("script[data-assets]")?.getAttribute("data-assets") ?? "{}");
/** @type {Record<string, any>} */
const report = { violations: [] };
addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
  report.violations.push(`${violatedDirective} ${blockedURI}`);
});

const offline = () => {
  return new Promise((ready) => registerServiceWorker({ onOffline: () => ready(undefined), onUpdate: () => {} }));
};

try {
  if (location.hash === "#packages") await offline().then(provePackages);
  else await prove();
  report.proved = true;
} catch (error) {
  report.failed = String(error instanceof Error ? error.stack : error);
}
const output = /** @type {HTMLOutputElement} */ (document.querySelector("#report"));
output.value = JSON.stringify(report);
root.proved = "";
offline().then(() => Object.assign(root, { offlineReady: "" }));

async function prove() {
  /** @type {string[]} */
  const phases = [];
  const rules = new Engine({ name: "rules", assets });
  rules.onStateChange(({ phase }) => phases.push(phase));
  const bots = new Engine({ name: "bots", assets });

  const start = performance.now();
  report.hello = await rules.ask({ request: "ping" });
  report.milliseconds = Math.round(performance.now() - start);
  report.phases = [...new Set(phases)];
  await bots.ready;

  report.twoAtOnce = await answersWhileTheOtherThinks(rules, bots);

  // A worker that dies during a request is replaced, and the request is answered.
  terminate("rules");
  report.afterDeath = await rules.ask({ request: "ping" }, { deadline: 1000 });
  report.restarted = phases.includes("restarting");

  // A worker that never answers is replaced, and the caller gets an error.
  const stuck = bots.ask({ request: "stick" }, { deadline: 300 });
  report.stuck = await stuck.then(
    () => "answered",
    (error) => error.userMessage[0],
  );
  report.afterStuck = await bots.ask({ request: "ping" });
  report.missing = await bots.ask({ request: "missing" });

  rules.stop();
  bots.stop();
  report.snapshot = await provesSnapshots();
}

/** Micropip installs packages after a restored start, and packages with machine code in a worker for them. */
async function provePackages() {
  await new Promise((claimed) => {
    if (navigator.serviceWorker.controller) claimed(undefined);
    else navigator.serviceWorker.addEventListener("controllerchange", claimed, { once: true });
  });
  report.snapshot = await makeSnapshot(assets, () => false);
  const pure = new Engine({ name: "pure", assets });
  report.before = await pure.ask({ request: "installed" });
  await pure.install([wheelOf("iniconfig")]);
  report.pure = await pure.ask({ request: "iniconfig" });
  report.restored = performance.getEntriesByName("pure restored").length > 0;
  terminate("pure"); // the next worker gets it too
  report.afterDeath = await pure.ask({ request: "iniconfig" }, { deadline: 3000 });
  const native = new Engine({ name: "native", assets, native: true });
  await native.install([wheelOf("xxhash")]);
  report.native = await native.ask({ request: "xxhash" });
  report.kept = await namesOnDemand();
  pure.stop();
  native.stop();
}

/** The URL of a wheel from tools/requirements/test-packages.txt. @param {string} name */
function wheelOf(name) {
  const wheels = document.querySelector("script[data-wheels]")?.getAttribute("data-wheels")?.split(" ");
  return `./packages/${wheels?.find((wheel) => wheel.startsWith(name))}`;
}

/** The files on demand that the service worker has kept. */
async function namesOnDemand() {
  const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("troop-on-demand")) ?? "");
  return (await cache.keys()).map(({ url }) => url.split("/").at(-1));
}

/** A snapshot is made and restored, throws different dice each time, and is dropped if it does not work. */
async function provesSnapshots() {
  const kept = await makeSnapshot(assets, () => false);
  const [one, other] = [await restart("one"), await restart("other")];
  const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("troop-snapshot")) ?? "");
  const whole = await (await cache.match(snapshotAddress(assets)))?.arrayBuffer();
  await cache.put(snapshotAddress(assets), new Response(whole?.slice(0, whole.byteLength / 2)));
  const damaged = await restart("damaged");
  const left = await snapshotState(assets);
  await cache.delete(snapshotAddress(assets)); // restore for the next test
  return {
    kept,
    restored: [one.restored, other.restored, damaged.restored],
    otherDice: String(one.dice) !== String(other.dice),
    missing: one.missing,
    left,
    milliseconds: one.milliseconds,
    memory: whole ? memoryOf(whole) : undefined,
  };
}

/** The bytes of memory in a snapshot, and those up to the last that is used. @param {ArrayBuffer} stored */
function memoryOf(stored) {
  const [all = 0, runs = 0] = new Uint32Array(stored, 0, 2);
  const [start = 0, length = 0] = new Uint32Array(stored, 8 * runs, 2);
  return { all, used: start + length };
}

/** @param {string} name */
async function restart(name) {
  const engine = new Engine({ name, assets });
  const start = performance.now();
  const { dice } = await engine.ask({ request: "dice" });
  const milliseconds = Math.round(performance.now() - start);
  const { missing } = await engine.ask({ request: "missing" });
  engine.stop();
  return { dice, missing, milliseconds, restored: performance.getEntriesByName(`${name} restored`).length > 0 };
}

/** @param {Engine} rules @param {Engine} bots */
async function answersWhileTheOtherThinks(rules, bots) {
  let thinking = true;
  const thought = bots.ask({ request: "think", rounds: 3_000_000 }).finally(() => {
    thinking = false;
  });
  let answers = 0;
  while (thinking) {
    await rules.ask({ request: "ping" });
    if (thinking) answers++;
  }
  return { thought: await thought, answers: answers > 0 };
}

/** @param {string} name */
function terminate(name) {
  /** @type {any} */ (document.querySelector(`script[name="${name}"]`)).xworker.terminate();
}
