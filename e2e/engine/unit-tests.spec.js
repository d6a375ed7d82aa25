// The Python unit tests in the shipped Pyodide, with the same trimmed library and wheel: all of them nightly, otherwise
// without repetitions.
import { expect, test } from "@playwright/test";
import { serve } from "../../tools/serve.mjs";
import { buildUnitTestsPage, UNIT_TESTS_PAGE } from "../../tools/unit-tests-page.mjs";

test("passes the unit tests in the page's Python", async ({ page }) => {
  test.setTimeout(1_700_000);
  await buildUnitTestsPage();
  const server = await serve(UNIT_TESTS_PAGE);
  await page.goto(`${server.url}${process.env.TROOP_LONG ? "?night" : ""}`);
  await expect(page.locator("html[data-done]")).toBeAttached({ timeout: 1_600_000 });
  const { code, output } = JSON.parse((await page.locator("#report").textContent()) ?? "{}");
  await server.close();
  console.log(output.trim().split("\n").at(-1));
  expect(output).toMatch(/\d\d+ passed/);
  expect({ code, output }).toMatchObject({ code: 0 });
});
