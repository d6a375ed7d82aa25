// A language is a file in assets/words, and nothing else: a page built with a third one, of a few words, speaks it.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { home } from "../tools/files.mjs";
import { buildPage } from "../tools/page.mjs";
import { buildRules } from "../tools/rules.mjs";
import { serve } from "../tools/serve.mjs";
import { expect, ready, test } from "./site.js";

const ESPERANTO = `language-name = Esperanto
shelf-title = Kion ni ludu?
done = Preta
`;

test.use({ locale: "eo" });
test.describe.configure({ mode: "serial" });

const out = home("build/third-language");
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

test.beforeAll(async () => {
  test.setTimeout(300_000); // the rules are packed anew, with a third language
  const words = home("build/third-words");
  for (const folder of [out, words]) await rm(folder, { recursive: true, force: true });
  await cp(home("assets/words"), words, { recursive: true });
  await writeFile(join(words, "eo.ftl"), ESPERANTO);
  await mkdir(out, { recursive: true });
  await cp(home("dist"), out, { recursive: true });
  const [, places = ""] = /data-places="([^"]*)"/.exec(await readFile(join(out, "index.html"), "utf8")) ?? [];
  const rules = await buildRules(out, words);
  await buildPage(out, { ...JSON.parse(places.replaceAll("&quot;", '"')), rules }, words);
  site = await serve(out);
});

test.afterAll(() => site.close());

test("a browser that asks for a new language gets it, and English where it has no words", async ({ page }) => {
  await page.goto(site.url);
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "eo");
  await expect(page.locator("#shelf-title")).toHaveText("Kion ni ludu?");
  await expect(page.locator("#play")).toHaveText("Play");
});

test("the languages are offered by their own names, one after the other and all in the settings", async ({ page }) => {
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
  await expect(offered).toHaveText(["As the browser", "English", "Esperanto", "Français"]);
  await page.locator('select[name="language"]').selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.locator('select[name="language"]').selectOption("eo");
  await expect(page.locator("#settings [type=submit]")).toHaveText("Preta");
});

test("rules and lessons that nobody has translated yet are read in English", async ({ page }) => {
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

test("every letter of our words is one of our typeface", async ({ page }) => {
  const files = await Promise.all(["en", "fr"].map((tag) => readFile(home(`assets/words/${tag}.ftl`), "utf8")));
  const seen = files.join("").match(/[\p{L}\p{N}\p{P}]/gu);
  await page.goto(site.url);
  expect(await strangers(page, ["Ж"])).toEqual(["Ж"]); // or nothing would be told apart here
  expect(await strangers(page, [...new Set(seen), ..."ÅßñØ½−"])).toEqual([]);
});

/** Letters that another typeface has to lend: they are as wide as that one makes them. @param {import("@playwright/test").Page} page @param {string[]} letters */
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
