// Visits to the site and to the page with bare Pyodide, with timings reported by the pages.
import { DRIVERS, until } from "../../e2e/support/drivers.js";
import { home } from "../files.mjs";
import { serve } from "../serve.mjs";

/** @typedef {import("../../e2e/support/drivers.js").Driver} Driver */
/** @typedef {{ready: number, painted: number, restored: boolean}} Visit milliseconds since navigation */

/** Milliseconds for a browser to settle after its start. */
const OWN_START = 1500;

/** The stock files, and a page that only starts them in a worker. */
export function serveBare() {
  return serve([home("e2e/pages/bare-pyodide"), home("node_modules/pyodide")]);
}

/** @template T @param {import("./bench.mjs").Kind} kind @param {(driver: Driver) => Promise<T>} act @returns {Promise<T>} */
export async function inFreshBrowser(kind, act) {
  const driver = await DRIVERS[kind]();
  await new Promise((resolve) => setTimeout(resolve, OWN_START));
  try {
    return await act(driver);
  } finally {
    await driver.close();
  }
}

/** @param {Driver} driver @param {string} url @returns {Promise<Visit>} */
export async function visit(driver, url) {
  await driver.open(url);
  await until(driver, () => performance.getEntriesByName("ready").length > 0);
  return driver.evaluate(() => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    return {
      ready: performance.getEntriesByName("ready")[0]?.startTime ?? Number.NaN,
      // The board is part of the HTML: it is visible once the page is parsed and painted.
      painted: Math.max(painted?.startTime ?? Number.NaN, navigation?.domInteractive ?? Number.NaN),
      restored: performance.getEntriesByName("rules restored").length > 0,
    };
  });
}

/** The site is cached for offline use and prepared for the next start. @param {Driver} driver */
export async function settled(driver) {
  await until(driver, () => "offlineReady" in document.documentElement.dataset);
  await until(driver, () => "snapshot" in document.documentElement.dataset);
}
