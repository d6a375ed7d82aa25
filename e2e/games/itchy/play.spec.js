// Itchy Monkey: whole games by clicks, choosing amounts of lice, badges, four seats, a phone.

import { expectSaid, listen } from "../../support/keyboard.js";
import { CLAN, clanAfter, decisions } from "../../support/sample-games.js";
import {
  BY_KEYS,
  BY_TOUCH,
  choose,
  expect,
  resign,
  startGame,
  takeUp,
  test,
  turn,
  withoutMotion,
} from "../../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const LONG = Boolean(process.env.TROOP_LONG);

/** Four players with spies: the second wins with five species. */
const FOUR = `g1 / b6 / d8 / c3 / g1 / g1-h1 / b6 / b6-b2 3w1q / d8 / d8-c8 1q / c3 / c3>c2 q / h1+s / h1>h2 s / b1 / b1-d1 5w
  / c8 / b8-b5 / c3 / c2-c1 / h1+s / h2-h4 / q h1 / d1 / d1>e1 w / pass / c8 / q c8 / x c3 / c1+s / c1>d1 s / h1 / h4-h2
  / e1 / e1>d1 w / pass / c8+s / b5-b4 / c1+s / c1-c2 / h1 / h2-f2 / pass / e1 / e1>d1 w / pass / c8 / c8-c7 3w+s / c2
  / c2>b2 q / h1 / h1-h2 / pass / d1 / e1-e3 3w / c7+s / c6>c7 w / c2 / b2>c2 q / q h2 / h2 / f2>f3 s / d1 / d1-d3 4w1q
  / c7 / x c2 / d3-d1 / h2 / f3>g3 s / d4 / d4-c4 3w1q`;

test("plays with four people and spies by keyboard alone, with everything announced", async ({ page, site }) => {
  test.skip(!LONG, "the clan game below goes the same way, in half the time");
  test.slow();
  await startGame(page, site, "itchy", { seats: 4, options: { spies: "on" } });
  await withoutMotion(page);
  await expect(page.locator(".player")).toHaveCount(4);
  await listen(page);
  for (const text of decisions(FOUR)) await choose(page, wordsOf(text), { press: BY_KEYS });
  expect(await turn(page)).toBe("over");
  await expectSaid(page);
  await expect(page.locator("#result-sentence")).toContainText("Player 2");
  await expect(page.locator("#result-reason")).toContainText("five");
  await expect(page.locator("#log-list > li")).toHaveCount(decisions(FOUR).length);
});

test("plays the clan game by keyboard alone, with everything announced", async ({ page, site }) => {
  test.slow();
  const before = LONG ? 0 : 40; // the rest works the same way
  if (LONG) await startGame(page, site, "itchy", { options: { mode: "clan" } });
  else await takeUp(page, site, clanAfter(before));
  await withoutMotion(page);
  await listen(page);
  for (const text of decisions(CLAN).slice(before)) await choose(page, wordsOf(text), { press: BY_KEYS });
  expect(await turn(page)).toBe("over");
  expect(await expectSaid(page, before)).toBe(decisions(CLAN).length);
  await expect(page.locator("#board .cell:focus")).toBeAttached();
  await expect(page.locator("#result-sentence")).toContainText("Player 1");
  await expect(page.locator("#log-list")).toContainText("Outbreak");
  await expect(page.locator('[data-key^="safe:1:"]')).toHaveCount(4);
});

test("lets the computer play three seats", async ({ page, site }) => {
  await startGame(page, site, "itchy", { seats: 4, preset: "me-first" });
  await withoutMotion(page);
  expect(await turn(page)).toBe("1");
  await page.locator(".cell.legal").first().click();
  expect(await turn(page)).toBe("1");
  await expect(page.locator("#log-list > li")).toHaveCount(4);
});

test("hides the badges on request", async ({ page, site }) => {
  await startGame(page, site, "itchy", {});
  const button = page.locator("#overview");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "false");
});

test("replaces a player who leaves a game of three by the computer", async ({ page, site }) => {
  await startGame(page, site, "itchy", { seats: 3 });
  await withoutMotion(page);
  await page.locator(".cell.legal").first().click();
  expect(await turn(page)).toBe("2");
  await resign(page);
  await page.locator("#confirm-yes").click();
  expect(await turn(page)).toBe("3");
  await expect(page.locator(".seat-2 .kind")).toContainText("computer");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("plays a game of four by touch, with everything legible", async ({ page, site }) => {
    await startGame(page, site, "itchy", { seats: 4, options: { spies: "on" } });
    await withoutMotion(page);
    for (const text of decisions(FOUR).slice(0, 12)) await choose(page, wordsOf(text), { press: BY_TOUCH });
    const cell = await page.locator('.cell[data-key="d4"]').boundingBox();
    expect(cell?.width).toBeGreaterThan(40);
    const board = await page.locator("#board").boundingBox();
    expect(board?.width).toBeGreaterThan(370);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

/** The words to choose for a decision in notation. @param {string} text */
function wordsOf(text) {
  const [first = "", second] = text.split(" ");
  if (first.endsWith("+s")) return [first.slice(0, 2), "s"];
  if (second === "off" || ["q", "x"].includes(first)) return [first, second ?? ""];
  const [from = "", to] = first.split(/[->]/);
  if (!to) return [from, "w?"];
  return [from, to, first.includes(">") ? `${second}?` : (second ?? "none?")];
}
