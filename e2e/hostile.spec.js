// Whatever text comes in, it stays text: markup everywhere a word can be written.
import { expect, legal, PLAIN, ready, sitDown, test, turn, withoutMotion } from "./site.js";

const EVIL = `<img src=x onerror="document.title='owned'">"'><svg onload=alert(1)>{ $seat }`;
const SHORT = EVIL.slice(0, 24);

test("names, titles, typed moves and options put nothing into the page but words", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await page.locator("#more-seats summary").click();
  await page.locator('[name="name-0"]').fill(EVIL);
  await page.locator('[name="name-1"]').fill(`${EVIL}\nseat 3 gorilla`);
  await sitDown(page, site, "mancala", { options: { ...PLAIN, pockets: "3", each: "2" } });
  await expect(page.locator(".seat").first()).toContainText(SHORT);
  await page.locator("#typed-move").fill(EVIL);
  await page.locator("#typed-move").press("Enter");
  await expect(page.locator("#why")).toBeVisible();
  while ((await turn(page)) !== "over") await legal(page).first().click();
  await expect(page.locator("#log-list")).toContainText(SHORT);
  await page.locator("#to-shelf").click();
  await page.locator("#saves-list .save button").nth(1).click();
  await page.locator("#name-input").fill(EVIL);
  await page.locator("#name button[type=submit]").click();
  await expect(page.locator("#saves-list .save-title")).toContainText(SHORT);
  await page.locator('label.box:has(input[value="codemonkey"])').click();
  if (await page.locator("#more-options:not([open])").count()) await page.locator("#more-options summary").click();
  await page.locator('[name="option-jungle"]').fill(EVIL);
  await page.locator('[name="option-jungle"]').blur();
  await expect(page.locator("#notices .notice")).not.toHaveCount(0);
  await page.reload();
  await ready(page);
  expect(await page.title()).not.toContain("owned");
  await expect(page.locator("img, [onerror], [onload], script:not([src], [type], #watch)")).toHaveCount(0);
});
