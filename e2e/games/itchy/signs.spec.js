// Itchy Monkey: signs on the board, what they mean, and what the others have done.

import { choose, expect, startGame, test, turn, withoutMotion } from "../../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Afterwards player 2 spawns, can take the monkey on c4, and may lose the one on c1. */
const BEFORE = [["a4"], ["c1"], ["a4"], ["a4", "b4", "1q"]];

/** @param {Page} page @param {{url: string}} site */
async function start(page, site) {
  await startGame(page, site, "itchy", {});
  await withoutMotion(page);
  for (const words of BEFORE) await choose(page, words);
}

test("signs differ for danger and chance, and say what they mean when pointed at or tapped", async ({ page, site }) => {
  await start(page, site);
  await expect(page.locator("#board :is(.sign-beat, .sign-danger)")).toHaveCount(2);
  const [chance, danger] = [page.locator('.cell[data-key="c4"]'), page.locator('.cell[data-key="c1"]')];
  await expect(chance.locator("title")).toContainText("your lice take this monkey");
  await expect(danger.locator("title")).toContainText("can take this monkey next turn");
  const sign = await page.locator("#board .sign-beat").boundingBox();
  if (sign) await page.mouse.click(sign.x + sign.width / 2, sign.y + sign.height / 2);
  await expect(page.locator("#explanation")).toContainText("your lice take this monkey");
  await chance.click({ force: true });
  await expect(page.locator("#explanation")).toContainText("You have no lice on c4.");
});

test("switching the signs on shows what each one means", async ({ page, site }) => {
  await start(page, site);
  const [button, legend] = [page.locator("#overview"), page.locator("#legend")];
  await expect(legend).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("#board .badge")).toHaveCount(0);
  await expect(legend).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(legend.locator("li")).toHaveText([/Your lice can take this monkey/, /can be taken next turn/]);
  await page.keyboard.press("Escape");
  await expect(legend).toBeHidden();
});

test("what several computers did is marked, and can be seen again", async ({ page, site }) => {
  await startGame(page, site, "itchy", { seats: 3, preset: "me-first" });
  await withoutMotion(page);
  for (const words of [["a2"], ["a2"], ["a2", "a1"]]) await choose(page, words);
  await turn(page);
  await expect(page.locator('[data-key^="trail:"]')).not.toHaveCount(0);
  const before = await page.evaluate(drawn);
  expect(before.some((item) => item.includes("trail:1")) && before.some((item) => item.includes("trail:2"))).toBe(true);
  await page.getByRole("button", { name: "What did they do?" }).click();
  expect(await turn(page)).toBe("1");
  await expect.poll(() => page.evaluate(drawn)).toEqual(before);
});

/** What is drawn, and where. Runs in the page. */
function drawn() {
  const items = [...document.querySelectorAll("#board .item")];
  const lines = (/** @type {Element} */ item) => item.querySelector("polyline")?.getAttribute("points");
  return items
    .map((item) => [item.getAttribute("data-key"), item.getAttribute("transform"), lines(item)].join(" "))
    .sort();
}
