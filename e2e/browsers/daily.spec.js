// A short test of the real page in every browser: it starts, a game is played to its end, and it can be opened again
// after a reload, offline.
import { expect, test } from "@playwright/test";
import { executable } from "../../tools/browsers.mjs";
import { home } from "../../tools/files.mjs";
import { serve } from "../../tools/serve.mjs";
import { DRIVERS, until } from "../support/drivers.js";

/** @typedef {import("../support/drivers.js").Driver} Driver */

const MOST = 400;
/** A small board, so that a whole game is short. */
const SHORT = { pockets: "4", each: "3" };

for (const [kind, drive] of Object.entries(DRIVERS)) {
  test(`plays a whole game in ${kind}, and opens it after a reload without the server`, async () => {
    test.skip(!executable(/** @type {any} */ (kind)), `${kind} is not on this machine`);
    test.setTimeout(400_000);
    const server = await serve(home("dist"), { base: "/some/sub/path/" });
    const driver = await drive();
    try {
      await driver.open(server.url);
      await until(driver, () => "ready" in document.documentElement.dataset);
      for (const choice of Object.entries(SHORT)) await choose(driver, choice);
      let decisions = 0;
      while (await decide(driver)) expect(decisions++).toBeLessThan(MOST);
      expect(decisions).toBeGreaterThan(1);
      const ending = await driver.evaluate(() => document.querySelector("#result-sentence")?.textContent);
      expect(ending).toMatch(/win|draw/);

      await until(driver, () => "offlineReady" in document.documentElement.dataset);
      await server.close();
      await driver.open(server.url);
      await until(driver, () => "ready" in document.documentElement.dataset);
      expect(await driver.evaluate(() => document.querySelectorAll(".saved-game").length)).toBe(1);
      await driver.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".saved-game-open")).click());
      await until(driver, () => document.documentElement.dataset.turn === "over");
      expect(await driver.evaluate(() => document.querySelector("#result-sentence")?.textContent)).toBe(ending);
    } finally {
      await driver.close();
      await server.close();
    }
  });
}

/** Choose an option on the home page. @param {Driver} driver @param {[string, string]} choice */
async function choose(driver, [name, value]) {
  await until(driver, () => /^\d$/.test(document.documentElement.dataset.turn ?? ""));
  await driver.evaluate(
    ([name, value]) => {
      const field = /** @type {HTMLSelectElement} */ (document.querySelector(`[name="option-${name}"]`));
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    },
    /** @type {[string, string]} */ ([name, value]),
  );
}

/**
 * Choose the first thing that is offered: a button, or else a cell.
 * @param {Driver} driver
 * @returns {Promise<boolean>} whether the game continues
 */
async function decide(driver) {
  await until(driver, () => /^(\d|over)$/.test(document.documentElement.dataset.turn ?? ""));
  return driver.evaluate(() => {
    if (document.documentElement.dataset.turn === "over") return false;
    const press = () => new MouseEvent("click", { bubbles: true });
    const offered = document.querySelector("#choices .choice") ?? document.querySelector("#board .cell.legal");
    offered?.dispatchEvent(press());
    document.querySelector("#board .cell")?.dispatchEvent(press()); // finish animations
    return true;
  });
}
