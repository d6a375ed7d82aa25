// The engine in another page: stock PyScript and Pyodide, with micropip installing the wheel from the built site.
import { readdir } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { home } from "../../tools/files.mjs";
import { serve } from "../../tools/serve.mjs";
import { buildWheelPage } from "../../tools/wheel-page.mjs";

test("installs the wheel with micropip in another PyScript page and plays", async ({ page }) => {
  const [wheel = ""] = await readdir(home("dist/assets/wheels"));
  const site = await serve([await buildWheelPage(`./assets/wheels/${wheel}`), home("dist")]);
  const asked = new Set();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(site.url);
  await expect(page.locator("html[data-over]")).toBeAttached({ timeout: 100_000 });
  expect(await page.locator("#moves li").count()).toBeGreaterThan(10);
  expect([...asked].filter((path) => path.endsWith(".whl"))).toEqual([
    expect.stringMatching("/micropip-"),
    `/assets/wheels/${wheel}`,
  ]);
  await site.close();
});
