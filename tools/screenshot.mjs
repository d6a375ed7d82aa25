// Takes the picture in the README: a game on the table, as it looks on a laptop.
import { chromium } from "@playwright/test";
import { executable } from "./browsers.mjs";
import { home } from "./files.mjs";
import { serve } from "./serve.mjs";

const MOVES = 13;
const someone = "html:is([data-turn='1'], [data-turn='2'])";

const site = await serve(home("dist"));
const browser = await chromium.launch({ executablePath: executable("chromium"), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.goto(site.url);
await page.locator("html[data-ready]").waitFor({ state: "attached" });
for (let move = 0; move < MOVES; move++) {
  await page.locator(someone).waitFor({ state: "attached" });
  const pockets = page.locator(".cell.legal[data-symbol=pocket]");
  if (await page.locator("#choices .choice").count()) await page.keyboard.press("Escape");
  else await pockets.nth((3 * move + 2) % (await pockets.count())).click();
}
await page.locator(someone).waitFor({ state: "attached" });
await page.mouse.move(0, 0);
await page.screenshot({ path: home("docs/table.png") });
await browser.close();
await site.close();
