// Correspondence games: each player has a separate browser, and only links are exchanged.
import {
  asked,
  askedElse,
  chooseOptions,
  decide,
  expect,
  ready,
  resign,
  test,
  typeMove,
  withoutMotion,
} from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{name: string, page: Page}} Player */

const LONG = Boolean(process.env.TROOP_LONG);
const NAMES = ["Maki", "Aye", "Indri"];

test("plays a correspondence game of two with tokens", async ({ page, site, browser }) => {
  test.setTimeout(LONG ? 900_000 : 240_000);
  /** @type {Record<string, string>} */ const options = LONG ? {} : { pockets: "3", each: "3" };
  await invite(page, site, "mancala", { options });
  const links = await correspond(await circle(page, browser, 2));
  expect(links.length).toBeGreaterThan(4);
  expect(longest(links)).toBeLessThan(LONG ? 600 : 400);
});

test("plays a correspondence game of three", async ({ page, site, browser }) => {
  test.setTimeout(LONG ? 900_000 : 300_000);
  await invite(page, site, "itchy", { seats: 3, options: { cap: "10" } });
  const links = await correspond(await circle(page, browser, 3), LONG ? 400 : 7);
  expect(links.length).toBeGreaterThan(6);
  expect(longest(links)).toBeLessThan(1_500);
});

test("plays a correspondence game with three players on one device", async ({ page, site }) => {
  await invite(page, site, "itchy", { seats: 3, options: { cap: "10" } });
  for (const name of [...NAMES.slice(1), ...NAMES]) {
    await playAll(page);
    await follow(page, await linkOf(page));
    const invited = page.locator("#confirm[open]");
    await expect(invited.or(page.locator("html[data-turn]:has(#correspondence[hidden])"))).toBeAttached();
    if (await invited.count()) {
      await expect(page.locator("#confirm-text")).toContainText(name);
      await page.locator("#confirm-yes").click();
    }
    await expect(page.locator("#correspondence")).toBeHidden();
    await expect(page.locator(".player.active")).toContainText(name);
  }
  await expect(page.locator("#log-list > li")).not.toHaveCount(0);
  await page.locator("#to-home").click();
  await expect(page.locator(".saved-game")).toHaveCount(3);
});

test("exchanges sealed programs by link", async ({ page, site, browser }) => {
  test.setTimeout(LONG ? 3_000_000 : 240_000);
  await invite(page, site, "codemonkey", { options: { level: "3", jungle: LAYOUT } });
  const links = await correspond(await circle(page, browser, 2), LONG ? 2_000 : 14);
  expect(longest(links)).toBeLessThan(4_000);
});

test("recognizes outdated, own, altered and foreign links; none changes the game", async ({ page, site, browser }) => {
  await invite(page, site, "mancala", { options: { tokens: "off" } });
  const players = await circle(page, browser, 2);
  const [first, second] = /** @type {[Player, Player]} */ (players);
  /** @type {string[]} */ const links = [];
  for (const at of [0, 1, 0]) {
    const [me, other] = at === 0 ? [first, second] : [second, first];
    await playAll(me.page);
    links.push(await linkOf(me.page));
    await receive(other, links.at(-1) ?? "");
  }
  const entriesBefore = await second.page.locator("#log-list li").count();
  await follow(second.page, links[0] ?? "");
  await says(second.page, /older than the game on this device/);
  await expect(second.page.locator("#log-list li")).toHaveCount(entriesBefore);
  await follow(first.page, links[2] ?? "");
  await says(first.page, /already opened this link/);
  await follow(second.page, `${links[2]?.slice(0, -6)}AAAAAA`);
  await says(second.page, /damaged/);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(links[2] ?? "");
  await ready(stranger);
  await says(stranger, /Nobody on this device takes part/);
  await expect(stranger.locator(".saved-game")).toHaveCount(0);
  // It is still the second player's turn after a reload, and the home page says so.
  await second.page.reload();
  await ready(second.page);
  expect(await asked(second.page)).toBe("2");
  await second.page.locator("#to-home").click();
  await expect(second.page.locator(".saved-game-about")).toHaveText(/your turn/);
});

test("explains why a game cannot be played by link", async ({ page, site }) => {
  await invite(page, site, "mancala", { options: { hands: "hidden" }, refused: true });
  await expect(page.locator("#correspondence-message")).toHaveText(/hidden hands/);
});

test("shows an accepted game in the shape of a phone at once", async ({ page, site, browser }) => {
  await invite(page, site, "mancala", { options: { tokens: "off" } });
  await playAll(page);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await receive({ name: "Aye", page: phone }, await linkOf(page));
  const isTall = () =>
    phone.locator("#board").evaluate((board) => {
      const { width, height } = /** @type {SVGSVGElement} */ (board).viewBox.baseVal;
      return height > width;
    });
  await expect.poll(isTall).toBe(true);
  await phone.context().close();
});

test("allows undo until the link is sent", async ({ page, site }) => {
  await invite(page, site, "mancala", { options: { tokens: "off" } });
  await playAll(page);
  await page.locator("#undo").click();
  expect(await asked(page)).toBe("1");
  await playAll(page);
  await linkOf(page);
  await expect(page.locator("#undo")).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#correspondence-text")).toHaveText(/When Aye answers/);
});

const LAYOUT = "C@0,0/0;B@-1,-1/5;G@1,-3/4;D@3,-2/1;A@4,-3/4;H@4,-1/5;T1@0,-3;T2@1,-1;T3@2,0;T4@-1,0;T5@4,-2";

test("commits to secrets in a link by their SHA-256", async ({ page, site }) => {
  await invite(page, site, "mancala", { options: { tokens: "off" } });
  const { head, text } = await page.evaluate(async () => {
    const opening = indexedDB.open("troop");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const reading = opening.result.transaction("games").objectStore("games").getAll();
    await new Promise((resolve) => reading.addEventListener("success", resolve));
    const [{ session }] = reading.result;
    const hashed = async (/** @type {Uint8Array<ArrayBuffer>} */ data) =>
      new Uint8Array(await crypto.subtle.digest("SHA-256", data)).slice(0, 16);
    const secret = Uint8Array.from(session.secret.match(/../g), (byte) => Number.parseInt(byte, 16));
    let link = await hashed(new Uint8Array([...new TextEncoder().encode("chain"), 0, 16, ...secret]));
    for (let links = 0; links < 4_096; links += 1) link = await hashed(link);
    return { head: [...link], text: session.text };
  });
  const data = Buffer.from(text.slice(1), "base64url");
  expect(data.includes(Buffer.from(head))).toBe(true);
});

/**
 * Start a correspondence game on the home page.
 * @param {Page} page
 * @param {{url: string}} site
 * @param {string} game
 * @param {{seats?: number, options?: Record<string, string>, refused?: boolean}} wishes
 */
async function invite(page, site, game, { seats, options = {}, refused = false }) {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await page.locator(`label.game-card:has(input[value="${game}"])`).click();
  if (seats) await page.locator(`.numbers label:has(input[value="${seats}"])`).click();
  await chooseOptions(page, options);
  await page.locator("#play-by-link").click();
  const fields = page.locator("#correspondence-names input");
  for (const [seat, name] of NAMES.slice(0, await fields.count()).entries()) await fields.nth(seat).fill(name);
  await page.locator("#correspondence-begin").click();
  if (!refused) await expect(page.locator("html")).toHaveAttribute("data-correspondence", /./);
}

/**
 * The players, each in a browser of their own.
 * @param {Page} page
 * @param {import("@playwright/test").Browser} browser
 * @param {number} count
 * @returns {Promise<Player[]>}
 */
async function circle(page, browser, count) {
  const players = [{ name: NAMES[0] ?? "", page }];
  for (const name of NAMES.slice(1, count)) players.push({ name, page: await (await browser.newContext()).newPage() });
  return players;
}

/**
 * Exchange links until the game is over, or until a number of links; then whoever has the turn resigns, in a game of
 * two.
 * @param {Player[]} players
 * @param {number} [most]
 */
async function correspond(players, most = 400) {
  /** @type {string[]} */ const links = [];
  let player = /** @type {Player} */ (players[0]);
  for (;;) {
    const enough = links.length >= most;
    const turn = await playAll(player.page, enough && players.length === 2);
    if (enough && players.length > 2) return links;
    links.push(await linkOf(player.page));
    if (turn === "over") break;
    const status = await player.page.locator("#status").textContent();
    const next = players.find(({ name }) => status?.includes(name));
    if (!next) throw new Error(`nobody gets the link: ${status}`);
    player = next;
    await receive(player, links.at(-1) ?? "");
  }
  // Everybody who opens the last link sees the same result.
  const results = [];
  for (const each of players) {
    if (each !== player) await receive(each, links.at(-1) ?? "");
    const result = each.page.locator("#result-sentence");
    await expect(result).not.toBeEmpty();
    results.push(
      ((await result.textContent()) ?? "").replace("You win!", `${each.name} wins!`).replace(/^You lost\. /, ""),
    );
  }
  expect(new Set(results).size).toBe(1);
  return links;
}

/** Play as long as it is this player's turn. @param {Page} page @param {boolean} [resigns] */
async function playAll(page, resigns = false) {
  for (;;) {
    const turn = await asked(page);
    if (turn === "waiting" || turn === "over") return turn;
    if (resigns) {
      await resign(page);
      await page.locator("#confirm-yes").click();
      await expect(page.locator("html")).toHaveAttribute("data-turn", "over");
    } else if (await page.locator('.cell[data-key="slot1"]').count()) await code(page);
    else await decide(page);
  }
}

/** A program that may climb a tree and come down again, with the dice rolled. @param {Page} page */
async function code(page) {
  const labels = await page.locator(".cell.legal").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ""));
  const [one, two = one] = labels.flatMap((label) => /^Die (\d)/.exec(label)?.[1] ?? []);
  const position = await page.locator("#board").getAttribute("data-position");
  await typeMove(page, `${one}+swing down ${two}`);
  await askedElse(page, position);
}

/** The link to send. @param {Page} page */
async function linkOf(page) {
  await page.locator("#correspondence-send").click();
  await expect(page.locator("#share")).toBeVisible();
  const address = await page.locator("#share-link").inputValue();
  await page.locator("#share-qr").click();
  await page.locator("#share [data-close]").click();
  expect(address).toContain("#l=1");
  return address;
}

/** Open a link; the first one is an invitation. @param {Player} player @param {string} link */
async function receive({ name, page }, link) {
  if (page.url() === "about:blank") {
    await page.goto(link);
    await ready(page);
    await expect(page.locator("#confirm-text")).toContainText(name);
    await page.locator("#confirm-yes").click();
    await expect(page.locator("html")).toHaveAttribute("data-correspondence", /./);
    await asked(page);
    await withoutMotion(page);
  } else {
    const before = await page.locator("html").getAttribute("data-correspondence");
    await follow(page, link);
    await expect(page.locator("html")).not.toHaveAttribute("data-correspondence", before ?? "", { timeout: 30_000 });
    await asked(page);
    await expect(page.locator('[data-notice="shared"]')).toHaveCount(0);
  }
}

/** @param {Page} page @param {string} link */
function follow(page, link) {
  return page.evaluate((address) => location.assign(address), link);
}

/** @param {Page} page @param {RegExp} text */
async function says(page, text) {
  await expect(page.locator('[data-notice="shared"]')).toHaveText(text);
}

/** @param {string[]} links */
function longest(links) {
  return Math.max(...links.map((link) => link.slice(link.indexOf("#l=") + 3).length));
}
