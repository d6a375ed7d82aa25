// Several tabs, tabs that sleep, and clocks that jump: one game, played in one place, nothing lost or doubled.
import { expect, legal, open, PLAIN, playSome, ready, seatPreset, sitDown, test, turn, withoutMotion } from "./site.js";
import { storedGames } from "./stored.js";

/** @typedef {import("@playwright/test").Page} Page */

const TAKEN = "goes on in another tab";
const DAY = 86_400_000;

test("the tab that took a game over is closed: the first one plays on", async ({ page, site, context }) => {
  await open(page, site, PLAIN);
  await playSome(page, 2);
  const other = await taking(context, site);
  await expect(page.locator("#notices")).toContainText(TAKEN);
  await playSome(other, 2);
  await other.close();
  await page.locator("#notices button", { hasText: "Play here" }).click();
  await expect(page.locator("#log-list li")).toHaveCount(4);
  await playSome(page, 1);
  await expect.poll(() => decisions(page)).toEqual([5]);
});

test("two tabs that play as fast as they can play one game", async ({ page, site, context }) => {
  await open(page, site, PLAIN);
  await playSome(page, 1);
  const other = await context.newPage();
  await other.goto(site.url);
  await ready(other);
  for (const each of [page, other, page, other]) {
    const takes = each.locator("#notices button", { hasText: "Play here" });
    // The one still plays when the other takes over: whatever is decided is kept once, or not at all.
    await Promise.all([press(page), press(other), takes.count().then((there) => (there ? takes.click() : null))]);
  }
  await expect(async () => {
    const shown = await Promise.all([page, other].map((each) => each.locator("#notices", { hasText: TAKEN }).count()));
    expect(shown.reduce((sum, count) => sum + count)).toBe(1);
  }).toPass();
  const playing = (await page.locator("#notices", { hasText: TAKEN }).count()) ? other : page;
  await turn(playing);
  const told = await playing.locator("#log-list li").count();
  expect(await decisions(page)).toEqual([told]);
  await playing.reload();
  await ready(playing);
  await expect(playing.locator("#log-list li")).toHaveCount(told);
});

test("a tab that was frozen while a mind thought does not bring back what was played since", async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await seatPreset(page, "me-first", "gorilla");
  await sitDown(page, site, "mancala", { options: PLAIN });
  await legal(page).first().click();
  await expect(page.locator("#thought")).toBeVisible();
  const lifecycle = await context.newCDPSession(page);
  await lifecycle.send("Page.setWebLifecycleState", { state: "frozen" });
  const other = await taking(context, site);
  await other.locator("#undo").click(); // the mind has not answered yet, or it has: either way another game begins here
  await turn(other);
  while ((await other.locator("#log-list li").count()) > 0) {
    await other.locator("#undo").click();
    await turn(other);
  }
  await legal(other).last().click();
  await expect.poll(async () => (await storedGames(other))[0]?.look.last).toBeGreaterThan(0);
  await other.locator("#play-now").click({ timeout: 60_000 });
  await turn(other);
  const [before] = await storedGames(other);
  await lifecycle.send("Page.setWebLifecycleState", { state: "active" });
  await expect(page.locator("#notices")).toContainText(TAKEN, { timeout: 30_000 });
  await expect(legal(page)).toHaveCount(0);
  const games = await storedGames(other);
  expect(games).toHaveLength(1);
  expect(games[0].record).toBe(before.record);
});

test("a tab that was frozen in the middle of a move goes on where it was", async ({ page, site, context }) => {
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

  test("a clock that is put back or forward changes neither the order of games nor their own clocks", async ({
    page,
    site,
  }) => {
    await page.clock.install({ time: new Date("2031-05-20T12:00:00") });
    await page.goto(site.url);
    await ready(page);
    await withoutMotion(page);
    await sitDown(page, site, "mancala", { options: PLAIN });
    await playSome(page, 1);
    await page.locator("#to-shelf").click();
    for (const [at, days] of [-3, 400, -20].entries()) {
      await page.clock.setSystemTime(new Date("2031-05-20T12:00:00").getTime() + days * DAY);
      await page.locator("#play").click();
      await playSome(page, at + 2);
      await page.locator("#to-shelf").click();
      // The one that was played last has so many moves, and stands first.
      await expect(page.locator(".save").first()).toContainText(`${at + 2} moves`);
    }
    await sitDown(page, site, "codemonkey", { options: { level: "7", timer: "minutes" } });
    await legal(page).first().click();
    await expect.poll(async () => (await storedGames(page)).length).toBe(5);
    const clock = async () => (await storedGames(page)).find(({ game }) => game === "codemonkey").clock;
    const before = await clock();
    await page.clock.setSystemTime(new Date("2032-12-24T00:00:00"));
    await page.reload();
    await ready(page);
    await expect(page.locator("html")).toHaveAttribute("data-screen", "table");
    expect(before === null || Math.abs((await clock()) - before) < DAY).toBe(true);
  });
});

/** Another tab opens the game that is being played. @param {import("@playwright/test").BrowserContext} context @param {{url: string}} site */
async function taking(context, site) {
  const other = await context.newPage();
  await other.goto(site.url);
  await ready(other);
  await expect(other.locator("html")).toHaveAttribute("data-screen", "table");
  return other;
}

/** Decides something at once, if anything can be decided here. @param {Page} page */
function press(page) {
  return page.evaluate(() => {
    document.querySelector(".cell.legal")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
}

/** How many decisions each kept game has. @param {Page} page */
async function decisions(page) {
  return (await storedGames(page)).map(({ look }) => look.last);
}
