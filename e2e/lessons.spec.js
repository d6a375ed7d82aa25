// Learning by playing: a lesson by clicks, offline, left and taken up again; another one by keyboard alone, on a phone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { home } from "../tools/files.mjs";
import { check } from "./axe.js";
import { pressByKeys } from "./keys.js";
import { askedElse, expect, legal, ready, test, withoutMotion } from "./site.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The lesson as it was built. @param {string} name @returns {{step: {solution: string[], told: {en: string}, reached: {en: string}}[]}} */
function lessonOf(name) {
  const folder = join(home("dist/assets/lessons"), readdirSync(home("dist/assets/lessons"))[0] ?? "");
  return JSON.parse(gunzipSync(readFileSync(join(folder, "lessons.gz"))).toString())[name];
}

/** Two presses from the first screen. @param {Page} page @param {string} name */
async function learn(page, name) {
  await page.locator("#learn").click();
  await page.locator(`.lesson-open[data-lesson="${name}"]`).click();
  await stands(page, "open");
}

/** @param {Page} page @param {string} how */
async function stands(page, how) {
  await expect(page.locator("#lesson")).toHaveAttribute("data-stands", how);
  await expect(page.locator("html")).toHaveAttribute("data-turn", how === "open" ? /^\d$/ : "over");
}

/** @param {Page} page @param {string} word */
async function sow(page, word) {
  const asks = await page.locator("#board").getAttribute("data-asks");
  await page.locator(`.cell.legal[data-word="${word}"]`).click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", /^(\d|over)$/);
  if ((await page.locator("#lesson").getAttribute("data-stands")) === "open")
    await expect(page.locator("#board")).not.toHaveAttribute("data-asks", asks ?? "");
}

test("a lesson is played to its end by clicks, offline, and comes back where it was left", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await expect(page.locator("html[data-offline-ready]")).toBeAttached({ timeout: 60_000 });
  await site.close();
  const { step } = lessonOf("mancala-1-sowing");
  await learn(page, "mancala-1-sowing");
  for (const [number, { solution, told }] of step.entries()) {
    await stands(page, "open");
    await expect(page.locator("#lesson-progress")).toHaveText(`Step ${number + 1} of ${step.length}`);
    await expect(page.locator("#lesson-told")).toHaveText(told.en.replace(/\s+/g, " "));
    if (number === 1) {
      await sow(page, "f");
      await stands(page, "missed");
      await expect(legal(page)).toHaveCount(0);
      await page.locator("#lesson-retry").click();
      await stands(page, "open");
      await page.locator("#lesson-help").click();
      await expect(page.locator("#lesson-hint")).toContainText("Count four places back");
      await expect(page.locator("#board .hinted > *")).toHaveCount(0);
      await page.locator("#lesson-help").click();
      await expect(page.locator("#board .hinted > *")).not.toHaveCount(0);
    }
    if (number === 2) {
      await sow(page, solution[0] ?? "");
      await page.locator("#to-shelf").click();
      await expect(page.locator(".save")).toHaveCount(0);
      await page.locator("#learn").click();
      await expect(page.locator(".lesson-state")).toHaveText("Go on at step 3 of 7");
      await page.locator('.lesson-open[data-lesson="mancala-1-sowing"]').click();
      await stands(page, "open");
      await page.reload();
      await ready(page);
      await stands(page, "open");
      await page.locator("#lesson-undo").click();
      await expect(page.locator("#lesson-undo")).toBeHidden();
    }
    for (const word of solution) await sow(page, word);
    await stands(page, "reached");
    await page.locator("#lesson-on").click();
  }
  await stands(page, "finished");
  await page.locator("#lesson-leave").click();
  await page.locator("#learn").click();
  await expect(page.locator(".lesson-open .done")).toHaveCount(1);
  await page.locator('.lesson-open[data-lesson="mancala-1-sowing"]').click();
  await stands(page, "open");
  await expect(page.locator("#lesson-progress")).toHaveText("Step 1 of 7");
  await page.locator("#menu-button").click();
  await page.locator("#menu-statistics").click();
  await expect(page.locator("#statistics-figures")).toContainText("No game has been played to its end yet.");
});

test.describe("on a phone, by keyboard alone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a lesson is played to its end, and what is told can be heard", async ({ page, site }) => {
    await page.goto(site.url);
    await ready(page);
    await withoutMotion(page);
    const { step } = lessonOf("mancala-2-tokens");
    const press = (/** @type {string} */ selector) => pressByKeys(page, page.locator(selector).first());
    const heard = async (/** @type {string} */ text) =>
      expect(page.locator("#live")).toContainText(text.replace(/\s+/g, " ").slice(0, 80));
    await press("#learn");
    await check(page, "the list of lessons");
    await press('.lesson-open[data-lesson="mancala-2-tokens"]');
    for (const { told, solution, reached } of step) {
      await stands(page, "open");
      await heard(told.en);
      await expect(page.locator("#board .cell:focus")).toHaveCount(1);
      for (const word of solution.flatMap(words)) {
        const asks = await page.locator("#board").getAttribute("data-asks");
        await press(`.cell.legal[data-word="${word}"]`);
        await askedElse(page, asks);
      }
      await stands(page, "reached");
      await heard(reached.en);
      await expect(page.locator("#lesson-on")).toBeFocused();
      if (told === step[0]?.told) await check(page, "a step that is done");
      await page.keyboard.press("Enter");
    }
    await expect(page.locator("#lesson-play")).toBeFocused();
    await check(page, "the end of a lesson");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).not.toHaveAttribute("data-lesson", "");
    await expect(page.locator("html")).toHaveAttribute("data-turn", "1");
    await expect(page.locator("#seats")).toContainText("Lemur");
  });
});

/** A decision as the words that are chosen one after the other. @param {string} text */
function words(text) {
  const [what = "", where = ""] = text.split(":");
  return [what, ...where];
}
