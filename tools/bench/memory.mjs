// Memory after many games that the computer plays against itself, of the page and both workers: as Chromium counts it in
// pages that stand alone, which the server here says of them. `LONG=1` plays 200 games. Chromium leaves out the memory of
// WebAssembly, so what Python itself holds, some 30 MB a worker, is not in it.
import { home } from "../files.mjs";
import { python } from "../python.mjs";
import { serve } from "../serve.mjs";
import { goOn, receive } from "./playing.mjs";
import { MB } from "./report.mjs";
import { inFreshBrowser, settled, visit } from "./visits.mjs";

const GAMES = { short: 12, long: 200 };
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
  const [half = Number.NaN, whole = Number.NaN] = await inFreshBrowser("chromium", async (driver) => {
    await visit(driver, site.url);
    await settled(driver);
    await visit(driver, site.url); // as on any day but the first: from the snapshot
    await driver.evaluate(withoutMotion);
    const counts = [];
    for (let played = 1; played <= games; played++) {
      await receive(driver, Object.values(alone)[played % Object.keys(alone).length] ?? "");
      await goOn(driver);
      if (played === games / 2 || played === games) counts.push(await driver.evaluate(counted));
    }
    return counts;
  });
  await site.close();
  const growth = `${MB(whole)} / ${MB(half)}`;
  return [
    {
      what: `chromium: memory but Python’s own, after ${games} games / ${games / 2}`,
      measured: growth,
      ratio: whole / half,
      bar: GROWTH,
    },
  ];
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

/** Runs in the page. @returns {Promise<number>} */
async function counted() {
  const { bytes } = await /** @type {any} */ (performance).measureUserAgentSpecificMemory();
  return bytes;
}
