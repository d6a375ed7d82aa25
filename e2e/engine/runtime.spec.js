// The runtime in every browser: PyScript in workers, under a sub-path, from one origin, under the page's policy,
// offline, with workers killed and replaced; the same without what goes beyond documented options; Python packages.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { executable } from "../../tools/browsers.mjs";
import { home } from "../../tools/files.mjs";
import { buildRuntimePage } from "../../tools/runtime-page.mjs";
import { serve } from "../../tools/serve.mjs";
import { DRIVERS, until } from "../support/drivers.js";
import { unreliable } from "../support/unreliable-server.js";

const BASE = "/some/sub/path/";
/** All browsers only in `make test-browsers` and nightly. */
const OFTEN = process.env.TROOP_BROWSERS || process.env.TROOP_LONG;

/**
 * Bytes of memory that a snapshot must leave free. Python's memory grows when it is full, and Pyodide cannot restore a
 * snapshot of grown memory: players would lose the fast start without a sign.
 */
const HEADROOM = 2e6;

/** @type {{page: string, plain: string}} */
const folders = { page: "", plain: "" };

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folders.page = await buildRuntimePage();
  folders.plain = await buildRuntimePage({ plain: true });
});

for (const [kind, drive] of Object.entries(DRIVERS)) {
  test.describe(() => {
    test.skip(kind !== "chromium" && !OFTEN, "every day the page itself in this browser is enough");
    test.skip(!executable(/** @type {any} */ (kind)), `${kind} is not on this machine`);

    test(`runs the engine in ${kind}`, async () => {
      test.setTimeout(600_000);
      const { snapshot } = await provenOnAndOffline(kind, folders.page, PROVED);
      expect(snapshot.memory.all - snapshot.memory.used).toBeGreaterThan(HEADROOM);
    });

    test(`runs the engine in ${kind} without trimming, shared WebAssembly and snapshot`, async () => {
      test.setTimeout(600_000);
      const none = { kept: "impossible", restored: [false, false, false], left: "impossible", otherDice: true };
      await provenOnAndOffline(kind, folders.plain, { ...PROVED, snapshot: none });
    });

    test(`installs packages with micropip in ${kind}, offline too`, async () => {
      test.setTimeout(600_000);
      const server = await serve(folders.page, { base: BASE });
      const driver = await drive();
      try {
        for (const online of [true, false]) {
          if (!online) await server.close();
          await driver.open("about:blank");
          await driver.open(`${server.url}#packages`);
          expect(await proof(driver)).toMatchObject(INSTALLED);
        }
      } finally {
        await driver.close();
        await server.close();
      }
    });
  });
}

test("reports damaged WebAssembly that is not shared by the page", async ({ page }) => {
  const server = await unreliable({ folder: folders.plain });
  server.spoil((file) => (file.endsWith(".wasm") ? "garbage" : undefined));
  await page.goto(server.url);
  await expect(page.locator("html[data-proved]")).toBeAttached({ timeout: 60_000 });
  expect(JSON.parse((await page.locator("#report").textContent()) ?? "{}").failed).toContain("engine-start");
  await server.close();
});

/** @param {string} kind @param {string} folder @param {Record<string, unknown>} expected */
async function provenOnAndOffline(kind, folder, expected) {
  /** @type {Map<string, number>} */
  const sent = new Map();
  const server = await serve(folder, {
    base: BASE,
    onSent: (path, bytes) => sent.set(path, (sent.get(path) ?? 0) + bytes),
  });
  const driver = await /** @type {any} */ (DRIVERS)[kind]();
  try {
    await driver.open(server.url);
    const first = await proof(driver);
    expect(first).toMatchObject(expected);
    await until(driver, () => "offlineReady" in document.documentElement.dataset);
    const bytes = [...sent.values()].reduce((sum, size) => sum + size, 0);
    console.log(
      `${kind}: ${(bytes / 1e6).toFixed(2)} MB sent, first answer after ${first.milliseconds} ms, restored ${first.snapshot.milliseconds} ms`,
    );
    expect(bytes).toBeGreaterThan(1e6);

    await server.close();
    await driver.open(server.url);
    expect(await proof(driver)).toMatchObject(expected);
    return first;
  } finally {
    await driver.close();
    await server.close();
  }
}

const INSTALLED = {
  proved: true,
  snapshot: "kept",
  restored: true,
  before: { installed: false },
  pure: { value: "1" },
  afterDeath: { value: "1" },
  native: { value: "6bef8400" },
  kept: expect.arrayContaining([expect.stringMatching(/^micropip-/), "python_stdlib.zip", "pyodide.asm.wasm"]),
  violations: [],
};

const { info } = JSON.parse(readFileSync(home("node_modules/pyodide/pyodide-lock.json"), "utf8"));
const PYTHON = info.python.split(".").slice(0, 2).join(".");

const PROVED = {
  proved: true,
  hello: { python: expect.stringContaining(PYTHON), games: expect.arrayContaining(["mancala"]) },
  phases: ["download", "start", "ready"],
  twoAtOnce: { thought: { sum: 4499998500000 }, answers: true },
  afterDeath: { python: expect.any(String) },
  restarted: true,
  stuck: "engine-silent",
  afterStuck: { python: expect.any(String) },
  missing: { missing: [] },
  snapshot: { kept: "kept", restored: [true, true, false], otherDice: true, missing: [], left: "dropped" },
  violations: [],
};

/** @param {import("../support/drivers.js").Driver} driver */
async function proof(driver) {
  await until(driver, () => "proved" in document.documentElement.dataset, 280_000);
  const report = JSON.parse(await driver.evaluate(() => document.querySelector("#report")?.textContent ?? "{}"));
  if (report.failed) throw new Error(report.failed);
  return report;
}
