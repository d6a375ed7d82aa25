// Accessibility: axe-core finds no violations on any screen, and the language can be changed at any time.
import { check } from "../support/axe.js";
import {
  asked,
  choose,
  expect,
  legal,
  open,
  PLAIN,
  resign,
  seatPreset,
  startGame,
  test,
  turn,
  untilCoding,
  withoutMotion,
} from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const LONG = Boolean(process.env.TROOP_LONG);
const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test.describe(`on a ${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.skip(!LONG && (name === "phone") !== (colorScheme === "dark"), "each size and each light once is enough");

      test("has no accessibility violations on any screen", async ({ page, site }) => {
        await page.goto(site.url);
        await check(page, "before Python is there");
        await open(page, site, PLAIN);
        await check(page, "the home page");
        await withoutMotion(page);
        await page.locator("#menu-button").click();
        await check(page, "the menu");
        await page.locator("#menu-settings").click();
        await expect(page.locator("dialog[open]")).toBeVisible();
        await check(page, "the settings");
        await page.keyboard.press("Escape");
        for (const part of ["statistics", "position-words", "share", "receive", "keys"]) {
          await page.locator("#menu-button").click();
          await page.locator(`#menu-${part}`).click();
          await expect(page.locator("dialog[open]")).toBeVisible();
          await check(page, part);
          await page.keyboard.press("Escape");
        }
        await seatPreset(page, "me-first");
        await check(page, "the levels");
        await seatPreset(page, "people");
        for (let moves = 0; moves < 3; moves++) {
          await turn(page);
          await legal(page).first().click();
        }
        await turn(page);
        await check(page, "the table");
        await page.locator("#hint").click();
        await expect(page.locator("#hint-list li")).toHaveCount(1);
        await page.locator("#hint").click();
        await check(page, "hints");
        await resign(page);
        await check(page, "a question");
        await page.locator("#confirm-yes").click();
        await expect(page.locator("html")).toHaveAttribute("data-turn", "over");
        await check(page, "the result");
        await page.locator("#result-review").click();
        await expect(page.locator("#graph polygon")).not.toHaveCount(0);
        await expect(page.locator("#review-progress")).toBeHidden();
        await check(page, "the review");
        if (name === "phone") await page.locator("#log-close").click();
        await page.locator("#result-history").click();
        await expect(page.locator("#history")).toBeVisible();
        await check(page, "looking back");
        await page.locator("#to-home").click();
        await expect(page.locator(".saved-game")).toHaveCount(1);
        await check(page, "the saved games");
      });

      test("has no accessibility violations in games of more than two", async ({ page, site }) => {
        await startGame(page, site, "itchy", { seats: 4, options: { spies: "on" } });
        await withoutMotion(page);
        for (const words of [["g1"], ["b6"], ["d8"], ["c3"], ["g1", "w?"], ["g1", "h1", "none?"]])
          await choose(page, words);
        await check(page, "four players");
        if (name === "phone") {
          await page.locator("#zoom-in").click();
          await check(page, "the board seen larger");
          await page.locator("#zoom-out").click();
        }
        await choose(page, ["b6", "w?"]);
        await choose(page, ["b6", "b2"]);
        await expect(page.locator(".counters")).toBeVisible();
        await check(page, "choosing how many");
        await startGame(page, site, "codemonkey", { seats: 3, preset: "me-first", options: { level: "4" } });
        await untilCoding(page);
        await choose(page, ["die1", "slot1"]);
        await check(page, "coding");
        await startGame(page, site, "codemonkey", { preset: "people", options: { level: "4" } });
        while ((await asked(page)) !== "curtain") await legal(page).first().click();
        await check(page, "the curtain");
      });
    });
  }
}

test("switches to French at any time, and back", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await legal(page).first().click();
  await turn(page);
  await page.locator("#language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("#undo")).toContainText("Annuler");
  await expect(page.locator("#log-list")).toContainText("Joueur");
  await page.locator("#language").click();
  await expect(page.locator("#undo")).toContainText("Undo");
});

test.describe("in a French browser", () => {
  test.use({ locale: "fr-FR" });

  test("starts in French", async ({ page, site }) => {
    await page.goto(site.url);
    await expect(page.locator("#home-title")).toHaveText(/Jou|jou/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });
});

test("hides drawings without a label from screen readers", async ({ page, site }) => {
  await open(page, site, PLAIN);
  expect(await page.locator("#board .item:not(.cell)").count()).toBeGreaterThan(48);
  await expect(page.locator('#board .item:not(.cell):not([aria-hidden="true"])')).toHaveCount(0);
  await expect(page.locator('#board .cell[aria-hidden="true"]')).toHaveCount(0);
});

test("announces events and labels every cell with content and actions", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await withoutMotion(page);
  await expect(page.locator('.cell[data-word="c"]')).toHaveAttribute("aria-label", /4 monkeys, can be played/);
  await page.locator('.cell[data-word="c"]').click();
  await turn(page);
  await expect(page.locator("#announcements")).toContainText("Player 1 sows 4 monkeys from c");
  await expect(page.locator('.cell[data-word="c"]')).toHaveAttribute("aria-label", /0 monkeys|no monkeys|empty/i);
});
