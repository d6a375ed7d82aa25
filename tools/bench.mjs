// Speed and weight as one table of ratios, each measured side by side in one run. `RUNS=3 make bench` is quicker.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { executable } from "./browsers.mjs";
import { home } from "./files.mjs";
import { python } from "./python.mjs";
import { serve } from "./serve.mjs";
import { buildSmallSite } from "./sites.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").BrowserContext} Context */

const RUNS = Number(process.env.RUNS ?? 7);
const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** @type {Array<[string, string, string]>} */
const rows = [];
await measureStart();
await measureMoves();
await measureEngine();
console.log(table([["what", "measured", "ratio"], ...rows]));
// Who beats whom, in short: few games with a part of each level's budget. The long form is `python -m troop.minds.ladder`.
console.log(python(["-m", "troop.minds.ladder", "--games", "10", "--scale", "0.1"]));

/** Until a move can be made, against a bare loadPyodide() of the stock files: first and later visits, in turn. */
async function measureStart() {
  let bytes = 0;
  const site = await serve(home("dist"), {
    onSent: (_, sent) => {
      bytes += sent;
    },
  });
  const bare = await serve([home("e2e/bare"), home("node_modules/pyodide")]);
  /** @type {Record<"first" | "later", {ours: number[], bare: number[]}>} */
  const times = { first: { ours: [], bare: [] }, later: { ours: [], bare: [] } };
  /** @type {number[]} */
  const weights = [];
  for (let run = 0; run < RUNS; run++) {
    await inFreshBrowser(async (page) => {
      bytes = 0;
      times.first.ours.push(await untilReady(page, site.url));
      await page.locator("html[data-offline-ready]").waitFor({ state: "attached" });
      weights.push(bytes);
      times.later.ours.push(await untilReady(page, site.url));
    });
    await inFreshBrowser(async (page) => {
      times.first.bare.push(await untilReady(page, bare.url));
      times.later.bare.push(await untilReady(page, bare.url));
    });
  }
  for (const [visit, { ours, bare }] of Object.entries(times)) {
    const [mine, stock] = [median(ours), median(bare)];
    rows.push([
      `${visit} visit: ready for a move / bare loadPyodide()`,
      `${ms(mine)} / ${ms(stock)}`,
      ratio(mine / stock),
    ]);
  }
  rows.push(["first visit: bytes sent, compressed", `${(median(weights) / 1e6).toFixed(2)} MB`, ""]);
  await Promise.all([site.close(), bare.close()]);
}

/** @param {(page: Page) => Promise<void>} act */
async function inFreshBrowser(act) {
  const folder = await mkdtemp(join(tmpdir(), "troop-bench-"));
  const context = await chromium.launchPersistentContext(folder, { executablePath: executable("chromium"), args });
  await act(await context.newPage());
  await context.close();
  await rm(folder, { recursive: true, force: true });
}

/** @param {Page} page @param {string} url @returns {Promise<number>} milliseconds from the navigation on */
async function untilReady(page, url) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement?.hasAttribute("data-ready")) return;
      /** @type {any} */ (window).readyAt = performance.now();
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
  });
  await page.goto(url);
  await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: 120_000 });
  return page.evaluate(() => /** @type {any} */ (window).readyAt);
}

/** From a click to the first frame in which the board has changed. */
async function measureMoves() {
  const site = await serve(home("dist"));
  const waits = /** @type {number[]} */ ([]);
  await inFreshBrowser(async (page) => {
    await page.goto(site.url);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.locator("#more-options summary").click();
    await page.locator("select[name=option-tokens]").selectOption("off");
    for (let move = 0; move < 40; move++) {
      await page.locator("html:not([data-turn=busy])").waitFor({ state: "attached" });
      if (await page.locator("html[data-turn=over]").count()) break;
      waits.push(await page.evaluate(clickToFrame, move));
    }
  });
  await site.close();
  waits.sort((one, other) => one - other);
  const p95 = waits[Math.floor(waits.length * 0.95)] ?? 0;
  rows.push([
    `click to first changed frame, p50 / p95 of ${waits.length} moves`,
    `${ms(median(waits))} / ${ms(p95)}`,
    "",
  ]);
  rows.push(["click to first changed frame, p95 / 50 ms", ms(p95), ratio(p95 / 50)]);
}

/** Runs in the page. @param {number} move @returns {Promise<number>} */
function clickToFrame(move) {
  return new Promise((done) => {
    const items = /** @type {Element} */ (document.querySelector("#board .items"));
    const before = performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => done(performance.now() - before));
    });
    observer.observe(items, { childList: true, subtree: true, attributeFilter: ["data-key", "transform"] });
    const cells = document.querySelectorAll(".cell.legal");
    cells[move % cells.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
}

/** Moves in a second in random games, and how long minds think: in the page's Python, against Python on this machine. */
async function measureEngine() {
  const outside = JSON.parse(python([home("e2e/bench/bench.py")]));
  const site = await serve(await buildSmallSite("bench"));
  await inFreshBrowser(async (page) => {
    await page.goto(site.url);
    await page.locator("html[data-done]").waitFor({ state: "attached", timeout: 600_000 });
    const inside = JSON.parse((await page.locator("#report").textContent()) ?? "{}");
    for (const [game, moves] of Object.entries(inside.moves)) {
      const measured = `${Math.round(moves)}/s / ${Math.round(outside.moves[game])}/s`;
      rows.push([`${game}: random moves, in the page / CPython`, measured, ratio(moves / outside.moves[game])]);
    }
    for (const [mode, levels] of Object.entries(inside.thought)) {
      for (const [level, { seconds, step, positions }] of Object.entries(levels)) {
        const there = outside.thought[mode][level];
        const [here, speed] = [ms(seconds * 1000), `${Math.round(positions)} positions/s`];
        const measured = `${here} / ${ms(there.seconds * 1000)}, steps of ${ms(step * 1000)} at most, ${speed}`;
        const what = `${mode}: longest thought of ${level}, in the page / CPython`;
        rows.push([what, measured, ratio(seconds / there.seconds)]);
      }
    }
  });
  await site.close();
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(0)} ms`;
}

/** @param {number} value */
function ratio(value) {
  return `${value.toFixed(2)} ×`;
}

/** @param {Array<[string, string, string]>} lines */
function table(lines) {
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = (/** @type {[string, string, string]} */ line) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return lines.map((line) => `| ${text(line).join(" | ")} |`).join("\n");
}
