// Itchy Monkey: choosing where a monkey goes, and which of its lice go over.

import { choose, expect, startGame, test, turn, withoutMotion } from "../../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Player 1 has 8 workers and a queen on d5, next to nothing, and 2 workers on f5; the move follows. */
const BEFORE = [
  ["d5"],
  ["g2"],
  ["d5"],
  ["d5", "e5", "2w"],
  ["g2"],
  ["g2", "f2", "none?"],
  ["e5"],
  ["e5", "d5", "none?"],
  ["f2"],
  ["f2", "g2", "none?"],
  ["pass"],
  ["d5"],
];

/** @param {Page} page @param {{url: string}} site */
async function start(page, site) {
  await startGame(page, site, "itchy", {});
  await withoutMotion(page);
  for (const words of BEFORE) await choose(page, words);
}

/** @param {Page} page @param {string} key */
const cell = (page, key) => page.locator(`.cell[data-key="${key}"]`);

/** The words chosen so far. @param {Page} page */
const chosen = async (page) =>
  ((await page.locator("#board").getAttribute("data-position")) ?? "").split(" ").slice(1).join(" ");

test("a click on the monkey to be bumped is the bump; lice are chosen beside the monkey", async ({ page, site }) => {
  await start(page, site);
  await cell(page, "d5").click();
  await expect(page.locator(".badge")).not.toHaveCount(0);
  await cell(page, "f5").click();
  expect(await chosen(page)).toBe("d5 e5");
  const choices = page.locator("#choices.popover");
  await expect(choices.getByRole("button", { name: "Just move" })).toBeVisible();
  await expect(choices.getByRole("button", { name: /^All/ })).toBeVisible();
  await expect(choices.locator(".main")).toHaveText("Send 1 worker to the mandrill");
  await choices.getByRole("button", { name: "Queens: one more" }).click();
  await choices.getByRole("button", { name: "Workers: one more" }).click();
  await choices.getByText("Send 2 workers and 1 queen to the mandrill").click();
  await turn(page);
  await expect(page.locator('[data-key^="worker:1:f5"]')).toHaveCount(4);
  await expect(page.locator('[data-key^="queen:1:f5"]')).toHaveCount(1);
  await expect(choices).toHaveCount(0);
});

test("another target can be chosen while lice are being chosen, and another monkey", async ({ page, site }) => {
  await start(page, site);
  await cell(page, "d5").click();
  await cell(page, "f5").click();
  await cell(page, "a5").click();
  expect(await chosen(page)).toBe("d5 b5");
  await cell(page, "b5").click(); // once more: nothing changes
  expect(await chosen(page)).toBe("d5 b5");
  await cell(page, "d5").click();
  await cell(page, "d5").click();
  expect(await chosen(page)).toBe("");
});

test("dropping a monkey on the one to be bumped is the bump", async ({ page, site }) => {
  await start(page, site);
  await cell(page, "d5").dragTo(cell(page, "a5"));
  await expect(page.locator("#choices.popover")).toBeVisible();
  expect(await chosen(page)).toBe("d5 b5");
});

test("pointing at a choice shows what it leads to, on the board and in the goals", async ({ page, site }) => {
  await start(page, site);
  await cell(page, "d5").click();
  await cell(page, "f5").click();
  await page.getByRole("button", { name: /^All/ }).hover();
  await expect(page.locator(".previews .preview.way")).toHaveCount(1);
  await expect(page.locator('[data-key="monkey:d5"].faded')).toHaveCount(1);
  await expect(page.locator(".seat-1 .pip.would-change")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.move(0, 0);
  await expect(page.locator(".previews > *")).toHaveCount(0);
  await expect(page.locator(".faded, .would-change")).toHaveCount(0);
});

test("the first spawn with spies is chosen at the only monkey, and the status asks for it", async ({ page, site }) => {
  await startGame(page, site, "itchy", { options: { spies: "on" } });
  await withoutMotion(page);
  await choose(page, ["d5"]);
  await choose(page, ["g2"]);
  await expect(page.locator("#status")).toContainText("which lice spawn on the lemur?");
  await expect(page.locator("#choices.popover button")).toHaveText(["Spawn 2 workers", "Spawn 1 worker and 1 spy"]);
  await page.getByRole("button", { name: "Spawn 1 worker and 1 spy" }).click();
  await turn(page);
  await expect(page.locator('[data-key="spy:1:d5"]')).toBeVisible();
});

test("the clan game is offered on the first screen, and a species is picked at one of its monkeys", async ({
  page,
  site,
}) => {
  await startGame(page, site, "itchy", { seats: 4 });
  await page.locator("#to-home").click();
  await page.locator('.variants label:has(input[value="clan"])').click();
  await expect(page.locator(".changes")).toContainText("Players: 2");
  await page.locator("#play").click();
  await turn(page);
  await withoutMotion(page);
  await expect(page.locator("#status")).toContainText("pick the species of your clan on the board");
  await cell(page, "b7").click();
  await turn(page);
  await expect(page.locator('[data-key^="clan:"]')).not.toHaveCount(0);
  await expect(page.locator('[data-key="clan:b7"]')).toHaveClass(/seat-1/);
});

for (const [width, height] of [
  [844, 390],
  [390, 844],
  [360, 640],
]) {
  test(`nothing covers the buttons for lice at ${width} × ${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    await start(page, site);
    await cell(page, "d5").click();
    for (const target of ["d4", "d6", "b5", "e5"]) {
      await cell(page, target).dispatchEvent("click");
      for (const button of await page.locator("#choices button").all())
        expect(await button.evaluate(isOnTop), `${target}: ${await button.textContent()}`).toBe(true);
      if (target === "e5") continue;
      await page.keyboard.press("Escape");
      await expect(page.locator("#choices.popover")).toHaveCount(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

/** Whether a tap at the centre of an element hits it. Runs in the page. @param {Element} element */
function isOnTop(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}
