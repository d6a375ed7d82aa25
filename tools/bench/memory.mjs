// Memory of the page and both workers after many games between bots: JavaScript as measured by Chromium (which requires
// cross-origin isolation), and Python as reported by the workers. `LONG=1` plays 200 games.
import { home } from "../files.mjs";
import { python } from "../python.mjs";
import { serve } from "../serve.mjs";
import { goOn, receive } from "./playing.mjs";
import { MB } from "./report.mjs";
import { inFreshBrowser, settled, visit } from "./visits.mjs";

const GAMES = { short: 12, long: 200 };
const MOST = 150e6;
/** Measuring takes Chromium long, so it is done every few games only. */
const SCRIPTS_EVERY = 6;
/** The maximum in the second half of the games should hardly exceed that in the first. */
const GROWTH = 1.05;
const ISOLATED = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };

/** @typedef {{scripts: number, python: number[]}} Count bytes: JavaScript, and Python's memory in each worker */

/** @param {import("./bench.mjs").BenchOptions} options @returns {Promise<import("./report.mjs").Row[]>} */
export async function memory({ browsers, long }) {
  if (!browsers.includes("chromium")) return [];
  const games = long ? GAMES.long : GAMES.short;
  const counts = await countedAfterEach(games);
  const [first, second] = [counts.slice(0, games / 2), counts.slice(games / 2)].map(most);
  const all = most(counts);
  return [
    {
      what: `chromium: most memory after any of ${games} games: scripts + Python of each worker / 150 MB`,
      measured: reported(all),
      ratio: sum(all) / MOST,
      bar: 1,
    },
    {
      what: `chromium: most memory in the second half of ${games} games / in the first`,
      measured: `${reported(second)} / ${reported(first)}`,
      ratio: sum(second) / sum(first),
      bar: GROWTH,
    },
  ];
}

/** @param {number} games @returns {Promise<Count[]>} */
async function countedAfterEach(games) {
  /** @type {{alone: Record<string, string>}} */
  const { alone } = JSON.parse(python([home("tools/bench/records.py")]));
  const records = Object.values(alone);
  const site = await serve(home("dist"), { headers: ISOLATED });
  const counts = await inFreshBrowser("chromium", async (driver) => {
    await visit(driver, site.url);
    await settled(driver);
    await visit(driver, site.url); // a later visit, started from the snapshot
    await driver.evaluate(withoutMotion);
    const counts = [];
    let scripts = 0;
    for (let played = 1; played <= games; played++) {
      await receive(driver, records[played % records.length] ?? "");
      await goOn(driver);
      if (played % SCRIPTS_EVERY === 1) scripts = await scriptsOf(driver);
      const count = { scripts, python: await pythonOf(driver) };
      console.error(`${played} games: ${reported(count)}`); // for all games
      counts.push(count);
    }
    return counts;
  });
  await site.close();
  return counts;
}

/** @param {Count[]} counts @returns {Count} */
function most(counts) {
  return counts.reduce((one, other) => (sum(one) >= sum(other) ? one : other), { scripts: 0, python: [] });
}

/** @param {Count | undefined} count */
function sum({ scripts, python } = { scripts: Number.NaN, python: [] }) {
  return python.reduce((a, b) => a + b, scripts);
}

/** @param {Count | undefined} count */
function reported(count) {
  return `${MB(sum(count))} (${[count?.scripts ?? Number.NaN, ...(count?.python ?? [])].map(MB).join(" + ")})`;
}

/** @param {import("../../e2e/support/drivers.js").Driver} driver @returns {Promise<number>} */
function scriptsOf(driver) {
  return driver.evaluate(async () => (await /** @type {any} */ (performance).measureUserAgentSpecificMemory()).bytes);
}

/**
 * A worker that is just starting has no Python yet.
 * @param {import("../../e2e/support/drivers.js").Driver} driver
 * @returns {Promise<number[]>}
 */
async function pythonOf(driver) {
  const read = () => /** @type {number} */ (/** @type {any} */ (self).python?._module.HEAP8.byteLength ?? 0);
  return (await driver.inWorkers?.(read)) ?? [];
}

/** Runs in the page: bots move at once, without animations. */
function withoutMotion() {
  const form = /** @type {HTMLFormElement} */ (document.querySelector("#settings-form"));
  for (const name of ["speed", "bot_speed"]) {
    const field = /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
    field.value = "none";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
