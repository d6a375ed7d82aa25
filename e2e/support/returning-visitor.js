// A browser profile that has visited the site before, one per Playwright worker: files cached, snapshot made, nothing
// stored. Tests that are not about first visits start from it in half the time.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { executable } from "../../tools/browsers.mjs";
import { home } from "../../tools/files.mjs";
import { serve } from "../../tools/serve.mjs";
import { CHROMIUM_ARGS } from "./drivers.js";

/** @typedef {import("@playwright/test").BrowserContext} BrowserContext */
/** @typedef {{context: BrowserContext, port: number, forget: () => Promise<void>, leave: () => Promise<void>}} Regular */

export const BASE = "/some/sub/path/";
const STORED = "indexeddb,local_storage,cookies";
const PLAIN = /** @type {const} */ ({ locale: "en-GB", colorScheme: "light", hasTouch: false, isMobile: false });

/** @returns {Promise<Regular>} */
export async function regular() {
  const folder = await mkdtemp(join(tmpdir(), "troop-"));
  const how = { executablePath: executable("chromium"), args: CHROMIUM_ARGS };
  const context = await chromium.launchPersistentContext(folder, { ...how, ...PLAIN });
  const { origin, port } = await firstVisit(context);
  const tools = await context.newCDPSession(/** @type {import("@playwright/test").Page} */ (context.pages()[0]));
  return {
    context,
    port,
    forget: async () => {
      await Promise.all(
        context
          .pages()
          .slice(1)
          .map((page) => page.close()),
      );
      await context.clearPermissions();
      await tools.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED });
    },
    leave: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** By now everything is cached, including the snapshot. @param {BrowserContext} context */
async function firstVisit(context) {
  const server = await serve(home("dist"), { base: BASE });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator("html[data-offline-ready][data-snapshot=kept]").waitFor({ state: "attached", timeout: 120_000 });
  await server.close();
  const { origin, port } = new URL(server.url);
  return { origin, port: Number(port) };
}
