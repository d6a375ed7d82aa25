// The start of the page: what can be done before the engine is ready, what is transferred, and starting from a
// snapshot.

import { weighed } from "../../tools/bench/weight.mjs";
import { executable } from "../../tools/browsers.mjs";
import { home } from "../../tools/files.mjs";
import { serve } from "../../tools/serve.mjs";
import { DRIVERS, until } from "../support/drivers.js";
import { expect, legal, ready, test, turn } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use({ regular: false });

test("shows the board and accepts options and Play before Python is ready", async ({ page, site }) => {
  let letGo = () => {};
  const held = new Promise((resolve) => {
    letGo = () => resolve(undefined);
  });
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: "domcontentloaded" });
  await expect(page.locator("#board .cell").first()).toBeVisible();
  await expect(page.locator("#progress-text")).toBeVisible();
  await page.locator("#more-options summary").click();
  await page.locator("select[name=option-tokens]").selectOption("off");
  await page.locator("select[name=option-pockets]").selectOption("3");
  await page.locator("#play").click();
  await expect(page.locator("html:not([data-ready])")).toBeAttached();
  letGo();
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("data-screen", "match");
  await turn(page);
  await expect(legal(page)).toHaveCount(3);
});

test.describe("with a snapshot", () => {
  test.use({ prepares: true, complaints: /Cannot restore the snapshot/ });

  test("restores Python from the snapshot, or starts it normally if the snapshot is damaged", async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    await ready(page);
    expect(await restored(page)).toBe(false);
    await expect(page.locator("html")).toHaveAttribute("data-snapshot", "kept", { timeout: 90_000 });
    await page.reload();
    await ready(page);
    expect(await restored(page)).toBe(true);
    expect(await snapshotStillHeld(page)).toBe(0);
    await page.evaluate(halveSnapshot);
    await page.reload();
    await ready(page);
    expect(await restored(page)).toBe(false);
    await expect(page.locator("html")).toHaveAttribute("data-snapshot", "dropped");
  });
});

for (const [kind, drive] of Object.entries(DRIVERS)) {
  test(`transfers less than 5.2 MB and nothing twice on a first visit in ${kind}`, async () => {
    test.skip(kind !== "chromium" && !process.env.TROOP_LONG, "long: the other browsers are a part of the nightly run");
    test.skip(!executable(/** @type {any} */ (kind)), `${kind} is not on this machine`);
    test.setTimeout(300_000);
    /** @type {Map<string, number[]>} */
    const sent = new Map();
    const server = await serve(home("dist"), {
      onSent: (path, bytes) => sent.set(path, [...(sent.get(path) ?? []), bytes]),
    });
    const driver = await drive();
    try {
      await driver.open(server.url);
      await until(driver, () => "ready" in document.documentElement.dataset);
      await until(driver, () => "offlineReady" in document.documentElement.dataset);
    } finally {
      await driver.close();
      await server.close();
    }
    const { all, twice } = weighed(sent);
    expect(all).toBeGreaterThan(3e6);
    expect(all).toBeLessThan(5.2e6);
    // WebKit is driven in a private window, where its service worker does not find what the page has loaded.
    if (kind === "webkit") return;
    expect(twice).toEqual([]);
  });
}

/** @param {Page} page */
function restored(page) {
  return page.evaluate(() => performance.getEntriesByName("rules restored").length > 0);
}

/** Bytes of the snapshot that the rules worker still holds after its start. @param {Page} page */
function snapshotStillHeld(page) {
  return page.workers()[0]?.evaluate(() => /** @type {any} */ (self).python._api.config._loadSnapshot.byteLength);
}

/** Runs in the page. */
async function halveSnapshot() {
  const name = (await caches.keys()).find((each) => each.startsWith("troop-snapshot")) ?? "";
  const cache = await caches.open(name);
  const [request] = await cache.keys();
  const whole = await (await cache.match(request ?? ""))?.blob();
  await cache.put(request ?? "", new Response(whole?.slice(0, whole.size / 2)));
}
