// Games by letter: every player has a browser of their own, and nothing but links goes between them.
import { asked, askedElse, decide, expect, ready, test, withoutMotion } from "./site.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{name: string, page: Page}} Player */

const LONG = Boolean(process.env.TROOP_LONG);
const NAMES = ["Maki", "Aye", "Indri"];

test("a whole game of two with tokens, by links alone", async ({ page, site, browser }) => {
  test.setTimeout(LONG ? 900_000 : 240_000);
  /** @type {Record<string, string>} */ const options = LONG ? {} : { pockets: "3", each: "3" };
  await invite(page, site, "mancala", { options });
  const letters = await correspond(await circle(page, browser, 2));
  expect(letters.length).toBeGreaterThan(4);
  expect(longest(letters)).toBeLessThan(LONG ? 600 : 400);
});

test("a game of three, by links alone", async ({ page, site, browser }) => {
  test.setTimeout(LONG ? 900_000 : 300_000);
  await invite(page, site, "itchy", { seats: 3, options: { cap: "10" } });
  const letters = await correspond(await circle(page, browser, 3), LONG ? 400 : 7);
  expect(letters.length).toBeGreaterThan(6);
  expect(longest(letters)).toBeLessThan(1_500);
});

test("three who share a device play by letter, each with a seat of their own", async ({ page, site }) => {
  await invite(page, site, "itchy", { seats: 3, options: { cap: "10" } });
  for (const name of [...NAMES.slice(1), ...NAMES]) {
    await playAll(page);
    await follow(page, await letterOf(page));
    const invited = page.locator("#ask[open]");
    await expect(invited.or(page.locator("html[data-turn]:has(#letter[hidden])"))).toBeAttached();
    if (await invited.count()) {
      await expect(page.locator("#ask-text")).toContainText(name);
      await page.locator("#ask-yes").click();
    }
    await expect(page.locator("#letter")).toBeHidden();
    await expect(page.locator("#status")).toContainText(name);
  }
  await expect(page.locator("#log-list > li")).not.toHaveCount(0);
  await page.locator("#to-shelf").click();
  await expect(page.locator(".save")).toHaveCount(3);
});

test("programs under seal, by links alone", async ({ page, site, browser }) => {
  test.setTimeout(LONG ? 3_000_000 : 240_000);
  await invite(page, site, "codemonkey", { options: { level: "3", jungle: LAYOUT } });
  const letters = await correspond(await circle(page, browser, 2), LONG ? 2_000 : 14);
  expect(longest(letters)).toBeLessThan(4_000);
});

test("an old letter, one's own letter, an altered one and a stranger's are told apart, and change nothing", async ({
  page,
  site,
  browser,
}) => {
  await invite(page, site, "mancala", { options: { tokens: "off" } });
  const players = await circle(page, browser, 2);
  const [first, second] = /** @type {[Player, Player]} */ (players);
  /** @type {string[]} */ const letters = [];
  for (const at of [0, 1, 0]) {
    const [me, other] = at === 0 ? [first, second] : [second, first];
    await playAll(me.page);
    letters.push(await letterOf(me.page));
    await receive(other, letters.at(-1) ?? "");
  }
  const told = await second.page.locator("#log-list li").count();
  await follow(second.page, letters[0] ?? "");
  await says(second.page, /older than what you know/);
  await expect(second.page.locator("#log-list li")).toHaveCount(told);
  await follow(first.page, letters[2] ?? "");
  await says(first.page, /know this letter already/);
  await follow(second.page, `${letters[2]?.slice(0, -6)}AAAAAA`);
  await says(second.page, /damaged/);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(letters[2] ?? "");
  await ready(stranger);
  await says(stranger, /nobody on this device has a seat/);
  await expect(stranger.locator(".save")).toHaveCount(0);
  // It is the second player's turn still, after a reload too; the shelf says so.
  await second.page.reload();
  await ready(second.page);
  expect(await asked(second.page)).toBe("2");
  await second.page.locator("#to-shelf").click();
  await expect(second.page.locator(".save-about")).toHaveText(/your turn/);
});

test("what cannot go by letter says why", async ({ page, site }) => {
  await invite(page, site, "mancala", { options: { hands: "hidden" }, refused: true });
  await expect(page.locator("#letter-said")).toHaveText(/hidden hands/);
});

test("a move can be taken back until the letter is sent", async ({ page, site }) => {
  await invite(page, site, "mancala", { options: { tokens: "off" } });
  await playAll(page);
  await page.locator("#undo").click();
  expect(await asked(page)).toBe("1");
  await playAll(page);
  await letterOf(page);
  await expect(page.locator("#undo")).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#letter-text")).toHaveText(/When Aye answers/);
});

const LAYOUT = "C@0,0/0;B@-1,-1/5;G@1,-3/4;D@3,-2/1;A@4,-3/4;H@4,-1/5;T1@0,-3;T2@1,-1;T3@2,0;T4@-1,0;T5@4,-2";

test("what is promised in a letter is the SHA-256 of what the device keeps, as the browser makes it", async ({
  page,
  site,
}) => {
  await invite(page, site, "mancala", { options: { tokens: "off" } });
  const { head, text } = await page.evaluate(async () => {
    const opening = indexedDB.open("troop");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const reading = opening.result.transaction("games").objectStore("games").getAll();
    await new Promise((resolve) => reading.addEventListener("success", resolve));
    const [{ letter }] = reading.result;
    const hashed = async (/** @type {Uint8Array<ArrayBuffer>} */ data) =>
      new Uint8Array(await crypto.subtle.digest("SHA-256", data)).slice(0, 16);
    const secret = Uint8Array.from(letter.secret.match(/../g), (byte) => Number.parseInt(byte, 16));
    let link = await hashed(new Uint8Array([...new TextEncoder().encode("chain"), 0, 16, ...secret]));
    for (let links = 0; links < 4_096; links += 1) link = await hashed(link);
    return { head: [...link], text: letter.text };
  });
  const data = Buffer.from(text.slice(1), "base64url");
  expect(data.includes(Buffer.from(head))).toBe(true);
});

/**
 * Begins a game by letter on the shelf.
 * @param {Page} page @param {{url: string}} site @param {string} game
 * @param {{seats?: number, options?: Record<string, string>, refused?: boolean}} wishes
 */
async function invite(page, site, game, { seats, options = {}, refused = false }) {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await page.locator(`label.box:has(input[value="${game}"])`).click();
  if (seats) await page.locator(`label.number:has(input[value="${seats}"])`).click();
  if (Object.keys(options).length) await page.locator("#more-options summary").click();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`[name="option-${name}"]`);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else {
      await field.fill(value);
      await field.blur();
    }
  }
  await page.locator("#by-letter").click();
  const fields = page.locator("#letter-names input");
  for (const [seat, name] of NAMES.slice(0, await fields.count()).entries()) await fields.nth(seat).fill(name);
  await page.locator("#letter-begin").click();
  if (!refused) await expect(page.locator("html")).toHaveAttribute("data-letter", /./);
}

/** Those who play, each in a browser of their own. @param {Page} page @param {import("@playwright/test").Browser} browser @param {number} count @returns {Promise<Player[]>} */
async function circle(page, browser, count) {
  const players = [{ name: NAMES[0] ?? "", page }];
  for (const name of NAMES.slice(1, count)) players.push({ name, page: await (await browser.newContext()).newPage() });
  return players;
}

/** The letter goes round until the game is over; or until so many were sent: of two, whoever has it resigns then. @param {Player[]} players @param {number} [most] */
async function correspond(players, most = 400) {
  /** @type {string[]} */ const letters = [];
  let player = /** @type {Player} */ (players[0]);
  for (;;) {
    const enough = letters.length >= most;
    const turn = await playAll(player.page, enough && players.length === 2);
    if (enough && players.length > 2) return letters;
    letters.push(await letterOf(player.page));
    if (turn === "over") break;
    const status = await player.page.locator("#status").textContent();
    const next = players.find(({ name }) => status?.includes(name));
    if (!next) throw new Error(`nobody is to have the letter: ${status}`);
    player = next;
    await receive(player, letters.at(-1) ?? "");
  }
  // All who open the last letter see how it ended.
  const result = player.page.locator("#result-sentence");
  for (const other of players.filter((each) => each !== player)) {
    await receive(other, letters.at(-1) ?? "");
    await expect(other.page.locator("#result-sentence")).toHaveText((await result.textContent()) ?? "");
  }
  return letters;
}

/** Plays as long as it is one's turn. @param {Page} page @param {boolean} [resigns] */
async function playAll(page, resigns = false) {
  for (;;) {
    const turn = await asked(page);
    if (turn === "letter" || turn === "over") return turn;
    if (resigns) {
      await page.locator("#resign").click();
      await page.locator("#ask-yes").click();
      await expect(page.locator("html")).toHaveAttribute("data-turn", "over");
    } else if (await page.locator('.cell[data-key="slot1"]').count()) await code(page);
    else await decide(page);
  }
}

/** A program that may climb a tree and come down again, with the dice that were rolled. @param {Page} page */
async function code(page) {
  const labels = await page.locator(".cell.legal").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ""));
  const [one, two = one] = labels.flatMap((label) => /^Die (\d)/.exec(label)?.[1] ?? []);
  const asks = await page.locator("#board").getAttribute("data-asks");
  await page.locator("#typed-move").fill(`${one}+swing down ${two}`);
  await page.keyboard.press("Enter");
  await askedElse(page, asks);
}

/** The letter that is to be sent. @param {Page} page */
async function letterOf(page) {
  await page.locator("#letter-send").click();
  await expect(page.locator("#share")).toBeVisible();
  const address = await page.locator("#share-link").inputValue();
  await page.locator("#share-qr").click();
  await page.locator("#share [data-close]").click();
  expect(address).toContain("#l=1");
  return address;
}

/** Somebody opens a letter; the first one is an invitation. @param {Player} player @param {string} letter */
async function receive({ name, page }, letter) {
  if (page.url() === "about:blank") {
    await page.goto(letter);
    await ready(page);
    await expect(page.locator("#ask-text")).toContainText(name);
    await page.locator("#ask-yes").click();
    await expect(page.locator("html")).toHaveAttribute("data-letter", /./);
    await asked(page);
    await withoutMotion(page);
  } else {
    const before = await page.locator("html").getAttribute("data-letter");
    await follow(page, letter);
    await expect(page.locator("html")).not.toHaveAttribute("data-letter", before ?? "", { timeout: 30_000 });
    await asked(page);
    await expect(page.locator('[data-notice="shared"]')).toHaveCount(0);
  }
}

/** @param {Page} page @param {string} letter */
function follow(page, letter) {
  return page.evaluate((address) => location.assign(address), letter);
}

/** @param {Page} page @param {RegExp} text */
async function says(page, text) {
  await expect(page.locator('[data-notice="shared"]')).toHaveText(text);
}

/** @param {string[]} letters */
function longest(letters) {
  return Math.max(...letters.map((letter) => letter.slice(letter.indexOf("#l=") + 3).length));
}
