// Winning against the computer: a small celebration, the next level, and the trophies on the statistics page.
import { choose, expect, resign, takeUp, test, turn, withoutMotion } from "../support/site.js";

/** One move before player 1 wins against the weakest level. */
const ALMOST_WON = `troop 1
game itchy
options cap=100 edition=english first=1 mode=base seats=2 spies=off tamarin=off
seat 1 person
seat 2 tamarin
moves
b1 / e7 / b1 / b1-b2 2w / e7 / e7-e5 2w / b2 / b2-d2 1w1q / e5 / e5>d5 w / e2 / e2-e3 1w1q / e5 / e5>d5 w
e4 / b3-c3 2w / d5 / d5-d4 3w / e4 / e4>e3 w / e5 / e5-b5 4w / e4 / e4-f4 3w / b5 / b5-e5 4w / e3 / e3-e4 3w
a5 / a5-d5 4w / f4 / f4-f2 2w / d5 / d3>d4 w / f2 / f2-f4 3w1q / d4 / d3-f3 2w / e4 / d2-d3 3w / g3 / e5>d5 w / f1
end
`;

test("a win is celebrated and leads to the next level, a loss is not", async ({ page, site }) => {
  await takeUp(page, site, ALMOST_WON);
  await withoutMotion(page);
  await expect(page.locator(".player.seat-2 .name")).toHaveText("Pip");
  await expect(page.locator(".player.seat-2 .face")).toHaveAttribute("data-mood", "calm");
  await choose(page, ["e4", "f4", "w?"]);
  expect(await turn(page)).toBe("over");
  await expect(page.locator(".celebration")).toBeAttached();
  await expect(page.locator("#result.won")).toBeVisible();
  await expect(page.locator(".player.seat-2 .face")).toHaveAttribute("data-mood", "sorry");
  await expect(page.locator(".celebration")).toHaveCount(0);
  await page.locator("#menu-button").click();
  await page.locator("#menu-statistics").click();
  await expect(page.locator(".climb .done")).toHaveCount(1);
  await expect(page.locator(".climb .done")).toHaveAttribute("title", "Pip: beaten");
  await page.keyboard.press("Escape");
  await page.locator("#climb-next").filter({ hasText: "Next: Kiki" }).click();
  expect(await turn(page)).toBe("1");
  await expect(page.locator(".player.seat-2 .name")).toHaveText("Kiki");
  await page.locator(".cell.legal").first().click();
  expect(await turn(page)).toBe("1");
  await resign(page);
  await page.locator("#confirm-yes").click();
  await expect(page.locator("#result.lost")).toBeVisible();
  await expect(page.locator("#climb-next")).toBeHidden();
  await expect(page.locator(".celebration")).toHaveCount(0);
  await expect(page.locator(".player.seat-2 .face")).toHaveAttribute("data-mood", "glad");
});
