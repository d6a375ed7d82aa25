// How long each level thinks about a decision, in the page's Python, against how long it may.
import { figure, measured } from "./engine.mjs";
import { ms, quantile } from "./report.mjs";

/** @typedef {{seconds: number[], step: number, positions: number}} Thoughts */

/** Seconds that a decision may take on a small laptop. @type {Record<string, number>} */
const SECONDS = { tamarin: 0.5, lemur: 0.5, mandrill: 0.5, orangutan: 1.5, gorilla: 4 };

/** @param {import("./bench.mjs").Wishes} wishes @returns {Promise<import("./report.mjs").Row[]>} */
export async function minds({ browsers, game }) {
  const found = await measured(browsers, { part: "minds", game });
  return found.flatMap(([kind, modes]) =>
    Object.entries(modes).flatMap(([mode, levels]) =>
      Object.entries(levels).map(([level, thoughts]) =>
        row(`${mode}: a decision of ${level}, ${kind}`, level, thoughts),
      ),
    ),
  );
}

/** @param {string} what @param {string} level @param {Thoughts} thoughts @returns {import("./report.mjs").Row} */
function row(what, level, { seconds, step, positions }) {
  const [median, most] = [quantile(seconds), quantile(seconds, 0.95)];
  const spread = `${ms(median * 1000)}, p95 ${ms(most * 1000)} of ${seconds.length}`;
  const pace = `steps of ${ms(step * 1000)} at most, ${figure(positions)} positions/s`;
  return { what, measured: `${spread}, ${pace}`, ratio: most / (SECONDS[level] ?? Number.NaN), bar: 1 };
}
