// Around a game: stepping through it again, what is heard, and what the statistics say of it.
import { readFile } from "node:fs/promises";
import { expect, legal, PLAIN, ready, sitDown, test, turn, withoutMotion } from "./site.js";

/** @typedef {import("@playwright/test").Page} Page */

const SMALL = { ...PLAIN, pockets: "3", each: "2" };

test("a game plays itself again, at any speed, by keyboard too", async ({ page, site }) => {
  await wholeGame(page, site, "people");
  const moves = await page.locator("#log-list li").count();
  await page.locator("#look-back").click();
  await expect(page.locator("#status")).toHaveText("The first position");
  await page.locator("#replay-speed").click();
  await expect(page.locator("#replay-speed")).toHaveText("2×");
  await page.locator("#replay-speed").click();
  await page.locator("#replay").click();
  await expect(page.locator("#replay")).toHaveAttribute("data-playing", "");
  await expect(page.locator("#status")).toHaveText(/After move [2-9]/);
  await page.locator("#replay").click();
  await expect(page.locator("#replay")).not.toHaveAttribute("data-playing", "");
  // The keys do the same, from anywhere but the board.
  await page.locator("#log-scroll").evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await page.keyboard.press("Home");
  await expect(page.locator("#status")).toHaveText("The first position");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#status")).toHaveText(`After move 1 of ${moves}`);
  await page.keyboard.press("Space");
  await expect(page.locator("#result")).toBeVisible();
  await expect(page.locator("#replay")).not.toHaveAttribute("data-playing", "");
});

test("moves are heard, and one click makes it quiet", async ({ page, site }) => {
  await sitDown(page, site, "mancala", { preset: "people", options: PLAIN });
  await legal(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-heard", /move|come|go/);
  await turn(page);
  await page.locator("#sound").click();
  await expect(page.locator("#sound")).toHaveAttribute("aria-pressed", "false");
  await page.evaluate(() => document.documentElement.removeAttribute("data-heard"));
  await legal(page).first().click();
  await turn(page);
  await expect(page.locator("html[data-heard]")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("nothing is heard at first", async ({ page, site }) => {
    await page.goto(site.url);
    await ready(page);
    await expect(page.locator("#sound")).toHaveAttribute("aria-pressed", "false");
  });
});

test("the statistics count a game once, can be saved as a file and erased", async ({ page, site }) => {
  await wholeGame(page, site, "me-first");
  await statistics(page);
  await expect(page.locator("#statistics-figures")).toContainText("One game was played to its end.");
  await expect(page.locator("#statistics tbody tr")).toHaveCount(1);
  await expect(page.locator("#statistics tbody td").nth(0)).toHaveText("Tamarin");
  await expect(page.locator("#statistics tbody td").nth(1)).toHaveText("1");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#statistics-export").click()]);
  const [result] = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(result).toMatchObject({ game: "mancala", kinds: ["person", "tamarin"] });
  await page.locator("#statistics [data-close]").click();
  // A game that is taken up again is not over; when it is, it still counts once.
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
  await page.locator("#ask-yes").click();
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
  await sitDown(page, site, "mancala", { preset, options: SMALL });
  while ((await turn(page)) !== "over") await legal(page).first().click();
}
