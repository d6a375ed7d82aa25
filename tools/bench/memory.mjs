// Memory after many games that the computer plays against itself, of the page and both workers: as Chromium counts it in
// pages that stand alone, which the server here says of them, and what Python holds in each worker, which Chromium leaves
// out and the workers tell. `LONG=1` plays 200 games.
import { home } from "../files.mjs";
import { python } from "../python.mjs";
import { serve } from "../serve.mjs";
import { goOn, receive } from "./playing.mjs";
import { MB } from "./report.mjs";
import { inFreshBrowser, settled, visit } from "./visits.mjs";

const GAMES = { short: 12, long: 200 };
const MOST = 150e6;
/** What is there after half of the games is there after all of them, too, and hardly more. */
const GROWTH = 1.05;
const ISOLATED = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };

/** @param {import("./bench.mjs").Wishes} wishes @returns {Promise<import("./report.mjs").Row[]>} */
export async function memory({ browsers, long }) {
  if (!browsers.includes("chromium")) return [];
  const games = long ? GAMES.long : GAMES.short;
  /** @type {{alone: Record<string, string>}} */
  const { alone } = JSON.parse(python([home("tools/bench/records.py")]));
  const site = await serve(home("dist"), { headers: ISOLATED });
  const told = (/** @type {Count} */ { scripts, python }) => `${MB(scripts)} + ${python.map(MB).join(" + ")}`;
  const [, half = NOTHING, , whole = NOTHING] = await inFreshBrowser("chromium", async (driver) => {
    await visit(driver, site.url);
    await settled(driver);
    await visit(driver, site.url); // as on any day but the first: from the snapshot
    await driver.evaluate(withoutMotion);
    const counts = [];
    for (let played = 1; played <= games; played++) {
      await receive(driver, Object.values(alone)[played % Object.keys(alone).length] ?? "");
      await goOn(driver);
      if (played % (games / 4)) continue;
      const count = await counted(driver);
      console.error(`${played} games: ${told(count)}`); // all of them may take an hour
      counts.push(count);
    }
    return counts;
  });
  await site.close();
  return [
    {
      what: `chromium: memory after ${games} games: scripts + Python of each worker / 150 MB`,
      measured: `${MB(sum(whole))} (${told(whole)})`,
      ratio: sum(whole) / MOST,
      bar: 1,
    },
    {
      what: `chromium: memory after ${games} games / ${games / 2}`,
      measured: `${MB(sum(whole))} / ${MB(sum(half))} (${told(half)})`,
      ratio: sum(whole) / sum(half),
      bar: GROWTH,
    },
  ];
}

/** @typedef {{scripts: number, python: number[]}} Count bytes: of all that scripts hold, and of Python's memory in each worker */
/** @type {Count} */
const NOTHING = { scripts: Number.NaN, python: [] };

/** @param {Count} count */
function sum({ scripts, python }) {
  return python.reduce((a, b) => a + b, scripts);
}

/** @param {import("../../e2e/drivers.js").Driver} driver @returns {Promise<Count>} */
async function counted(driver) {
  const scripts = await driver.evaluate(async () => {
    const { bytes } = await /** @type {any} */ (performance).measureUserAgentSpecificMemory();
    return /** @type {number} */ (bytes);
  });
  const python = await driver.inWorkers?.(() => /** @type {any} */ (self).python._module.HEAP8.byteLength);
  return { scripts, python: /** @type {number[]} */ (python ?? []) };
}

/** Runs in the page: the computer plays at once, and nothing takes time to move. */
function withoutMotion() {
  const form = /** @type {HTMLFormElement} */ (document.querySelector("#settings-form"));
  for (const name of ["speed", "pace"]) {
    const field = /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
    field.value = "none";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
