// Builds the page that tests the runtime (e2e/pages/runtime), with the same policy as the real page, and offline like
// it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { copyFiles, filesIn, home } from "./files.mjs";
import { buildServiceWorker } from "./offline.mjs";
import { downloadWheels } from "./packages.mjs";
import { EXTRAS } from "./runtime.mjs";
import { buildTestPage } from "./test-pages.mjs";

const NO_EXTRAS = { trimming: false, sharedWasm: false, snapshot: false };

/**
 * @param {{plain?: boolean}} [how] `plain`: without what goes beyond documented options
 * @returns {Promise<string>} its folder
 */
export async function buildRuntimePage({ plain = false } = {}) {
  const policy = await pagePolicy();
  const out = home("build", plain ? "plain-runtime-page" : "runtime-page");
  const from = await downloadWheels("test-packages");
  const wheels = (await filesIn(from)).filter((name) => name.endsWith(".whl"));
  const change = (/** @type {string} */ page) =>
    page.replace("<!-- policy -->", policy).replace("<!-- wheels -->", wheels.join(" "));
  await buildTestPage("runtime", { change, out, extras: plain ? NO_EXTRAS : EXTRAS });
  await copyFiles(from, join(out, "packages"), wheels);
  await buildServiceWorker(out);
  return out;
}

/** The real page's Content-Security-Policy. */
async function pagePolicy() {
  const page = await readFile(home("index.html"), "utf8");
  const found = page.match(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/);
  if (!found) throw new Error("index.html has no Content-Security-Policy");
  return found[0].replace(" 'sha256-load-guard'", ""); // this script is only in the real page
}
