// The rules in the app: a click from every refusal, there before Python is, searchable, in both languages, offline.
import { check } from "./axe.js";
import { expect, open, PLAIN, ready, test, turn } from "./site.js";

/** @typedef {import("@playwright/test").Page} Page */

test("a refusal leads to its rule, what cannot be read to the notation, a result to the rule of the end", async ({
  page,
  site,
}) => {
  await open(page, site, { ...PLAIN, pockets: "1", each: "1" });
  await page.locator("#play").click();
  await turn(page);
  const link = page.locator("#why .rule-link");
  await page.locator('.cell[data-word="A"]').click({ force: true });
  await expect(link).toHaveText("Rule 1");
  await link.click();
  await expect(page.locator("#rule-1")).toHaveClass(/marked/);
  await expect(page.locator("#rule-1")).toBeInViewport();
  await expect(page.locator("#rule-1 h4")).toBeFocused();
  await expect(page.locator('#rule-1 [data-picture="sowing"] svg.still:has(use)')).toHaveCount(2);
  await check(page, "a rule");
  await page.locator('#rules a[href="#rule-option-capture"]').first().click();
  await expect(page.locator("#rules .marked h4")).toHaveText("Captures capture");
  await expect(page.locator("#rules .marked h4")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await page.locator('.cell[data-word="a"]').focus();
  await page.keyboard.type("nonsense");
  await page.keyboard.press("Enter");
  await link.click();
  await expect(page.locator("#rule-notation")).toHaveClass(/marked/);
  await expect(page.locator("#rules .marked")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.locator('.cell[data-word="a"]').click();
  await page.locator("#result-reason .rule-link").click();
  await expect(page.locator("#rule-5")).toHaveClass(/marked/);
});

test("the search knows no capitals and no accents, marks what it finds and says how much it is", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.locator("#language").click();
  await page.keyboard.press("F1");
  await expect(page.locator("#rules-title")).toHaveText("Mancala : les règles");
  await expect(page.locator("#rules .rule")).toHaveCount(17);
  await page.locator("#rules-query").fill("RESERVE egales");
  await expect(page.locator("#rules-found")).toHaveText("1 endroit");
  await expect(page.locator("#rules .rule:not([hidden])")).toHaveCount(1);
  await expect(page.locator("#rules #rule-6 mark")).toHaveText(["réserve", "réserve", "égales"]);
  await expect(page.locator("#rules-contents a:visible")).toHaveText([/Semer/, /Qui gagne/]);
  await page.locator("#rules-query").fill("xyz");
  await expect(page.locator("#rules-found")).toHaveText("Rien trouvé");
  await page.locator("#rules-query").fill("");
  await expect(page.locator("#rules .rule:not([hidden])")).toHaveCount(17);
  await expect(page.locator("#rules mark")).toHaveCount(0);
});

test.describe("on a phone in the dark", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark", hasTouch: true });

  test("the rules are there before Python is, and offline", async ({ page, site }) => {
    await page.goto(site.url);
    await page.locator(".box-back [data-rules]").tap();
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
    await page.locator('label.box:has(input[value="codemonkey"])').tap();
    await page.locator(".box-back [data-rules]").tap();
    await expect(page.locator("#rules .rule")).toHaveCount(34);
    await expect(page.locator("#rules svg.still:has(use)").first()).toBeVisible();
    expect(await page.locator("#rules-text").evaluate(sideways)).toBe(0);
  });
});

/** How far it would have to be moved sideways to be read. @param {Element} text */
function sideways(text) {
  return text.scrollWidth - text.clientWidth;
}
