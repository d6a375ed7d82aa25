// Proves the runtime in whatever browser opens this page, and writes what it found into #report as JSON.
import { Engine } from "../../web/engine.js";
import { keepOffline } from "../../web/offline.js";

const root = document.documentElement.dataset;
const places = JSON.parse(document.querySelector("script[data-places]")?.getAttribute("data-places") ?? "{}");
/** @type {Record<string, any>} */
const report = { violations: [] };
addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
  report.violations.push(`${violatedDirective} ${blockedURI}`);
});

keepOffline({ onOffline: () => Object.assign(root, { offlineReady: "" }), onUpdate: () => {} });

try {
  await prove();
  report.proved = true;
} catch (error) {
  report.failed = String(error instanceof Error ? error.stack : error);
}
const output = /** @type {HTMLOutputElement} */ (document.querySelector("#report"));
output.value = JSON.stringify(report);
root.proved = "";

async function prove() {
  /** @type {string[]} */
  const phases = [];
  const rules = new Engine({ name: "rules", places, onState: ({ phase }) => phases.push(phase) });
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
