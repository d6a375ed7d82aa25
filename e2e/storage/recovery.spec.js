// Nothing is lost: after reloads, offline, with killed workers, damaged saves, or a new version.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { home } from "../../tools/files.mjs";
import { buildServiceWorker } from "../../tools/offline.mjs";
import { serve } from "../../tools/serve.mjs";
import { expect, labels, legal, open, PLAIN, playSome, ready, test, turn, withoutMotion } from "../support/site.js";
import { putInto, storedGames } from "../support/stored-data.js";

/** @typedef {import("@playwright/test").Page} Page */

test("resumes the game after a reload", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await playSome(page, 5);
  const before = await labels(page);
  await page.reload();
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("data-screen", "match");
  expect(await labels(page)).toEqual(before);
  await expect(page.locator("#log-list li")).toHaveCount(5);
  await page.locator("#undo").click();
  await expect(page.locator("#log-list li")).toHaveCount(4);
  // What was undone can be redone after a reload too.
  await page.reload();
  await ready(page);
  await page.locator("#redo").click();
  await expect.poll(() => labels(page)).toEqual(before);
});

test("loses nothing on a reload during an animation", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await legal(page).first().click();
  await expect.poll(async () => (await storedGames(page)).length).toBe(1);
  await expect(page.locator("html")).toHaveAttribute("data-turn", "busy");
  await page.reload();
  await ready(page);
  await expect(page.locator("#log-list li")).toHaveCount(1);
});

test.describe("on a first visit", () => {
  test.use({ regular: false });

  test("works offline after one visit: reload and play to the end", async ({ page, site }) => {
    await open(page, site, PLAIN);
    await playSome(page, 3);
    await expect(page.locator("html[data-offline-ready]")).toBeAttached({ timeout: 60_000 });
    const before = await labels(page);
    await site.close();
    await page.reload();
    await ready(page);
    expect(await labels(page)).toEqual(before);
    while ((await turn(page)) !== "over") await legal(page).first().click();
    await expect(page.locator("#result")).toBeVisible();
  });
});

test("plays a game that is open in two tabs in only one of them", async ({ page, site, context }) => {
  await open(page, site, PLAIN);
  await withoutMotion(page);
  await playSome(page, 3);
  const other = await context.newPage();
  await other.goto(site.url);
  await ready(other);
  await expect(page.locator("#notices")).toContainText("is open in another tab");
  await expect(legal(page)).toHaveCount(0);
  await turn(other);
  await legal(other).first().click();
  await expect(other.locator("#log-list li")).toHaveCount(4);
  await turn(other);
  await page.locator("#notices button", { hasText: "Play here" }).click();
  await expect(page.locator("#log-list li")).toHaveCount(4);
  await expect(other.locator("#notices")).toContainText("is open in another tab");
  await turn(page);
  await legal(page).first().click();
  await expect(page.locator("#log-list li")).toHaveCount(5);
  expect(await storedGames(page)).toHaveLength(1);
});

test("reports a damaged save without affecting others", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await playSome(page, 2);
  await page.locator("#to-home").click();
  await page.locator("#play").click();
  await playSome(page, 3);
  await damage(page, 3);
  await page.reload();
  await ready(page);
  await expect(page.locator("#notices")).toContainText("Line 8, word 1");
  await expect(page.locator(".saved-game.damaged")).toHaveCount(1);
  await expect(page.locator(".saved-game:not(.damaged)")).toHaveCount(1);
  // The other game is still there and can be played.
  await page.locator(".saved-game:not(.damaged) .saved-game-open").click();
  await turn(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
  await legal(page).first().click();
  await turn(page);
  await expect(page.locator("#log-list li")).toHaveCount(3);
});

test("saves, renames and removes several games", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await playSome(page, 1);
  await page.locator("#to-home").click();
  await page.locator("#play").click();
  await playSome(page, 2);
  await page.locator("#to-home").click();
  await expect(page.locator(".saved-game")).toHaveCount(2);
  await page
    .locator(".saved-game")
    .first()
    .getByRole("button", { name: /rename/i })
    .click();
  await page.locator("#rename-input").fill("<b>Sunday</b> game");
  await page.locator("#rename button[type=submit]").click();
  await expect(page.locator(".saved-game-title").first()).toHaveText("<b>Sunday</b> game");
  await page
    .locator(".saved-game")
    .nth(1)
    .getByRole("button", { name: /remove/i })
    .click();
  await page.locator("#confirm-yes").click();
  await expect(page.locator(".saved-game")).toHaveCount(1);
  await page.reload();
  await ready(page);
  await page.locator("#to-home").click();
  await expect(page.locator(".saved-game-title")).toHaveText("<b>Sunday</b> game");
});

test.describe("where storage is denied", () => {
  test.use({ regular: false, complaints: /^store|denied here/ });

  test("continues in memory and tells the player", async ({ page, site }) => {
    const deny = () => {
      Object.defineProperty(IDBFactory.prototype, "open", {
        value: () => {
          throw new DOMException("denied here", "SecurityError");
        },
      });
    };
    await page.addInitScript(deny);
    // Also in the worker, before anything else happens there.
    await page.route("**/interpreter.mjs", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${deny})();${await response.text()}` });
    });
    await open(page, site, PLAIN);
    await expect(page.locator("#notices .notice")).toHaveCount(1);
    await playSome(page, 3);
    await expect(page.locator("#log-list li")).toHaveCount(3);
  });
});

test("installs a new version only on request, and the game continues", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "troop-"));
  await cp(home("dist"), folder, { recursive: true });
  const server = await serve(folder, { base: "/some/sub/path/" });
  await open(page, server, PLAIN);
  await playSome(page, 3);
  await expect(page.locator("html[data-offline-ready]")).toBeAttached({ timeout: 60_000 });
  const before = await labels(page);
  await page.reload();
  await ready(page);

  const index = join(folder, "index.html");
  await writeFile(index, (await readFile(index, "utf8")).replace("<html ", '<html data-version="new" '));
  await buildServiceWorker(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.locator('[data-notice="update"]');
  await expect(offer).toBeVisible({ timeout: 60_000 });
  // Until the button is pressed nothing changes, not even after a reload.
  await page.reload();
  await ready(page);
  await expect(page.locator('html[data-version="new"]')).toHaveCount(0);
  expect(await labels(page)).toEqual(before);
  await offer.getByRole("button").first().click();
  await expect(page.locator('html[data-version="new"][data-ready]')).toBeAttached({ timeout: 60_000 });
  expect(await labels(page)).toEqual(before);
  await server.close();
  await rm(folder, { recursive: true });
});

/**
 * Replace the record of the save with this many decisions by nonsense.
 * @param {Page} page
 * @param {number} decisions
 */
async function damage(page, decisions) {
  const save = (await storedGames(page)).find(({ brief }) => brief.moves === decisions);
  await putInto(page, { store: "games", value: { ...save, record: save.record.replace("moves\n", "moves\nzz ") } });
}

test("tells the player if the browser cannot run Python", async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "WebAssembly");
  });
  await page.goto(site.url);
  await expect(page.locator("#unsupported-browser")).toBeVisible();
  await expect(page.locator("#unsupported-browser")).toContainText("WebAssembly");
});
