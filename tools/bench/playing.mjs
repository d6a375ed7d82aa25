// Playing in any browser, as functions that run in the page: a record is opened, choices are pressed.
import { until } from "../../e2e/drivers.js";

/** @typedef {import("../../e2e/drivers.js").Driver} Driver */

/** Puts a record on the table, as who has got it as a text. @param {Driver} driver @param {string} record */
export async function receive(driver, record) {
  await driver.evaluate((text) => {
    const element = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
    document.querySelector("#board")?.removeAttribute("data-asks");
    element("menu-receive").click();
    element("receive-text").value = text;
    element("receive-yes").click();
  }, record);
  await until(driver, () => document.querySelector("#board[data-asks], #go-on:not([hidden])") !== null);
}

/** Lets minds that have got a game go on with it, to its end. @param {Driver} driver */
export async function goOn(driver) {
  await driver.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#go-on")).click());
  await until(driver, () => document.documentElement.dataset.turn === "over", 600_000);
}

/** Waits until somebody can choose, or the game is over. @param {Driver} driver @returns {Promise<boolean>} whether it goes on */
export async function awaitTurn(driver) {
  await until(driver, () => {
    const { turn = "" } = document.documentElement.dataset;
    const offered = document.querySelector("#board .cell.legal, #choices .choice");
    return turn === "over" || (/^\d$/.test(turn) && offered !== null);
  });
  return driver.evaluate(() => document.documentElement.dataset.turn !== "over");
}

/** @typedef {{seen: number, answered: number}} Wait milliseconds from a press to the end of the first frame in which what was pressed is marked, and of the first one with another board, or one on which something moves */

/** Runs in the page: presses what is offered, and waits until both is seen. @param {number} index @returns {Promise<Wait>} */
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
          const { port1, port2 } = new MessageChannel(); // its message comes when the frame is done
          port1.onmessage = () => done(performance.now() - before);
          port2.postMessage("");
        });
      });
      observer.observe(where, what);
      setTimeout(() => failed(new Error("nothing changed")), 10_000);
    });
  const moving = () => board.getAnimations({ subtree: true }).filter((each) => each.constructor === Animation);
  const moved = new Set(moving());
  const stirs = new Promise((done) => {
    requestAnimationFrame(function look(now) {
      if (moving().some((each) => !moved.has(each))) done(performance.now() - before);
      else if (now - before < 10_000) requestAnimationFrame(look);
    });
  });
  const another = { childList: true, subtree: true, attributeFilter: ["data-asks", "data-key", "transform"] };
  const [marked, changed] = [shown(pressed, { attributeFilter: ["class"] }), shown(board, another)];
  pressed.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const [seen, answered] = await Promise.all([marked, Promise.race([changed, stirs]), changed]);
  return { seen, answered };
}

/** What still moves comes to its end at once. @param {Driver} driver */
export async function skipMotion(driver) {
  await driver.evaluate(() => {
    const cell = document.querySelector("#board .cell:not(.legal)") ?? document.querySelector("#board .cell");
    if (document.documentElement.dataset.turn === "busy")
      cell?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
}
