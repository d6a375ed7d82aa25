// The service worker and what it keeps: missing, with holes, damaged, or of another version than the server.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { home } from "../tools/files.mjs";
import { buildServiceWorker } from "../tools/offline.mjs";
import { expect, open, PLAIN, playSome, ready, test } from "./site.js";
import { unreliable } from "./unreliable.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ regular: false, complaints: /./ });

test("without a service worker the site works, online", async ({ page, site }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await open(page, site, PLAIN);
  await playSome(page, 2);
  await page.reload();
  await ready(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
});

test("what has got lost or damaged among the kept files is fetched again, and kept again", async ({ page }) => {
  const server = await unreliable();
  await keptVisit(page, server);
  await spoilKept(page, "/pyodide\\.asm\\.wasm|python_stdlib|interpreter|/assets/main-.*js", null);
  await spoilKept(page, "engine\\.gz|library\\.gz", "something else");
  await page.reload();
  await ready(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
  await expect
    .poll(() => keptNames(page))
    .toEqual(expect.arrayContaining(["pyodide.asm.wasm", "interpreter.mjs", "engine.gz"]));
  await server.close();
  await page.reload();
  await ready(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
});

test("files that are lost while there is no server: one sentence, and a way on when there is one", async ({ page }) => {
  const server = await unreliable({ kept: false });
  await keptVisit(page, server);
  await spoilKept(page, "/assets/main-.*js", null);
  server.spoil(() => "unreachable");
  await page.reload();
  const again = page.locator("#not-whole button");
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeEnabled();
  await expect(page.locator("#not-whole")).toContainText("Your games are safe");
  server.mend();
  await again.click();
  await ready(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
  await server.close();
});

test("an old page whose files are gone from the server gives way to the new one, with its games", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "troop-"));
  await cp(home("dist"), folder, { recursive: true });
  const server = await unreliable({ folder, kept: false });
  await keptVisit(page, server);
  // Half of what was kept is lost, and the server has only another version of it.
  await spoilKept(page, "/assets/main-.*js", null);
  const [script = ""] = (await readdir(join(folder, "assets"))).filter((name) => /^main-.*\.js$/.test(name));
  await rename(join(folder, "assets", script), join(folder, "assets/main-NEWNEWNE.js"));
  const index = join(folder, "index.html");
  const renamed = (await readFile(index, "utf8")).replaceAll(script, "main-NEWNEWNE.js");
  await writeFile(index, renamed.replace("<html ", '<html data-version="new" '));
  await buildServiceWorker(folder);
  await page.reload();
  await page.locator("#not-whole button").click();
  await expect(page.locator('html[data-version="new"][data-ready]')).toBeAttached({ timeout: 60_000 });
  await expect(page.locator("#log-list li")).toHaveCount(2);
  await server.close();
  await rm(folder, { recursive: true });
});

test("rules, lessons and sharing without a server say so, and come when there is one", async ({ page }) => {
  const server = await unreliable();
  server.spoil((file) => (file === "sw.js" ? "missing" : undefined));
  await open(page, server, PLAIN);
  await playSome(page, 1);
  server.spoil(() => "unreachable");
  await page.keyboard.press("F1");
  await expect(page.locator("#rules-text")).toContainText("could not");
  await page.keyboard.press("Escape");
  await page.locator("#menu-button").click();
  await page.locator("#menu-learn").click();
  await expect(page.locator('[data-notice="lesson-missing"]')).toBeVisible();
  await page.locator("#menu-button").click();
  await page.locator("#menu-share").click();
  const share = page.locator('[data-notice="share"]');
  await expect(share).toContainText("could not be fetched");
  await playSome(page, 1); // all else goes on
  server.mend();
  await share.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("#share-link")).toHaveValue(/#g=/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("F1");
  await expect(page.locator("#rules-text .rule").first()).toBeVisible();
  await server.close();
});

/** A visit after which all is kept, and a game with two moves is on the table. @param {Page} page @param {{url: string}} server */
async function keptVisit(page, server) {
  await open(page, server, PLAIN);
  await playSome(page, 2);
  await expect(page.locator("html[data-offline-ready]")).toBeAttached({ timeout: 60_000 });
}

/** @param {Page} page @param {string} pattern @param {string | null} body what is there instead; null: nothing */
async function spoilKept(page, pattern, body) {
  const spoiled = await page.evaluate(
    async ([pattern, body]) => {
      const name = (await caches.keys()).find((each) => each.includes("precache")) ?? "";
      const cache = await caches.open(name);
      const found = (await cache.keys()).filter(({ url }) => new RegExp(String(pattern)).test(url));
      for (const request of found) {
        if (body === null) await cache.delete(request);
        else await cache.put(request, new Response(body));
      }
      return found.length;
    },
    [pattern, body],
  );
  expect(spoiled).toBeGreaterThan(0);
}

/** @param {Page} page */
function keptNames(page) {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes("precache")) ?? "";
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname.split("/").at(-1));
  });
}
