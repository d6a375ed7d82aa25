// Builds the page that tests the runtime (e2e/pages/runtime), with the same policy as the real page, and offline like
// it.
import { readFile } from "node:fs/promises";
import { home } from "./files.mjs";
import { buildServiceWorker } from "./offline.mjs";
import { buildTestPage } from "./test-pages.mjs";

export const RUNTIME_PAGE = home("build/runtime-page");

export async function buildRuntimePage() {
  const policy = await pagePolicy();
  await buildTestPage("runtime", (page) => page.replace("<!-- policy -->", policy));
  await buildServiceWorker(RUNTIME_PAGE);
}

/** The real page's Content-Security-Policy. */
async function pagePolicy() {
  const page = await readFile(home("index.html"), "utf8");
  const found = page.match(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/);
  if (!found) throw new Error("index.html has no Content-Security-Policy");
  return found[0].replace(" 'sha256-load-guard'", ""); // this script is only in the real page
}
