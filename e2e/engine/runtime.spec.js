// The runtime in every browser: PyScript in workers, under a sub-path, from one origin, under the page's policy,
// offline, with workers killed and replaced.
import { expect, test } from "@playwright/test";
import { executable } from "../../tools/browsers.mjs";
import { buildRuntimePage, RUNTIME_PAGE } from "../../tools/runtime-page.mjs";
import { serve } from "../../tools/serve.mjs";
import { DRIVERS, until } from "../support/drivers.js";

const BASE = "/some/sub/path/";
/** All browsers only in `make test-browsers` and nightly. */
const OFTEN = process.env.TROOP_BROWSERS || process.env.TROOP_LONG;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await buildRuntimePage();
});

for (const [kind, drive] of Object.entries(DRIVERS)) {
  test(`runs the engine in ${kind}`, async () => {
    test.skip(kind !== "chromium" && !OFTEN, "every day the page itself in this browser is enough");
    test.skip(!executable(/** @type {any} */ (kind)), `${kind} is not on this machine`);
    test.setTimeout(600_000);
    /** @type {Map<string, number>} */
    const sent = new Map();
    const server = await serve(RUNTIME_PAGE, {
      base: BASE,
      onSent: (path, bytes) => sent.set(path, (sent.get(path) ?? 0) + bytes),
    });
    const driver = await drive();
    try {
      await driver.open(server.url);
      const first = await proof(driver);
      expect(first).toMatchObject(PROVED);
      await until(driver, () => "offlineReady" in document.documentElement.dataset);
      const bytes = [...sent.values()].reduce((sum, size) => sum + size, 0);
      console.log(
        `${kind}: ${(bytes / 1e6).toFixed(2)} MB sent, first answer after ${first.milliseconds} ms, restored ${first.snapshot.milliseconds} ms`,
      );
      expect(bytes).toBeGreaterThan(1e6);

      await server.close();
      await driver.open(server.url);
      expect(await proof(driver)).toMatchObject(PROVED);
    } finally {
      await driver.close();
      await server.close();
    }
  });
}

const PROVED = {
  proved: true,
  hello: { python: expect.stringMatching(/^3\.14/), games: expect.arrayContaining(["mancala"]) },
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
