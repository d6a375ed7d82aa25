// Whatever the size of the screen, the table fits into it: nothing is cut off or pushed out of sight, fingers find the buttons.
import { expect, ready, sitDown, test, untilCoding, withoutMotion } from "./site.js";

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
  "a long board": (/** @type {Page} */ page, /** @type {{url: string}} */ site) => sitDown(page, site, "mancala", {}),
  "four seats with goals": (/** @type {Page} */ page, /** @type {{url: string}} */ site) =>
    sitDown(page, site, "itchy", { seats: 4, options: { spies: "on" } }),
  "a panel beside the board": async (/** @type {Page} */ page, /** @type {{url: string}} */ site) => {
    await sitDown(page, site, "codemonkey", { seats: 2, options: { level: "6" } });
    await untilCoding(page);
  },
};

for (const [table, open] of Object.entries(TABLES)) {
  test(`${table} fits every screen`, async ({ page, site }) => {
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

    test("nothing jumps about while the page starts", async ({ page, site }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 }); // parts of the page are seen before the rest is read
      await page.addInitScript(watchShifts);
      await page.goto(site.url);
      await ready(page);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => /** @type {any} */ (window).shifted)).toBeLessThan(0.02);
    });
  });
}

/** Adds up by how much things move by themselves, as browsers count it. Runs in the page. */
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

  test("the shelf fits every screen, with a game to go on with", async ({ page, site }) => {
    await page.goto(site.url);
    await withoutMotion(page);
    await sitDown(page, site, "mancala", { preset: "me-first" });
    await page.locator(".cell.legal").first().click();
    await page.locator("#to-shelf").click();
    await expect(page.locator("#to-game")).toBeVisible();
    await fitsEveryScreen(page);
  });

  test("the shelf fits every screen, with four seats", async ({ page, site }) => {
    await page.goto(site.url);
    await page.locator('label.box:has(input[value="itchy"])').click();
    await page.locator('label.number:has(input[value="4"])').click();
    await expect(page.locator('input[name="preset"]')).toHaveCount(4);
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

/** What is broader than the screen, or than its place. Runs in the page. */
function wide() {
  const shown = [...document.querySelectorAll("body *")].filter((each) => !each.closest("svg, .unseen"));
  const out = shown.filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && each.checkVisibility());
  const cut = [...document.querySelectorAll(".box-name, .preset, .level, .button")].filter(
    (each) => each.scrollWidth > each.clientWidth + 1,
  );
  return [...out, ...cut].map((each) => each.outerHTML.slice(0, 80));
}

/** What does not fit. Runs in the page. */
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

/** Names of players that cannot be read whole. Runs in the page. */
function cutNames() {
  const names = [...document.querySelectorAll(".seat .name")];
  return names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent);
}
