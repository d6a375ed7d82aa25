// Runs axe-core on the current screen. It stays in the page and returns only violations, which takes a tenth of the
// time of its own driver.
import { expect } from "@playwright/test";
import axe from "axe-core";

/** @param {import("@playwright/test").Page} page @param {string} screen name of the screen, for error messages */
export async function check(page, screen) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(wrong), screen).toEqual([]);
}

/** Runs in the page. */
async function wrong() {
  const { violations } = await /** @type {{axe: typeof axe}} */ (/** @type {unknown} */ (window)).axe.run({
    resultTypes: ["violations"],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
