// A game with something hidden, on one screen: whose eyes look, and the curtain while the screen goes from hand to hand.
import { expect, legal, open, ready, seatPreset, test, turn, withoutMotion } from "./site.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./site.js").Site} Site */

const KINDS = /\b(Skip|Reverse|Steal|Swap)\b/;
const DECISIONS = 30;

test("two people: nothing of a hand is in the page before its owner lifts the curtain", async ({ page, site }) => {
  await begin(page, site, "people");
  const passed = new Set();
  let seen = 0;
  for (let decision = 0; decision < DECISIONS; decision++) {
    if ((await moment(page)) === "over") break;
    const who = await lifted(page);
    if (who) passed.add(who);
    const actor = await turn(page);
    expect(await tokensShown(page, actor === "1" ? "N" : "S")).toEqual([]);
    seen += (await tokensShown(page, actor === "1" ? "S" : "N")).length;
    await decide(page, decision);
  }
  expect([...passed].sort()).toEqual(["Player 1", "Player 2"]);
  expect(seen).toBeGreaterThan(0);
});

test("a reload comes back behind the curtain, and Escape does not lift it", async ({ page, site }) => {
  await begin(page, site, "people");
  await untilTokens(page);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "curtain", { timeout: 60_000 });
  await ready(page);
  await expectVeiled(page);
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(page.locator("#curtain")).toBeVisible();
  await expectVeiled(page);
  await expect(page.locator("#curtain-lift")).toBeFocused();
  await page.keyboard.press("Enter");
  await turn(page);
  await expect(page.locator("#curtain")).toBeHidden();
  await expect(legal(page).or(page.locator("#choices button")).first()).toBeVisible();
});

test("looking back and another language keep to the eyes that look", async ({ page, site }) => {
  await begin(page, site, "people");
  await untilTokens(page);
  const actor = await turn(page);
  const own = actor === "1" ? "S" : "N";
  const other = actor === "1" ? "N" : "S";
  const hand = await tokensShown(page, own);
  expect(hand.length).toBeGreaterThan(0);
  await page.locator("#log-list button").first().click();
  await expect(page.locator("#review")).toBeVisible();
  expect(await tokensShown(page, other)).toEqual([]);
  await page.locator("#review-end").click();
  await expect.poll(() => tokensShown(page, own)).toEqual(hand);
  await page.locator("#language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(await tokensShown(page, own)).toEqual(hand);
  expect(await page.locator("html").getAttribute("data-turn")).toBe(actor);
});

test("undo stops at what was revealed, unless the settings allow more", async ({ page, site }) => {
  await begin(page, site, "me-first");
  await untilTokens(page);
  await expect(page.locator("#undo")).toHaveAttribute("aria-disabled", "true");
  await page.locator("#undo").click({ force: true });
  await expect(page.locator("#why")).toContainText("Something hidden has been shown since");
  await page.locator("#menu-button").click();
  await page.locator("#menu-settings").click();
  await page.locator("input[name=past_reveals]").check();
  await page.locator("#settings button[type=submit]").click();
  await expect(page.locator("#undo")).toHaveAttribute("aria-disabled", "false");
  const before = await page.locator("#log-list li").count();
  await page.locator("#undo").click();
  await expect.poll(() => page.locator("#log-list li").count()).toBeLessThan(before);
  await page.locator("#redo").click();
  await expect.poll(() => page.locator("#log-list li").count()).toBe(before);
});

test("who undoes from the curtain gets the screen back, but not unasked", async ({ page, site }) => {
  await begin(page, site, "people");
  await lifted(page);
  await legal(page).first().click(); // four monkeys from the first pocket: the turn passes, and nothing is revealed
  await expect(page.locator("#curtain-title")).toContainText("Player 2");
  await page.locator("#curtain-undo").click();
  await expect(page.locator("#curtain-title")).toContainText("Player 1");
  await expectVeiled(page);
  await page.locator("#curtain-leave").click();
  await expect(page.locator("html")).toHaveAttribute("data-screen", "shelf");
  await expect(page.locator("#curtain")).toBeHidden();
});

test("alone against a mind: a whole game, one's own tokens always open, and no curtain", async ({ page, site }) => {
  await begin(page, site, "me-last", { pockets: "4" });
  let decisions = 0;
  let seen = 0;
  while ((await moment(page)) !== "over") {
    expect(await page.locator("html").getAttribute("data-turn")).toBe("2");
    await expect(page.locator("#curtain")).toBeHidden();
    expect(await tokensShown(page, "S")).toEqual([]);
    seen += (await tokensShown(page, "N")).length;
    await decide(page, decisions);
    expect(decisions++).toBeLessThan(300);
  }
  expect(seen).toBeGreaterThan(0);
  await expect(page.locator("#result")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the curtain covers all, and a tap lifts it", async ({ page, site }) => {
    await begin(page, site, "people");
    await expect(page.locator("#curtain")).toBeVisible();
    const box = await page.locator("#curtain").boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390 });
    expect(box?.height).toBeGreaterThanOrEqual(843);
    await page.locator("#curtain-lift").tap();
    expect(await turn(page)).toBe("1");
    await expect(page.locator("#curtain")).toBeHidden();
  });
});

/** Begins a game with hidden hands. @param {Page} page @param {Site} site @param {string} preset @param {Record<string, string>} [options] */
async function begin(page, site, preset, options = {}) {
  await open(page, site);
  await withoutMotion(page);
  await seatPreset(page, preset);
  await page.locator("#more-options summary").click();
  for (const [name, value] of Object.entries({ tokens: "on", hands: "hidden", ...options })) {
    await page.locator(`select[name=option-${name}]`).selectOption(value);
  }
  await page.locator("#play").click();
  await moment(page);
}

/** Waits until somebody is to do something. @param {Page} page */
async function moment(page) {
  await expect(page.locator("html")).toHaveAttribute("data-turn", /^(\d|over|curtain)$/, { timeout: 30_000 });
  return (await page.locator("html").getAttribute("data-turn")) ?? "";
}

/** Lifts the curtain if it is up, after a look under it. @param {Page} page @returns {Promise<string>} who has the screen now; "" if it stays where it is */
async function lifted(page) {
  if ((await moment(page)) !== "curtain") return "";
  await expectVeiled(page);
  const who = (await page.locator("#curtain-title").textContent()) ?? "";
  await page.locator("#curtain-lift").click();
  await expect(page.locator("#curtain")).toBeHidden();
  await turn(page);
  return who.replace("Pass the screen to ", "");
}

/** Makes some decision for who acts: a place on the board, or a button. @param {Page} page @param {number} number */
async function decide(page, number) {
  const before = await page.locator("html").getAttribute("data-turn");
  const entries = await page.locator("#log-list li").count();
  for (let words = 0; words < 4; words++) {
    await expect(legal(page).or(page.locator("#choices button.choice")).first()).toBeVisible();
    const places = legal(page);
    const buttons = page.locator("#choices button.choice");
    const [onBoard, beside] = [await places.count(), await buttons.count()];
    const pick = number % (onBoard + beside);
    if (pick < onBoard) await places.nth(pick).click();
    else await buttons.nth(pick - onBoard).click();
    await moment(page);
    const now = await page.locator("html").getAttribute("data-turn");
    if (now !== before || (await page.locator("#log-list li").count()) > entries) return;
  }
}

/** Plays on until who has the screen holds a token just drawn. @param {Page} page */
async function untilTokens(page) {
  for (let decision = 0; decision < DECISIONS; decision++) {
    await lifted(page);
    const actor = await turn(page);
    const hand = await tokensShown(page, actor === "1" ? "S" : "N");
    if (hand.length && (await page.locator("#undo").getAttribute("aria-disabled")) === "true") return;
    await decide(page, decision);
  }
  throw new Error("nobody has drawn a token");
}

/** The open tokens in a hand. @param {Page} page @param {"N" | "S"} side */
async function tokensShown(page, side) {
  const items = page.locator(`#board .item[data-key^="${side}:"][data-symbol^="token-"]`);
  const symbols = await items.evaluateAll((all) => all.map((item) => item.getAttribute("data-symbol") ?? ""));
  return symbols.filter((symbol) => symbol !== "token-back");
}

/** Under the curtain no hand is open: not to the eye, not to the ear, not in the log. @param {Page} page */
async function expectVeiled(page) {
  await expect(page.locator("#curtain")).toBeVisible();
  expect(await tokensShown(page, "S")).toEqual([]);
  expect(await tokensShown(page, "N")).toEqual([]);
  const labels = await page
    .locator('#board .cell[data-key^="S:"], #board .cell[data-key^="N:"], #board .cell[data-key^="pile"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  for (const label of labels) expect(label).not.toMatch(KINDS);
  await expect(page.locator("#choices")).toBeEmpty();
  await expect(legal(page)).toHaveCount(0);
  await expect(page.locator("#typed-move")).toHaveValue("");
  const told = await page.locator("#log-list, #live, #said, #status, #why").allTextContents();
  expect(told.join(" ")).not.toMatch(/draw=[a-z]|discard:[a-z]|draws a (Skip|Reverse|Steal|Swap)|gives a [A-Z]/);
}
