// The built site under a sub-path, and a page that is watched: nothing from another origin, nothing on the console.
import { test as base, expect } from "@playwright/test";
import { home } from "../tools/files.mjs";
import { serve } from "../tools/serve.mjs";

export { expect };

/**
 * @typedef {object} Site
 * @property {string} url
 * @property {() => Promise<void>} close takes the server away: from then on the site is offline
 */

/**
 * @typedef {import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions} TestParts
 * @typedef {import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions} WorkerParts
 */
/** @type {import("@playwright/test").Fixtures<{site: Site, complaints: RegExp}, {}, TestParts, WorkerParts>} */
const fixtures = {
  site: async ({ browserName: _ }, use) => {
    const server = await serve(home("dist"), { base: "/some/sub/path/" });
    await use(server);
    await server.close();
  },
  // What a test expects to be complained about on the console, as a pattern.
  complaints: [/^$/, { option: true }],
  page: async ({ page, complaints }, use) => {
    /** @type {string[]} */
    const wrong = [];
    page.context().on("request", (request) => {
      const url = request.url();
      if (!/^((data|blob):|http:\/\/localhost:)/.test(url)) wrong.push(`asked ${url}`);
    });
    page.on("console", (message) => {
      const loud = ["error", "warning"].includes(message.type());
      if (loud && !complaints.test(message.text())) wrong.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => {
      if (!complaints.test(error.message)) wrong.push(`thrown: ${error.message} ${error.stack}`);
    });
    await use(page);
    expect(wrong).toEqual([]);
  },
};

export const test = base.extend(fixtures);

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Opens the site, waits until a move can be made, and chooses options on the shelf.
 * @param {Page} page @param {{url: string}} site @param {Record<string, string>} [options]
 */
export async function open(page, site, options = {}) {
  await page.goto(site.url);
  await ready(page);
  if (Object.keys(options).length) await page.locator("#more-options summary").click();
  for (const [name, value] of Object.entries(options)) {
    await page.locator(`select[name="option-${name}"]`).selectOption(value);
  }
  await expect(page.locator("html")).toHaveAttribute("data-turn", /^\d$/);
}

/** The game that is all in the open, decided by pockets alone. */
export const PLAIN = { tokens: "off" };

/** @param {Page} page */
export async function ready(page) {
  await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 60_000 });
}

/** Things are where they end at once, so that whole games take seconds. @param {Page} page */
export async function withoutMotion(page) {
  await page.locator("#menu-button").click();
  await page.locator("#menu-settings").click();
  await page.locator("select[name=speed]").selectOption("none");
  await page.locator("#settings button[type=submit]").click();
}

/** Waits until somebody can decide, or the game is over. @param {Page} page @returns {Promise<string>} "1", "2", … or "over" */
export async function turn(page) {
  await expect(page.locator("html")).toHaveAttribute("data-turn", /^(\d|over)$/, { timeout: 30_000 });
  return (await page.locator("html").getAttribute("data-turn")) ?? "";
}

/** The words that can be chosen on the board now. @param {Page} page */
export function legal(page) {
  return page.locator(".cell.legal");
}

/** The numbers of the board, as the page reads them out. @param {Page} page */
export async function labels(page) {
  const cells = await page.locator("#board .cell").all();
  const texts = await Promise.all(cells.map((cell) => cell.getAttribute("aria-label")));
  return texts.map((text) => (text ?? "").replace(", can be played", ""));
}

/** Chooses a preset on the shelf. @param {Page} page @param {string} name */
export async function seatPreset(page, name) {
  await page.locator(`label.preset:has(input[value="${name}"])`).click();
}
