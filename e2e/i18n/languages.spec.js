// A language is just a file in assets/words: a page built with a third language of a few words uses it.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { wordsIn } from "../../tools/content.mjs";
import { home } from "../../tools/files.mjs";
import { buildPage } from "../../tools/page.mjs";
import { buildRules } from "../../tools/rules.mjs";
import { serve } from "../../tools/serve.mjs";
import { expect, ready, test } from "../support/site.js";

const ESPERANTO = `language-name = Esperanto
home-title = Kion ni ludu?
done = Preta
`;

test.use({ locale: "eo" });
test.describe.configure({ mode: "serial" });

const out = home("build/third-language");
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

test.beforeAll(async () => {
  test.setTimeout(300_000); // pack the rules again with a third language
  const words = home("build/third-words");
  for (const folder of [out, words]) await rm(folder, { recursive: true, force: true });
  await cp(home("assets/words"), words, { recursive: true });
  await writeFile(join(words, "eo.ftl"), ESPERANTO);
  await mkdir(out, { recursive: true });
  await cp(home("dist"), out, { recursive: true });
  const [, places = ""] = /data-assets="([^"]*)"/.exec(await readFile(join(out, "index.html"), "utf8")) ?? [];
  const rules = await buildRules(out, words);
  await buildPage(out, { ...JSON.parse(places.replaceAll("&quot;", '"')), rules }, words);
  site = await serve(out);
});

test.afterAll(() => site.close());

test("uses a new language if the browser asks for it, with English as fallback", async ({ page }) => {
  await page.goto(site.url);
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "eo");
  await expect(page.locator("#home-title")).toHaveText("Kion ni ludu?");
  await expect(page.locator("#play")).toHaveText("Play");
});

test("offers all languages under their own names", async ({ page }) => {
  await page.goto(site.url);
  await ready(page);
  const next = page.locator("#language");
  const names = [];
  for (let pressed = 0; pressed < 3; pressed++) {
    names.push(await next.textContent());
    await next.click();
  }
  expect(names).toEqual(["Français", "English", "Esperanto"]);
  await page.locator("#menu-button").click();
  await page.locator("#menu-settings").click();
  const offered = page.locator('select[name="language"] option');
  await expect(offered).toHaveText(["Automatic", "English", "Esperanto", "Français"]);
  await page.locator('select[name="language"]').selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.locator('select[name="language"]').selectOption("eo");
  await expect(page.locator("#settings [type=submit]")).toHaveText("Preta");
});

test("shows untranslated rules and lessons in English", async ({ page }) => {
  await page.goto(site.url);
  await ready(page);
  await page.keyboard.press("F1");
  await expect(page.locator("#rules-text .lead")).toHaveAttribute("lang", "en");
  await expect(page.locator("#rule-1 h4")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("#menu-button").click();
  await page.locator("#menu-learn").click();
  await expect(page.locator(".lesson-name").first()).not.toBeEmpty();
});

test("includes every letter of all texts in the typeface", async ({ page }) => {
  const files = await Promise.all(["en", "fr"].map((tag) => wordsIn(tag)));
  const seen = files.join("").match(/[\p{L}\p{N}\p{P}]/gu);
  await page.goto(site.url);
  expect(await strangers(page, ["Ж"])).toEqual(["Ж"]); // otherwise the test could not tell
  expect(await strangers(page, [...new Set(seen), ..."ÅßñØ½−"])).toEqual([]);
});

/**
 * Letters that fall back to another typeface: they have the same width as in that one.
 * @param {import("@playwright/test").Page} page
 * @param {string[]} letters
 */
function strangers(page, letters) {
  return page.evaluate(async (letters) => {
    await document.fonts.load("600 40px Fredoka", letters.join(""));
    const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    const width = (/** @type {string} */ letter, /** @type {string} */ lender) => {
      pen.font = `600 40px Fredoka, ${lender}`;
      return pen.measureText(letter).width;
    };
    return letters.filter((letter) => width(letter, "monospace") !== width(letter, "serif"));
  }, letters);
}
