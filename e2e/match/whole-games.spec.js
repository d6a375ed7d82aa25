// Whole games by mouse, by keyboard, by typed notation, and by touch on a phone.
import { readFile } from "node:fs/promises";
import { home } from "../../tools/files.mjs";
import { heard, listen, pressByKeys } from "../support/keyboard.js";
import { expect, labels, legal, open, PLAIN, resign, test, turn, typeMove, withoutMotion } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

/** A full-size board and a short game. */
const FEW = { ...PLAIN, each: "1" };

test("marks a pressed cell until the answer arrives", async ({ page, site }) => {
  await open(page, site, PLAIN);
  const marked = await page.evaluate(() => {
    const cell = document.querySelector(".cell.legal");
    cell?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return cell?.classList.contains("pressed"); // too early for an answer
  });
  expect(marked).toBe(true);
  await turn(page);
  await expect(page.locator(".pressed")).toHaveCount(0);
});

test("plays a whole game by mouse", async ({ page, site }) => {
  await open(page, site, PLAIN);
  const before = await labels(page);
  await legal(page).nth(2).click();
  // While the monkeys are being sown nothing can be chosen.
  await expect(page.locator("html")).toHaveAttribute("data-turn", "busy");
  await turn(page);
  expect(await labels(page)).not.toEqual(before);
  await withoutMotion(page);
  const decisions = await playToTheEnd(page, (count) => legal(page).nth(count).click());
  expect(decisions).toBeGreaterThan(5);
  await expect(page.locator("#result")).toBeVisible();
  expect(await monkeysInStores(page)).toBe(48);
  await page.locator("#again").click();
  await expect(legal(page)).toHaveCount(6);
});

test("plays a whole game by keyboard alone", async ({ page, site }) => {
  await open(page, site, FEW);
  await page.locator("#play").focus();
  await page.keyboard.press("Enter");
  await turn(page);
  await listen(page);
  let moves = 0;
  while ((await turn(page)) !== "over") {
    await pressByKeys(page, legal(page).nth(moves % (await legal(page).count())));
    await page.keyboard.press("Enter"); // finish animations
    expect(moves++).toBeLessThan(300);
  }
  await expect(page.locator("#result")).toBeVisible();
  expect(await monkeysInStores(page)).toBe(12);
  expect(await heard(page)).toContain("Player 1 sows 1 monkey from");
});

test("plays a whole game by typed notation", async ({ page, site }) => {
  const { moves, ending } = await transcript("mancala-tokens-off");
  await open(page, site, PLAIN);
  await withoutMotion(page);
  await page.locator("#play").click();
  for (const move of moves) {
    expect(await turn(page)).not.toBe("over");
    await typeMove(page, move);
    await expect(page.locator("#typed-move")).toHaveValue("");
  }
  expect(await turn(page)).toBe("over");
  const stores = (await labels(page)).filter((label) => label.includes("store")).map(numberIn);
  expect(stores.sort()).toEqual(ending.sort());
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("plays a whole game by touch; nothing scrolls sideways", async ({ page, site }) => {
    await open(page, site, FEW);
    await withoutMotion(page);
    await page.locator("#play").tap();
    await playToTheEnd(page, (count) => legal(page).nth(count).tap());
    await expect(page.locator("#result")).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
});

test("explains illegal moves and changes nothing", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await page.locator("#play").click();
  await turn(page);
  const before = await labels(page);
  await page.locator('.cell[data-word="C"]').click({ force: true });
  await expect(page.locator("#explanation")).toContainText("C is on the other side");
  await typeMove(page, "z");
  await expect(page.locator("#explanation")).toContainText("z");
  await typeMove(page, "!resign 1");
  await expect(page.locator("#explanation")).toBeVisible();
  expect(await labels(page)).toEqual(before);
});

test("supports undo, redo, resigning and the history", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await withoutMotion(page);
  const start = await labels(page);
  await legal(page).nth(0).click();
  await turn(page);
  const first = await labels(page);
  await legal(page).nth(1).click();
  await turn(page);
  const second = await labels(page);

  await page.locator("#undo").click();
  await expect.poll(() => labels(page)).toEqual(first);
  await page.locator("#undo").click();
  await expect.poll(() => labels(page)).toEqual(start);
  await page.keyboard.press("Control+y");
  await expect.poll(() => labels(page)).toEqual(first);
  await page.locator("#redo").click();
  await expect.poll(() => labels(page)).toEqual(second);

  await page.locator("#log-list button").first().click();
  await expect.poll(() => labels(page)).toEqual(first);
  await expect(legal(page)).toHaveCount(0);
  await page.locator("#history-end").click();
  await expect.poll(() => labels(page)).toEqual(second);

  await resign(page);
  await page.locator("#confirm-yes").click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "over");
  await expect(page.locator("#result-sentence")).toContainText("Player 2");
});

test("changes the board with the options before the game begins", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await page.locator("select[name=option-pockets]").selectOption("3");
  await expect(legal(page)).toHaveCount(3);
  await page.locator("select[name=option-each]").selectOption("1");
  await expect.poll(async () => (await labels(page))[0]).toContain("1 monkey");
});

/** @param {Page} page @param {(choice: number) => Promise<void>} choose */
async function playToTheEnd(page, choose) {
  let decisions = 0;
  while ((await turn(page)) !== "over") {
    await choose(decisions % (await legal(page).count()));
    expect(decisions++).toBeLessThan(300);
  }
  return decisions;
}

/** @param {Page} page */
async function monkeysInStores(page) {
  const stores = (await labels(page)).filter((label) => label.includes("store"));
  return stores.map(numberIn).reduce((sum, count) => sum + count, 0);
}

/** @param {string} text */
function numberIn(text) {
  return Number(text.match(/\d+/)?.[0] ?? 0);
}

/** A whole game from the engine's tests: its moves and the final stores. @param {string} name */
async function transcript(name) {
  const lines = (await readFile(home("tests/samples/transcripts", `${name}.txt`), "utf8")).split("\n");
  const steps = lines.map((line) => line.match(/^(\S)\s+.*\/ (\d+) (\d+) \/ \S/)).filter((step) => step !== null);
  return { moves: steps.map(([, move]) => move), ending: steps.at(-1)?.slice(2).map(Number) ?? [] };
}
