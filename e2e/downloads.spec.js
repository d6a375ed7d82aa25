// A first visit on a bad network: whatever file is cut off, empty, something else or missing, one sentence says so, "Try
// again" leads on as soon as the file is whole, and nothing broken is kept. All faults of all files: TROOP_LONG=1.
import { expect, PLAIN, ready, sitDown, test, turn } from "./site.js";
import { unreliable } from "./unreliable.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./unreliable.js").Fault} Fault */

/** @type {Fault[]} */
const FAULTS = ["cut", "empty", "garbage", "missing", "unreachable"];
/** What a start cannot do without, and the fault that is tried every time. @type {Record<string, {file: RegExp, usual?: Fault}>} */
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
  "Python's first modules": { file: /python_stdlib\.zip$/ },
  "Python's library": { file: /library\.gz$/ },
  "the engine": { file: /engine\.gz$/, usual: "garbage" },
  "what of it comes as source": { file: /late\.gz$/ },
};
/** What a start asks for, too, but can do without; and what is asked for when it is done. */
const BESIDE = /^$|early-|error-|\.woff2$|\.svg$|^sw\.js$|manifest|^\?|rules|lessons|share-|snapshot\.mjs/;
const LONG = process.env.TROOP_LONG;

test.use({ regular: false, complaints: /./ });

test("what a start asks for is known", async ({ page }) => {
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
    test(`on a first visit, ${name}: ${fault}`, async ({ page }) => {
      const server = await unreliable();
      server.spoil((asked) => (file.test(asked) ? fault : undefined));
      await page.goto(server.url);
      await expect(tryAgain(page)).toHaveCount(1, { timeout: 60_000 });
      server.mend();
      await tryAgain(page).click();
      await ready(page);
      await expect(page.locator("#not-whole, .notice").filter({ visible: true })).toHaveCount(0);
      await offline(page, server);
    });
  }
}

for (const count of LONG ? Array.from({ length: 12 }, (_, at) => at + 1) : [1, 12]) {
  test(`the server goes away after ${count} files of a first visit`, async ({ page }) => {
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

test("a start that finds no server says so and goes on when there is one", async ({ page }) => {
  const server = await unreliable();
  server.spoil((file) => (/^assets\/(runtime|engine|pyscript)/.test(file) ? "unreachable" : undefined));
  await page.goto(server.url);
  const again = page.locator('[data-notice="problem"] button', { hasText: "Try again" });
  await expect(again).toBeVisible({ timeout: 60_000 });
  // Nothing is there at all: the page stays, with its sentence.
  server.spoil(() => "unreachable");
  await again.click();
  await expect(page.locator('[data-notice="problem"]')).toContainText("could not start");
  server.mend();
  await again.click();
  await ready(page);
  await sitDown(page, server, "mancala", { options: PLAIN });
  expect(await turn(page)).toBe("1");
  await server.close();
});

/** The button beside the sentence, wherever that stands. @param {Page} page */
function tryAgain(page) {
  const buttons = page.locator('#not-whole button, [data-notice="problem"] button');
  return buttons.filter({ hasText: "Try again", visible: true });
}

/** All that is kept is whole: the page starts without its server. @param {Page} page @param {import("./unreliable.js").Unreliable} server */
async function offline(page, server) {
  await expect(page.locator("html[data-offline-ready]")).toBeAttached({ timeout: 60_000 });
  await server.close();
  await page.reload();
  await ready(page);
}
