// Bots of every level, hints, reviews, and bots that fail.
import { expect, legal, PLAIN, ready, seatPreset, startGame, test, turn, withoutMotion } from "../support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const LEVELS = ["tamarin", "lemur", "mandrill", "orangutan", "gorilla"];
/** Milliseconds after which a silent bot counts as failed, and a little more. */
const PATIENCE = 16_000;
const SMALL = { ...PLAIN, pockets: "3", each: "2" };

test("plays a whole game against each level", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  for (const level of LEVELS) {
    await startGame(page, site, "mancala", { preset: "me-last", level, options: SMALL });
    await expect(page.locator(`.player.seat-1 .face use[href="#face-${level}"]`)).toBeAttached();
    await expect(page.locator(".player.seat-1 .level-pips .on")).toHaveCount(LEVELS.indexOf(level) + 1);
    while ((await turn(page)) !== "over") await legal(page).first().click();
    await expect(page.locator("#result")).toBeVisible();
  }
});

test("stays responsive and shows progress while Gorilla thinks, and can make it play at once", async ({
  page,
  site,
}) => {
  await thinking(page, site);
  await page.locator("#menu-button").click();
  await expect(page.locator("#menu")).toBeVisible();
  await page.locator("#menu-settings").click();
  await page.locator("#settings select[name=theme]").selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator("#settings button[type=submit]").click();
  await expect(page.locator("#thinking")).toBeVisible();
  await page.locator("#play-now").click();
  await expect(page.locator("#log-list li")).toHaveCount(1);
  await expect(page.locator("#thinking")).toBeHidden();
});

test("uses a single worker on devices with little memory", async ({ page, site }) => {
  await littleMemory(page);
  await startGame(page, site, "mancala", { preset: "me-last", level: "lemur", options: SMALL });
  expect(await turn(page)).toBe("2");
  await page.locator("#hint").click();
  await expect(page.locator("#hint-list li")).toHaveCount(1);
  await legal(page).first().click();
  await turn(page);
  expect(page.workers()).toHaveLength(1);
});

for (const [device, workers] of /** @type {const} */ ([
  ["any device", 2],
  ["a device with little memory", 1],
])) {
  test(`replaces the bot worker when its memory has grown, on ${device}`, async ({ page, site }) => {
    if (workers === 1) await littleMemory(page);
    await startGame(page, site, "mancala", { preset: "me-first", level: "lemur", options: SMALL });
    await expect.poll(() => page.workers().length).toBe(workers);
    const bot = /** @type {import("@playwright/test").Worker} */ (page.workers().at(-1));
    await expect.poll(() => bot.evaluate(() => "python" in self)).toBe(true);
    await bot.evaluate(() => void (/** @type {any} */ (self).python.runPython("bytearray(80_000_000)")));
    const gone = new Promise((resolve) => bot.on("close", resolve));
    await legal(page).first().click();
    await gone;
    while ((await turn(page)) !== "over") await legal(page).first().click();
    await expect(page.locator("#result")).toBeVisible();
    expect(page.workers()).toHaveLength(workers);
  });
}

test("leaves a match while a bot is thinking", async ({ page, site }) => {
  await thinking(page, site);
  await page.locator("#to-home").click();
  await expect(page.locator("html")).toHaveAttribute("data-screen", "home");
  await seatPreset(page, "people");
  await page.locator("#play").click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "1");
  await expect(page.locator("#log-list li")).toHaveCount(0);
});

test("undoes while a bot is thinking", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "me-first", level: "gorilla", options: PLAIN });
  await page.locator('.cell[data-word="f"]').click();
  await expect(page.locator("#thinking")).toBeVisible();
  await page.locator("#undo").click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "1");
  await expect(page.locator("#log-list li")).toHaveCount(0);
});

test("hints at the best move with a reason, then at two more; a hint can be played", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "people", options: PLAIN });
  await page.locator("#hint").click();
  await expect(page.locator("#hint-list li")).toHaveCount(1);
  await expect(page.locator("#hint-reason")).toContainText(/\w+ \w+/);
  await expect(page.locator(".hint-marks .best")).toHaveCount(1);
  await expect(page.locator("#announcements")).toContainText(/: /);
  await page.locator("#hint").click();
  await expect(page.locator("#hint-list li")).toHaveCount(3);
  await expect(page.locator("#hint")).toHaveAttribute("aria-disabled", "true");
  await page.locator("#hint-list button").nth(1).click();
  await expect(page.locator("#hint-list button").nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.locator("#hint-play").click();
  await expect(page.locator("#log-list li")).toHaveCount(1);
  await expect(page.locator("#hints")).toBeHidden();
  await expect(page.locator(".hint-marks *")).toHaveCount(0);
});

test("closes a hint by Escape before a choice is taken back", async ({ page, site }) => {
  await startGame(page, site, "codemonkey", { preset: "people", options: { level: "1" } });
  await withoutMotion(page);
  for (let step = 0; step < 9 && !(await page.locator("#curtain").isVisible()); step++) {
    await legal(page).first().click();
    await expect(page.locator("html")).toHaveAttribute("data-turn", /^(\d|curtain)$/);
  }
  await page.locator("#curtain-lift").click();
  await turn(page);
  await legal(page).first().click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", / /);
  const position = (await page.locator("#board").getAttribute("data-position")) ?? "";
  await page.locator("#hint").click();
  await expect(page.locator("#hint-list li")).toHaveCount(1, { timeout: 60_000 });
  await page.keyboard.press("Escape");
  await expect(page.locator("#hints")).toBeHidden();
  await expect(page.locator("#board")).toHaveAttribute("data-position", position);
  await page.keyboard.press("Escape");
  await expect(page.locator("#board")).not.toHaveAttribute("data-position", position);
});

test("cancels a hint when a move is made", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "people", options: PLAIN });
  await page.locator("#hint").click();
  await expect(page.locator("#hint-thinking")).toBeVisible();
  await legal(page).first().click();
  await turn(page);
  await expect(page.locator("#hints")).toBeHidden();
});

test("hints at the parts of a program and where it leads", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await startGame(page, site, "codemonkey", { preset: "me-first", options: { level: "3", missions: "off" } });
  await legal(page).first().click();
  await expect(page.locator("#status")).toContainText("write your program");
  await page.locator("#hint").click();
  await expect(page.locator("#hint-reason")).toContainText(/\w+ \w+/);
  await expect(page.locator(".hint-marks .best")).not.toHaveCount(0);
  await page.locator("#hint-play").click();
  await expect(page.locator("#hints")).toBeHidden();
  await page.locator("#choices .button.main").click(); // the hint has put the program into the slots
  await expect(page.locator("#log-list")).toContainText("You have coded.");
});

test("tells once that a bot has to think less deeply", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "me-first", level: "tamarin", options: PLAIN });
  await page.evaluate(() => {
    const { parse } = JSON;
    JSON.parse = (/** @type {string} */ text) => {
      const answer = parse(text);
      return answer?.frames ? { ...answer, cut_short: true } : answer;
    };
  });
  await page.locator('.cell[data-word="f"]').click();
  await expect(page.locator("#notices")).toContainText("thinking less deeply here");
  await page.locator(".notice button").first().click();
  const before = await page.locator("#log-list li").count();
  await turn(page);
  await legal(page).first().click();
  await expect(page.locator("#log-list li").nth(before)).toBeAttached();
  await turn(page);
  await expect(page.locator(".notice")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("closes the review when a position is picked, and reopens it", async ({ page, site }) => {
    await page.goto(site.url);
    await ready(page);
    await withoutMotion(page);
    await startGame(page, site, "mancala", { preset: "people", options: { ...PLAIN, pockets: "4", each: "3" } });
    while ((await turn(page)) !== "over") await legal(page).first().click();
    await page.locator("#result-review").click();
    await expect(page.locator("#review-begin")).toBeHidden({ timeout: 60_000 });
    await page.locator("#costly button").first().click();
    await expect(page.locator("#log")).toBeHidden();
    await expect(page.locator("#explanation")).toContainText("Better: ");
    await page.locator("#history-list").click();
    await expect(page.locator("#costly button").first()).toBeVisible();
    await page.locator("#costly button").last().click();
    await page.locator("#branch").click();
    await expect(page.locator("html")).toHaveAttribute("data-turn", /^\d$/);
  });
});

test("reviews a game: interrupted, resumed, explored, and continued from a position", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await startGame(page, site, "mancala", { preset: "people", options: { ...PLAIN, pockets: "4", each: "3" } });
  while ((await turn(page)) !== "over") await legal(page).first().click();
  const moves = await page.locator("#log-list li").count();
  await page.locator("#result-review").click();
  await expect(page.locator("#review-progress")).toBeVisible();
  await expect(page.locator("#graph polygon")).toHaveCount(2);
  if (await page.locator("#review-progress").isVisible()) await page.locator("#review-begin").click();
  await expect(page.locator("#review-progress")).toBeHidden();
  await page.reload();
  await ready(page);
  await page.locator(".saved-game-open").first().click();
  await page.locator("#tab-review").click();
  await expect(page.locator("#graph polygon")).toHaveCount(2);
  if (await page.locator("#review-begin").isVisible()) await page.locator("#review-begin").click();
  await expect(page.locator("#review-begin")).toBeHidden();
  // Every judged position can be reached on the graph by keyboard.
  const places = page.locator("#graph [data-word]");
  await places.last().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#graph [data-word]:focus")).toHaveAttribute("aria-label", /After move \d+: .*%/);
  await page.keyboard.press("Enter");
  await expect(page.locator("#history")).toBeVisible();
  // A costly turn: the better move is marked on the board, and the game can be continued from there.
  await page.locator("#costly button").first().click();
  await expect(page.locator("#explanation")).toContainText("Better: ");
  await expect(page.locator(".hint-marks .best")).not.toHaveCount(0);
  const back = Number((await page.locator("#costly button").first().getAttribute("data-word")) ?? "-1");
  await page.locator("#branch").click();
  await expect(page.locator("#log-list li")).toHaveCount(back);
  await turn(page);
  await legal(page).last().click();
  await expect(page.locator("#log-list li")).toHaveCount(back + 1);
  await page.locator("#to-home").click();
  await expect(page.locator(".saved-game")).toHaveCount(2);
  await page.locator(".saved-game-open").nth(1).click();
  await expect(page.locator("#log-list li")).toHaveCount(moves);
});

test("plays a game between bots to its end", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await withoutMotion(page);
  await page.locator("#more-options summary").click();
  for (const [name, value] of Object.entries(SMALL)) await page.locator(`[name="option-${name}"]`).selectOption(value);
  await page.locator("#more-seats summary").click();
  await page.locator("select[name=kind-0]").selectOption("lemur");
  await page.locator("select[name=kind-1]").selectOption("orangutan");
  await page.locator("#play").click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "over", { timeout: 60_000 });
});

test.describe("a bot that fails", () => {
  test.use({ regular: false, complaints: /worker did not answer|engine-silent/ });

  test("is reported; it can play a random move, or a person takes its seat", async ({ page, site }) => {
    await startGame(page, site, "mancala", { preset: "me-first", level: "tamarin", options: PLAIN });
    await garble(page);
    await page.locator('.cell[data-word="f"]').click();
    await expect(page.locator("#notices")).toContainText("Pip could not decide");
    await page.getByRole("button", { name: "Play any move for it" }).click();
    await expect(page.locator("#log-list li").nth(1)).toBeAttached();
    // It fails again on its next turn.
    await expect(async () => {
      if (await legal(page).count()) await legal(page).first().click();
      await expect(page.locator(".notice")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole("button", { name: "Let a person play" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-turn", "2");
    const before = await page.locator("#log-list li").count();
    await legal(page).first().click();
    await expect(page.locator("#log-list li")).not.toHaveCount(before);
  });

  test("is reported when it does not answer", async ({ page, site }) => {
    test.skip(!process.env.TROOP_LONG, "long: a part of the nightly run");
    test.setTimeout(180_000);
    await startGame(page, site, "mancala", { preset: "me-first", level: "tamarin", options: PLAIN });
    await page.evaluate(silence);
    await page.locator('.cell[data-word="f"]').click();
    await expect(page.locator("#notices")).toContainText("Pip could not decide", { timeout: 120_000 });
    await page.getByRole("button", { name: "Let a person play" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-turn", "2");
  });

  test("is replaced when its worker dies", async ({ page, site }) => {
    await page.clock.install();
    await startGame(page, site, "mancala", { preset: "me-first", level: "tamarin", options: PLAIN });
    await page.waitForFunction(() => {
      const script = /** @type {any} */ (document.querySelector('script[name="bots"]'));
      return script?.xworker?.ready.then(() => true);
    });
    await page.evaluate(() => /** @type {any} */ (document.querySelector('script[name="bots"]')).xworker.terminate());
    await page.locator('.cell[data-word="f"]').click();
    await expect(async () => {
      await page.clock.fastForward(PATIENCE);
      await expect(page.locator("#log-list li").nth(1)).toBeAttached({ timeout: 20_000 });
    }).toPass({ timeout: 60_000 });
  });
});

/** Gorilla begins and is thinking. @param {Page} page @param {{url: string}} site */
async function thinking(page, site) {
  await page.goto(site.url);
  await ready(page);
  await page.locator("#more-options summary").click();
  await page.locator("select[name=option-tokens]").selectOption("off");
  await seatPreset(page, "me-last", "gorilla");
  await page.locator("#play").click();
  await expect(page.locator("#thinking")).toBeVisible({ timeout: 30_000 });
}

/** Runs in the page: terminates every bot worker at once. */
function silence() {
  setInterval(() => {
    const worker = /** @type {any} */ (document.querySelector('script[name="bots"]'))?.xworker;
    worker?.ready.then(() => worker.terminate());
  }, 50);
}

/** From now on requests for bot moves arrive garbled. @param {Page} page */
async function garble(page) {
  await page.evaluate(() => {
    const { stringify } = JSON;
    JSON.stringify = (/** @type {any} */ value, /** @type {any[]} */ ...more) =>
      stringify(value?.request === "bot_move" && !value.play_random ? { ...value, request: "?" } : value, ...more);
  });
}

/** @param {Page} page */
function littleMemory(page) {
  return page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
}
