// Boards with small cells can be zoomed and scrolled, and played as usual.
import { expect, startGame, test, turn, untilCoding, withoutMotion } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

for (const [width, height, seats] of /** @type {const} */ ([
  [360, 640, 2],
  [360, 640, 4],
  [390, 664, 4],
  [390, 844, 4],
  [844, 390, 2],
])) {
  test(`no cell is covered by the zoom buttons at ${width} × ${height} with ${seats} players`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await startGame(page, site, "itchy", { seats });
    await expect(page.locator("#zoom-in")).toBeVisible();
    expect(await page.evaluate(coveredByZoom)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

/** The cells and buttons under the zoom buttons. Runs in the page. */
function coveredByZoom() {
  const zoom = /** @type {Element} */ (document.querySelector("#zoom")).getBoundingClientRect();
  const covered = [...document.querySelectorAll(".cell, .actions .button")].filter((each) => {
    const box = each.getBoundingClientRect();
    return (
      box.width && box.right > zoom.left && box.left < zoom.right && box.bottom > zoom.top && box.top < zoom.bottom
    );
  });
  return covered.map((each) => each.id || each.getAttribute("data-key"));
}

const cell = (/** @type {Page} */ page, /** @type {string} */ word) => page.locator(`.cell[data-word="${word}"]`);
const width = async (/** @type {Page} */ page) => (await cell(page, "d5").boundingBox())?.width ?? 0;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page, site }) => {
    await page.goto(site.url);
    await withoutMotion(page);
    await startGame(page, site, "itchy", { seats: 4 });
  });

  test("zooms in and out by buttons; taps still choose", async ({ page }) => {
    const before = await width(page);
    await page.locator("#zoom-in").tap();
    await expect.poll(() => width(page)).toBeCloseTo(2 * before, 0);
    expect(await page.evaluate(() => [scrollX, scrollY, innerWidth])).toEqual([0, 0, 390]);
    await cell(page, "e4").tap();
    await expect(page.locator("#board")).toHaveAttribute("data-position", /^1/);
    await page.locator("#zoom-out").tap();
    await expect.poll(() => width(page)).toBeCloseTo(before, 0);
    await expect(page.locator("#zoom-out")).toBeHidden();
  });

  test("zooms by pinching and scrolls with one finger", async ({ page }) => {
    const before = await width(page);
    await pinch(page, [150, 400], [240, 400], 60);
    await expect.poll(() => width(page)).toBeGreaterThan(before * 1.8);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    const { x: from = 0 } = (await cell(page, "d3").boundingBox()) ?? {};
    await fingers(page, [[[300, 330]], [[250, 330]], [[200, 330]], [[150, 330]]]);
    await expect.poll(async () => (await cell(page, "d3").boundingBox())?.x ?? from).toBeLessThan(from - 60);
    await pinch(page, [60, 400], [330, 400], -110);
    await expect.poll(() => width(page)).toBeCloseTo(before, 0);
    await expect(page.locator("#board")).toHaveAttribute("data-position", "0");
  });

  test("zooms by a double tap on a free place; on a monkey it chooses", async ({ page }) => {
    const before = await width(page);
    await tapTwice(page, "e7", (now) => expect(now).toBeCloseTo(2 * before, 0));
    await expect(cell(page, "e7")).toBeInViewport();
    await tapTwice(page, "e7", (now) => expect(now).toBeCloseTo(before, 0));
    await cell(page, "d5").dblclick();
    await expect(page.locator("#board")).toHaveAttribute("data-position", /^1/);
    await expect(page.locator("#board-area[data-zoomed]")).toHaveCount(0);
  });

  test("shows the whole board when something moves out of sight", async ({ page }) => {
    const before = await width(page);
    await page.locator("#menu-button").tap();
    await page.locator("#menu-settings").tap();
    await page.locator("select[name=speed]").selectOption("fast");
    await page.locator("#settings button[type=submit]").tap();
    await tapTwice(page, "a8", (now) => expect(now).toBeGreaterThan(before * 1.8));
    await page.locator("#typed-toggle").tap();
    await page.locator("#typed-move").fill("g1");
    await page.locator("#typed-move").press("Enter");
    await turn(page);
    await expect.poll(() => width(page)).toBeCloseTo(before, 0);
  });

  test("drags a die into a slot while zoomed", async ({ page, site }) => {
    await startGame(page, site, "codemonkey", { options: { level: "1" } });
    await untilCoding(page);
    await cell(page, "die1").focus();
    await page.keyboard.press("+");
    await expect(page.locator("#board-area[data-zoomed]")).toBeVisible();
    const [from, to] = [await middle(page, "die1"), await middle(page, "slot1")];
    const way = [0, 0.2, 0.5, 0.8, 1].map((part) => [
      [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
    ]);
    await fingers(page, way);
    await expect(page.locator("#program-listing")).toContainText("move(");
  });
});

test("zooms by keyboard and keeps the focused cell visible", async ({ page, site }) => {
  await page.goto(site.url);
  await withoutMotion(page);
  await startGame(page, site, "itchy", {});
  await cell(page, "d4").focus();
  const before = await width(page);
  for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press("+");
  await expect.poll(() => width(page)).toBeGreaterThan(before * 3);
  for (const [key, times] of /** @type {const} */ ([
    ["ArrowRight", 3],
    ["ArrowUp", 3],
    ["ArrowLeft", 6],
  ])) {
    for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
    expect(await page.evaluate(isFocusInRoom)).toBe(true);
  }
  for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press("-");
  await expect.poll(() => width(page)).toBeCloseTo(before, 0);
  await expect(page.locator("#zoom")).toBeHidden();
});

/** Runs in the page. */
function isFocusInRoom() {
  const room = document.querySelector("#board-area")?.getBoundingClientRect();
  const cell = document.activeElement?.getBoundingClientRect();
  if (!room || !cell || !document.activeElement?.matches(".cell")) return false;
  const [x, y] = [cell.left + cell.width / 2, cell.top + cell.height / 2];
  return x > room.left && x < room.right && y > room.top && y < room.bottom;
}

/**
 * Double-tap until the cells have the expected width: on a busy machine the second tap may come too late.
 * @param {Page} page
 * @param {string} word
 * @param {(width: number) => void} check
 */
async function tapTwice(page, word, check) {
  await expect(async () => {
    const place = await middle(page, word);
    await page.touchscreen.tap(...place);
    await page.touchscreen.tap(...place);
    await expect(async () => check(await width(page))).toPass({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** @param {Page} page @param {string} word @returns {Promise<[number, number]>} */
async function middle(page, word) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await cell(page, word).first().boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
}

/**
 * Move two fingers apart or together by this much.
 * @param {Page} page
 * @param {number[]} one
 * @param {number[]} other
 * @param {number} apart
 */
async function pinch(page, [x = 0, y = 0], [x2 = 0, y2 = 0], apart) {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  await fingers(
    page,
    steps.map((part) => [
      [x - apart * part, y],
      [x2 + apart * part, y2],
    ]),
  );
}

/** Move fingers on the screen step by step. @param {Page} page @param {number[][][]} steps */
async function fingers(page, steps) {
  const devtools = await page.context().newCDPSession(page);
  for (const [index, places] of steps.entries()) {
    const touchPoints = places.map(([x = 0, y = 0], id) => ({ x, y, id }));
    await devtools.send("Input.dispatchTouchEvent", { type: index ? "touchMove" : "touchStart", touchPoints });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
