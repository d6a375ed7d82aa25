import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./e2e/support/drivers.js";
import { executable } from "./tools/browsers.mjs";

export default defineConfig({
  testDir: "e2e",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath: executable("chromium"), args: CHROMIUM_ARGS },
    actionTimeout: 20_000,
    serviceWorkers: "allow",
    locale: "en-GB",
  },
});
