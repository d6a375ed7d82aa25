// Several tabs, suspended tabs and changed clocks: a game is played in one tab, and nothing is lost or doubled.
import { expect, legal, open, PLAIN, playSome, ready, startGame, test, turn, withoutMotion } from "../support/site.js";
import { storedGames } from "../support/stored-data.js";

/** @typedef {import("@playwright/test").Page} Page */

const TAKEN = "is open in another tab";
const DAY = 86_400_000;

test("continues in the first tab when the second one is closed", async ({ page, site, context }) => {
  await open(page, site, PLAIN);
  await playSome(page, 2);
  const other = await openInOtherTab(context, site);
  await expect(page.locator("#notices")).toContainText(TAKEN);
  await playSome(other, 2);
  await other.close();
  await page.locator("#notices button", { hasText: "Play here" }).click();
  await expect(page.locator("#log-list li")).toHaveCount(4);
  await playSome(page, 1);
  await expect.poll(() => decisions(page)).toEqual([5]);
});

test("keeps one game in two tabs that both play as fast as possible", async ({ page, site, context }) => {
  await open(page, site, PLAIN);
  await playSome(page, 1);
  const other = await context.newPage();
  await other.goto(site.url);
  await ready(other);
  for (const each of [page, other, page, other]) {
    // One tab still plays while the other takes over: each decision is saved once or not at all.
    await Promise.all([press(page), press(other), takeOver(each)]);
  }
  await expect(async () => {
    const shown = await Promise.all([page, other].map((each) => each.locator("#notices", { hasText: TAKEN }).count()));
    expect(shown.reduce((sum, count) => sum + count)).toBe(1);
  }).toPass();
  const playing = (await page.locator("#notices", { hasText: TAKEN }).count()) ? other : page;
  await turn(playing);
  const decisionsShown = await playing.locator("#log-list li").count();
  expect(await decisions(page)).toEqual([decisionsShown]);
  await playing.reload();
  await ready(playing);
  await expect(playing.locator("#log-list li")).toHaveCount(decisionsShown);
});

test("does not overwrite newer moves after a tab was frozen while a bot was thinking", async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await startGame(page, site, "mancala", { preset: "me-first", level: "gorilla", options: PLAIN });
  await legal(page).first().click();
  await expect(page.locator("#thinking")).toBeVisible();
  const lifecycle = await context.newCDPSession(page);
  await lifecycle.send("Page.setWebLifecycleState", { state: "frozen" });
  const other = await openInOtherTab(context, site);
  await other.locator("#undo").click(); // whether the bot has answered or not, another game starts here
  await turn(other);
  while ((await other.locator("#log-list li").count()) > 0) {
    await other.locator("#undo").click();
    await turn(other);
  }
  await legal(other).last().click();
  await expect.poll(async () => (await storedGames(other))[0]?.view.last).toBeGreaterThan(0);
  await turn(other); // the bot has answered
  const [before] = await storedGames(other);
  await lifecycle.send("Page.setWebLifecycleState", { state: "active" });
  await expect(page.locator("#notices")).toContainText(TAKEN, { timeout: 30_000 });
  await expect(legal(page)).toHaveCount(0);
  const games = await storedGames(other);
  expect(games).toHaveLength(1);
  expect(games[0].record).toBe(before.record);
});

test("continues in a tab that was frozen during a move", async ({ page, site, context }) => {
  await open(page, site, PLAIN);
  await legal(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "busy");
  const lifecycle = await context.newCDPSession(page);
  await lifecycle.send("Page.setWebLifecycleState", { state: "frozen" });
  await lifecycle.send("Page.setWebLifecycleState", { state: "active" });
  await turn(page);
  await playSome(page, 2);
  await expect(page.locator("#log-list li")).toHaveCount(3);
});

test.describe("with a clock of its own", () => {
  test.use({ regular: false });

  test("is unaffected by changes of the system clock", async ({ page, site }) => {
    await page.clock.install({ time: new Date("2031-05-20T12:00:00") });
    await page.goto(site.url);
    await ready(page);
    await withoutMotion(page);
    await startGame(page, site, "mancala", { options: PLAIN });
    await playSome(page, 1);
    await page.locator("#to-home").click();
    for (const [at, days] of [-3, 400, -20].entries()) {
      await page.clock.setSystemTime(new Date("2031-05-20T12:00:00").getTime() + days * DAY);
      await page.locator("#play").click();
      await playSome(page, at + 2);
      await page.locator("#to-home").click();
      // The game played last has this many moves and is listed first.
      await expect(page.locator(".saved-game").first()).toContainText(`${at + 2} moves`);
    }
    await startGame(page, site, "codemonkey", { options: { level: "7", timer: "minutes" } });
    await legal(page).first().click();
    await expect.poll(async () => (await storedGames(page)).length).toBe(5);
    const clock = async () => (await storedGames(page)).find(({ game }) => game === "codemonkey").clock;
    const before = await clock();
    await page.clock.setSystemTime(new Date("2032-12-24T00:00:00"));
    await page.reload();
    await ready(page);
    await expect(page.locator("html")).toHaveAttribute("data-screen", "match");
    expect(before === null || Math.abs((await clock()) - before) < DAY).toBe(true);
  });
});

/**
 * Open the current game in another tab.
 * @param {import("@playwright/test").BrowserContext} context
 * @param {{url: string}} site
 */
async function openInOtherTab(context, site) {
  const other = await context.newPage();
  await other.goto(site.url);
  await ready(other);
  await expect(other.locator("html")).toHaveAttribute("data-screen", "match");
  return other;
}

/** Decide at once, if anything can be decided. @param {Page} page */
function press(page) {
  return page.evaluate(() => {
    document.querySelector(".cell.legal")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
}

/** Take the match over, if another tab has it. @param {Page} page */
function takeOver(page) {
  const buttons = page.locator("#notices button", { hasText: "Play here" });
  return buttons.evaluateAll((found) => /** @type {HTMLElement | undefined} */ (found[0])?.click());
}

/** The number of decisions in each saved game. @param {Page} page */
async function decisions(page) {
  return (await storedGames(page)).map(({ view }) => view.last);
}
