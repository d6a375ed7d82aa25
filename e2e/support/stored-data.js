// Reads and manipulates what the page has stored in the browser.

/** @typedef {import("@playwright/test").Page} Page */

/** All saved games. @param {Page} page @returns {Promise<any[]>} */
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

/**
 * Store something behind the page's back.
 * @param {Page} page
 * @param {{store: "games" | "settings", value: unknown, key?: string}} what
 */
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
