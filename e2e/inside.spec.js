// The unit suite once more, inside the Pyodide that is shipped: the same Python, the same trimmed library, the same wheel.
// At night all of it; every day without what repeats itself there.
import { expect, test } from "@playwright/test";
import { buildInside, INSIDE } from "../tools/inside.mjs";
import { serve } from "../tools/serve.mjs";

test("the engine's tests pass inside the page's Python", async ({ page }) => {
  test.setTimeout(1_700_000);
  await buildInside();
  const server = await serve(INSIDE);
  await page.goto(`${server.url}${process.env.TROOP_LONG ? "?night" : ""}`);
  await expect(page.locator("html[data-done]")).toBeAttached({ timeout: 1_600_000 });
  const { code, output } = JSON.parse((await page.locator("#report").textContent()) ?? "{}");
  await server.close();
  console.log(output.trim().split("\n").at(-1));
  expect(output).toMatch(/\d\d+ passed/);
  expect({ code, output }).toMatchObject({ code: 0 });
});
