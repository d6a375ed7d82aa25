// One file takes everything along to another device, and a report tells what happened without telling of whom.
import { readFile, writeFile } from "node:fs/promises";
import { home } from "../tools/files.mjs";
import { merged, readBackup } from "../web/backup.js";
import { withoutNames } from "../web/report.js";
import { expect, legal, PLAIN, ready, sitDown, test, turn, withoutMotion } from "./site.js";

/** @typedef {import("@playwright/test").Page} Page */

const RECORD = "troop 1\ngame mancala\noptions seats=2\nseat 1 person Zoé\nseat 2 lemur\nmoves\nc f\nend\n";
const GAME = {
  id: "a",
  name: "",
  game: "mancala",
  created: 1,
  changed: 2,
  record: RECORD,
  undone: [],
  finished: false,
};
const NOW = /** @type {import("../web/desk.js").Settings} */ ({
  theme: "auto",
  speed: "normal",
  sound: true,
  left: false,
});
const RESULT = { id: "a", when: 5, game: "mancala", kinds: ["person", "lemur"], winners: [0], moves: 9 };

test("a backup brings games, settings and statistics to another device", async ({ page, site, browser }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await sitDown(page, site, "mancala", { preset: "people", options: { ...PLAIN, pockets: "3", each: "2" } });
  while ((await turn(page)) !== "over") await legal(page).first().click();
  await page.locator("#language").click();
  await openSettings(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#backup-save").click()]);
  const file = await download.path();
  const elsewhere = await browser.newPage();
  await elsewhere.goto(site.url);
  await ready(elsewhere);
  await openSettings(elsewhere);
  await restore(elsewhere, file);
  await expect(elsewhere.locator("#notices")).toContainText("avec une partie");
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "fr");
  await expect(elsewhere.locator("#saves-list li")).toHaveCount(1);
  await elsewhere.locator("#settings button[type=submit]").click();
  await elsewhere.locator("#menu-button").click();
  await elsewhere.locator("#menu-statistics").click();
  await expect(elsewhere.locator("#statistics-figures p").first()).toContainText(/[Uu]ne partie/);
  await elsewhere.locator("#statistics [data-close]").click();
  await elsewhere.locator("#saves-list .save-open").click();
  await expect(elsewhere.locator("#result")).toBeVisible();
  await writeFile(file, "{");
  await openSettings(elsewhere);
  await restore(elsewhere, file);
  await expect(elsewhere.locator("#notices")).toContainText("n’est pas une sauvegarde");
  await elsewhere.close();
});

test("what is no backup, or wrong in one, is left out", () => {
  for (const text of ["", "{", "null", "[]", '{"troop":"backup","version":2}', "7"])
    expect(readBackup(text, NOW)).toBeNull();
  const wrong = [null, 7, {}, { ...GAME, record: 7 }, { ...GAME, undone: [[7]] }, { ...GAME, id: "x".repeat(300) }];
  const settings = { theme: "dark", sound: "loud", speed: "warp", current: "a", __proto__: { left: true } };
  const text = JSON.stringify({
    troop: "backup",
    version: 1,
    settings,
    results: [RESULT, { id: 1 }],
    games: [...wrong, GAME],
  });
  expect(readBackup(text, NOW)).toEqual({
    settings: { theme: "dark" },
    results: [RESULT],
    games: [{ ...GAME, look: null }],
  });
});

test("a backup of every version that people had is read whole", async () => {
  const text = await readFile(home("tests/released/backup-1.json"), "utf8");
  const { settings, results, games } = JSON.parse(text);
  const usual = /** @type {any} */ ({ ...settings, language: "auto", theme: "auto", speed: "slow", pace: "slow" });
  const { setup: _, ...wishes } = settings;
  const kept = readBackup(text, usual);
  expect(kept?.settings).toEqual(wishes);
  expect(kept?.results).toEqual(results);
  expect(kept?.games).toEqual(games.map((/** @type {any} */ { turn: _, ...game }) => ({ ...game, look: null })));
});

test("a game by letter takes along what only this device knows", () => {
  const letter = { name: "0a", text: "1abc", seat: 1, secret: "00", own: { 3: ["down"] }, since: 4 };
  const games = [
    { ...GAME, letter, sent: "1abc" },
    { ...GAME, letter: { ...letter, seat: "first" }, sent: 7 },
  ];
  const read = readBackup(JSON.stringify({ troop: "backup", version: 1, games }), NOW);
  expect(read?.games).toEqual([
    { ...GAME, letter, sent: "1abc", look: null },
    { ...GAME, look: null },
  ]);
});

test("nothing that is on a device gets lost to a backup", () => {
  const here = { ...GAME, look: null };
  const longer = { ...here, record: RECORD.replace("c f", "c f\nD") };
  const otherwise = { ...here, record: RECORD.replace("c f", "a") };
  const games = new Map([["a", here]]);
  const results = [{ ...RESULT, id: "b", when: 1 }];
  const settings = { lessons: { one: { step: 3, record: "r" }, two: { done: true, step: 0 } } };
  const there = { lessons: { one: { done: true, step: 1 }, three: { step: 2 } } };
  const kept = (/** @type {typeof here} */ game) =>
    merged({ settings: there, results: [RESULT], games: [game] }, { games, results, settings });
  expect(kept(longer).games).toEqual([longer]);
  expect(kept(otherwise).games).toEqual([{ ...otherwise, id: "a-2" }]);
  games.set("a", longer);
  expect(kept(here).games).toEqual([]);
  expect(kept(here).results.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(kept(here).settings.lessons).toEqual({
    one: { done: true, step: 3, record: "r" },
    two: { done: true, step: 0 },
    three: { done: false },
  });
});

test("when a game begins, the browser is asked to keep it for good", async ({ page, site }) => {
  await page.addInitScript(() => {
    const persist = async () => Boolean(Object.assign(window, { asked: true }));
    Object.assign(navigator.storage, { persisted: async () => false, persist });
  });
  await sitDown(page, site, "mancala", { preset: "people", options: PLAIN });
  await legal(page).first().click();
  await page.waitForFunction(() => "asked" in window);
});

test("a report tells nobody's name", () => {
  expect(withoutNames(RECORD.replace("c f", "c f\n!seat 2 person Max Muster"))).not.toMatch(/Zoé|Max|Muster/);
});

test("a report can be copied", async ({ page, site, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(site.url);
  await ready(page);
  await openSettings(page);
  await page.locator("#report-copy").click();
  await expect(page.locator("#notices")).toContainText("without names");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Troop main-\w+\.js\nbrowser: Mozilla/);
  expect(text).toContain("rules: ready");
  expect(text).toContain("game mancala");
});

/** @param {Page} page */
async function openSettings(page) {
  if (await page.locator("#settings[open]").count()) return;
  await page.locator("#menu-button").click();
  await page.locator("#menu-settings").click();
}

/** @param {Page} page @param {string} file */
async function restore(page, file) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("#backup-open").click()]);
  await chooser.setFiles({ name: "troop.json", mimeType: "application/json", buffer: await readFile(file) });
}
