// CodeMonkey: coding by hand, passing the screen between coders, runs, a jungle built by the players, whole games.

import { heard, listen, tabTo } from "../../support/keyboard.js";
import { CODED, CODED_CHOICES, CODED_PROGRAMS, JUNGLE } from "../../support/sample-games.js";
import {
  asked,
  askedElse,
  BY_KEYS,
  choose,
  decide,
  expect,
  ready,
  startGame,
  takeUp,
  test,
  turn,
  untilCoding,
  withoutMotion,
} from "../../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const LONG = Boolean(process.env.TROOP_LONG);

test("plays a whole game of level 1 with two people on one screen, by keyboard alone", async ({ page, site }) => {
  test.slow();
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  if (LONG) await startGame(page, site, "codemonkey", { options: { jungle: JUNGLE } });
  else await takeUp(page, site, CODED);
  await listen(page);
  if (LONG) await playToTheEnd(page, BY_KEYS);
  else await playTheLastRound(page);
  expect(await heard(page)).toContain("collects a banana");
  await expect(page.locator("#result-reason")).not.toBeEmpty();
  await expect(page.locator("#log-list")).toContainText("collects a banana");
});

test("plays a whole game of level 7 with missions against the computer", async ({ page, site }) => {
  test.skip(!LONG, "long: a part of the nightly run");
  test.setTimeout(1_500_000);
  await startGame(page, site, "codemonkey", { preset: "me-first", options: { level: "7", missions: "on" } });
  await withoutMotion(page);
  await playToTheEnd(page);
  await expect(page.locator("#result-scores li")).toHaveCount(2);
});

test("builds, takes back and reorders a program, hidden from the others", async ({ page, site }) => {
  await startGame(page, site, "codemonkey", { options: { jungle: JUNGLE } });
  await withoutMotion(page);
  await placeMonkeys(page);
  await expect(page.locator("html")).toHaveAttribute("data-turn", "curtain");
  await page.locator("#curtain-lift").click();
  await expect(page.locator("#program-listing code")).toHaveCount(3);
  await put(page, "down", "slot1");
  await expect(page.locator("#program-listing code").first()).toHaveText("down()");
  await put(page, "die1", "slot2");
  await put(page, "swing1", "slot2");
  await expect(page.locator("#program-listing code").nth(1)).toHaveText(/^move\(\d, swing=True\)$/);
  await expect(page.locator(".cell.mark-reach")).not.toHaveCount(0);
  await put(page, "down", "slot3");
  await expect(page.locator("#program-listing code").first()).toHaveText("pass");
  await put(page, "swing1", "tray");
  await expect(page.locator("#program-listing code").nth(1)).toHaveText(/^move\(\d\)$/);
  await page.locator("#choices button", { hasText: "Back" }).click();
  await expect(page.locator("#program-listing code").nth(2)).toHaveText("pass");
  await page.locator('#choices button[data-word="done"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "curtain");
  await page.locator("#curtain-lift").click();
  await expect(page.locator('[data-symbol="action-hidden"]')).toHaveCount(3);
  await expect(page.locator("body")).not.toContainText(/move\(\d/);
});

test("drags pieces into the slots", async ({ page, site }) => {
  await startGame(page, site, "codemonkey", { preset: "me-first", options: { jungle: JUNGLE } });
  await withoutMotion(page);
  await placeMonkeys(page);
  await drag(page, "take:down", "slot2");
  await expect(page.locator("#program-listing code").nth(1)).toHaveText("down()");
  await drag(page, "take:die1", "slot1");
  await expect(page.locator("#program-listing code").first()).toHaveText(/^move/);
});

test("builds the jungle by clicks, mouse wheel and keys", async ({ page, site }) => {
  await startGame(page, site, "codemonkey", { options: { setup: "build" } });
  await withoutMotion(page);
  for (let tile = 2; tile <= 6; tile += 1) {
    await press(page, page.locator(".cell.legal").first());
    await expect(page.locator('[data-key="preview:0"]')).toBeAttached();
    if (tile === 2) await turnTheTile(page);
    await press(page, page.locator('#choices button[data-word="done"]'));
    await expect(page.locator('[data-key^="rim:"]')).toHaveCount(tile);
  }
  for (let tree = 1; tree <= 5; tree += 1) {
    await expect(page.locator("#status")).toContainText(`T${tree}`);
    await press(page, page.locator(".cell.legal").first());
  }
  await expect(page.locator('[data-key^="tree:"]')).toHaveCount(5);
  await turn(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("shows all slots when four people code", async ({ page, site }) => {
    await startGame(page, site, "codemonkey", { seats: 4, options: { level: "6" } });
    await withoutMotion(page);
    await untilCoding(page);
    await put(page, "die1", "slot1", true);
    await put(page, "down", "slot4", true);
    await expect(page.locator("#program-listing code").nth(3)).toHaveText("down()");
    const slot = await page.locator('.cell[data-key="slot1"]').boundingBox();
    expect(slot?.width).toBeGreaterThan(30); // depends on the jungle
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

/** Put the monkeys on the first hex offered until all are placed. @param {Page} page */
async function placeMonkeys(page) {
  while ((await asked(page)) !== "curtain" && !(await page.locator('.cell[data-key="slot1"]').count())) {
    await page.locator(".cell.legal").first().click();
    await page.waitForFunction(() => document.documentElement.dataset.turn !== "busy");
  }
}

/**
 * Everybody codes a sensible program and climbs where possible.
 * @param {Page} page
 * @param {import("../../support/site.js").Press} [press]
 */
async function playToTheEnd(page, press) {
  for (;;) {
    const who = await asked(page);
    if (who === "over") return;
    if (who === "curtain") await lift(page);
    else if (await page.locator('.cell[data-key="slot1"]').count()) await code(page, who);
    else await decide(page, press);
  }
}

/** @param {Page} page */
async function playTheLastRound(page) {
  for (const program of CODED_PROGRAMS) {
    if ((await asked(page)) === "curtain") await lift(page);
    await turn(page);
    await type(page, program);
  }
  for (const words of CODED_CHOICES) await choose(page, words, { press: BY_KEYS });
  expect(await turn(page)).toBe("over");
}

/** The button that lifts the curtain has the focus. @param {Page} page */
async function lift(page) {
  await expect(page.locator("#curtain-lift")).toBeFocused();
  await page.keyboard.press("Enter");
}

/**
 * A die with a Swing, then Down, then the other die; on a tree, Down comes first.
 * @param {Page} page
 * @param {string} who
 */
async function code(page, who) {
  const dice = await page.locator('[data-key^="piece:"][data-symbol^="die-"]').all();
  const shown = await Promise.all(dice.map(async (die) => (await die.getAttribute("data-symbol"))?.slice(4)));
  const slots = await page.locator('.cell[data-key^="slot"]:not([data-key*=":"])').count();
  const up = await page.locator(`.cell[data-key^="T"][aria-label*="Player ${who}’s monkey"]`).count();
  const words = up ? ["down", `${shown[0]}+swing`, shown[1]] : [`${shown[0]}+swing`, "down", shown[1]];
  while (words.length < slots) words.push("-");
  await type(page, words.join(" "));
}

/** @param {Page} page @param {string} program */
async function type(page, program) {
  const position = await page.locator("#board").getAttribute("data-position");
  if (!(await page.locator("#typed-move").isVisible())) await page.keyboard.press("/");
  await tabTo(page, page.locator("#typed-move"));
  await page.keyboard.type(program);
  await page.keyboard.press("Enter");
  await askedElse(page, position);
}

/** @param {Page} page @param {string} piece @param {string} place */
async function put(page, piece, place, tap = false) {
  for (const word of [piece, place]) {
    const cell = page.locator(`.cell.legal[data-word="${word}"]`);
    await (tap ? cell.tap() : cell.click());
    await turn(page);
  }
  await expect(page.locator(".cell.mark-chosen")).toHaveCount(0);
}

/**
 * Press something and wait until the page has answered.
 * @param {Page} page
 * @param {import("@playwright/test").Locator} what
 */
async function press(page, what) {
  const position = await page.locator("#board").getAttribute("data-position");
  await what.click();
  await askedElse(page, position);
}

/** @param {Page} page */
async function turnTheTile(page) {
  const lies = () => page.locator('[data-key="preview:1"]').getAttribute("transform");
  const changed = async (/** @type {() => Promise<void>} */ act) => {
    const before = await lies();
    await act();
    await expect.poll(lies).not.toBe(before);
    await turn(page);
  };
  await changed(() => page.locator('.cell.legal[data-word="turn"]').click());
  await changed(async () => {
    await page.locator("#board").hover();
    await page.mouse.wheel(0, 100);
  });
  await changed(() => page.locator('.cell.legal[data-word="turn"]').press("Shift+R"));
}

/** @param {Page} page @param {string} from @param {string} to */
async function drag(page, from, to) {
  const [start, end] = await Promise.all(
    [from, to].map((key) => page.locator(`.cell[data-key="${key}"]`).boundingBox()),
  );
  if (!start || !end) throw new Error(`nothing to drag from ${from} to ${to}`);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await expect(page.locator(`.cell.legal[data-key="${to}"]`)).toBeVisible();
  await page.mouse.up();
  await turn(page);
}
