// Replay, sounds and statistics.
import { readFile } from "node:fs/promises";
import { expect, legal, PLAIN, ready, startGame, test, turn, withoutMotion } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const SMALL = { ...PLAIN, pockets: "3", each: "2" };

test("replays a game at any speed, by keyboard too", async ({ page, site }) => {
  await wholeGame(page, site, "people");
  const moves = await page.locator("#log-list li").count();
  await page.locator("#result-history").click();
  await expect(page.locator("#status")).toHaveText("Starting position");
  await page.locator("#replay-speed").click();
  await expect(page.locator("#replay-speed")).toHaveText("2×");
  await page.locator("#replay-speed").click();
  await page.locator("#replay").click();
  await expect(page.locator("#replay")).toHaveAttribute("data-playing", "");
  await expect(page.locator("#status")).toHaveText(/After move [2-9]/);
  await page.locator("#replay").click();
  await expect(page.locator("#replay")).not.toHaveAttribute("data-playing", "");
  // The keys work wherever the focus is, except on the board.
  await page.locator("#log-scroll").evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await page.keyboard.press("Home");
  await expect(page.locator("#status")).toHaveText("Starting position");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#status")).toHaveText(`After move 1 of ${moves}`);
  await page.keyboard.press("Space");
  await expect(page.locator("#result")).toBeVisible();
  await expect(page.locator("#replay")).not.toHaveAttribute("data-playing", "");
});

test("plays sounds that can be muted with one click", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "people", options: PLAIN });
  await legal(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-last-sound", /move|come|go/);
  await turn(page);
  await page.locator("#sound").click();
  await expect(page.locator("#sound")).toHaveAttribute("aria-pressed", "false");
  await page.evaluate(() => document.documentElement.removeAttribute("data-last-sound"));
  await legal(page).first().click();
  await turn(page);
  await expect(page.locator("html[data-last-sound]")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("is silent by default", async ({ page, site }) => {
    await page.goto(site.url);
    await ready(page);
    await expect(page.locator("#sound")).toHaveAttribute("aria-pressed", "false");
  });
});

test("counts a game once in the statistics, which can be exported and erased", async ({ page, site }) => {
  await wholeGame(page, site, "me-first");
  await statistics(page);
  await expect(page.locator("#statistics-figures")).toContainText("One game was played to its end.");
  await expect(page.locator("#statistics tbody tr")).toHaveCount(1);
  await expect(page.locator("#statistics tbody td").nth(0)).toHaveText("Very easy");
  await expect(page.locator("#statistics tbody td").nth(1)).toHaveText("1");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#statistics-export").click()]);
  const [result] = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(result).toMatchObject({ game: "mancala", kinds: ["person", "tamarin"] });
  await page.locator("#statistics [data-close]").click();
  // A game that is resumed is not over; when it ends again, it still counts once.
  await page.locator("#undo").click();
  await turn(page);
  await statistics(page);
  await expect(page.locator("#statistics-figures")).toContainText("No game has been played");
  await page.locator("#statistics [data-close]").click();
  while ((await turn(page)) !== "over") await legal(page).first().click();
  await page.reload();
  await ready(page);
  await statistics(page);
  await expect(page.locator("#statistics-figures")).toContainText("One game");
  await page.locator("#statistics-erase").click();
  await page.locator("#confirm-yes").click();
  await expect(page.locator("#statistics-figures")).toContainText("No game has been played");
});

/** @param {Page} page */
async function statistics(page) {
  await page.locator("#menu-button").click();
  await page.locator("#menu-statistics").click();
}

/** @param {Page} page @param {{url: string}} site @param {string} preset */
async function wholeGame(page, site, preset) {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await startGame(page, site, "mancala", { preset, options: SMALL });
  while ((await turn(page)) !== "over") await legal(page).first().click();
}
