// Untrusted input: nothing in links, records, saves, backups, lessons or notation becomes markup, and whatever cannot
// be read is refused with a message.
import { readFile } from "node:fs/promises";
import { home } from "../../tools/files.mjs";
import { expect, legal, open, PLAIN, playSome, ready, test, turn, typeMove } from "../support/site.js";
import { putInto, storedGames } from "../support/stored-data.js";

/** @typedef {import("@playwright/test").Page} Page */

const MARKUP = `<img src=x onerror="document.title='owned'">`;
const EVIL = [
  MARKUP,
  `"><svg onload="document.title='owned'"></svg>`,
  `' onfocus='document.title=1' autofocus='`,
  "javascript:document.title='owned'",
  "{ $seat } { game-mancala } -term",
  "__proto__",
  "\u202e\u0000\uffff🐒",
];
const RECORD =
  "troop 1\ngame mancala\noptions seats=2 tokens=off\nseat 1 person NAME\nseat 2 person\nmoves\nc f\nend\n";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      Object.assign(window, { violatedDirective }),
    );
  });
});
test.afterEach(async ({ page }) => {
  expect(await page.title()).not.toContain("owned");
  expect(await page.evaluate(() => "violatedDirective" in window)).toBe(false);
  await expect(page.locator("img, iframe, a[href^=javascript], [onerror], [onload], [onfocus]")).toHaveCount(0);
});

test("shows markup in saves and backups as text", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await playSome(page, 2);
  const [game] = await storedGames(page);
  for (const [at, evil] of EVIL.entries()) {
    const seats = [{ kind: evil, name: evil, stats: [] }];
    const view = { ...game.view, seats, game: evil, status: [evil, { name: evil }] };
    const brief = { ...game.brief, seats };
    for (const name of [evil, ""])
      await putInto(page, {
        store: "games",
        value: { ...game, id: `${evil} ${at} ${name}`, name, game: evil, brief, view },
      });
    await putInto(page, {
      store: "games",
      value: { ...game, id: `b${at}`, record: evil, damaged: [evil, { x: evil }] },
    });
  }
  await page.reload();
  await ready(page);
  await page.locator("#to-home").click();
  if (await page.locator("#saved-games-more").isVisible()) await page.locator("#saved-games-more").click();
  await expect(page.locator(".saved-game")).toHaveCount(1 + 3 * EVIL.length);
  await expect(page.locator("#saved-games-list")).toContainText(MARKUP);
  await page.locator(".saved-game.damaged .saved-game-open").first().click();
  await expect(page.locator("#confirm[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator(".saved-game:not(.damaged) .saved-game-open").nth(1).click();
  await turn(page);

  const backup = JSON.parse(await readFile(home("tests/samples/version-0.1/backup-1.json"), "utf8"));
  const [kept] = backup.games;
  backup.games = EVIL.map((evil) => ({
    ...kept,
    id: evil,
    name: evil,
    game: evil,
    record: RECORD.replace("NAME", evil),
  }));
  backup.results = EVIL.map((evil, at) => ({
    id: evil,
    when: at,
    game: evil,
    kinds: ["person", evil],
    winners: [0],
    moves: 3,
  }));
  backup.settings = {
    ...backup.settings,
    language: "en",
    theme: MARKUP,
    lessons: { [MARKUP]: { done: true, record: MARKUP } },
  };
  await page.locator("#menu-button").click();
  await page.locator("#menu-settings").click();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("#backup-open").click()]);
  await chooser.setFiles({
    name: `${MARKUP}.json`,
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(backup)),
  });
  await expect(page.locator('[data-notice="backup-restored"]')).toBeVisible();
  await page.locator("#settings button[type=submit]").click();
  await page.locator("#menu-button").click();
  await page.locator("#menu-statistics").click();
  await expect(page.locator("#statistics-figures")).toContainText("onfocus=");
});

test("shows markup in links, records and typed moves as text", async ({ page, site }) => {
  await open(page, site, PLAIN);
  await playSome(page, 1);
  for (const evil of EVIL) {
    await page.evaluate((text) => {
      location.hash = `g=${text}`;
    }, evil);
    await pasted(page, RECORD.replace("NAME", evil));
    await pasted(page, RECORD.replace("mancala", evil));
    await pasted(page, RECORD.replace("c f", evil));
    await pasted(page, RECORD.replace("tokens=off", `tokens=${evil}`));
    await turn(page);
    await typeMove(page, evil);
    await expect(page.locator("#explanation")).toBeVisible();
  }
  await pasted(page, RECORD.replace("NAME", MARKUP.slice(0, 20)));
  await expect(page.locator(".player").first()).toContainText(MARKUP.slice(0, 20));
  await turn(page);
  await legal(page).first().click();
  await turn(page);
});

test.describe("on a first visit", () => {
  test.use({ regular: false });

  test("shows markup in manipulated lessons as text", async ({ page, site }) => {
    // Requests of a service worker could not be intercepted here.
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    await page.route("**/lessons.json", async (route) => {
      const data = await (await route.fetch()).text();
      const spoiled = data.replaceAll(/"en": ?"[^"]*"/g, `"en":${JSON.stringify(MARKUP)}`);
      await route.fulfill({ body: spoiled, contentType: "application/json" });
    });
    await page.goto(site.url);
    await ready(page);
    await page.locator("#learn").click();
    await expect(page.locator("#lesson-list-games")).toContainText(MARKUP);
    await page.locator('[data-lesson="mancala-1-sowing"]').click();
    await expect(page.locator("#lesson")).toContainText(MARKUP);
  });
});

/** @param {Page} page @param {string} text */
async function pasted(page, text) {
  await turn(page);
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData("text/plain", given);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, text);
}
