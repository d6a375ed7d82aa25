// Workers that die or fall silent, at every phase of a start and of a turn: another one takes over, and nothing is lost.
import { expect, labels, legal, open, PLAIN, playSome, ready, seatPreset, sitDown, test, turn } from "./site.js";

/** @typedef {import("@playwright/test").Page} Page */

/** How long the page believes in a worker that says nothing, at a start and in a turn, and a little more. Milliseconds. */
const PATIENCE = { start: 50_000, turn: 7_000, thought: 16_000 };
const PHASES = ["spawned", "interpreter", "python", "ready"];

test.use({ regular: false, complaints: /worker did not|engine-silent|engine-start/ });

for (const phase of PHASES) {
  test(`the worker is killed when its start has come to: ${phase}`, async ({ page, site }) => {
    await page.clock.install();
    await page.addInitScript(killOnce, phase);
    await page.goto(site.url);
    await page.waitForFunction(() => "killed" in window, undefined, { timeout: 60_000 });
    // It may be that the page does not wait yet when its time is moved on.
    await expect(async () => {
      await page.clock.fastForward(PATIENCE.start);
      await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 20_000 });
    }).toPass({ timeout: 90_000 });
    await sitDown(page, site, "mancala", { options: PLAIN });
    await legal(page).first().click();
    await expect(page.locator("#log-list li")).toHaveCount(1);
  });
}

test("a worker that dies at every start is told of, and can be tried again", async ({ page, site }) => {
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

test("the worker is killed before a call, during it, and while its answer moves", async ({ page, site }) => {
  await page.clock.install();
  await open(page, site, PLAIN);
  await legal(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "busy");
  await kill(page); // the answer is there, and moves
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

test("a mind's worker is killed while it thinks", async ({ page, site }) => {
  await page.clock.install();
  await page.goto(site.url);
  await ready(page);
  await seatPreset(page, "me-first", "gorilla");
  await sitDown(page, site, "mancala", { options: PLAIN });
  await legal(page).first().click();
  await expect(page.locator("#thought")).toBeVisible();
  await kill(page, "minds");
  await page.clock.fastForward(PATIENCE.thought);
  await page.locator("#play-now").click({ timeout: 60_000 });
  expect(await turn(page)).toBe("1");
  expect(await page.locator("#log-list li").count()).toBeGreaterThan(1);
});

test.describe("while the next start is prepared", () => {
  test.use({ prepares: true });

  test("the worker that does it is killed, and nobody minds", async ({ page, site }) => {
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

test("a call that never answers is asked again; if that fails too, somebody is told and nothing is lost", async ({
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
  const slip = page.locator('[data-notice="problem"]');
  await expect(async () => {
    await page.clock.fastForward(PATIENCE.turn);
    await expect(slip).toContainText("did not answer, even after a fresh start", { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  expect(await labels(page)).toEqual(before);
  await page.evaluate(() => Reflect.deleteProperty(window, "silent"));
  await slip.getByRole("button", { name: "Try again" }).click();
  await playSomeAfterDeath(page, 4);
});

/** Runs in the page: the first worker is killed when it has come so far; with `killing`, every one. @param {string} phase */
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

/** @param {Page} page @param {"rules" | "minds"} [which] */
function kill(page, which = "rules") {
  return page.evaluate((name) => {
    /** @type {any} */ (document.querySelector(`script[name="${name}"]`)).xworker.terminate();
  }, which);
}

/** Runs in the page: as long as it is `silent` there, no call to a worker is answered. */
function silenceable() {
  const { defineProperty } = Object;
  Object.defineProperty = (/** @type {any} */ what, name, how) => {
    if (name !== "xworker") return defineProperty(what, name, how);
    const worker = how.value;
    const never = () => new Promise(() => {});
    const sync = {
      desk: (/** @type {string} */ text) => ("silent" in window ? never() : worker.sync.desk(text)),
    };
    const listen = worker.addEventListener.bind(worker);
    const value = { sync, ready: worker.ready, terminate: () => worker.terminate(), addEventListener: listen };
    return defineProperty(what, name, { ...how, value });
  };
}

/** Plays on until so many decisions are in the log, though a worker is dead. @param {Page} page @param {number} count */
async function playSomeAfterDeath(page, count) {
  await legal(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "busy");
  await page.clock.fastForward(PATIENCE.turn);
  await turn(page);
  await expect(page.locator("#log-list li")).toHaveCount(count);
}
