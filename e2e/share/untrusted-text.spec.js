// Markup typed into any text field stays text.
import { expect, legal, PLAIN, ready, startGame, test, turn, typeMove, withoutMotion } from "../support/site.js";

const EVIL = `<img src=x onerror="document.title='owned'">"'><svg onload=alert(1)>{ $seat }`;
const SHORT = EVIL.slice(0, 24);

test("shows markup in names, titles, typed moves and options as text", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await page.locator("#more-seats summary").click();
  await page.locator('[name="name-0"]').fill(EVIL);
  await page.locator('[name="name-1"]').fill(`${EVIL}\nseat 3 gorilla`);
  await startGame(page, site, "mancala", { options: { ...PLAIN, pockets: "3", each: "2" } });
  await expect(page.locator(".player").first()).toContainText(SHORT);
  await typeMove(page, EVIL);
  await expect(page.locator("#explanation")).toBeVisible();
  while ((await turn(page)) !== "over") await legal(page).first().click();
  await expect(page.locator("#log-list")).toContainText(SHORT);
  await page.locator("#to-home").click();
  await page.locator("#saved-games-list .saved-game button").nth(1).click();
  await page.locator("#rename-input").fill(EVIL);
  await page.locator("#rename button[type=submit]").click();
  await expect(page.locator("#saved-games-list .saved-game-title")).toContainText(SHORT);
  await page.locator('label.game-card:has(input[value="codemonkey"])').click();
  if (await page.locator("#more-options:not([open])").count()) await page.locator("#more-options summary").click();
  await page.locator('[name="option-jungle"]').fill(EVIL);
  await page.locator('[name="option-jungle"]').blur();
  await expect(page.locator("#notices .notice")).not.toHaveCount(0);
  await page.reload();
  await ready(page);
  expect(await page.title()).not.toContain("owned");
  await expect(page.locator("img, [onerror], [onload], script:not([src], [type], #load-guard)")).toHaveCount(0);
});
