// Runs Lighthouse with its mobile profile on a later visit to the built site; prints the scores and fails if one is too
// low.
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS } from "../e2e/support/drivers.js";
import { executable } from "./browsers.mjs";
import { home } from "./files.mjs";
import { serve } from "./serve.mjs";

const LEAST = { accessibility: 1, "best-practices": 1, seo: 1, performance: 0.9 };
const PORT = 9_333;

// Lighthouse is large and rarely needed, so it is installed on demand from its own lock file.
const place = home("build/lighthouse");
await mkdir(place, { recursive: true });
for (const name of ["package.json", "package-lock.json"]) await cp(home("tools/lighthouse", name), join(place, name));
execFileSync("npm", ["install", "--no-save", "--loglevel=error"], { cwd: place, stdio: "inherit" });
const module = pathToFileURL(join(place, "node_modules/lighthouse/core/index.js")).href;
const { default: lighthouse } = await import(module);

const site = await serve(home("dist"), { base: "/troop/" });
const folder = await mkdtemp(join(tmpdir(), "troop-lighthouse-"));
const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${PORT}`];
const browser = await chromium.launchPersistentContext(folder, { executablePath: executable("chromium"), args });
const page = await browser.newPage();
await page.goto(site.url);
await page.locator("html[data-offline-ready][data-snapshot]").waitFor({ state: "attached", timeout: 120_000 });
await page.close();
// Responses of the service worker have no network timing, from which Lighthouse would simulate a slow network: throttle
// the browser instead.
const flags = {
  port: PORT,
  disableStorageReset: true,
  logLevel: "error",
  onlyCategories: Object.keys(LEAST),
  throttlingMethod: "devtools",
};
const { lhr } = await lighthouse(site.url, flags);
await browser.close();
await site.close();
await rm(folder, { recursive: true, force: true });

const low = Object.entries(LEAST).filter(([name, least]) => (lhr.categories[name]?.score ?? 0) < least);
for (const name of Object.keys(LEAST)) console.log(`${name.padEnd(16)}${Math.round(lhr.categories[name].score * 100)}`);
for (const [name] of low) {
  for (const { id } of lhr.categories[name].auditRefs) {
    const { score, title, displayValue = "" } = lhr.audits[id];
    if (score !== null && score < 0.9) console.log(`  ${name}: ${title} ${displayValue}`);
  }
}
for (const { url, startTime, duration } of lhr.audits["long-tasks"]?.details?.items ?? []) {
  console.log(`  task of ${Math.round(duration)} ms after ${Math.round(startTime)} ms: ${url}`);
}
if (low.length) process.exitCode = 1;
