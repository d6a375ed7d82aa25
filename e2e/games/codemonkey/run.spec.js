// CodeMonkey: the run: pausing it, its results, what falls and flies back, and the review afterwards.

import { CODED, CODED_CHOICES, CODED_PROGRAMS } from "../../support/sample-games.js";
import { asked, choose, expect, ready, takeUp, test, turn, typeMove, withoutMotion } from "../../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} program */
async function type(page, program) {
  if ((await asked(page)) === "curtain") await page.locator("#curtain-lift").click();
  await turn(page);
  await typeMove(page, program);
}

test("a long run can be paused and shown step by step", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await takeUp(page, site, CODED);
  const [first = "", second = ""] = CODED_PROGRAMS;
  await type(page, first);
  await type(page, second);
  await turn(page);
  await expect(page.locator("#run-controls")).toBeHidden();
  await page.locator("#open-settings").click();
  await page.locator('[name="speed"]').selectOption("slow");
  await page.locator("#settings button[type=submit]").click();
  const [[hex, tree] = []] = CODED_CHOICES;
  await page.locator(`.cell.legal[data-word="${hex}"]`).click();
  await page.locator(`.cell.legal[data-word="${tree}"], #choices [data-word="${tree}"]`).first().click();
  await page.locator("#run-pause").click();
  await expect(page.locator("#run-pause")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("html")).toHaveAttribute("data-turn", "busy");
  await page.locator("#run-next").click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "busy");
  await page.locator("#run-pause").click();
  await turn(page);
  await expect(page.locator("#run-controls")).toBeHidden();
});

test("every entry of a finished game can be looked at in its review", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await takeUp(page, site, CODED);
  for (const program of CODED_PROGRAMS) await type(page, program);
  for (const words of CODED_CHOICES) await choose(page, words);
  await expect(page.locator("html")).toHaveAttribute("data-turn", "over");
  await page.locator("#result-review").click();
  await expect(page.locator("#review-found")).toBeVisible({ timeout: 120_000 });
  await page.locator("#graph [data-word]").first().click();
  await expect(page.locator("#history")).toBeVisible();
  await expect(page.locator("#review-later")).toBeHidden();
  await expect(page.locator("#review-found")).toBeVisible();
  await expect(page.locator("#branch")).toBeVisible();
});
