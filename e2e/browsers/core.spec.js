// The core of the page in every browser: a whole game of each kind, then a saved game and a link offline. For `make
// test-browsers` and nightly; daily.spec.js plays a single game.
import { expect, test } from "@playwright/test";
import { executable } from "../../tools/browsers.mjs";
import { home } from "../../tools/files.mjs";
import { serve } from "../../tools/serve.mjs";
import { DRIVERS, until } from "../support/drivers.js";
import { CLAN, decisions, JUNGLE } from "../support/sample-games.js";

/** @typedef {import("../support/drivers.js").Driver} Driver */

const MOST = 400;

for (const [kind, drive] of Object.entries(DRIVERS)) {
  test(`supports the core in ${kind}: whole games of each kind, and offline a saved game and a link`, async () => {
    test.skip(!process.env.TROOP_BROWSERS && !process.env.TROOP_LONG, "long: make test-browsers, and the nightly run");
    test.skip(!executable(/** @type {any} */ (kind)), `${kind} is not on this machine`);
    test.setTimeout(1_500_000);
    const server = await serve(home("dist"), { base: "/some/sub/path/" });
    const driver = await drive();
    try {
      await driver.open(server.url);
      await ready(driver);
      await atOnce(driver);
      await startGame(driver, "mancala", { tokens: "off" });
      await playToTheEnd(driver);
      await startGame(driver, "itchy", { mode: "clan" });
      for (const text of decisions(CLAN)) await type(driver, text);
      expect(await ending(driver)).toContain("Player 1");
      // Two bots play this one, since their worker is part of the core.
      await startGame(driver, "codemonkey", { jungle: JUNGLE }, ["tamarin", "lemur"]);
      expect(await ending(driver)).toMatch(/Pip|Kiki|draw/);

      await startGame(driver, "mancala", { tokens: "off" });
      for (let played = 0; played < 3; played++) await decide(driver);
      const link = await shared(driver);
      await until(driver, () => "offlineReady" in document.documentElement.dataset);
      await server.close();
      await driver.open(server.url);
      await ready(driver);
      expect(await entries(driver)).toBe(3);
      await decide(driver);
      await settled(driver);
      expect(await entries(driver)).toBe(4);
      await driver.open("about:blank");
      await driver.open(link);
      await ready(driver);
      await settled(driver);
      expect(await entries(driver)).toBe(3);
      expect(await driver.evaluate(() => document.querySelectorAll(".saved-game").length)).toBe(5);
    } finally {
      await driver.close();
      await server.close();
    }
  });
}

/** @param {Driver} driver */
function ready(driver) {
  return until(driver, () => "ready" in document.documentElement.dataset);
}

/** Wait until somebody can decide, or the game is over. @param {Driver} driver */
function settled(driver) {
  return until(driver, () => /^(\d|over)$/.test(document.documentElement.dataset.turn ?? ""));
}

/** Turn animations off. @param {Driver} driver */
function atOnce(driver) {
  return driver.evaluate(() => {
    for (const name of ["speed", "bot_speed"]) {
      const field = /** @type {HTMLSelectElement} */ (document.querySelector(`select[name=${name}]`));
      field.value = "none";
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    /** @type {HTMLElement} */ (document.querySelector("#settings button[type=submit]")).click();
  });
}

/**
 * @param {Driver} driver
 * @param {string} game
 * @param {Record<string, string>} options
 * @param {string[]} [kinds] who sits there, if not people
 */
async function startGame(driver, game, options, kinds = []) {
  const fields = { ...prefixed("option", Object.entries(options)), ...prefixed("kind", Object.entries(kinds)) };
  await settled(driver);
  await driver.evaluate(() => {
    if (document.documentElement.dataset.screen === "match")
      /** @type {HTMLElement} */ (document.querySelector("#to-home")).click();
  });
  await settled(driver);
  await press(driver, `input[name=game][value=${game}]`);
  for (const [name, value] of Object.entries(fields)) {
    await settled(driver);
    await run(
      driver,
      ([name, value]) => {
        const field = /** @type {HTMLInputElement} */ (document.querySelector(`[name="${name}"]`));
        field.value = value ?? "";
        field.dispatchEvent(new Event("change", { bubbles: true }));
      },
      [name, value],
    );
  }
  await settled(driver);
  await press(driver, "#play");
  await until(driver, () => document.documentElement.dataset.screen === "match");
}

/** @param {string} what @param {Array<[string, string]>} values @returns {Record<string, string>} */
function prefixed(what, values) {
  return Object.fromEntries(values.map(([name, value]) => [`${what}-${name}`, value]));
}

/** @param {Driver} driver */
async function playToTheEnd(driver) {
  let decided = 0;
  while (await decide(driver)) expect(decided++).toBeLessThan(MOST);
  expect(decided).toBeGreaterThan(10);
  expect(await ending(driver)).toMatch(/Player|draw/);
}

/** @param {Driver} driver */
async function ending(driver) {
  await until(driver, () => document.documentElement.dataset.turn === "over", 600_000);
  return driver.evaluate(() => document.querySelector("#result-sentence")?.textContent);
}

/** Make an arbitrary decision. @param {Driver} driver @returns {Promise<boolean>} whether the game continues */
async function decide(driver) {
  await settled(driver);
  const going = await driver.evaluate(() => {
    const { turn } = document.documentElement.dataset;
    const any = (/** @type {string} */ which) => {
      const all = document.querySelectorAll(which);
      return all[Math.floor(Math.random() * all.length)];
    };
    if (turn === "over") return false;
    const chosen = any(".cell.legal") ?? any("#choices button");
    document.documentElement.dataset.asked = `${document.querySelector("#board")?.getAttribute("data-position")} ${turn}`;
    chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return true;
  });
  if (going)
    await until(driver, () => {
      const { turn = "", asked } = document.documentElement.dataset;
      const position = `${document.querySelector("#board")?.getAttribute("data-position")} ${turn}`;
      return turn === "over" || (/^\d$/.test(turn) && position !== asked);
    });
  return going;
}

/** @param {Driver} driver @param {string} text */
async function type(driver, text) {
  await settled(driver);
  const before = await entries(driver);
  await run(
    driver,
    ([text]) => {
      const field = /** @type {HTMLInputElement} */ (document.querySelector("#typed-move"));
      field.value = text ?? "";
      field.form?.requestSubmit();
    },
    [text],
  );
  for (let tries = 0; (await entries(driver)) === before; tries++) expect(tries).toBeLessThan(4_000);
}

/** @param {Driver} driver @returns {Promise<string>} */
async function shared(driver) {
  await settled(driver);
  await press(driver, "#menu-share");
  await until(driver, () =>
    /** @type {HTMLInputElement} */ (document.querySelector("#share-link")).value.includes("#g="),
  );
  const link = await driver.evaluate(
    () => /** @type {HTMLInputElement} */ (document.querySelector("#share-link")).value,
  );
  await driver.evaluate(() => /** @type {HTMLDialogElement} */ (document.querySelector("#share")).close());
  return link;
}

/** @param {Driver} driver */
function entries(driver) {
  return driver.evaluate(() => document.querySelectorAll("#log-list > li").length);
}

/** @param {Driver} driver @param {string} selector */
function press(driver, selector) {
  return run(driver, ([what]) => /** @type {HTMLElement} */ (document.querySelector(what ?? "")).click(), [selector]);
}

/**
 * Call a function in the page with some strings.
 * @param {Driver} driver
 * @param {(words: string[]) => unknown} act
 * @param {string[]} words
 */
function run(driver, act, words) {
  // Drivers pass functions as source text.
  const text = `() => (${act})(${JSON.stringify(words)})`;
  return driver.evaluate(Object.assign(() => {}, { toString: () => text }));
}
