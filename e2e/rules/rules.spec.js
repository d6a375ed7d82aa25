// The rules: linked from every refusal, available before the engine, searchable, in both languages, offline.
import { check } from "../support/axe.js";
import { expect, open, PLAIN, ready, test, turn } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

test("links refusals, notation errors and results to their rules", async ({ page, site }) => {
  await open(page, site, { ...PLAIN, pockets: "1", each: "1" });
  await page.locator("#play").click();
  await turn(page);
  const link = page.locator("#explanation .rule-link");
  await page.locator('.cell[data-word="A"]').click({ force: true });
  await expect(link).toHaveText("Why?");
  await link.click();
  await expect(page.locator("#rule-1")).toHaveClass(/target-rule/);
  await expect(page.locator("#rule-1")).toBeInViewport();
  await expect(page.locator("#rule-1 h4")).toBeFocused();
  await expect(page.locator('#rule-1 [data-picture="sowing"] svg.illustration:has(use)')).toHaveCount(2);
  await check(page, "a rule");
  await page.locator('#rules a[href="#rule-option-capture"]').first().click();
  await expect(page.locator("#rules .target-rule h4")).toHaveText("Captures capture");
  await expect(page.locator("#rules .target-rule h4")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await page.locator('.cell[data-word="a"]').focus();
  await page.keyboard.type("nonsense");
  await page.keyboard.press("Enter");
  await link.click();
  await expect(page.locator("#rule-notation")).toHaveClass(/target-rule/);
  await expect(page.locator("#rules .target-rule")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.locator('.cell[data-word="a"]').click();
  await page.locator("#result-reason .rule-link").click();
  await expect(page.locator("#rule-5")).toHaveClass(/target-rule/);
});

test("searches regardless of case and accents, highlights matches and counts them", async ({ page, site }) => {
  await page.goto(site.url);
  await page.locator("#language").click();
  await page.keyboard.press("F1");
  await expect(page.locator("#rules-title")).toHaveText("Règles : Mancala");
  await expect(page.locator("#rules .rule")).toHaveCount(17);
  await page.locator("#rules-query").fill("RESERVE egales");
  await expect(page.locator("#rules-found")).toHaveText("1 résultat");
  await expect(page.locator("#rules .rule:not([hidden])")).toHaveCount(1);
  await expect(page.locator("#rules #rule-6 mark")).toHaveText(["réserve", "réserve", "égales"]);
  await expect(page.locator("#rules-contents a:visible")).toHaveText([/Semer/, /Qui gagne/]);
  await page.locator("#rules-query").fill("xyz");
  await expect(page.locator("#rules-found")).toHaveText("Aucun résultat");
  await page.locator("#rules-query").fill("");
  await expect(page.locator("#rules .rule:not([hidden])")).toHaveCount(17);
  await expect(page.locator("#rules mark")).toHaveCount(0);
});

test.describe("on a phone in the dark", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark", hasTouch: true });

  test("shows the rules before Python is ready, and offline", async ({ page, site }) => {
    await page.goto(site.url);
    await page.locator(".game-details [data-rules]").tap();
    await expect(page.locator("html:not([data-ready])")).toBeAttached();
    await expect(page.locator("#rules .rule")).toHaveCount(17);
    await page.locator("#rules-contents-toggle").tap();
    await page.locator('#rules-contents a[href="#rule-11"]').tap();
    await expect(page.locator("#rule-11")).toBeInViewport();
    await expect(page.locator("#rules-contents")).toBeHidden();
    await check(page, "the rules");
    expect(await page.locator("#rules-text").evaluate(sideways)).toBe(0);
    await page.keyboard.press("Escape");
    await ready(page);
    await expect(page.locator("html[data-offline-ready]")).toBeAttached({ timeout: 60_000 });
    await site.close();
    await page.reload();
    await page.locator('label.game-card:has(input[value="codemonkey"])').tap();
    await page.locator(".game-details [data-rules]").tap();
    await expect(page.locator("#rules .rule")).toHaveCount(34);
    await expect(page.locator("#rules svg.illustration:has(use)").first()).toBeVisible();
    expect(await page.locator("#rules-text").evaluate(sideways)).toBe(0);
  });
});

/** How far the page scrolls sideways. @param {Element} text */
function sideways(text) {
  return text.scrollWidth - text.clientWidth;
}
