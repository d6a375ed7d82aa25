// Playing in any browser, as functions that run in the page.
import { until } from "../../e2e/support/drivers.js";

/** @typedef {import("../../e2e/support/drivers.js").Driver} Driver */

/** Open a record by pasting it. @param {Driver} driver @param {string} record */
export async function receive(driver, record) {
  await driver.evaluate((text) => {
    const element = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
    document.querySelector("#board")?.removeAttribute("data-position");
    element("menu-receive").click();
    element("receive-text").value = text;
    element("receive-yes").click();
  }, record);
  await until(driver, () => document.querySelector("#board[data-position], #go-on:not([hidden])") !== null);
}

/** Let bots continue a game to its end. @param {Driver} driver */
export async function goOn(driver) {
  await driver.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#go-on")).click());
  await until(driver, () => document.documentElement.dataset.turn === "over", 600_000);
}

/**
 * Wait until somebody can choose, or the game is over.
 * @param {Driver} driver
 * @returns {Promise<boolean>} whether it continues
 */
export async function awaitTurn(driver) {
  await until(driver, () => {
    const { turn = "" } = document.documentElement.dataset;
    const offered = document.querySelector("#board .cell.legal, #choices .choice");
    return turn === "over" || (/^\d$/.test(turn) && offered !== null);
  });
  return driver.evaluate(() => document.documentElement.dataset.turn !== "over");
}

/**
 * @typedef {{seen: number, answered: number}} Wait milliseconds from a press to the end of the first frame that marks it, and of the first one that shows another board or a movement
 */

/** Runs in the page: presses something and waits for both. @param {number} index @returns {Promise<Wait>} */
export async function pressToFrame(index) {
  const offered = document.querySelectorAll("#board .cell.legal, #choices .choice");
  const pressed = /** @type {Element} */ (offered[index % offered.length]);
  const board = /** @type {Element} */ (document.querySelector("#board"));
  const before = performance.now();
  const shown = (/** @type {Element} */ where, /** @type {MutationObserverInit} */ what) =>
    new Promise((done, failed) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel(); // the message arrives when the frame is done
          port1.onmessage = () => done(performance.now() - before);
          port2.postMessage("");
        });
      });
      observer.observe(where, what);
      setTimeout(() => failed(new Error("Nothing has changed on the board.")), 10_000);
    });
  const moving = () => board.getAnimations({ subtree: true }).filter((each) => each.constructor === Animation);
  const moved = new Set(moving());
  const stirs = new Promise((done) => {
    requestAnimationFrame(function look(now) {
      if (moving().some((each) => !moved.has(each))) done(performance.now() - before);
      else if (now - before < 10_000) requestAnimationFrame(look);
    });
  });
  const another = { childList: true, subtree: true, attributeFilter: ["data-position", "data-key", "transform"] };
  const [marked, changed] = [shown(pressed, { attributeFilter: ["class"] }), shown(board, another)];
  pressed.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  /** @type {HTMLElement | null} */ (document.querySelector("#choice-card:not([hidden]) #choice-card-use"))?.click();
  const [seen, answered] = await Promise.all([marked, Promise.race([changed, stirs]), changed]);
  return { seen, answered };
}

/** Finish animations. @param {Driver} driver */
export async function skipMotion(driver) {
  await driver.evaluate(() => {
    const cell = document.querySelector("#board .cell:not(.legal)") ?? document.querySelector("#board .cell");
    if (document.documentElement.dataset.turn === "busy")
      cell?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
}
