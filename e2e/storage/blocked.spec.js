// A browser that blocks all storage: games can be played, and what needs storage says so.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { executable } from "../../tools/browsers.mjs";
import { CHROMIUM_ARGS } from "../support/drivers.js";
import { expect, legal, PLAIN, startGame, test, turn } from "../support/site.js";

test.use({ regular: false });

test("plays where the browser blocks storage, without errors, and offers no game by link", async ({ site }) => {
  const profile = await mkdtemp(join(tmpdir(), "troop-"));
  await mkdir(join(profile, "Default"));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, "Default/Preferences"), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable("chromium"),
    args: CHROMIUM_ARGS,
    locale: "en-GB",
  });
  const page = await context.newPage();
  /** @type {Error[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(error));
  const notices = page.locator("#notices");
  for (let games = 0; games < 2; games++) {
    await startGame(page, site, "mancala", { options: PLAIN });
    await legal(page).first().click();
    await turn(page);
    await expect(page.locator("#log-list li")).toHaveCount(1);
    await expect(notices).toContainText("does not let Troop save anything");
    await expect(notices).not.toContainText("another tab");
  }
  await page.locator("#to-home").click();
  await page.locator("#play-by-link").click();
  await expect(notices).toContainText("a game by link would be lost");
  await expect(page.locator("#correspondence-new")).toBeHidden();
  expect(errors).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true, force: true });
});
