// Sharing games as links, QR codes, files and pictures, and damaged input.
import { readFile } from "node:fs/promises";
import decodeQR from "qr/decode.js";
import { choose, expect, legal, PLAIN, ready, startGame, test, turn, withoutMotion } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

test("opens a link on another device, where the game can be continued", async ({ page, site, browser }) => {
  await startGame(page, site, "mancala", { preset: "people", options: PLAIN });
  await play(page, 4);
  const [link, moves] = [await shared(page), await history(page)];
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await ready(other);
  await expect(other.locator("html")).toHaveAttribute("data-screen", "match");
  expect(await history(other)).toEqual(moves);
  expect(other.url()).toBe(site.url);
  await play(other, 1);
  await expect(other.locator("#log-list li")).toHaveCount(moves.length + 1);
  // Opening the same link again leads to the same saved game; the game can be shared again.
  const answer = await shared(other);
  await other.reload();
  await ready(other);
  await other.evaluate((address) => location.assign(address), answer);
  await expect(other).toHaveURL(site.url);
  await other.locator("#to-home").click();
  await expect(other.locator(".saved-game")).toHaveCount(1);
  // The first device opens the answer by pasting it and keeps its own game.
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", `look at this: ${text} !`);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, answer);
  await expect(page.locator("#log-list li")).toHaveCount(moves.length + 1);
  await page.locator("#to-home").click();
  await expect(page.locator(".saved-game")).toHaveCount(2);
});

test("refuses truncated, altered, too long and incompatible links; the match stays", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "people", options: PLAIN });
  await play(page, 3);
  const [link, moves] = [await shared(page), await history(page)];
  const follow = (/** @type {string} */ address) => page.evaluate((to) => location.assign(to), address);
  const says = (/** @type {RegExp} */ text) => expect(page.locator('[data-notice="shared"]')).toHaveText(text);
  await follow(link.slice(0, -4));
  await says(/damaged/);
  await follow(link.slice(0, -4) + (link.endsWith("AAAA") ? "BBBB" : "AAAA"));
  await says(/damaged/);
  await follow(link.replace("#g=1", "#g=7"));
  await says(/another version/);
  await follow(`${link}${"A".repeat(30_000)}`);
  await says(/too long/);
  await page.locator("#menu-button").click();
  await page.locator("#menu-receive").click();
  await page.locator("#receive-text").fill("no game at all");
  await page.locator("#receive-yes").click();
  await says(/not a Troop game/);
  expect(await history(page)).toEqual(moves);
  await play(page, 1);
  // Opening such a link in a new page does not lose the saved game either.
  await page.goto("about:blank");
  await page.goto(link.slice(0, -4));
  await ready(page);
  await says(/damaged/);
  expect(await history(page)).toHaveLength(moves.length + 1);
});

test("saves a game to a file and opens it, chosen or dropped", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "people" });
  await withoutMotion(page);
  await play(page, 2);
  const moves = await history(page);
  const record = await (await saved(page, "share-file")).text();
  expect(record).toMatch(/^troop 1\ngame mancala\n/);
  expect(record).not.toContain("seed");
  await page.locator("#to-home").click();
  await page.locator("#receive-open").click();
  await page
    .locator("#receive-chosen")
    .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await expect.poll(() => history(page)).toEqual(moves);
  await page.locator("#to-home").click();
  await drop(page, record.replace("moves\n", "moves\n!seat 2 person Zoé\n"));
  await expect(page.locator("#players")).toContainText("Zoé");
  await drop(page, record.replace("end", "fin"));
  await expect(page.locator('[data-notice="shared"]')).toHaveText(/^Line \d+/);
  await expect(page.locator("#players")).toContainText("Zoé");
});

test("says what a file or a link is that is no game", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "people" });
  const notice = page.locator('[data-notice="shared"]');
  await drop(page, "\u{FFFD}PNG\r\n\u001a\n\0\0\0\rIHDR");
  await expect(notice).toContainText("not a Troop game");
  await page.evaluate(() => (location.hash = "#g=abc"));
  await expect(notice).toContainText("damaged");
  const backup = { troop: "backup", version: 1, settings: { theme: "dark" }, results: [], games: [] };
  await drop(page, JSON.stringify(backup));
  await expect(notice).toContainText("backup");
  await notice.locator("button", { hasText: "Restore" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("shows the link as a QR code and saves pictures of the board", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "people", options: PLAIN });
  const link = await shared(page);
  await page.locator("#share-open").click();
  await page.locator("#share-qr").click();
  expect(await readCode(page)).toBe(link);
  await page.keyboard.press("Escape");
  await expect(page.locator("#share-open")).toBeFocused();
  const svg = await (await saved(page, "share-svg")).text();
  expect(svg.slice(0, 200)).toContain("<title>Monkey Mancala");
  expect(svg).toMatch(/<text[^>]*>Monkey Mancala: Player 1 – Player 2</);
  expect(svg.match(/<symbol id="pocket"/g)).toHaveLength(1);
  expect(svg.match(/class=|role=|tabindex|data-/)).toBeNull();
  const png = await saved(page, "share-png");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBe(1600);
});

test("offers no link for games with hidden information, only a picture of public information", async ({
  page,
  site,
}) => {
  await startGame(page, site, "mancala", { preset: "me-first", options: { hands: "hidden" } });
  await page.locator("#share-open").click();
  await expect(page.locator("#share-message")).toHaveText(/still has hidden information/);
  await expect(page.locator("#share-by-link")).toBeHidden();
  await expect(page.locator("#share-file")).toBeHidden();
  await expect(page.locator("#share-svg")).toBeVisible();
});

/** @param {Page} page @param {number} moves */
async function play(page, moves) {
  for (let move = 0; move < moves; move++) {
    await turn(page);
    const word = (await legal(page).first().getAttribute("data-word")) ?? "";
    const before = await page.locator("#log-list li").count();
    await choose(page, [word]);
    await expect.poll(() => page.locator("#log-list li").count()).toBeGreaterThan(before);
    await turn(page);
  }
}

/** @param {Page} page @returns {Promise<string>} the link to the current match */
async function shared(page) {
  await page.locator("#share-open").click();
  await expect(page.locator("#share")).toBeVisible();
  const link = await page.locator("#share-link").inputValue();
  await page.locator("#share [data-close]").click();
  return link;
}

/** @param {Page} page */
function history(page) {
  return page.locator("#log-list li").allTextContents();
}

/**
 * Save the file that a button of the dialog offers.
 * @param {Page} page
 * @param {string} button
 * @returns {Promise<Buffer & {text(): string}>}
 */
async function saved(page, button) {
  await page.locator("#share-open").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`#${button}`).click()]);
  await page.locator("#share [data-close]").click();
  const content = await readFile(await download.path());
  return Object.assign(content, { text: () => content.toString("utf8") });
}

/** Drop a file on the page. @param {Page} page @param {string} text */
function drop(page, text) {
  return page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "game.txt", { type: "text/plain" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
}

/** Decode the QR code as a camera would. @param {Page} page */
async function readCode(page) {
  const { side, path } = await page.locator("#share-code svg").evaluate((svg) => ({
    side: Number(svg.getAttribute("viewBox")?.split(" ")[2]),
    path: svg.querySelector("path")?.getAttribute("d") ?? "",
  }));
  const scale = 4;
  const [width, height] = [side * scale, side * scale];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const dots = await page.evaluate(
    ({ d, side }) => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = side * 4;
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.scale(4, 4);
      context.fill(new Path2D(d));
      return [...context.getImageData(0, 0, side * 4, side * 4).data].filter((_, index) => index % 4 === 3);
    },
    { d: path, side },
  );
  dots.forEach((alpha, index) => {
    if (alpha > 127) data.fill(0, index * 4, index * 4 + 3);
  });
  return decodeQR({ width, height, data });
}
