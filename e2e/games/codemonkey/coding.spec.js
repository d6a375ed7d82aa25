// CodeMonkey: putting a program together: recesses, names, previews, remarks, hints, and what survives a reload.

import { CODED, JUNGLE } from "../../support/sample-games.js";
import { asked, expect, ready, startGame, takeUp, test, turn, untilCoding, withoutMotion } from "../../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {{url: string}} site @param {{level?: string, options?: Record<string, string>}} [wishes] */
async function startCoding(page, site, { level = "lemur", options = {} } = {}) {
  await startGame(page, site, "codemonkey", { preset: "me-first", level, options: { jungle: JUNGLE, ...options } });
  await withoutMotion(page);
  await untilCoding(page);
}

/** @param {Page} page @param {string} key */
const cell = (page, key) => page.locator(`.cell[data-key="${key}"]`);

/** @param {Page} page @param {string} key @param {string} to */
async function put(page, key, to) {
  await cell(page, key).click();
  await cell(page, to).click();
  await turn(page);
}

/** @param {Page} page */
const lines = (page) => page.locator("#program-listing li");

test("puts the Swing on its recess before or after the die: by click, by drag and by key", async ({ page, site }) => {
  await startCoding(page, site);
  await put(page, "take:swing1", "under1");
  await expect(lines(page).first()).toContainText("swing()");
  await put(page, "take:die1", "slot1");
  await expect(lines(page).first()).toContainText(/^move\(\d, swing=True\)/);

  await put(page, "take:swing1", "tray");
  await drag(page, "take:swing1", "under1");
  await expect(lines(page).first()).toContainText(/^move\(\d, swing=True\)/);

  await put(page, "take:swing1", "tray");
  await cell(page, "take:swing1").press("Enter");
  await cell(page, "under2").press("Enter");
  await expect(lines(page).nth(1)).toContainText("swing()");
  await cell(page, "take:die2").press("Enter");
  await cell(page, "slot2").press("Enter");
  await expect(lines(page).nth(1)).toContainText(/^move\(\d, swing=True\)/);
});

test("keeps the program when another piece is picked up, or the same one is put back", async ({ page, site }) => {
  await startCoding(page, site);
  await put(page, "take:down", "slot3");
  for (const piece of ["take:die1", "take:die2", "take:die2"]) {
    await cell(page, piece).click();
    await turn(page);
  }
  await expect(page.locator(".cell.mark-chosen")).toHaveCount(0);
  await expect(lines(page).nth(2)).toContainText("down()");
});

test("lights up the hexes that make seven, unless the settings say no", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await takeUp(page, site, CODED); // a jungle and dice that can make seven
  if ((await asked(page)) === "curtain") await page.locator("#curtain-lift").click();
  await turn(page);
  await cell(page, "take:die1").click();
  const sums = page.locator(".mark-sum");
  await expect(sums.first()).toBeVisible();
  await expect(sums.first()).toHaveText(/^\d \+ \d = 7$/);
  await page.locator("#open-settings").click();
  await page.locator('[name="aims"]').uncheck();
  await page.locator("#settings button[type=submit]").click();
  await expect(sums.first()).toBeHidden();
});

test("shows the reach of one slot at a time, the one pointed at", async ({ page, site }) => {
  await startCoding(page, site);
  await put(page, "take:die1", "slot1");
  await put(page, "take:die2", "slot2");
  await page.locator("#status").hover();
  const tinted = page.locator(".items .mark-reach");
  await expect(cell(page, "slot2")).toHaveClass(/mark-reach/);
  await expect(page.locator(".badges .badge")).toHaveCount(0);
  const second = await tinted.count();
  await cell(page, "take:die1").hover();
  await expect(cell(page, "slot1")).toHaveClass(/mark-reach/);
  await expect(cell(page, "slot2")).not.toHaveClass(/mark-reach/);
  expect(await tinted.count()).toBeLessThanOrEqual(second);
});

test("remarks on a Down on the ground, and asks before an empty program is confirmed", async ({ page, site }) => {
  await startCoding(page, site);
  await page.locator('#choices button[data-word="done"]').click();
  await expect(page.locator("#confirm")).toBeVisible();
  await page.locator("#confirm button[value='']").click();
  await put(page, "take:down", "slot1");
  await expect(lines(page).first()).toHaveClass("warning");
  await expect(lines(page).first()).toContainText("on the ground");
});

test("keeps a half-written program over a reload", async ({ page, site }) => {
  await startCoding(page, site);
  await put(page, "take:down", "slot2");
  await put(page, "take:die1", "slot1");
  await expect(lines(page).first()).toContainText("move(");
  const written = await lines(page).allTextContents();
  await page.reload();
  await ready(page);
  await expect(lines(page)).toHaveText(written);
});

test("puts a hint into the slots, where it can still be changed", async ({ page, site }) => {
  await startCoding(page, site);
  await page.locator("#hint").click();
  await expect(page.locator("#hint-list .move-pictures")).toHaveCount(1, { timeout: 60_000 });
  await expect(page.locator("#hint-play")).toHaveText("Put it in my slots");
  await page.locator("#hint-play").click();
  await expect(page.locator("#hints")).toBeHidden();
  await expect(page.locator('#choices button[data-word="done"]')).toBeVisible();
  await expect.poll(async () => (await lines(page).allTextContents()).join()).not.toBe("pass,pass,pass");
});

test("closes an open hint with Escape, and the program stays", async ({ page, site }) => {
  await startCoding(page, site);
  await put(page, "take:down", "slot2");
  await page.locator("#hint").click();
  await expect(page.locator("#hint-list li")).toHaveCount(1, { timeout: 60_000 });
  await cell(page, "take:down").focus();
  await page.keyboard.press("Escape");
  await expect(page.locator("#hints")).toBeHidden();
  await expect(lines(page).nth(1)).toContainText("down()");
});

test("shows the grab cursor only where there is something to drag", async ({ page, site }) => {
  await startCoding(page, site);
  await expect(cell(page, "take:die1")).toHaveClass(/draggable/);
  await cell(page, "take:die1").click();
  await expect(cell(page, "slot1")).toHaveClass(/legal/);
  await expect(cell(page, "slot1")).not.toHaveClass(/draggable/);
});

test("names and explains the tokens, and what lies in a player's panel", async ({ page, site }) => {
  await startCoding(page, site, { options: { level: "4" } });
  await expect(page.locator('.item[data-key="name:down"]')).toHaveText("Down");
  await cell(page, "take:down").hover();
  await expect(page.locator("#tip")).toContainText("comes down from its tree");
  await page.locator("#players .goal").first().hover();
  await expect(page.locator("#tip")).toContainText("3 if you do it in this order");
});

/** @param {Page} page @param {string} from @param {string} to it appears only once the piece is lifted */
async function drag(page, from, to) {
  const start = await cell(page, from).boundingBox();
  const card = await cell(page, to.replace("under", "slot")).boundingBox();
  if (!start || !card) throw new Error(`nothing to drag from ${from} to ${to}`);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(card.x + card.width / 2, card.y + card.height * 0.8, { steps: 8 });
  await expect(page.locator(`.cell.legal[data-key="${to}"]`)).toBeVisible();
  await page.mouse.up();
  await turn(page);
}
