// Where games are kept: no room, nonsense in it, another version, a database that does not open. The game goes on, one
// sentence says what is wrong, and nothing that can be read is lost.
import { expect, legal, open, PLAIN, playSome, ready, test, turn } from "./site.js";
import { putInto, storedGames } from "./stored.js";

/** @typedef {import("@playwright/test").Page} Page */

test.describe("with complaints on the console", () => {
  test.use({ complaints: /^store/ });

  test("no room is left: the game goes on, and is saved as soon as there is room", async ({ page, site }) => {
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
    const slip = page.locator('[data-notice="store"]');
    await expect(slip).toContainText("no room left");
    await slip.getByRole("button", { name: "Try again" }).click();
    await playSome(page, 1);
    await page.evaluate(() => Reflect.deleteProperty(window, "full"));
    await playSome(page, 1);
    await expect(slip).toHaveCount(0);
    await page.reload();
    await ready(page);
    await expect(page.locator("#log-list li")).toHaveCount(6);
  });

  test("what is kept is of a newer version: the page says so and leaves it alone", async ({ page, site, context }) => {
    const other = await context.newPage();
    await other.goto(`${site.url}manifest.webmanifest`);
    await upgrade(other, 9);
    await open(page, site, PLAIN);
    await expect(page.locator('[data-notice="store"]')).toContainText("newer version");
    await playSome(page, 2);
    await expect(page.locator("#log-list li")).toHaveCount(2);
  });

  test("a newer version in another tab does not wait for this one, which goes on in memory", async ({
    page,
    site,
    context,
  }) => {
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

  test("a database that never opens does not keep anybody from playing", async ({ page, site, context }) => {
    const other = await context.newPage();
    await other.goto(`${site.url}manifest.webmanifest`);
    await other.evaluate(async () => {
      const opened = indexedDB.open("troop", 1);
      await new Promise((resolve) => {
        opened.onsuccess = resolve;
      });
      indexedDB.deleteDatabase("troop"); // it waits for the one that is open, and all others wait for it
    });
    await open(page, site, PLAIN);
    await expect(page.locator('[data-notice="store"]')).toContainText("does not let Troop save");
    await playSome(page, 2);
    await expect(page.locator("#log-list li")).toHaveCount(2);
  });
});

test("of a game that was left all is kept but its picture, and whatever another tab has made of it", async ({
  page,
  site,
}) => {
  await open(page, site, PLAIN);
  await playSome(page, 2);
  const [first] = await storedGames(page);
  await putInto(page, { store: "games", value: { ...first, name: "Named elsewhere" } });
  await page.locator("#to-shelf").click();
  await page.locator("#play").click();
  await playSome(page, 1);
  await expect
    .poll(async () => (await storedGames(page)).map(({ name, look }) => [name, look?.last ?? null]).sort())
    .toEqual([
      ["", 1],
      ["Named elsewhere", null],
    ]);
  await page.reload();
  await ready(page);
  await page.locator("#to-shelf").click();
  await expect(page.locator(".save-about")).toContainText([/1 move/, /2 moves/]);
  await page.locator(".save-open", { hasText: "Named elsewhere" }).click();
  await turn(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
});

test("nonsense among what is kept harms nothing else", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await playSome(page, 3);
  const [game] = await storedGames(page);
  const senseless = { brief: { seats: [7] }, look: { seats: 7 }, study: "?", clock: "late", turn: "x" };
  await putInto(page, { store: "games", value: { ...game, ...senseless } });
  await putInto(page, { store: "games", value: { id: "nothing but a name" } });
  await putInto(page, { store: "games", value: { ...game, id: "other", record: 7, undone: { length: 3 } } });
  await putInto(page, { store: "settings", key: "results", value: [null, "won", { id: 7 }] });
  for (const nonsense of NONSENSE) {
    await putInto(page, { store: "settings", key: "all", value: nonsense });
    await page.reload();
    await ready(page);
    if (await page.locator("html[data-screen=table]").count()) await page.locator("#to-shelf").click();
    await expect(page.locator(".save.damaged")).toHaveCount(2);
    await page.locator(".save:not(.damaged) .save-open").click();
    await turn(page);
    await expect(page.locator("#log-list li")).toHaveCount(3);
  }
  await legal(page).first().click();
  await turn(page);
  await expect(page.locator("#log-list li")).toHaveCount(4);
});

const NONSENSE = [
  "all of it",
  { setup: 7, lessons: null, current: { id: 1 }, language: "tlh", speed: 9, learning: ["?"], sound: "loud" },
  { setup: { game: "mancala", options: null, seats: "two" }, lessons: { one: 7 }, theme: {}, pace: null },
  { setup: { game: "mancala", options: {}, seats: [null] }, current: "nobody", learning: "no such lesson" },
];

/** Another version of the page opens the database. @param {Page} page @param {number} version */
async function upgrade(page, version) {
  await page.evaluate(async (version) => {
    const opened = indexedDB.open("troop", version);
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
    opened.result.close();
  }, version);
}
