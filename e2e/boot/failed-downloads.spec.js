// First visits with a bad connection. Whatever file is cut off, empty, garbage or missing: a message says so, "Try
// again" works as soon as the file is available, and nothing broken is cached. TROOP_LONG=1 tries all faults with all
// files.
import { expect, PLAIN, ready, startGame, test, turn } from "../support/site.js";
import { unreliable } from "../support/unreliable-server.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../support/unreliable-server.js").Fault} Fault */

/** @type {Fault[]} */
const FAULTS = ["cut", "empty", "garbage", "missing", "unreachable"];
/**
 * Files that a start needs, and the fault that is always tried.
 * @type {Record<string, {file: RegExp, usual?: Fault}>}
 */
const NEEDED = {
  "the page's script": { file: /^assets\/main-.*\.js$/, usual: "cut" },
  "what its scripts share": { file: /^assets\/chunk-.*\.js$/, usual: "garbage" },
  "PyScript's beginning": { file: /core\.js$/, usual: "garbage" },
  "PyScript itself": { file: /core-.*\.js$/ },
  "the worker's script": { file: /worker\.py$/, usual: "garbage" },
  "the interpreter": { file: /interpreter\.mjs$/ },
  "Pyodide's beginning": { file: /pyodide\.mjs$/ },
  "Pyodide itself": { file: /pyodide\.asm\.mjs$/ },
  "Python's machine code": { file: /pyodide\.asm\.wasm$/, usual: "cut" },
  "Python's library": { file: /python_stdlib\.zip\.gz$/, usual: "cut" },
  "the engine": { file: /troop\.zip\.gz$/, usual: "garbage" },
};
/** Files that a start requests but can do without, or requests later. */
const BESIDE = /^$|start-engine-|error-|\.woff2$|\.svg$|^sw\.js$|manifest|^\?|rules|lessons|share-|snapshot\.mjs/;
const LONG = process.env.TROOP_LONG;

test.use({ regular: false, complaints: /./ });

test("requests only known files during the start", async ({ page }) => {
  const server = await unreliable();
  await page.goto(server.url);
  await ready(page);
  const unknown = server.asked.filter(
    (file) => !BESIDE.test(file) && !Object.values(NEEDED).some((needed) => needed.file.test(file)),
  );
  expect(unknown).toEqual([]);
  for (const { file } of Object.values(NEEDED)) expect(server.asked.filter((each) => file.test(each))).not.toEqual([]);
  await server.close();
});

for (const [name, { file, usual }] of Object.entries(NEEDED)) {
  for (const fault of FAULTS.filter((each) => LONG || each === usual)) {
    test(`reports a broken download on a first visit: ${name}, ${fault}`, async ({ page }) => {
      const server = await unreliable();
      server.spoil((asked) => (file.test(asked) ? fault : undefined));
      await page.goto(server.url);
      await expect(tryAgain(page)).toHaveCount(1, { timeout: 60_000 });
      server.mend();
      await tryAgain(page).click();
      await ready(page);
      await expect(page.locator("#load-error, .notice").filter({ visible: true })).toHaveCount(0);
      await offline(page, server);
    });
  }
}

for (const count of LONG ? Array.from({ length: 12 }, (_, at) => at + 1) : [1, 12]) {
  test(`continues a first visit after the server was away from file ${count} on`, async ({ page }) => {
    const server = await unreliable();
    let sent = 0;
    server.spoil(() => (sent++ < count ? undefined : "unreachable"));
    await page.goto(server.url);
    await expect(tryAgain(page)).toHaveCount(1, { timeout: 60_000 });
    server.mend();
    await tryAgain(page).click();
    await ready(page);
    await offline(page, server);
  });
}

test("reports a missing server at the start and continues when it is back", async ({ page }) => {
  const server = await unreliable();
  server.spoil((file) => (/^assets\/(runtime|engine|pyscript)/.test(file) ? "unreachable" : undefined));
  await page.goto(server.url);
  const again = page.locator('[data-notice="problem"] button', { hasText: "Try again" });
  await expect(again).toBeVisible({ timeout: 60_000 });
  // No file loads at all: the page keeps showing its message.
  server.spoil(() => "unreachable");
  await again.click();
  await expect(page.locator('[data-notice="problem"]')).toContainText("could not start");
  server.mend();
  await again.click();
  await ready(page);
  await startGame(page, server, "mancala", { options: PLAIN });
  expect(await turn(page)).toBe("1");
  await server.close();
});

/** The button next to the message. @param {Page} page */
function tryAgain(page) {
  const buttons = page.locator('#load-error button, [data-notice="problem"] button');
  return buttons.filter({ hasText: "Try again", visible: true });
}

/**
 * Everything cached is valid: the page starts without its server.
 * @param {Page} page
 * @param {import("../support/unreliable-server.js").Unreliable} server
 */
async function offline(page, server) {
  await expect(page.locator("html[data-offline-ready]")).toBeAttached({ timeout: 60_000 });
  await server.close();
  await page.reload();
  await ready(page);
}
