// Playing by keyboard alone: Tab to the board and the buttons, arrows between cells, Enter.
import { expect } from "@playwright/test";
import { cellTowards } from "../../web/match/keyboard.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Tab to a button, wherever the focus is, and press Enter. @param {Page} page @param {Locator} target */
export async function pressByKeys(page, target) {
  const key = await target.getAttribute("data-key");
  if (key === null) await tabTo(page, target);
  else await walkTo(page, key);
  await expect(target).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Move to a cell of the board. @param {Page} page @param {string} key */
export async function walkTo(page, key) {
  await focusBoard(page);
  // Equally near cells may come in any order, so find the way again after each step.
  for (let steps = 0; steps < 60; steps++) {
    const [arrow] = await wayTo(page, key);
    if (!arrow) return;
    await page.keyboard.press(arrow);
  }
  throw new Error(`the arrow keys go round and round on the way to ${key}`);
}

/** Press Tab until a cell has the focus. @param {Page} page */
export function focusBoard(page) {
  return tabTo(page, page.locator("#board .cell:focus"));
}

/** @param {Page} page @param {Locator} target */
export async function tabTo(page, target) {
  const selector = (/** @type {Element} */ element) => element === document.activeElement;
  for (let tries = 0; tries < 60; tries++) {
    if ((await target.count()) && (await target.first().evaluate(selector))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

/**
 * The arrow keys that lead from the focused cell to another.
 * @param {Page} page
 * @param {string} key
 * @returns {Promise<string[]>}
 */
async function wayTo(page, key) {
  const places = await page.locator("#board .cell").evaluateAll((elements) =>
    elements.map((element) => {
      const { e, f } = /** @type {SVGGElement} */ (element).transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };
      const { key: name } = /** @type {SVGElement} */ (element).dataset;
      return { name, at: /** @type {const} */ ([e, f]), focused: element === document.activeElement };
    }),
  );
  const cells = places.map((place) => /** @type {any} */ ({ ...place, item: { at: place.at } }));
  const start = cells.find(({ focused }) => focused);
  const ways = new Map([[start, /** @type {string[]} */ ([])]]);
  for (const [from, way] of ways) {
    if (from.name === key) return way;
    for (const arrow of ARROWS) {
      const next = cellTowards(arrow, cells, from);
      if (next && !ways.has(next)) ways.set(next, [...way, arrow]);
    }
  }
  throw new Error(`the arrow keys do not lead to ${key}`);
}

/** Collect all announcements from now on. @param {Page} page */
export async function listen(page) {
  await page.evaluate(() => {
    const heard = /** @type {string[]} */ ([]);
    Object.assign(window, { heard });
    const live = /** @type {Element} */ (document.querySelector("#announcements"));
    new MutationObserver(() => live.textContent && heard.push(live.textContent)).observe(live, { childList: true });
  });
}

/** All announcements since `listen`. @param {Page} page @returns {Promise<string>} */
export async function heard(page) {
  return (await page.evaluate(() => /** @type {any} */ (window).heard)).join("\n");
}

/**
 * Check that every new sentence of the log was announced.
 * @param {Page} page
 * @returns {Promise<number>} the number of sentences now
 */
export async function expectSaid(page, before = 0) {
  const said = await heard(page);
  const sentences = await page
    .locator("#log-list .sentence")
    .evaluateAll((all) => all.map((each) => each.lastChild?.textContent?.trim() ?? ""));
  for (const sentence of sentences.slice(before)) expect(said).toContain(sentence);
  return sentences.length;
}
