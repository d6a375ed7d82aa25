// Lessons: one by clicks, offline, left and resumed; another by keyboard alone on a phone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { home } from "../../tools/files.mjs";
import { check } from "../support/axe.js";
import { pressByKeys } from "../support/keyboard.js";
import { askedElse, BY_KEYS, expect, legal, ready, test, use, withoutMotion } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * The lesson as built.
 * @param {string} name
 * @returns {{step: {solution: string[], text: {en: string}, reached: {en: string}}[]}}
 */
function lessonOf(name) {
  const folder = join(home("dist/assets/lessons"), readdirSync(home("dist/assets/lessons"))[0] ?? "");
  return JSON.parse(readFileSync(join(folder, "lessons.json"), "utf8"))[name];
}

/** Two clicks from the first screen. @param {Page} page @param {string} name */
async function learn(page, name) {
  await page.locator("#learn").click();
  await page.locator(`.lesson-open[data-lesson="${name}"]`).click();
  await expectStatus(page, "open");
}

/** @param {Page} page @param {string} how */
async function expectStatus(page, how) {
  await expect(page.locator("#lesson")).toHaveAttribute("data-status", how);
  await expect(page.locator("html")).toHaveAttribute("data-turn", how === "open" ? /^\d$/ : "over");
}

/** @param {Page} page @param {string} word */
async function sow(page, word) {
  const position = await page.locator("#board").getAttribute("data-position");
  await page.locator(`.cell.legal[data-word="${word}"]`).click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", /^(\d|over)$/);
  if ((await page.locator("#lesson").getAttribute("data-status")) === "open")
    await expect(page.locator("#board")).not.toHaveAttribute("data-position", position ?? "");
}

test("plays a lesson to its end by clicks, offline, and resumes it", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await expect(page.locator("html[data-offline-ready]")).toBeAttached({ timeout: 60_000 });
  await site.close();
  const { step } = lessonOf("mancala-1-sowing");
  await learn(page, "mancala-1-sowing");
  for (const [number, { solution, text }] of step.entries()) {
    await expectStatus(page, "open");
    await expect(page.locator("#lesson-progress")).toHaveText(`Step ${number + 1} of ${step.length}`);
    await expect(page.locator("#lesson-text")).toHaveText(text.en.replace(/\s+/g, " "));
    if (number === 1) {
      await sow(page, "f");
      await expectStatus(page, "missed");
      await expect(legal(page)).toHaveCount(0);
      await page.locator("#lesson-retry").click();
      await expectStatus(page, "open");
      await page.locator("#lesson-help").click();
      await expect(page.locator("#lesson-hint")).toContainText("Count four places back");
      await expect(page.locator("#board .hint-marks > *")).toHaveCount(0);
      await page.locator("#lesson-help").click();
      await expect(page.locator("#board .hint-marks > *")).not.toHaveCount(0);
    }
    if (number === 2) {
      await sow(page, solution[0] ?? "");
      await page.locator("#to-home").click();
      await expect(page.locator(".saved-game")).toHaveCount(0);
      await page.locator("#learn").click();
      await expect(page.locator(".lesson-state")).toHaveText("Continue at step 3 of 7");
      await page.locator('.lesson-open[data-lesson="mancala-1-sowing"]').click();
      await expectStatus(page, "open");
      await page.reload();
      await ready(page);
      await expectStatus(page, "open");
      await page.locator("#lesson-undo").click();
      await expect(page.locator("#lesson-undo")).toBeHidden();
    }
    for (const word of solution) await sow(page, word);
    await expectStatus(page, "reached");
    await page.locator("#lesson-continue").click();
  }
  await expectStatus(page, "finished");
  await page.locator("#lesson-leave").click();
  await page.locator("#learn").click();
  await expect(page.locator(".lesson-open .done")).toHaveCount(1);
  await page.locator('.lesson-open[data-lesson="mancala-1-sowing"]').click();
  await expectStatus(page, "open");
  await expect(page.locator("#lesson-progress")).toHaveText("Step 1 of 7");
  await page.locator("#menu-button").click();
  await page.locator("#menu-statistics").click();
  await expect(page.locator("#statistics-figures")).toContainText("No game has been played to its end yet.");
});

test.describe("on a phone, by keyboard alone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("plays a lesson to its end, with its texts announced", async ({ page, site }) => {
    await page.goto(site.url);
    await ready(page);
    await withoutMotion(page);
    const { step } = lessonOf("mancala-2-tokens");
    const press = (/** @type {string} */ selector) => pressByKeys(page, page.locator(selector).first());
    const heard = async (/** @type {string} */ text) =>
      expect(page.locator("#announcements")).toContainText(text.replace(/\s+/g, " ").slice(0, 80));
    await press("#learn");
    await check(page, "the list of lessons");
    await press('.lesson-open[data-lesson="mancala-2-tokens"]');
    for (const { text, solution, reached } of step) {
      await expectStatus(page, "open");
      await heard(text.en);
      await expect(page.locator("#board .cell:focus")).toHaveCount(1);
      for (const word of solution.flatMap(words)) {
        const position = await page.locator("#board").getAttribute("data-position");
        await press(`.cell.legal[data-word="${word}"]`);
        await use(page, BY_KEYS);
        await askedElse(page, position);
      }
      await expectStatus(page, "reached");
      await heard(reached.en);
      await expect(page.locator("#lesson-continue")).toBeFocused();
      if (text === step[0]?.text) await check(page, "a step that is done");
      await page.keyboard.press("Enter");
    }
    await expect(page.locator("#lesson-play")).toBeFocused();
    await check(page, "the end of a lesson");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).not.toHaveAttribute("data-lesson", "");
    await expect(page.locator("html")).toHaveAttribute("data-turn", "1");
    await expect(page.locator("#players")).toContainText("Kiki");
  });
});

/** The words to choose for a decision. @param {string} text */
function words(text) {
  const [what = "", where = ""] = text.split(":");
  return [what, ...where];
}
