// Backups and problem reports.
import { readFile, writeFile } from "node:fs/promises";
import { home } from "../../tools/files.mjs";
import { mergeBackup, readBackup } from "../../web/storage/backup.js";
import { upgradedSettings } from "../../web/storage/upgrade.js";
import { withoutNames } from "../../web/ui/problem-report.js";
import { expect, legal, PLAIN, ready, startGame, test, turn, withoutMotion } from "../support/site.js";

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
const NOW = /** @type {import("../../web/storage/types.js").Settings} */ ({
  theme: "auto",
  speed: "normal",
  sound: true,
  left_handed: false,
});
const RESULT = { id: "a", when: 5, game: "mancala", kinds: ["person", "lemur"], winners: [0], moves: 9 };

test("restores games, settings and statistics from a backup on another device", async ({ page, site, browser }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await startGame(page, site, "mancala", { preset: "people", options: { ...PLAIN, pockets: "3", each: "2" } });
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
  await expect(elsewhere.locator("#saved-games-list li")).toHaveCount(1);
  await elsewhere.locator("#settings button[type=submit]").click();
  await elsewhere.locator("#menu-button").click();
  await elsewhere.locator("#menu-statistics").click();
  await expect(elsewhere.locator("#statistics-figures p").first()).toContainText(/[Uu]ne partie/);
  await elsewhere.locator("#statistics [data-close]").click();
  await elsewhere.locator("#saved-games-list .saved-game-open").click();
  await expect(elsewhere.locator("#result")).toBeVisible();
  await writeFile(file, "{");
  await openSettings(elsewhere);
  await restore(elsewhere, file);
  await expect(elsewhere.locator("#notices")).toContainText("n’est pas une sauvegarde");
  await elsewhere.close();
});

test("ignores invalid backups and invalid parts of backups", () => {
  for (const text of ["", "{", "null", "[]", '{"troop":"backup","version":2}', "7"])
    expect(readBackup(text, NOW)).toBeNull();
  const wrong = [null, 7, {}, { ...GAME, record: 7 }, { ...GAME, undone: [[7]] }, { ...GAME, id: "x".repeat(300) }];
  const settings = { theme: "dark", sound: "loud", speed: "warp", current: "a", __proto__: { left_handed: true } };
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
    games: [{ ...GAME, view: null }],
  });
});

test("reads backups of all released versions", async () => {
  const text = await readFile(home("tests/samples/version-0.1/backup-1.json"), "utf8");
  const { settings, results, games } = JSON.parse(text);
  const known = upgradedSettings({ ...settings, language: "auto", theme: "auto", speed: "slow", pace: "slow" });
  const usual = /** @type {any} */ (known);
  const { setup: _, ...wishes } = settings;
  const kept = readBackup(text, usual);
  expect(kept?.settings).toEqual(upgradedSettings(wishes));
  expect(kept?.results).toEqual(results);
  expect(kept?.games).toEqual(games.map((/** @type {any} */ { turn: _, ...game }) => ({ ...game, view: null })));
});

test("backs up the secrets of a correspondence game", () => {
  const session = { name: "0a", text: "1abc", seat: 1, secret: "00", own: { 3: ["down"] }, since: 4 };
  const games = [
    { ...GAME, session, sent: "1abc" },
    { ...GAME, session: { ...session, seat: "first" }, sent: 7 },
  ];
  const read = readBackup(JSON.stringify({ troop: "backup", version: 1, games }), NOW);
  expect(read?.games).toEqual([
    { ...GAME, session: session, sent: "1abc", view: null },
    { ...GAME, view: null },
  ]);
});

test("loses nothing when restoring a backup", () => {
  const here = { ...GAME, view: null };
  const longer = { ...here, record: RECORD.replace("c f", "c f\nD") };
  const otherwise = { ...here, record: RECORD.replace("c f", "a") };
  const games = new Map([["a", here]]);
  const results = [{ ...RESULT, id: "b", when: 1 }];
  const settings = { lessons: { one: { step: 3, record: "r" }, two: { done: true, step: 0 } } };
  const there = { lessons: { one: { done: true, step: 1 }, three: { step: 2 } } };
  const kept = (/** @type {typeof here} */ game) =>
    mergeBackup({ settings: there, results: [RESULT], games: [game] }, { games, results, settings });
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

test("requests persistent storage when a game begins", async ({ page, site }) => {
  await page.addInitScript(() => {
    const persist = async () => Boolean(Object.assign(window, { asked: true }));
    Object.assign(navigator.storage, { persisted: async () => false, persist });
  });
  await startGame(page, site, "mancala", { preset: "people", options: PLAIN });
  await legal(page).first().click();
  await page.waitForFunction(() => "asked" in window);
});

test("leaves names out of problem reports", () => {
  expect(withoutNames(RECORD.replace("c f", "c f\n!seat 2 person Max Muster"))).not.toMatch(/Zoé|Max|Muster/);
});

test("copies a problem report", async ({ page, site, context }) => {
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
