// Storage problems: quota exceeded, invalid data, another version, a database that does not open. The game continues, a
// message says what is wrong, and nothing readable is lost.
import { expect, legal, open, PLAIN, playSome, ready, test, turn } from "../support/site.js";
import { putInto, storedGames } from "../support/stored-data.js";

/** @typedef {import("@playwright/test").Page} Page */

test.describe("with complaints on the console", () => {
  test.use({ complaints: /^store/ });

  test("continues when the storage is full, and saves as soon as there is space", async ({ page, site }) => {
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        if ("full" in window) throw new DOMException("", "QuotaExceededError");
        return put.apply(this, /** @type {any} */ (given));
      };
    });
    await open(page, site, PLAIN);
    await playSome(page, 2);
    await page.evaluate(() => Object.assign(window, { full: true }));
    await playSome(page, 2);
    const notice = page.locator('[data-notice="store"]');
    await expect(notice).toContainText("no room left");
    await notice.getByRole("button", { name: "Try again" }).click();
    await playSome(page, 1);
    await page.evaluate(() => Reflect.deleteProperty(window, "full"));
    await playSome(page, 1);
    await expect(notice).toHaveCount(0);
    await page.reload();
    await ready(page);
    await expect(page.locator("#log-list li")).toHaveCount(6);
  });

  test("leaves data of a newer version alone and tells the player", async ({ page, site, context }) => {
    const other = await context.newPage();
    await other.goto(`${site.url}manifest.webmanifest`);
    await upgrade(other, 9);
    await open(page, site, PLAIN);
    await expect(page.locator('[data-notice="store"]')).toContainText("newer version");
    await playSome(page, 2);
    await expect(page.locator("#log-list li")).toHaveCount(2);
  });

  test("does not block a newer version in another tab, and continues in memory", async ({ page, site, context }) => {
    await open(page, site, PLAIN);
    await playSome(page, 2);
    const other = await context.newPage();
    await other.goto(`${site.url}manifest.webmanifest`);
    await upgrade(other, 2);
    await expect(page.locator('[data-notice="store"]')).toContainText("newer version");
    await playSome(page, 1);
    await expect(page.locator("#log-list li")).toHaveCount(3);
    expect(await storedGames(other)).toHaveLength(1);
  });

  test("works without a database that never opens", async ({ page, site, context }) => {
    const other = await context.newPage();
    await other.goto(`${site.url}manifest.webmanifest`);
    await other.evaluate(async () => {
      const opened = indexedDB.open("troop", 1);
      await new Promise((resolve) => {
        opened.onsuccess = resolve;
      });
      indexedDB.deleteDatabase("troop"); // it waits for the open one, and all others wait for it
    });
    await open(page, site, PLAIN);
    await expect(page.locator('[data-notice="store"]')).toContainText("does not let Troop save");
    await playSome(page, 2);
    await expect(page.locator("#log-list li")).toHaveCount(2);
  });
});

test("keeps everything but the view of a game that is left, including changes by another tab", async ({
  page,
  site,
}) => {
  await open(page, site, PLAIN);
  await playSome(page, 2);
  const [first] = await storedGames(page);
  await putInto(page, { store: "games", value: { ...first, name: "Named elsewhere" } });
  await page.locator("#to-home").click();
  await page.locator("#play").click();
  await playSome(page, 1);
  await expect
    .poll(async () => (await storedGames(page)).map(({ name, view }) => [name, view?.last ?? null]).sort())
    .toEqual([
      ["", 1],
      ["Named elsewhere", null],
    ]);
  await page.reload();
  await ready(page);
  await page.locator("#to-home").click();
  await expect(page.locator(".saved-game-about")).toContainText([/1 move/, /2 moves/]);
  await page.locator(".saved-game-open", { hasText: "Named elsewhere" }).click();
  await turn(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
});

test("survives invalid entries in the database", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await playSome(page, 3);
  const [game] = await storedGames(page);
  const senseless = { brief: { seats: [7] }, view: { seats: 7 }, review: "?", clock: "late", turn: "x" };
  await putInto(page, { store: "games", value: { ...game, ...senseless } });
  await putInto(page, { store: "games", value: { id: "nothing but a name" } });
  await putInto(page, { store: "games", value: { ...game, id: "other", record: 7, undone: { length: 3 } } });
  await putInto(page, { store: "settings", key: "results", value: [null, "won", { id: 7 }] });
  for (const nonsense of NONSENSE) {
    await putInto(page, { store: "settings", key: "all", value: nonsense });
    await page.reload();
    await ready(page);
    if (await page.locator("html[data-screen=match]").count()) await page.locator("#to-home").click();
    await expect(page.locator(".saved-game.damaged")).toHaveCount(2);
    await page.locator(".saved-game:not(.damaged) .saved-game-open").click();
    await turn(page);
    await expect(page.locator("#log-list li")).toHaveCount(3);
  }
  await legal(page).first().click();
  await turn(page);
  await expect(page.locator("#log-list li")).toHaveCount(4);
});

const NONSENSE = [
  "all of it",
  { setup: 7, lessons: null, current: { id: 1 }, language: "tlh", speed: 9, current_lesson: ["?"], sound: "loud" },
  { setup: { game: "mancala", options: null, seats: "two" }, lessons: { one: 7 }, theme: {}, bot_speed: null },
  { setup: { game: "mancala", options: {}, seats: [null] }, current: "nobody", current_lesson: "no such lesson" },
];

/** Open the database as another version of the page would. @param {Page} page @param {number} version */
async function upgrade(page, version) {
  await page.evaluate(async (version) => {
    const opened = indexedDB.open("troop", version);
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
    opened.result.close();
  }, version);
}
