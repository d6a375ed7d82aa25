// The first game of somebody who knows nothing: against the computer, by mouse or keyboard.
import { expect, legal, PLAIN, ready, resign, startGame, test, turn } from "../support/site.js";

test("begins against the computer with the first move on the board", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await expect(page.locator(".presets .chosen")).toHaveText("Against the computer");
  await expect(page.locator(".levels .level")).toHaveCount(5);
  await legal(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-screen", "match");
  expect(await turn(page)).toBe("1");
  await expect(page.locator("#log-list li[class*=seat-2]").first()).toBeAttached(); // the computer has answered
});

test("lets the computer begin, or two people play here", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await page.locator('.begins label:has(input[value="me-last"])').click();
  await expect(page.locator(".begins .chosen")).toHaveText("It begins");
  await expect(page.locator(".presets .chosen")).toHaveText("Against the computer");
  await page.locator('.presets label:has(input[value="people"])').click();
  await expect(page.locator(".begins, .levels")).toHaveCount(0);
  await page.locator("#play").click();
  expect(await turn(page)).toBe("1");
  await expect(page.locator("#players")).not.toContainText("Kiki");
});

test("keeps the keyboard focus when Play is pressed, and types a move from anywhere", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  await page.locator("#play").focus();
  await page.keyboard.press("Enter");
  await turn(page);
  await expect(page.locator("#board .cell:focus")).toHaveCount(1);
  await page.locator("#menu-button").focus();
  await page.keyboard.press("/");
  await expect(page.locator("#typed-move")).toBeFocused();
  await expect(page.locator("#typed-move")).toHaveValue("");
});

test("speaks to a single person", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "me-first", options: PLAIN });
  await expect(page.locator("#status")).toHaveText("Your turn");
  await expect(page.locator("#players .seat-1")).toContainText("You");
  await resign(page);
  await page.locator("#confirm-yes").click();
  await expect(page.locator("#result-sentence")).toHaveText("You lost. Pip wins!");
  await expect(page.locator("#result-reason")).toContainText("You resigned.");
  await expect(page.locator("#result-sentence .star")).toHaveCount(0);
});

test("starts the same game anew by New game, and keeps the one before; Home leads home", async ({ page, site }) => {
  await startGame(page, site, "mancala", { preset: "people", options: { ...PLAIN, pockets: "3" } });
  await legal(page).first().click();
  await turn(page);
  await page.locator("#new").click();
  await expect(page.locator("#log-list li")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-screen", "match");
  await expect(legal(page)).toHaveCount(3);
  await page.locator("#to-home").click();
  await expect(page.locator("html")).toHaveAttribute("data-screen", "home");
  await expect(page.locator(".saved-game")).toHaveCount(1);
});

test.describe("on a first visit", () => {
  test.use({ regular: false });

  test("acknowledges Play pressed early, and begins when the rules are there", async ({ page, site }) => {
    /** @type {() => void} */
    let release = () => {};
    const released = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    await page.route("**/*.wasm", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(site.url);
    await page.locator("html[data-started]").waitFor();
    await page.locator("#play").click();
    await expect(page.locator("#play-soon")).toBeVisible();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-screen", "match", { timeout: 60_000 });
    await expect(page.locator("#play-soon")).toBeHidden();
    expect(await turn(page)).toBe("1");
  });
});

test("shows at once that the board of another game is being prepared", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  const prepared = page.evaluate(
    () =>
      new Promise((resolve) => {
        const area = /** @type {Element} */ (document.querySelector("#board-area"));
        new MutationObserver(() => resolve(document.querySelector("#status")?.textContent)).observe(area, {
          attributeFilter: ["data-preparing"],
        });
      }),
  );
  await page.locator('label.game-card:has(input[value="itchy"])').click();
  expect(await prepared).toBe("Preparing the board…");
  await expect(page.locator("#board-area[data-preparing]")).toHaveCount(0);
  await expect(page.locator("#status")).not.toHaveText("Preparing the board…");
});
