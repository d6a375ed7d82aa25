// Thinking time of each level in the page's Python, compared with its limit.
import { figure, measured } from "./engine.mjs";
import { ms, quantile } from "./report.mjs";

/** @typedef {{seconds: number[], most: number, step: number, positions: number}} Thoughts */

/** @param {import("./bench.mjs").BenchOptions} options @returns {Promise<import("./report.mjs").Row[]>} */
export async function bots({ browsers, game }) {
  const found = await measured(browsers, { part: "bots", game });
  return found.flatMap(([kind, modes]) =>
    Object.entries(modes).flatMap(([mode, levels]) =>
      Object.entries(levels).map(([level, thoughts]) => row(`${mode}: a decision of ${level}, ${kind}`, thoughts)),
    ),
  );
}

/** @param {string} what @param {Thoughts} thoughts @returns {import("./report.mjs").Row} */
function row(what, { seconds, most, step, positions }) {
  const [median, almostAll] = [quantile(seconds), quantile(seconds, 0.95)];
  const spread = `${ms(median * 1000)}, p95 ${ms(almostAll * 1000)} of ${seconds.length}`;
  const pace = `steps of ${ms(step * 1000)} at most, ${figure(positions)} positions/s`;
  return { what, measured: `${spread}, ${pace}`, ratio: almostAll / most, bar: 1 };
}
