// Hundreds of games in one page: memory and storage stay within bounds. 500 games nightly, a few otherwise.
import { expect, open, ready, test, withoutMotion } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const GAMES = Number(process.env.TROOP_GAMES ?? (process.env.TROOP_LONG ? 500 : 12));
/** Games after which all caches are filled. */
const WARM = Math.min(GAMES / 4, 25);
/** Allowed growth after warming up: bytes of memory, elements, listeners; and bytes of storage per game. */
const BOUND = { JSHeapUsedSize: 12e6, Nodes: 4_000, JSEventListeners: 1_200, game: 60_000 };

test(`keeps memory and storage within bounds over ${GAMES} games`, async ({ page, site, context }) => {
  test.setTimeout(7_200_000); // far more than an idle machine needs
  await open(page, site, { tokens: "off", pockets: "3", each: "2" });
  await withoutMotion(page);
  const tools = await context.newCDPSession(page);
  await tools.send("Performance.enable");
  let before = await measured(page, tools);
  for (let game = 1; game <= GAMES; game++) {
    await playOne(page);
    if (game === Math.round(WARM)) before = await measured(page, tools);
  }
  const after = await measured(page, tools);
  const games = GAMES - Math.round(WARM);
  const grown = Object.fromEntries(Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));
  console.log(`${games} games: ${JSON.stringify(grown)} of ${JSON.stringify(after)}`);
  // The home page shows the last saved games, and all of them on request.
  expect(grown.JSHeapUsedSize).toBeLessThan(BOUND.JSHeapUsedSize + games * BOUND.game);
  expect(grown.Nodes).toBeLessThan(BOUND.Nodes);
  expect(grown.JSEventListeners).toBeLessThan(BOUND.JSEventListeners);
  expect(grown.usage).toBeLessThan(1e6 + games * BOUND.game);
  await page.reload();
  await ready(page);
  await page.locator("#saved-games-more").click();
  await expect(page.locator(".saved-game")).toHaveCount(GAMES);
  await expect(page.locator(".saved-game-open").nth(8)).toBeFocused();
});

/** Start a game and play it to the end, inside the page, as fast as possible. @param {Page} page */
function playOne(page) {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const press = (/** @type {string} */ what) =>
      document.querySelector(what)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const until = async (/** @type {() => boolean} */ come) => {
      for (let tries = 0; !come(); tries++) {
        if (tries > 6_000) throw new Error(`stuck: ${JSON.stringify({ ...root.dataset })}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const decides = () => /^\d$/.test(root.dataset.turn ?? "") && document.querySelector(".cell.legal") !== null;
    if (root.dataset.screen === "match") press("#to-home");
    await until(() => root.dataset.screen === "home" && decides());
    press("#play");
    await until(() => root.dataset.screen === "match" && decides());
    while (root.dataset.turn !== "over") {
      const position = `${document.querySelector("#board")?.getAttribute("data-position")}`;
      press(".cell.legal");
      await until(
        () =>
          root.dataset.turn === "over" ||
          (decides() && document.querySelector("#board")?.getAttribute("data-position") !== position),
      );
    }
  });
}

/** @param {Page} page @param {import("@playwright/test").CDPSession} tools @returns {Promise<Record<string, number>>} */
async function measured(page, tools) {
  await tools.send("HeapProfiler.collectGarbage");
  const { metrics } = await tools.send("Performance.getMetrics");
  const wanted = metrics.filter(({ name }) => ["JSHeapUsedSize", "Nodes", "JSEventListeners"].includes(name));
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  return { ...Object.fromEntries(wanted.map(({ name, value }) => [name, value])), usage };
}
