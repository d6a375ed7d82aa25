// The first game of somebody who knows nothing: against the computer, by mouse or keyboard.
import { expect, legal, PLAIN, ready, startGame, test, turn } from "../support/site.js";

test("begins against the computer with the first move on the board", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await expect(page.locator(".presets .chosen")).toHaveText("Against the computer");
  await expect(page.locator(".levels .level")).toHaveCount(5);
  await legal(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-screen", "match");
  expect(await turn(page)).toBe("1");
  await expect(page.locator("#log-list li[class*=seat-2]").first()).toBeAttached(); // the computer has answered
});

test("lets the computer begin, or two people play here", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await page.locator('.begins label:has(input[value="me-last"])').click();
  await expect(page.locator(".begins .chosen")).toHaveText("It begins");
  await expect(page.locator(".presets .chosen")).toHaveText("Against the computer");
  await page.locator('.presets label:has(input[value="people"])').click();
  await expect(page.locator(".begins, .levels")).toHaveCount(0);
  await page.locator("#play").click();
  expect(await turn(page)).toBe("1");
  await expect(page.locator("#players")).not.toContainText("Lemur");
});

test("keeps the keyboard focus when Play is pressed, and types a move from anywhere", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await page.locator("#play").focus();
  await page.keyboard.press("Enter");
  await turn(page);
  await expect(page.locator("#board .cell:focus")).toHaveCount(1);
  await page.locator("#menu-button").focus();
  await page.keyboard.press("/");
  await expect(page.locator("#typed-move")).toBeFocused();
  await expect(page.locator("#typed-move")).toHaveValue("");
});

test("speaks to a single person", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "me-first", options: PLAIN });
  await expect(page.locator("#status")).toHaveText("Your turn");
  await expect(page.locator("#players .seat-1")).toContainText("You");
  await page.locator("#resign").click();
  await page.locator("#confirm-yes").click();
  await expect(page.locator("#result-sentence")).toHaveText("You lost. Tamarin wins!");
  await expect(page.locator("#result-reason")).toContainText("You resigned.");
  await expect(page.locator("#result-sentence .star")).toHaveCount(0);
});
