// Time until a move can be made, compared with a bare loadPyodide() of the stock files in a worker: first visits in
// fresh browsers, later visits alternating in one browser; and the start of the bots' worker.
import { until } from "../../e2e/support/drivers.js";
import { home } from "../files.mjs";
import { serve } from "../serve.mjs";
import { ms, quantile } from "./report.mjs";
import { inFreshBrowser, serveBare, settled, visit } from "./visits.mjs";

/** @typedef {import("./report.mjs").Row} Row */
/** @typedef {import("./visits.mjs").Visit} Visit */
/** @typedef {{site: string, bare: string}} Urls */

const FIRST = 0.5;
const PAINTED = 0.1;
const LATER = 0.35;
const BOTS = 0.2;

/** @param {import("./bench.mjs").BenchOptions} options @returns {Promise<Row[]>} */
export async function start({ runs, browsers }) {
  const [site, bare] = await Promise.all([serve(home("dist")), serveBare()]);
  const urls = { site: site.url, bare: bare.url };
  const rows = [];
  for (const kind of browsers)
    rows.push(...(await firstVisits(kind, urls, runs)), ...(await laterVisits(kind, urls, runs)));
  await Promise.all([site.close(), bare.close()]);
  return rows;
}

/** @param {import("./bench.mjs").Kind} kind @param {Urls} urls @param {number} runs @returns {Promise<Row[]>} */
async function firstVisits(kind, urls, runs) {
  const [ours, stock] = [/** @type {Visit[]} */ ([]), /** @type {Visit[]} */ ([])];
  for (let run = 0; run < runs; run++) {
    ours.push(await inFreshBrowser(kind, (driver) => visit(driver, urls.site)));
    stock.push(await inFreshBrowser(kind, (driver) => visit(driver, urls.bare)));
  }
  const [bare, ready, painted] = [median(stock, "ready"), median(ours, "ready"), median(ours, "painted")];
  return [
    row(`${kind}: first visit, ready for a move / bare loadPyodide()`, ready, bare, FIRST),
    row(`${kind}: first visit, the table is painted / bare loadPyodide()`, painted, bare, PAINTED),
  ];
}

/** @param {import("./bench.mjs").Kind} kind @param {Urls} urls @param {number} runs @returns {Promise<Row[]>} */
function laterVisits(kind, urls, runs) {
  return inFreshBrowser(kind, async (driver) => {
    await visit(driver, urls.site);
    await settled(driver);
    await visit(driver, urls.bare);
    const [ours, stock] = [/** @type {Visit[]} */ ([]), /** @type {Visit[]} */ ([])];
    const bots = [];
    for (let run = 0; run < runs; run++) {
      ours.push(await visit(driver, urls.site));
      bots.push(await mindsStart(driver));
      stock.push(await visit(driver, urls.bare));
    }
    const [bare, ready] = [median(stock, "ready"), median(ours, "ready")];
    const restored = ours.filter((each) => each.restored).length;
    return [
      row(`${kind}: later visit, ready for a move / bare loadPyodide()`, ready, bare, LATER),
      row(`${kind}: later visit, the bots’ worker / bare loadPyodide()`, quantile(bots), bare, BOTS),
      { what: `${kind}: later visits that began from the snapshot`, measured: `${restored} of ${runs}` },
    ];
  });
}

/**
 * Time from needing the bots' worker until it answers.
 * @param {import("../../e2e/support/drivers.js").Driver} driver
 */
async function mindsStart(driver) {
  await driver.evaluate(() => {
    /** @type {HTMLElement} */ (document.querySelector("input[value=me-first]")).click();
  });
  await until(driver, () => performance.getEntriesByName("bots ready").length > 0);
  return driver.evaluate(() => {
    const [launched, ready] = ["bots launched", "bots ready"].map((name) => performance.getEntriesByName(name)[0]);
    return (ready?.startTime ?? Number.NaN) - (launched?.startTime ?? Number.NaN);
  });
}

/** @param {Visit[]} visits @param {"ready" | "painted"} what */
function median(visits, what) {
  return quantile(visits.map((each) => each[what]));
}

/** @param {string} what @param {number} ours @param {number} bare @param {number} bar @returns {Row} */
function row(what, ours, bare, bar) {
  return { what, measured: `${ms(ours)} / ${ms(bare)}`, ratio: ours / bare, bar };
}
