// Games that go from device to device: as a link, a code, a file, a picture; and what comes damaged.
import { readFile } from "node:fs/promises";
import decodeQR from "qr/decode.js";
import { choose, expect, legal, PLAIN, ready, sitDown, test, turn, withoutMotion } from "./site.js";

/** @typedef {import("@playwright/test").Page} Page */

test("a link opens the game where it stands, on another device, to be played on", async ({ page, site, browser }) => {
  await sitDown(page, site, "mancala", { preset: "people", options: PLAIN });
  await play(page, 4);
  const [link, told] = [await shared(page), await history(page)];
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await ready(other);
  await expect(other.locator("html")).toHaveAttribute("data-screen", "table");
  expect(await history(other)).toEqual(told);
  expect(other.url()).toBe(site.url);
  await play(other, 1);
  await expect(other.locator("#log-list li")).toHaveCount(told.length + 1);
  // The same link again leads back to the same game, and makes no second one; the game goes out again.
  const answer = await shared(other);
  await other.reload();
  await ready(other);
  await other.evaluate((address) => location.assign(address), answer);
  await expect(other).toHaveURL(site.url);
  await other.locator("#to-shelf").click();
  await expect(other.locator(".save")).toHaveCount(1);
  // The first device takes the answer, pasted anywhere, and keeps its own game beside it.
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", `look at this: ${text} !`);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, answer);
  await expect(page.locator("#log-list li")).toHaveCount(told.length + 1);
  await page.locator("#to-shelf").click();
  await expect(page.locator(".save")).toHaveCount(2);
});

test("a link that is cut off, altered, far too long or of another version is told so, and the table stays", async ({
  page,
  site,
}) => {
  await sitDown(page, site, "mancala", { preset: "people", options: PLAIN });
  await play(page, 3);
  const [link, told] = [await shared(page), await history(page)];
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
  await says(/not a game of Troop/);
  expect(await history(page)).toEqual(told);
  await play(page, 1);
  // Neither does a page that is opened by such a link lose the game that lies there.
  await page.goto("about:blank");
  await page.goto(link.slice(0, -4));
  await ready(page);
  await says(/damaged/);
  expect(await history(page)).toHaveLength(told.length + 1);
});

test("a game goes into a file and comes back, chosen or dropped", async ({ page, site }) => {
  await sitDown(page, site, "mancala", { preset: "people" });
  await withoutMotion(page);
  await play(page, 2);
  const told = await history(page);
  const record = await (await saved(page, "share-file")).text();
  expect(record).toMatch(/^troop 1\ngame mancala\n/);
  expect(record).not.toContain("seed");
  await page.locator("#to-shelf").click();
  await page.locator("#receive-open").click();
  await page
    .locator("#receive-chosen")
    .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await expect.poll(() => history(page)).toEqual(told);
  await page.locator("#to-shelf").click();
  await drop(page, record.replace("moves\n", "moves\n!seat 2 person Zoé\n"));
  await expect(page.locator("#seats")).toContainText("Zoé");
  await drop(page, record.replace("end", "fin"));
  await expect(page.locator('[data-notice="shared"]')).toHaveText(/^Line \d+/);
  await expect(page.locator("#seats")).toContainText("Zoé");
});

test("the code says the link, and the pictures show the board", async ({ page, site }) => {
  await sitDown(page, site, "mancala", { preset: "people", options: PLAIN });
  const link = await shared(page);
  await page.locator("#share-open").click();
  await page.locator("#share-qr").click();
  expect(await readCode(page)).toBe(link);
  await page.keyboard.press("Escape");
  await expect(page.locator("#share-open")).toBeFocused();
  const svg = await (await saved(page, "share-svg")).text();
  expect(svg.slice(0, 200)).toContain("<title>Monkey Mancala");
  expect(svg.match(/<symbol id="pocket"/g)).toHaveLength(1);
  expect(svg.match(/class=|role=|tabindex|data-/)).toBeNull();
  const png = await saved(page, "share-png");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBe(1600);
});

test("where something is hidden there is no link, only a picture of what all may see", async ({ page, site }) => {
  await sitDown(page, site, "mancala", { preset: "me-first", options: { hands: "hidden" } });
  await page.locator("#share-open").click();
  await expect(page.locator("#share-said")).toHaveText(/still hidden/);
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

/** @param {Page} page @returns {Promise<string>} the link to the game on the table */
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

/** What a button of the dialog saves. @param {Page} page @param {string} button @returns {Promise<Buffer & {text(): string}>} */
async function saved(page, button) {
  await page.locator("#share-open").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`#${button}`).click()]);
  await page.locator("#share [data-close]").click();
  const content = await readFile(await download.path());
  return Object.assign(content, { text: () => content.toString("utf8") });
}

/** Drops a file on the page. @param {Page} page @param {string} text */
function drop(page, text) {
  return page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "game.txt", { type: "text/plain" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
}

/** What a camera would read off the code. @param {Page} page */
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
