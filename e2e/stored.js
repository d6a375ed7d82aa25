// What the page has kept in the browser, read and spoiled from outside.

/** @typedef {import("@playwright/test").Page} Page */

/** All games that are kept. @param {Page} page @returns {Promise<any[]>} */
export function storedGames(page) {
  return page.evaluate(async () => {
    const opened = indexedDB.open("troop");
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
    const all = opened.result.transaction("games").objectStore("games").getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    opened.result.close();
    return all.result;
  });
}

/** Puts something there, past the page. @param {Page} page @param {{store: "games" | "settings", value: unknown, key?: string}} what */
export function putInto(page, what) {
  return page.evaluate(async ({ store, value, key }) => {
    const opened = indexedDB.open("troop");
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
    const writing = opened.result.transaction(store, "readwrite");
    writing.objectStore(store).put(value, key);
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    opened.result.close();
  }, what);
}
