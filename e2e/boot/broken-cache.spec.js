// The service worker's cache: missing, incomplete, damaged, or of another version than the server.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { home } from "../../tools/files.mjs";
import { buildServiceWorker } from "../../tools/offline.mjs";
import { expect, open, PLAIN, playSome, ready, test } from "../support/site.js";
import { unreliable } from "../support/unreliable-server.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ regular: false, complaints: /./ });

test("works online without a service worker", async ({ page, site }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await open(page, site, PLAIN);
  await playSome(page, 2);
  await page.reload();
  await ready(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
});

test("fetches and caches lost or damaged files again", async ({ page }) => {
  const server = await unreliable();
  await keptVisit(page, server);
  await spoilKept(page, "/pyodide\\.asm\\.wasm|interpreter|/assets/main-.*js", null);
  await spoilKept(page, "troop\\.zip|python_stdlib", "something else");
  await page.reload();
  await ready(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
  await expect
    .poll(() => keptNames(page))
    .toEqual(expect.arrayContaining(["pyodide.asm.wasm", "interpreter.mjs", "troop.zip.gz"]));
  await server.close();
  await page.reload();
  await ready(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
});

test("reports files lost while offline and continues when the server is back", async ({ page }) => {
  const server = await unreliable({ kept: false });
  await keptVisit(page, server);
  await spoilKept(page, "/assets/main-.*js", null);
  server.spoil(() => "unreachable");
  await page.reload();
  const again = page.locator("#load-error button");
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeEnabled();
  await expect(page.locator("#load-error")).toContainText("Your games are safe");
  server.mend();
  await again.click();
  await ready(page);
  await expect(page.locator("#log-list li")).toHaveCount(2);
  await server.close();
});

test("updates an old page whose files are no longer on the server, keeping its games", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "troop-"));
  await cp(home("dist"), folder, { recursive: true });
  const server = await unreliable({ folder, kept: false });
  await keptVisit(page, server);
  // Half of the cache is lost, and the server has another version.
  await spoilKept(page, "/assets/main-.*js", null);
  const [script = ""] = (await readdir(join(folder, "assets"))).filter((name) => /^main-.*\.js$/.test(name));
  await rename(join(folder, "assets", script), join(folder, "assets/main-NEWNEWNE.js"));
  const index = join(folder, "index.html");
  const renamed = (await readFile(index, "utf8")).replaceAll(script, "main-NEWNEWNE.js");
  await writeFile(index, renamed.replace("<html ", '<html data-version="new" '));
  await buildServiceWorker(folder);
  await page.reload();
  await page.locator("#load-error button").click();
  await expect(page.locator('html[data-version="new"][data-ready]')).toBeAttached({ timeout: 60_000 });
  await expect(page.locator("#log-list li")).toHaveCount(2);
  await server.close();
  await rm(folder, { recursive: true });
});

test("reports rules, lessons and sharing that cannot be loaded, and loads them when the server is back", async ({
  page,
}) => {
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
  await playSome(page, 1); // other requests are unaffected
  server.mend();
  await share.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("#share-link")).toHaveValue(/#g=/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("F1");
  await expect(page.locator("#rules-text .rule").first()).toBeVisible();
  await server.close();
});

/**
 * A visit after which everything is cached and a game with two moves is open.
 * @param {Page} page
 * @param {{url: string}} server
 */
async function keptVisit(page, server) {
  await open(page, server, PLAIN);
  await playSome(page, 2);
  await expect(page.locator("html[data-offline-ready]")).toBeAttached({ timeout: 60_000 });
}

/** @param {Page} page @param {string} pattern @param {string | null} body the replacement; null deletes the file */
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
