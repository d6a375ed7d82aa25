// A small common interface to three browsers: each starts with empty storage, opens pages, evaluates functions in them,
// and closes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { Builder, Capabilities } from "selenium-webdriver";
import { executable, miniBrowser } from "../../tools/browsers.mjs";

/**
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} open
 * @property {<T, A>(read: (argument: A) => T | Promise<T>, argument?: A) => Promise<T>} evaluate
 * @property {<T>(read: () => T | Promise<T>) => Promise<T[]>} [inWorkers] the same in each of the page's workers
 * @property {() => Promise<void>} close
 */

export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @type {Record<import("../../tools/browsers.mjs").Kind, () => Promise<Driver>>} */
export const DRIVERS = { chromium: driveChromium, firefox: driveFirefox, webkit: driveWebKit };

/** @param {Driver} driver @param {() => boolean} condition @param {number} [patience] milliseconds */
export async function until(driver, condition, patience = 120_000) {
  const end = Date.now() + patience;
  while (!(await driver.evaluate(condition))) {
    if (Date.now() > end) throw new Error(`never came true: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @returns {Promise<Driver>} */
async function driveChromium() {
  const folder = await mkdtemp(join(tmpdir(), "troop-"));
  const how = { executablePath: executable("chromium"), args: CHROMIUM_ARGS, locale: "en-GB" };
  const browser = await chromium.launchPersistentContext(folder, how);
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (read, argument) => /** @type {any} */ (page.evaluate(/** @type {any} */ (read), argument)),
    inWorkers: (read) => Promise.all(page.workers().map((worker) => worker.evaluate(/** @type {any} */ (read)))),
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<Driver>} */
async function driveFirefox() {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: executable("firefox"), headless: true });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (read, argument) => /** @type {any} */ (page.evaluate(/** @type {any} */ (read), argument)),
    close: () => browser.close(),
  };
}

/** @returns {Promise<Driver>} */
async function driveWebKit() {
  const port = 20_000 + (process.pid % 20_000);
  const command = ["-a", executable("webkit") ?? "", `--port=${port}`];
  const server = spawn("xvfb-run", command, { stdio: "ignore", detached: true });
  const stop = () => {
    if (server.pid) process.kill(-server.pid);
  };
  const browser = await connected(port).catch((error) => {
    stop();
    throw error;
  });
  return {
    open: (url) => browser.get(url),
    evaluate: (read, argument) => browser.executeScript(`return (${read})(...arguments)`, argument),
    close: async () => {
      await browser.quit().catch(() => {});
      stop();
      await once(server, "exit");
    },
  };
}

/** @param {number} port */
async function connected(port) {
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const wanted = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  for (let tries = 0; ; tries++) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
    } catch (error) {
      if (tries > 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
