// What version 0.1 stored in the browser opens in this version.
import { readFile } from "node:fs/promises";
import { home } from "../../tools/files.mjs";
import { upgradedSave, upgradedSettings } from "../../web/storage/upgrade.js";
import { expect, ready, test } from "../support/site.js";
import { putInto, storedGames } from "../support/stored-data.js";

const stored = JSON.parse(await readFile(home("tests/samples/version-0.1/stored.json"), "utf8"));

test("renames fields and message ids of version 0.1", () => {
  const [finished, , correspondence] = stored.games.map(upgradedSave);
  expect(finished.review.judgements[0].reason[0]).toBe("mancala-reason-wins");
  expect(finished.review.judgements[0].win_probabilities).toEqual(stored.games[0].study.judgements[0].shares);
  expect(correspondence.session).toEqual(stored.games[2].letter);
  expect(correspondence.brief.correspondence.your_turn).toBe(stored.games[2].brief.letter.mine);
  expect(upgradedSettings(stored.settings.all)).toMatchObject({ left_handed: true, previews: false, auto_pass: true });
});

test("upgrading twice changes nothing", () => {
  for (const game of stored.games) expect(upgradedSave(upgradedSave(game))).toEqual(upgradedSave(game));
});

test("opens games and settings stored by version 0.1", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  for (const game of stored.games) await putInto(page, { store: "games", value: game });
  for (const [key, value] of Object.entries(stored.settings)) await putInto(page, { store: "settings", value, key });
  await page.reload();
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("data-left-handed", "");
  await expect(page.locator("#log-list > li")).toHaveCount(1); // the correspondence game that was played last
  await expect(page.locator("#correspondence-send")).toBeVisible();
  await page.locator("#to-home").click();
  await expect(page.locator(".saved-game")).toHaveCount(3);
  await expect(page.locator(".saved-game").last()).not.toContainText("mancala-");
  await page.locator(".saved-game-open").last().click();
  await expect(page.locator("html")).toHaveAttribute("data-turn", "over");
  expect((await storedGames(page)).find(({ finished }) => finished).session).toBeUndefined();
});
