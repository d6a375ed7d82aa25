// Test fixtures: the built site under a sub-path, and a page in which requests to other origins and console messages
// are errors.
import { test as base, expect } from "@playwright/test";
import { home } from "../../tools/files.mjs";
import { serve } from "../../tools/serve.mjs";
import { pressByKeys } from "./keyboard.js";
import { BASE, regular } from "./returning-visitor.js";

export { expect };

/**
 * @typedef {object} Site
 * @property {string} url
 * @property {() => Promise<void>} close stop the server, so that the site is offline
 */

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./returning-visitor.js").Regular} Regular */
/**
 * @typedef {import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions} TestParts
 * @typedef {import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions} WorkerParts
 */
/** @typedef {{site: Site, complaints: RegExp, prepares: boolean, regular: boolean}} Ours */
/** @type {import("@playwright/test").Fixtures<Ours, {regularly: () => Promise<Regular>}, TestParts, WorkerParts>} */
const fixtures = {
  // pattern of the console messages that the test expects
  complaints: [/^$/, { option: true }],
  // whether the page may prepare its next start, which takes time
  prepares: [false, { option: true }],
  // whether to use a profile that has visited before: not for first visits, or when files or clock are manipulated
  regular: [true, { option: true }],
  regularly: [
    async ({ browserName: _ }, use) => {
      /** @type {Promise<Regular> | undefined} */
      let here;
      await use(() => {
        here ??= regular();
        return here;
      });
      await (await here)?.leave();
    },
    { scope: "worker" },
  ],
  site: async ({ regular, regularly }, use) => {
    const port = regular ? (await regularly()).port : 0;
    const server = await serve(home("dist"), { base: BASE, port });
    await use(server);
    await server.close();
  },
  context: async ({ browser, regular, regularly, locale, hasTouch }, use) => {
    if (regular && !hasTouch && locale === "en-GB") {
      const { context, forget } = await regularly();
      await use(context);
      await forget();
    } else {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    }
  },
  page: async ({ context, complaints, prepares, viewport, colorScheme }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    if (!prepares) await page.addInitScript(savingData);
    const { wrong, stop } = watch(page, complaints);
    await use(page);
    stop();
    expect(wrong).toEqual([]);
  },
};

/** Collect everything that should not happen in a page. @param {Page} page @param {RegExp} complaints */
function watch(page, complaints) {
  /** @type {string[]} */
  const wrong = [];
  const asked = (/** @type {import("@playwright/test").Request} */ request) => {
    const url = request.url();
    if (!/^((data|blob):|http:\/\/localhost:)/.test(url)) wrong.push(`asked ${url}`);
  };
  page.context().on("request", asked);
  page.on("console", (message) => {
    const loud = ["error", "warning"].includes(message.type());
    if (loud && !complaints.test(message.text())) wrong.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => {
    if (!complaints.test(error.message)) wrong.push(`thrown: ${error.message} ${error.stack}`);
  });
  return { wrong, stop: () => page.context().off("request", asked) };
}

export const test = base.extend(fixtures);

/** Runs in the page. */
function savingData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/**
 * Open the site, wait until it is ready, and choose options.
 * @param {Page} page
 * @param {{url: string}} site
 * @param {Record<string, string>} [options]
 */
export async function open(page, site, options = {}) {
  await page.goto(site.url);
  await ready(page);
  await seatPreset(page, "people");
  await chooseOptions(page, options);
  await expect(page.locator("html")).toHaveAttribute("data-turn", /^\d$/);
}

/** Options of a game without tokens. */
export const PLAIN = { tokens: "off" };

/** @param {Page} page */
export async function ready(page) {
  await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 60_000 });
}

/** Turn animations off, so that whole games take seconds. @param {Page} page */
export async function withoutMotion(page) {
  await page.locator("#menu-button").click();
  await page.locator("#menu-settings").click();
  await page.locator("select[name=speed]").selectOption("none");
  await page.locator("select[name=bot_speed]").selectOption("none");
  await page.locator("#settings button[type=submit]").click();
}

/**
 * Wait until somebody can decide, or the game is over.
 * @param {Page} page
 * @returns {Promise<string>} "1", "2", … or "over"
 */
export async function turn(page) {
  await expect(page.locator("html")).toHaveAttribute("data-turn", /^(\d|over)$/, { timeout: 30_000 });
  return (await page.locator("html").getAttribute("data-turn")) ?? "";
}

/** Open the field for typed moves. @param {Page} page @returns {Promise<import("@playwright/test").Locator>} */
export async function typing(page) {
  const field = page.locator("#typed-move");
  if (!(await field.isVisible())) await page.locator("#typed-toggle").click();
  return field;
}

/** Type a move. @param {Page} page @param {string} text */
export async function typeMove(page, text) {
  const field = await typing(page);
  await field.fill(text);
  await field.press("Enter");
}

/** Resign, up to the question whether that is meant. @param {Page} page */
export async function resign(page) {
  await page.locator("#menu-button").click();
  await page.locator("#resign").click();
}

/** The cells that can be chosen now. @param {Page} page */
export function legal(page) {
  return page.locator(".cell.legal");
}

/** Make some decisions, always the first possible one. @param {Page} page @param {number} count */
export async function playSome(page, count) {
  if ((await page.locator("#play").isVisible()) && (await page.locator(".saved-game").count()) === 0)
    await withoutMotion(page);
  for (let played = 0; played < count; played++) {
    expect(await turn(page)).not.toBe("over");
    await legal(page).first().click();
  }
  await turn(page);
}

/** The numbers on the board, as screen readers get them. @param {Page} page */
export async function labels(page) {
  const cells = await page.locator("#board .cell").all();
  const texts = await Promise.all(cells.map((cell) => cell.getAttribute("aria-label")));
  return texts.map((text) => (text ?? "").replace(", can be played", ""));
}

/**
 * Choose a preset on the home page, and the bots' level.
 * @param {Page} page
 * @param {string} name
 * @param {string} [level]
 */
export async function seatPreset(page, name, level = "tamarin") {
  const against = /^me-/.test(name);
  if (!against) await page.locator(`.presets label:has(input[value="${name}"])`).click();
  else if (!(await page.locator(".begins").count()))
    await page.locator(".presets label:has(input[value^=me-])").click();
  if (against) await page.locator(`.begins label:has(input[value="${name}"])`).click();
  if (against) await page.locator(`label.level:has(input[value="${level}"])`).click();
}

/** Choose options on the home page. @param {Page} page @param {Record<string, string>} options */
export async function chooseOptions(page, options) {
  const closed = await page.locator("#more-options:not([open])").count();
  if (Object.keys(options).length && closed) await page.locator("#more-options summary").click();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`[name="option-${name}"]`);
    const step = page.locator(`.steps label:has(input[name="option-${name}"][value="${value}"])`);
    if (await step.count()) await step.click();
    else if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else {
      await field.fill(value);
      await field.blur();
    }
  }
}

/**
 * Choose a game, the number of seats and options, and start; without a preset only people play.
 * @param {Page} page
 * @param {{url: string}} site
 * @param {string} game
 * @param {{seats?: number, preset?: string, level?: string, options?: Record<string, string>}} wishes
 */
export async function startGame(page, site, game, { seats, preset, level, options = {} }) {
  if (!page.url().startsWith(site.url)) await page.goto(site.url);
  await ready(page);
  if (await page.locator("html[data-screen=match]").count()) await page.locator("#to-home").click();
  await page.locator(`label.game-card:has(input[value="${game}"])`).click();
  if (seats) await page.locator(`.numbers label:has(input[value="${seats}"])`).click();
  await seatPreset(page, preset ?? (seats === 4 ? "family" : "people"), level);
  await chooseOptions(page, options);
  await page.locator("#play").click();
  await expect(page.locator("html")).toHaveAttribute("data-screen", "match");
  await turn(page);
}

/**
 * Paste a game from elsewhere and wait until it is open.
 * @param {Page} page
 * @param {{url: string}} site
 * @param {string} record
 */
export async function takeUp(page, site, record) {
  if (!page.url().startsWith(site.url)) await page.goto(site.url);
  await ready(page);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, record);
  await expect(page.locator("html")).toHaveAttribute("data-screen", "match");
  await expect(page.locator("#log-list > li")).not.toHaveCount(0);
  await asked(page);
}

/**
 * Make a decision word by word on the board, by a button or with the counters. A word ending in a question mark is
 * chosen only if it is asked for.
 * @param {Page} page
 * @param {string[]} words
 * @param {{press?: Press}} [manner]
 */
export async function choose(page, words, { press = BY_MOUSE } = {}) {
  for (const each of words) {
    const word = each.replace("?", "");
    const followed = ((await page.locator("#board").getAttribute("data-position")) ?? "").split(" ").slice(1);
    if (followed[words.indexOf(each)] === word) continue; // it was the only possible one and followed by itself
    const target = page.locator(`.cell.legal[data-word="${word}"], #choices button[data-word="${word}"]`);
    if (/^[\dwqs+]+$/.test(word) && (await page.locator(".counters").count())) await count(page, word, press);
    if (each.endsWith("?") && !(await target.count())) continue;
    const before = await page.locator("#board").getAttribute("data-position");
    await press(page, target.first());
    await use(page, press);
    await askedElse(page, before);
    await turn(page);
  }
}

/** Use what a card explains, if one is open. @param {Page} page @param {Press} [press] */
export async function use(page, press = BY_MOUSE) {
  const button = page.locator("#choice-card-use");
  if (await button.isVisible()) await press(page, button);
}

/** @typedef {(page: Page, target: import("@playwright/test").Locator) => Promise<void>} Press */
/** @type {Press} */
const BY_MOUSE = (_, target) => target.click();
/** @type {Press} */
export const BY_TOUCH = (_, target) => target.tap();
/** @type {Press} */
export const BY_KEYS = pressByKeys;

/** Set the counters to a word such as `2w1q+s`. @param {Page} page @param {string} word @param {Press} press */
async function count(page, word, press) {
  const numbers = { w: 0, q: 0, s: 0 };
  for (const [, number, kind] of word.matchAll(/(\d*)([wqs])/g))
    numbers[/** @type {"w"} */ (kind)] = Number(number || 1);
  for (const [index, wanted] of Object.values(numbers).entries()) {
    const counter = page.locator(".counter").nth(index);
    for (let turns = 0; (await counter.count()) && turns < 30; turns += 1) {
      const now = Number(await counter.locator("output").textContent());
      if (now === wanted) break;
      await press(page, counter.locator("button").nth(now < wanted ? 1 : 0));
    }
  }
}

/** Wait until somebody has to decide, take the screen or send a link, or the game is over. @param {Page} page */
export async function asked(page) {
  await expect(page.locator("html")).toHaveAttribute("data-turn", /^(\d|over|curtain|waiting)$/, { timeout: 30_000 });
  return (await page.locator("html").getAttribute("data-turn")) ?? "";
}

/**
 * Wait until something else is asked, the screen is passed on, or the game is over.
 * @param {Page} page
 * @param {string | null} before
 */
export async function askedElse(page, before) {
  await expect(async () => {
    const settled = /^(over|curtain|waiting)$/.test(await asked(page));
    expect(settled || (await page.locator("#board").getAttribute("data-position")) !== before).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [10, 20, 50] });
}

/** @param {Page} page */
export async function untilCoding(page) {
  for (;;) {
    if ((await asked(page)) === "curtain") await page.locator("#curtain-lift").click();
    else if (await page.locator('.cell[data-key="slot1"]').count()) return;
    else await decide(page);
  }
}

/** Prefer a tree that can be climbed, then any cell, then a button. @param {Page} page @param {Press} [press] */
export async function decide(page, press = BY_MOUSE) {
  const position = await page.locator("#board").getAttribute("data-position");
  const trees = page.locator('.cell.legal[data-key^="T"]');
  const places = page.locator(".cell.legal");
  const buttons = page.locator("#choices button:not(.step)");
  const [climbs, hexes] = [await trees.count(), await places.count()];
  if (climbs) await press(page, trees.nth(Math.floor(Math.random() * climbs)));
  else if (hexes) await press(page, places.nth(Math.floor(Math.random() * hexes)));
  else await press(page, buttons.first());
  await use(page, press);
  await askedElse(page, position);
}
