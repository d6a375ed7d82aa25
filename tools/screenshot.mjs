// Takes the picture for the README: a match on a laptop.
import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { executable } from "./browsers.mjs";
import { home } from "./files.mjs";
import { serve } from "./serve.mjs";

const MOVES = `g1 / b6 / d8 / c3 / g1 / g1-h1 / b6 / b6-b2 3w1q / d8 / d8-c8 1q / c3 / c3>c2 q / h1+s / h1>h2 s / b1
  / b1-d1 5w / c8 / b8-b5 / c3 / c2-c1 / h1+s / h2-h4 / q h1 / d1 / d1>e1 w / pass`;

const site = await serve(home("dist"));
const browser = await chromium.launch({ executablePath: executable("chromium"), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.goto(site.url);
await page.locator("html[data-ready]").waitFor({ state: "attached" });
await page.locator('label.game-card:has(input[value="itchy"])').click();
await page.locator('.numbers label:has(input[value="4"])').click();
await page.locator("#more-options summary").click();
await page.locator('select[name="option-spies"]').selectOption("on");
await page.locator("#play").click();
for (const move of MOVES.split("/")) {
  await someone();
  await page.locator("#typed-move").fill(move.trim());
  await page.locator("#typed-move").press("Enter");
  await page.locator("html[data-turn=busy]").waitFor({ state: "attached" });
}
await someone();
await page.locator("#typed-move").blur();
await page.mouse.move(0, 0);
await writeFile(home("docs/screenshot.webp"), await asWebp(await page.screenshot()));
await browser.close();
await site.close();

/** A fifth of the size without a visible difference. @param {Buffer} png */
async function asWebp(png) {
  const drawn = await (await browser.newPage()).evaluate(
    async (address) => {
      const canvas = document.createElement("canvas");
      const image = new Image();
      image.src = address;
      await image.decode();
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.86);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(drawn.slice(drawn.indexOf(",") + 1), "base64");
}

function someone() {
  return page.locator("html:not([data-turn=busy])").waitFor({ state: "attached" });
}
