// A game with hidden information on one screen: who sees what, and the curtain when the screen is passed on.
import { expect, legal, open, ready, seatPreset, test, turn, use, withoutMotion } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../support/site.js").Site} Site */

const KINDS = /\b(Skip|Reverse|Steal|Swap)\b/;
const DECISIONS = 30;

test("keeps hands out of the page until their owner lifts the curtain", async ({ page, site }) => {
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

test("shows the curtain after a reload; Escape does not lift it", async ({ page, site }) => {
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

test("keeps the viewer in the history and after a change of language", async ({ page, site }) => {
  await begin(page, site, "people");
  await untilTokens(page);
  const actor = await turn(page);
  const own = actor === "1" ? "S" : "N";
  const other = actor === "1" ? "N" : "S";
  const hand = await tokensShown(page, own);
  expect(hand.length).toBeGreaterThan(0);
  await page.locator("#log-list button").first().click();
  await expect(page.locator("#history")).toBeVisible();
  expect(await tokensShown(page, other)).toEqual([]);
  await page.locator("#history-end").click();
  await expect.poll(() => tokensShown(page, own)).toEqual(hand);
  await page.locator("#language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(await tokensShown(page, own)).toEqual(hand);
  expect(await page.locator("html").getAttribute("data-turn")).toBe(actor);
});

test("stops undo at revealed information unless the settings allow more", async ({ page, site }) => {
  await begin(page, site, "me-first");
  await untilTokens(page);
  await expect(page.locator("#undo")).toHaveAttribute("aria-disabled", "true");
  await page.locator("#undo").click({ force: true });
  await expect(page.locator("#explanation")).toContainText("Hidden information has been shown since then");
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

test("undoes from the curtain without showing hidden information", async ({ page, site }) => {
  await begin(page, site, "people");
  await lifted(page);
  await legal(page).first().click(); // four monkeys from the first pocket: the turn passes and nothing is revealed
  await expect(page.locator("#curtain-title")).toContainText("Player 2");
  await page.locator("#curtain-undo").click();
  await expect(page.locator("#curtain-title")).toContainText("Player 1");
  await expectVeiled(page);
  await page.locator("#curtain-leave").click();
  await expect(page.locator("html")).toHaveAttribute("data-screen", "home");
  await expect(page.locator("#curtain")).toBeHidden();
});

test("plays a whole game alone against a bot: own tokens always open, no curtain", async ({ page, site }) => {
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

  test("covers the controls until the curtain is tapped; the public board stays in sight", async ({ page, site }) => {
    await begin(page, site, "people");
    await expect(page.locator("#curtain")).toBeVisible();
    const curtain = await page.locator("#curtain").boundingBox();
    const controls = await page.locator("#actions").boundingBox();
    expect(curtain).toMatchObject({ x: 0, width: 390 });
    expect(curtain?.y).toBeGreaterThan(844 / 2);
    expect(curtain?.y).toBeLessThan(controls?.y ?? 0);
    await expectVeiled(page);
    await page.locator("#curtain-lift").tap();
    expect(await turn(page)).toBe("1");
    await expect(page.locator("#curtain")).toBeHidden();
  });
});

/**
 * Start a game with hidden hands.
 * @param {Page} page
 * @param {Site} site
 * @param {string} preset
 * @param {Record<string, string>} [options]
 */
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

/** Wait until somebody has to act. @param {Page} page */
async function moment(page) {
  await expect(page.locator("html")).toHaveAttribute("data-turn", /^(\d|over|curtain)$/, { timeout: 30_000 });
  return (await page.locator("html").getAttribute("data-turn")) ?? "";
}

/**
 * Check that nothing hidden is visible under the curtain, then lift it.
 * @param {Page} page
 * @returns {Promise<string>} who has the screen now; "" if it was not passed on
 */
async function lifted(page) {
  if ((await moment(page)) !== "curtain") return "";
  await expectVeiled(page);
  const who = (await page.locator("#curtain-title").textContent()) ?? "";
  await page.locator("#curtain-lift").click();
  await expect(page.locator("#curtain")).toBeHidden();
  await turn(page);
  return who.replace("Pass the screen to ", "");
}

/** Make an arbitrary decision: a cell or a button. @param {Page} page @param {number} number */
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
    await use(page);
    await moment(page);
    const now = await page.locator("html").getAttribute("data-turn");
    if (now !== before || (await page.locator("#log-list li").count()) > entries) return;
  }
}

/** Play until the player who has the screen holds a newly drawn token. @param {Page} page */
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

/** Under the curtain no hand is open: not on the board, not for screen readers, not in the log. @param {Page} page */
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
  const shownTexts = await page
    .locator("#log-list, #announcements, #last-events, #status, #explanation")
    .allTextContents();
  expect(shownTexts.join(" ")).not.toMatch(/draw=[a-z]|discard:[a-z]|draws a (Skip|Reverse|Steal|Swap)|gives a [A-Z]/);
}
