// Takes the picture in the README: a game on the table, as it looks on a laptop.
import { chromium } from "@playwright/test";
import { executable } from "./browsers.mjs";
import { home } from "./files.mjs";
import { serve } from "./serve.mjs";

const MOVES = ["c", "f", "B", "d", "F", "a", "E", "b"];

const site = await serve(home("dist"));
const browser = await chromium.launch({ executablePath: executable("chromium"), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 });
await page.goto(site.url);
await page.locator("html[data-ready]").waitFor({ state: "attached" });
for (const move of MOVES) {
  await page.locator("html:is([data-turn='1'], [data-turn='2'])").waitFor({ state: "attached" });
  await page.locator(`.cell.legal[data-word=${move}]`).click();
}
await page.locator("html:is([data-turn='1'], [data-turn='2'])").waitFor({ state: "attached" });
await page.mouse.move(0, 0);
await page.screenshot({ path: home("docs/table.png") });
await browser.close();
await site.close();
