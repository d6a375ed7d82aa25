// Speed of the engine in the page's Python, compared with Python on this machine.
import { until } from "../../e2e/support/drivers.js";
import { home } from "../files.mjs";
import { python } from "../python.mjs";
import { serve } from "../serve.mjs";
import { buildTestPage } from "../test-pages.mjs";
import { inFreshBrowser } from "./visits.mjs";

/** @typedef {Record<string, {moves: number, nodes: number, playouts: number}>} Figures */

/** @param {import("./bench.mjs").BenchOptions} options @returns {Promise<import("./report.mjs").Row[]>} */
export async function engine({ browsers, game }) {
  /** @type {Figures} */
  const outside = JSON.parse(
    python([home("e2e/pages/benchmark/benchmark.py"), JSON.stringify({ part: "engine", game })]),
  );
  const inside = await measured(browsers, { part: "engine", game });
  return inside.flatMap(([kind, figures]) => compared(kind, figures, outside));
}

/**
 * The results of bench.py in the page's Python. One browser is enough: their Pythons are about equally fast.
 * @param {import("./bench.mjs").Kind[]} browsers
 * @param {Record<string, string>} asked
 * @returns {Promise<[import("./bench.mjs").Kind, any][]>}
 */
export async function measured(browsers, asked) {
  const site = await serve(await buildTestPage("benchmark"));
  /** @type {[import("./bench.mjs").Kind, any][]} */
  const found = [];
  for (const kind of browsers.slice(0, 1)) {
    const report = await inFreshBrowser(kind, async (driver) => {
      await driver.open(`${site.url}?${new URLSearchParams(asked)}`);
      await until(driver, () => "done" in document.documentElement.dataset, 900_000);
      return driver.evaluate(() => document.querySelector("#report")?.textContent ?? "{}");
    });
    found.push([kind, JSON.parse(report)]);
  }
  await site.close();
  return found;
}

/** @param {string} kind @param {Figures} inside @param {Figures} outside @returns {import("./report.mjs").Row[]} */
function compared(kind, inside, outside) {
  return Object.entries(inside).flatMap(([mode, here]) => {
    const there = /** @type {Figures[string]} */ (outside[mode]);
    const rates = /** @type {const} */ ([
      ["moves", "random moves a second"],
      ["nodes", "perft nodes a second"],
      ["playouts", "playouts a second"],
    ]);
    return rates.map(([rate, words]) => ({
      what: `${mode}: ${words}, ${kind} / CPython`,
      measured: `${figure(here[rate])} / ${figure(there[rate])}`,
      ratio: here[rate] / there[rate],
    }));
  });
}

/** @param {number} rate */
export function figure(rate) {
  return rate < 100 ? rate.toPrecision(2) : rate.toFixed(0);
}
