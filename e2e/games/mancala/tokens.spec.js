// Mancala with tokens: dragging tokens by mouse and finger, offering and declining disruptions, the die.
import { expectSaid, listen, pressByKeys } from "../../support/keyboard.js";
import { BY_KEYS, BY_TOUCH, expect, labels, ready, takeUp, test, turn, use } from "../../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../support/site.js").Site} Site */

/** Anywhere between the pockets. */
const LOG = "log";
/** South plays again, with a token of three kinds. */
const RICH = "c roll=6 draw=swap draw=steal draw=skip";
/** North has named A, and South is asked. */
const WINDOW = `${RICH} a A`;
/** Both hold a Reverse, and North is to move. */
const REVERSES = "c roll=6 draw=swap draw=steal draw=reverse a C pass roll=6 draw=reverse draw=steal draw=skip";

test("drags a token onto a pocket", async ({ page, site }) => {
  await startGame(page, site, RICH);
  await drag(page, "S:steal", "D", async () => {
    await expect(page.locator(".dragged use")).toHaveAttribute("href", "#token-steal");
    await expect(page.locator('.cell.legal[data-key="D"]')).toBeVisible();
    await expect(page.locator('.cell.legal[data-key="d"]')).toHaveCount(0);
  });
  await expect(page.locator("#log-list")).toContainText("steals a monkey from D");
  await expect(page.locator(".dragged")).toHaveCount(0);
  expect(await labelOf(page, "D")).toContain("3 monkeys");
  expect(await labelOf(page, "S")).toContain("2 monkeys");
});

test("returns a token dropped elsewhere or released by Escape", async ({ page, site }) => {
  await startGame(page, site, RICH);
  const before = await labels(page);
  await drag(page, "S:steal", "a");
  await turn(page);
  await expect(page.locator("#choices button")).toHaveCount(0);
  await drag(page, "S:swap", "D", () => page.keyboard.press("Escape"));
  await turn(page);
  await expect(page.locator(".dragged")).toHaveCount(0);
  await expect(page.locator("#choices button")).toHaveCount(0);
  expect(await labels(page)).toEqual(before);
});

test("continues a swap from where its token was dropped; complete moves can be dropped anywhere on the board", async ({
  page,
  site,
}) => {
  await startGame(page, site, RICH);
  await drag(page, "S:swap", "b");
  await expect(page.locator('.cell.mark-chosen[data-key="b"]')).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".cell.mark-chosen")).toHaveCount(1);
  await drag(page, "b", "f");
  await expect(page.locator("#log-list")).toContainText("swaps b (4) and f (5)");
  await drag(page, "S:skip", "S:steal");
  await turn(page);
  await expect(page.locator("#log-list")).not.toContainText("uses a Skip");
  await drag(page, "S:skip", LOG);
  await expect(page.locator("#log-list")).toContainText("uses a Skip");
  await turn(page);
  await expect(page.locator('[data-key="die:die"]')).toBeVisible();
});

test("animates the die and shows its number at the end", async ({ page, site }) => {
  await startGame(page, site, RICH, { speed: "slow" });
  await cell(page, "S:skip").click();
  await use(page);
  const die = page.locator('[data-key="die:die"]');
  await expect(die).toBeAttached();
  const seen = new Set();
  while ((await page.locator("html").getAttribute("data-turn")) === "busy") {
    seen.add(await die.locator("use").getAttribute("href"));
  }
  expect(seen.size).toBeGreaterThan(1);
  const symbol = await die.getAttribute("data-symbol");
  await expect(die.locator("use")).toHaveAttribute("href", `#${symbol}`);
  await expect(page.locator("#last-events")).toContainText(`rolls a ${symbol?.replace("die-", "")}`);
});

test("previews declining an offer; Escape declines", async ({ page, site }) => {
  await startGame(page, site, WINDOW);
  await expect(page.locator("#status")).toHaveText("Player 1: disrupt the sowing of A?");
  await expect(page.locator("#choices button")).toHaveText(["Let it pass(Esc)", "Not again this turn"]);
  await expect(page.locator('.cell.mark-chosen[data-key="A"]')).toBeVisible();
  await expect(page.locator(".preview.path")).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(page.locator("#log-list")).toContainText("Player 1 lets it pass. Player 2 sows 4 monkeys from A");
  await expect(page.locator("#status")).toHaveText("Player 1 to move");
});

test("shows the card of a token, and spends nothing before Use is pressed", async ({ page, site }) => {
  await startGame(page, site, RICH);
  const card = page.locator("#choice-card");
  await cell(page, "S:skip").click();
  await expect(card).toContainText("Roll the die");
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await cell(page, "S:steal").click();
  await expect(card).toContainText("Take a monkey");
  await page.locator("#choice-card-close").click();
  await expect(card).toBeHidden();
  await expect(page.locator("#log-list")).not.toContainText("uses a Skip");
  await cell(page, "S:skip").click();
  await page.locator("#choice-card-use").click();
  await expect(page.locator("#log-list")).toContainText("uses a Skip");
});

test("does not ask again about disrupting in this turn, if the player says so", async ({ page, site }) => {
  await startGame(page, site, WINDOW);
  await page.locator("#choices button", { hasText: "Not again this turn" }).click();
  await expect(page.locator("#log-list")).toContainText("Player 1 lets it pass. Player 2 sows 4 monkeys from A");
  await expect(page.locator("#status")).toHaveText("Player 1 to move");
});

test("passes automatically if the player wants that", async ({ page, site }) => {
  // South holds a Reverse: it takes a free turn from E, and changes nothing when B is sown.
  const reverse = "c roll=1 draw=reverse a";
  await startGame(page, site, reverse, { autoPass: true });
  await cell(page, "C").click();
  await expect(page.locator("#status")).toContainText("disrupt the sowing of C?");
  await page.locator("#undo").click();
  await expect(page.locator("#status")).toHaveText("Player 2 to move");
  await cell(page, "A").click();
  await expect(page.locator("#log-list")).toContainText("Player 1 lets it pass. Player 2 sows 4 monkeys from A");
});

test("plays a whole game by keyboard alone, with tokens, a disruption and a block", async ({ page, site }) => {
  test.slow();
  await startGame(page, site, REVERSES);
  await listen(page);
  const before = await page.locator("#log-list .sentence").count();
  for (const key of ["A", "S:reverse", "N:reverse"]) await enter(page, key);
  const log = page.locator("#log-list");
  await expect(log).toContainText("Player 1 disrupts with a Reverse");
  await expect(log).toContainText("Player 2 blocks with a Reverse: nothing happens");
  for (const key of ["S:swap", "a", "F"]) await enter(page, key);
  await expect(log).toContainText(/swaps a \(\d\) and F/);
  for (const key of ["S:steal", "N"]) await enter(page, key);
  await expect(log).toContainText("steals a monkey from Player 2’s store");
  await finish(
    page,
    (key) => enter(page, key),
    () => page.keyboard.press("Escape"),
  );
  await expect(page.locator("#result")).toBeVisible();
  await expectSaid(page, before);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("plays a whole game by touch, dragging a token", async ({ page, site }) => {
    test.slow();
    await startGame(page, site, RICH);
    await dragByTouch(page, "S:steal", "D");
    await expect.poll(() => labelOf(page, "S")).toContain("2 monkeys");
    await dragByTouch(page, "S:swap", "b");
    await expect(page.locator('.cell.mark-chosen[data-key="b"]')).toBeVisible();
    await cell(page, "f").tap();
    await expect.poll(() => labelOf(page, "b")).toContain("5 monkeys");
    await expect(page.locator(".stat svg").first()).toBeVisible();
    const decline = page.locator("#choices button");
    await finish(
      page,
      async (key) => {
        await cell(page, key).tap();
        await use(page, BY_TOUCH);
      },
      () => decline.first().tap(),
    );
    await expect(page.locator("#result")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });
});

/**
 * Open a game of two people at this point, without animations unless the settings say otherwise.
 * @param {Page} page
 * @param {Site} site
 * @param {string} moves
 * @param {{speed?: string, autoPass?: boolean}} [settings]
 */
async function startGame(page, site, moves, { speed = "none", autoPass = false } = {}) {
  await page.goto(site.url);
  await ready(page);
  await page.locator("#menu-button").click();
  await page.locator("#menu-settings").click();
  await page.locator("#settings [name=speed]").selectOption(speed);
  await page.locator("#settings [name=auto_pass]").setChecked(autoPass);
  await page.locator("#settings button[type=submit]").click();
  const options = "capture=any copies=4 disruption=on each=4 first=1 hands=open pockets=6 seats=2 tokens=on";
  const head = ["troop 1", "game mancala", `options ${options}`, "seat 1 person", "seat 2 person", "seed 5f0c2a9be1"];
  await takeUp(page, site, [...head, "moves", moves, "end", ""].join("\n"));
}

/**
 * Play until the game is over: one pocket after another, declining every offer.
 * @param {Page} page
 * @param {(key: string) => Promise<void>} choose
 * @param {() => Promise<void>} decline
 */
async function finish(page, choose, decline) {
  for (let decisions = 0; (await turn(page)) !== "over"; decisions++) {
    expect(decisions).toBeLessThan(300);
    const entries = await page.locator("#log-list li").count();
    if (await page.locator("#choices [aria-keyshortcuts=Escape]").count()) await decline();
    else await choose(await page.evaluate(pick, decisions));
    await expect.poll(() => page.locator("#log-list li").count()).toBeGreaterThan(entries);
  }
}

/** The key of a playable cell, preferably a pocket. @param {number} count */
function pick(count) {
  const legal = /** @type {SVGElement[]} */ ([...document.querySelectorAll(".cell.legal")]);
  const pockets = legal.filter(({ dataset }) => dataset.symbol === "pocket");
  const among = pockets.length ? pockets : legal;
  return among[count % among.length]?.dataset.key ?? "";
}

/** @param {Page} page @param {string} key */
function cell(page, key) {
  return page.locator(`[data-key="${key}"]`);
}

/** @param {Page} page @param {string} key */
async function labelOf(page, key) {
  return (await cell(page, key).getAttribute("aria-label")) ?? "";
}

/** @param {Page} page @param {string} key text of a cell or the log */
async function middle(page, key) {
  const box = await (key === LOG ? page.locator(".ground .ground-items") : cell(page, key)).boundingBox();
  if (!box) throw new Error(`${key} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Page} page @param {string} from @param {string} to @param {() => Promise<void>} [inTheAir] */
async function drag(page, from, to, inTheAir) {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 6, start.y - 12);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await inTheAir?.();
  await page.mouse.up();
}

/** @param {Page} page @param {string} from @param {string} to */
async function dragByTouch(page, from, to) {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  const finger = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {object[]} */ touchPoints) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: /** @type {any} */ (touchPoints) });
  await touch("touchStart", [start]);
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    await touch("touchMove", [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
  }
  await expect(page.locator(".dragged")).toBeAttached();
  await touch("touchEnd", []);
}

/** Move to a cell with the arrow keys and press Enter. @param {Page} page @param {string} key */
async function enter(page, key) {
  await turn(page);
  const target = page.locator(`.cell.legal[data-key="${key}"]`);
  await expect(target).toBeAttached();
  await pressByKeys(page, target);
  await use(page, BY_KEYS);
}
