// On every screen size the match fits: nothing is cut off or hidden, and buttons are large enough for fingers.
import { expect, ready, startGame, test, untilCoding, withoutMotion } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const each = expect.configure({ soft: true, timeout: 5_000 });
const SIZES = {
  "a small phone": [320, 568],
  "a phone": [390, 844],
  "a phone on its side": [844, 390],
  "a tablet": [768, 1024],
  "a laptop": [1366, 768],
  "a wide screen": [1920, 1080],
};

const TABLES = {
  "a long board": (/** @type {Page} */ page, /** @type {{url: string}} */ site) => startGame(page, site, "mancala", {}),
  "four seats with goals": (/** @type {Page} */ page, /** @type {{url: string}} */ site) =>
    startGame(page, site, "itchy", { seats: 4, options: { spies: "on" } }),
  "a panel beside the board": async (/** @type {Page} */ page, /** @type {{url: string}} */ site) => {
    await startGame(page, site, "codemonkey", { seats: 2, options: { level: "6" } });
    await untilCoding(page);
  },
};

for (const [table, open] of Object.entries(TABLES)) {
  test(`fits ${table} on every screen`, async ({ page, site }) => {
    await page.goto(site.url);
    await withoutMotion(page);
    await open(page, site);
    for (const [name, [width = 0, height = 0]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      await each.poll(() => page.evaluate(wrong), { message: name }).toEqual([]);
      if (width >= 390) await each.poll(() => page.evaluate(cutNames), { message: name }).toEqual([]);
    }
  });
}

for (const name of /** @type {const} */ (["a phone", "a laptop"])) {
  const [width = 0, height = 0] = SIZES[name];
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, regular: false });

    test("has no layout shifts during the start", async ({ page, site }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 }); // parts of the page are painted before the rest is parsed
      await page.addInitScript(watchShifts);
      await page.goto(site.url);
      await ready(page);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => /** @type {any} */ (window).shifted)).toBeLessThan(0.02);
    });
  });
}

/** Sum up the layout shifts. Runs in the page. */
function watchShifts() {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((seen) => {
    for (const shift of seen.getEntries()) {
      /** @type {any} */ (window).shifted += /** @type {any} */ (shift).value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("fits the home page on every screen, with a game to continue", async ({ page, site }) => {
    await page.goto(site.url);
    await withoutMotion(page);
    await startGame(page, site, "mancala", { preset: "me-first" });
    await page.locator(".cell.legal").first().click();
    await expect(page.locator("#log-list li")).not.toHaveCount(0);
    await page.locator("#to-home").click();
    await expect(page.locator("#to-game")).toBeVisible();
    await fitsEveryScreen(page);
  });

  test("fits the home page on every screen, with four players", async ({ page, site }) => {
    await page.goto(site.url);
    await page.locator('label.game-card:has(input[value="itchy"])').click();
    await page.locator('.numbers label:has(input[value="4"])').click();
    await expect(page.locator('input[name="preset"]')).toHaveCount(3);
    await fitsEveryScreen(page);
  });
});

/** @param {Page} page */
async function fitsEveryScreen(page) {
  for (const [name, [width = 0, height = 0]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await each.poll(() => page.evaluate(wide), { message: name }).toEqual([]);
  }
}

/** Elements wider than the screen or their container. Runs in the page. */
function wide() {
  const shown = [...document.querySelectorAll("body *")].filter((each) => !each.closest("svg, .visually-hidden"));
  const out = shown.filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && each.checkVisibility());
  const cut = [...document.querySelectorAll(".game-card-name, .preset, .level, .button")].filter(
    (each) => each.scrollWidth > each.clientWidth + 1,
  );
  const homeScrolls = getComputedStyle(document.querySelector("#home") ?? document.body).overflowY === "auto";
  const high = homeScrolls && document.documentElement.scrollHeight > innerHeight ? ["the page scrolls as well"] : [];
  return [...high, ...[...out, ...cut].map((each) => each.outerHTML.slice(0, 80))];
}

/** Elements that do not fit. Runs in the page. */
function wrong() {
  const found = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`${scrollWidth} wide`);
  if (scrollHeight > innerHeight) found.push(`${scrollHeight} high`);
  const inside = ({ left, top, right, bottom } = new DOMRect()) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const shown = [...document.querySelectorAll("#actions > .button, .top-tools > .button")].filter(
    (button) => button.checkVisibility() && button.getBoundingClientRect().width,
  );
  if (shown.length < 8) found.push(`only ${shown.length} buttons`);
  for (const button of shown) {
    const place = button.getBoundingClientRect();
    if (!inside(place)) found.push(`#${button.id} is out of sight`);
    if (place.width < 43.5 || place.height < 43.5) found.push(`#${button.id} is ${place.width} × ${place.height}`);
  }
  for (const cell of document.querySelectorAll("#board .cell")) {
    if (!inside(cell.getBoundingClientRect())) found.push(`${cell.getAttribute("data-key")} is out of sight`);
  }
  return found;
}

/** Truncated player names. Runs in the page. */
function cutNames() {
  const names = [...document.querySelectorAll(".player .name")];
  return names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent);
}
