// Whatever the size of the screen, the table fits into it: nothing is cut off or pushed out of sight, fingers find the buttons.
import { expect, sitDown, test, untilCoding, withoutMotion } from "./site.js";

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
