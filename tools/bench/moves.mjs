// Time from a press to the first frame that marks it, and to the first frame that shows the result, in the most
// demanding positions.
import { home } from "../files.mjs";
import { python } from "../python.mjs";
import { serve } from "../serve.mjs";
import { awaitTurn, pressToFrame, receive, skipMotion } from "./playing.mjs";
import { ms, quantile } from "./report.mjs";
import { inFreshBrowser, settled, visit } from "./visits.mjs";

const MOST = 50;
/** Number of choices made one after the other in each position. */
const CHOICES = 4;

/** @param {import("./bench.mjs").BenchOptions} options @returns {Promise<import("./report.mjs").Row[]>} */
export async function moves({ runs, browsers }) {
  /** @type {{worst: Record<string, string>}} */
  const { worst } = JSON.parse(python([home("tools/bench/records.py")]));
  const site = await serve(home("dist"));
  /** @type {import("./report.mjs").Row[]} */
  const rows = [];
  for (const kind of browsers) {
    await inFreshBrowser(kind, async (driver) => {
      await visit(driver, site.url);
      await settled(driver);
      await visit(driver, site.url); // a later visit
      for (const [name, record] of Object.entries(worst)) {
        const waits = await pressed(driver, record, runs * 2);
        const seen = waits.map((wait) => Math.min(wait.seen, wait.answered));
        const answered = waits.map((wait) => wait.answered);
        const shown = (/** @type {number[]} */ times) => `p50 ${ms(quantile(times))}, p95 ${ms(quantile(times, 0.95))}`;
        rows.push({
          what: `${kind}: ${name}: press to changed frame, p95 / ${MOST} ms`,
          measured: `${shown(seen)} of ${waits.length}; what comes of it ${shown(answered)}`,
          ratio: quantile(seen, 0.95) / MOST,
          bar: 1,
        });
      }
    });
  }
  await site.close();
  return rows;
}

/** @param {import("../../e2e/support/drivers.js").Driver} driver @param {string} record @param {number} times */
async function pressed(driver, record, times) {
  const waits = [];
  for (let time = 0; time < times; time++) {
    await receive(driver, record);
    for (let choice = 0; choice < CHOICES && (await awaitTurn(driver)); choice++) {
      waits.push(await driver.evaluate(pressToFrame, time * 7 + choice));
      await skipMotion(driver);
    }
  }
  return waits;
}
