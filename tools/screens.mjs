// Screenshots of every screen, for phone and laptop, in both languages, light and dark, into build/screens. `node
// tools/screens.mjs phone-fr` makes only some of them.
import { mkdir, rm } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS } from "../e2e/support/drivers.js";
import { asked, legal, ready, resign, startGame, turn, untilCoding, withoutMotion } from "../e2e/support/site.js";
import { executable } from "./browsers.mjs";
import { home } from "./files.mjs";
import { serve } from "./serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{url: string}} Site */

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  lying: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1366, height: 768 } },
};
const LANGUAGES = { en: "en-GB", fr: "fr-FR" };
const THEMES = /** @type {const} */ (["light", "dark"]);
const MONKEYS = "g1 / b6 / d8 / c3 / g1 / g1-h1 / b6 / b6-b2 3w1q / d8 / d8-c8 1q / c3 / c3>c2 q / h1+s / h1>h2 s / b1";
const JUNGLE = "C@0,0/0;B@-1,-1/5;G@1,-3/4;D@3,-2/1;A@4,-3/4;H@4,-1/5;T1@0,-3;T2@1,-1;T3@2,0;T4@-1,0;T5@4,-2";

/**
 * Every screen, each reached from the previous one.
 * @type {Record<string, (page: Page, site: Site) => Promise<unknown>>}
 */
const TOUR = {
  home: (page) => withoutMotion(page),
  levels: (page) => page.locator(".presets label:has(input[value^=me-])").click(),
  options: async (page) => {
    await page.locator('label.game-card:has(input[value="codemonkey"])').click();
    await page.locator("#more-options summary").click();
    await page.locator("#more-options").scrollIntoViewIfNeeded();
  },
  mancala: async (page, site) => {
    await startGame(page, site, "mancala", { preset: "people" });
    for (let moves = 0; moves < 5; moves++) await step(page, () => legal(page).first().click());
  },
  hint: (page) => step(page, () => page.locator("#hint").click(), "#hint-list li"),
  hints: (page) => page.locator("#hint").click(),
  question: (page) => resign(page),
  result: (page) => step(page, () => page.locator("#confirm-yes").click(), "#result:visible"),
  history: (page) => step(page, () => page.locator("#result-history").click(), "#history:visible"),
  review: async (page) => {
    await page.locator("#history-end").click();
    await page.locator("#result-review").click();
    await page.locator("#review-found").waitFor({ timeout: 300_000 });
  },
  itchy: async (page, site) => {
    await startGame(page, site, "itchy", { seats: 4, options: { spies: "on" } });
    for (const move of MONKEYS.split("/")) await type(page, move.trim());
  },
  larger: async (page) => {
    if (await page.locator("#zoom-in").isVisible()) await page.locator("#zoom-in").click();
  },
  bump: async (page) => {
    if (await page.locator("#zoom-out").isVisible()) await page.locator("#zoom-out").click();
    await step(page, () => page.locator('.cell.legal[data-word="b1"]').click());
    await page.locator('.cell.legal[data-word="d1"]').click();
    await page.locator(".counters").waitFor();
  },
  clan: async (page, site) => {
    await startGame(page, site, "itchy", { seats: 2, options: { mode: "clan" } });
    for (const move of ["L", "O", "f7", "d5-e5 1w", "b7"]) await type(page, move);
  },
  curtain: async (page, site) => {
    await startGame(page, site, "codemonkey", { options: { level: "4", jungle: JUNGLE } });
    while ((await asked(page)) !== "curtain") await legal(page).first().click();
  },
  coding: async (page) => {
    await untilCoding(page);
    await page.locator('.cell.legal[data-word="die1"]').click();
    await turn(page);
  },
  menu: (page) => page.locator("#menu-button").click(),
  ...dialogs({
    settings: "#settings",
    statistics: "#statistics",
    "position-words": "#position-words",
    keys: "#keyboard-help",
  }),
  ...dialogs({ share: "#share", receive: "#receive", rules: "#rules-text .part", learn: "#lesson-list" }),
  lesson: async (page) => {
    await page.locator('[data-lesson="itchy-1-lice"]').click();
    await page.locator("#lesson").waitFor();
    await turn(page);
  },
  saves: (page) => page.locator("#to-home").click(),
};

const [wanted = ""] = process.argv.slice(2);
const folder = home("build/screens");
if (!wanted) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await serve(home("dist"));
const browser = await chromium.launch({ executablePath: executable("chromium"), args: CHROMIUM_ARGS });
for (const [size, room] of Object.entries(SIZES)) {
  for (const [language, locale] of Object.entries(LANGUAGES)) {
    for (const colorScheme of THEMES) {
      const kind = `${size}-${language}-${colorScheme}`;
      if (!kind.startsWith(wanted)) continue;
      const page = await browser.newPage({ ...room, locale, colorScheme });
      await page.goto(site.url);
      await ready(page);
      let number = 0;
      for (const [screen, reach] of Object.entries(TOUR)) {
        await reach(page, site);
        await page.mouse.move(0, 0);
        await page.screenshot({ path: `${folder}/${kind}-${String(++number).padStart(2, "0")}-${screen}.png` });
      }
      console.log(`${kind}: ${number} screens`);
      await page.close();
    }
  }
}
await browser.close();
await site.close();

/**
 * Do something, then wait until the page is idle or something is visible.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @param {string} [there]
 */
async function step(page, act, there) {
  await turn(page);
  await act();
  if (there) await page.locator(there).first().waitFor({ timeout: 60_000 });
  else await turn(page);
}

/** @param {Page} page @param {string} move */
async function type(page, move) {
  await turn(page);
  if (!(await page.locator("#typed-move").isVisible())) await page.locator("#board .cell[tabindex='0']").press("/");
  await page.locator("#typed-move").fill(move);
  await page.locator("#typed-move").press("Enter");
  await page.waitForFunction(() => !(/** @type {HTMLInputElement} */ (document.querySelector("#typed-move")).value));
  await turn(page);
}

/** The dialogs of the menu. @param {Record<string, string>} dialogs */
function dialogs(dialogs) {
  return Object.fromEntries(
    Object.entries(dialogs).map(([name, dialog]) => [
      name,
      async (/** @type {Page} */ page) => {
        await page.keyboard.press("Escape");
        await page.locator("#menu-button").click();
        await page.locator(`#menu-${name}`).click();
        await page.locator(dialog).first().waitFor();
      },
    ]),
  );
}
