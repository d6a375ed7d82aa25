// Workers that die or hang at any phase of a start or a turn are replaced, and nothing is lost.
import { expect, labels, legal, open, PLAIN, playSome, ready, startGame, test, turn } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Milliseconds after which a silent worker counts as stuck, at a start and during a turn, and a little more. */
const PATIENCE = { start: 50_000, turn: 7_000, thought: 16_000 };
const PHASES = ["spawned", "interpreter", "python", "ready"];

test.use({ regular: false, complaints: /worker did not|engine-silent|engine-start/ });

for (const phase of PHASES) {
  test(`survives killing the worker during its start: ${phase}`, async ({ page, site }) => {
    await page.clock.install();
    await page.addInitScript(killOnce, phase);
    await page.goto(site.url);
    await page.waitForFunction(() => "killed" in window, undefined, { timeout: 60_000 });
    // The page may not be waiting yet when the clock is advanced.
    await expect(async () => {
      await page.clock.fastForward(PATIENCE.start);
      await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 20_000 });
    }).toPass({ timeout: 90_000 });
    await startGame(page, site, "mancala", { options: PLAIN });
    await legal(page).first().click();
    await expect(page.locator("#log-list li")).toHaveCount(1);
  });
}

test("reports a worker that dies at every start; it can be tried again", async ({ page, site }) => {
  await page.clock.install();
  await page.addInitScript(() => Object.assign(window, { killing: true }));
  await page.addInitScript(killOnce, "interpreter");
  await page.goto(site.url);
  const again = page.locator('[data-notice="problem"] button', { hasText: "Try again" });
  await expect(async () => {
    await page.clock.fastForward(PATIENCE.start);
    await expect(again).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { killing: false }));
  await page.addInitScript(() => Object.assign(window, { killing: false, killed: true }));
  await again.click();
  await ready(page);
});

test("survives killing the worker before a request, during it, and during the animation", async ({ page, site }) => {
  await page.clock.install();
  await open(page, site, PLAIN);
  await legal(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "busy");
  await kill(page); // the answer is there and being animated
  await turn(page);
  await playSomeAfterDeath(page, 2);
  await page.evaluate(() => {
    document.querySelector(".cell.legal")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    /** @type {any} */ (document.querySelector('script[name="rules"]')).xworker.terminate();
  });
  await page.clock.fastForward(PATIENCE.turn);
  await turn(page);
  await expect(page.locator("#log-list li")).toHaveCount(3);
  await kill(page);
  await playSomeAfterDeath(page, 4);
});

test("survives killing the bot worker while it thinks", async ({ page, site }) => {
  await page.clock.install();
  await page.goto(site.url);
  await ready(page);
  await startGame(page, site, "mancala", { preset: "me-first", level: "gorilla", options: PLAIN });
  await legal(page).first().click();
  await expect(page.locator("#thinking")).toBeVisible();
  await kill(page, "bots");
  await page.clock.fastForward(PATIENCE.thought);
  await page.locator("#play-now").click({ timeout: 60_000 });
  expect(await turn(page)).toBe("1");
  expect(await page.locator("#log-list li").count()).toBeGreaterThan(1);
});

test.describe("while the snapshot is made", () => {
  test.use({ prepares: true });

  test("survives killing the worker that makes the snapshot", async ({ page, site }) => {
    await page.addInitScript(() => {
      const { Worker } = window;
      window.Worker = class extends Worker {
        /** @param {string | URL} url @param {WorkerOptions} [options] */
        constructor(url, options) {
          super(url, options);
          if (String(url).includes("snapshot")) this.addEventListener("message", () => this.terminate());
        }
      };
    });
    await open(page, site, PLAIN);
    await playSome(page, 3);
    await expect(page.locator("#log-list li")).toHaveCount(3);
    await page.reload();
    await ready(page);
    await expect(page.locator("#log-list li")).toHaveCount(3);
  });
});

test("repeats a request that is never answered; reports a second failure without losing anything", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.addInitScript(silenceable);
  await open(page, site, PLAIN);
  await playSome(page, 3);
  const before = await labels(page);
  await page.evaluate(() => Object.assign(window, { silent: true }));
  await legal(page).first().click();
  const notice = page.locator('[data-notice="problem"]');
  await expect(async () => {
    await page.clock.fastForward(PATIENCE.turn);
    await expect(notice).toContainText("did not answer, even after a fresh start", { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  expect(await labels(page)).toEqual(before);
  await page.evaluate(() => Reflect.deleteProperty(window, "silent"));
  await notice.getByRole("button", { name: "Try again" }).click();
  await playSomeAfterDeath(page, 4);
});

/** Runs in the page: kills the first worker at this point; with `killing`, every worker. @param {string} phase */
function killOnce(phase) {
  const { Worker } = window;
  const due = () => /** @type {any} */ (window).killing ?? !("killed" in window);
  window.Worker = class extends Worker {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      const end = () => {
        if (!due()) return;
        this.terminate();
        Object.assign(window, { killed: true });
      };
      if (phase === "spawned") queueMicrotask(end);
      this.addEventListener("message", ({ data }) => {
        if (data?.milestone === phase) end();
      });
    }
  };
  if (phase !== "ready") return;
  new MutationObserver(() => {
    if (!due() || document.documentElement.dataset.engine !== "ready") return;
    Object.assign(window, { killed: true });
    /** @type {any} */ (document.querySelector('script[name="rules"]')).xworker.terminate();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-engine"] });
}

/** @param {Page} page @param {"rules" | "bots"} [which] */
function kill(page, which = "rules") {
  return page.evaluate((name) => {
    /** @type {any} */ (document.querySelector(`script[name="${name}"]`)).xworker.terminate();
  }, which);
}

/** Runs in the page: while `silent` is set, requests to workers are never answered. */
function silenceable() {
  const { defineProperty } = Object;
  Object.defineProperty = (/** @type {any} */ what, name, how) => {
    if (name !== "xworker") return defineProperty(what, name, how);
    const worker = how.value;
    const never = () => new Promise(() => {});
    const sync = {
      handle_request: (/** @type {string} */ text) => ("silent" in window ? never() : worker.sync.handle_request(text)),
    };
    const listen = worker.addEventListener.bind(worker);
    const value = { sync, ready: worker.ready, terminate: () => worker.terminate(), addEventListener: listen };
    return defineProperty(what, name, { ...how, value });
  };
}

/** Play until the log has this many decisions, although a worker is dead. @param {Page} page @param {number} count */
async function playSomeAfterDeath(page, count) {
  await legal(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "busy");
  await page.clock.fastForward(PATIENCE.turn);
  await turn(page);
  await expect(page.locator("#log-list li")).toHaveCount(count);
}
