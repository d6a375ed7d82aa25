// How fast the engine plays and its minds think: in the page's Python, against Python on this machine.
import { until } from "../../e2e/drivers.js";
import { home } from "../files.mjs";
import { python } from "../python.mjs";
import { serve } from "../serve.mjs";
import { buildSmallSite } from "../sites.mjs";
import { ms } from "./report.mjs";
import { inFreshBrowser } from "./visits.mjs";

/** @typedef {Record<string, {moves: number, nodes: number, playouts: number, thought: Record<string, {seconds: number, step: number, positions: number}>}>} Figures */

/** @param {import("./bench.mjs").Wishes} wishes @returns {Promise<import("./report.mjs").Row[]>} */
export async function engine({ browsers }) {
  /** @type {Figures} */
  const outside = JSON.parse(python([home("e2e/bench/bench.py")]));
  const site = await serve(await buildSmallSite("bench"));
  const rows = [];
  for (const kind of browsers.slice(0, 1)) {
    const inside = await inFreshBrowser(kind, async (driver) => {
      await driver.open(site.url);
      await until(driver, () => "done" in document.documentElement.dataset, 900_000);
      return driver.evaluate(() => document.querySelector("#report")?.textContent ?? "{}");
    });
    rows.push(...compared(kind, JSON.parse(inside), outside));
  }
  await site.close();
  return rows;
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
    return [
      ...rates.map(([rate, words]) => ({
        what: `${mode}: ${words}, ${kind} / CPython`,
        measured: `${figure(here[rate])} / ${figure(there[rate])}`,
        ratio: here[rate] / there[rate],
      })),
      ...Object.entries(here.thought).map(([level, { seconds, step, positions }]) => {
        const longest = there.thought[level]?.seconds ?? Number.NaN;
        return {
          what: `${mode}: longest thought of ${level}, ${kind} / CPython`,
          measured: `${ms(seconds * 1000)} / ${ms(longest * 1000)}, steps of ${ms(step * 1000)} at most, ${figure(positions)} positions/s`,
          ratio: seconds / longest,
        };
      }),
    ];
  });
}

/** @param {number} rate */
function figure(rate) {
  return rate < 100 ? rate.toPrecision(2) : rate.toFixed(0);
}
