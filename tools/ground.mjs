// Builds the small site that proves the runtime (e2e/ground), under the same policy as the page, and offline like it.
import { readFile } from "node:fs/promises";
import { home } from "./files.mjs";
import { buildServiceWorker } from "./offline.mjs";
import { buildSmallSite } from "./sites.mjs";

export const GROUND = home("build/ground");

export async function buildGround() {
  const policy = await pagePolicy();
  await buildSmallSite("ground", (page) => page.replace("<!-- policy -->", policy));
  await buildServiceWorker(GROUND);
}

/** The page's own Content-Security-Policy: what is proved here must hold under it. */
async function pagePolicy() {
  const page = await readFile(home("index.html"), "utf8");
  const found = page.match(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/);
  if (!found) throw new Error("index.html has no Content-Security-Policy");
  return found[0].replace(" 'sha256-watch'", ""); // a script that only the page has
}
