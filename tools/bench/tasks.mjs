// Long tasks in the page while Gorilla thinks and plays. Only Chromium reports them.
import { home } from "../files.mjs";
import { python } from "../python.mjs";
import { serve } from "../serve.mjs";
import { awaitTurn, pressToFrame, receive } from "./playing.mjs";
import { ms } from "./report.mjs";
import { inFreshBrowser, visit } from "./visits.mjs";

const MOST = 50;
const DECISIONS = 8;

/** @param {import("./bench.mjs").BenchOptions} options @returns {Promise<import("./report.mjs").Row[]>} */
export async function tasks({ browsers }) {
  if (!browsers.includes("chromium")) return [];
  /** @type {{gorilla: Record<string, string>}} */
  const { gorilla } = JSON.parse(python([home("tools/bench/records.py")]));
  const site = await serve(home("dist"));
  /** @type {import("./report.mjs").Row[]} */
  const rows = [];
  await inFreshBrowser("chromium", async (driver) => {
    await visit(driver, site.url);
    for (const [name, record] of Object.entries(gorilla)) {
      await driver.evaluate(watchTasks);
      await receive(driver, record);
      for (let made = 0; made < DECISIONS && (await awaitTurn(driver)); made++)
        await driver.evaluate(pressToFrame, made);
      await awaitTurn(driver);
      const long = await driver.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).longTasks));
      const longest = Math.max(0, ...long);
      rows.push({
        what: `chromium: ${name}: longest task while Gorilla plays / ${MOST} ms`,
        measured: long.length ? `${long.length} long, longest ${ms(longest)}` : `none over ${MOST} ms`,
        ratio: longest / MOST,
        bar: 1,
      });
    }
  });
  await site.close();
  return rows;
}

/** Runs in the page. */
function watchTasks() {
  const here = /** @type {any} */ (window);
  here.longTasks = [];
  here.tasksWatched?.disconnect();
  here.tasksWatched = new PerformanceObserver((list) => {
    here.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  here.tasksWatched.observe({ type: "longtask" });
}
