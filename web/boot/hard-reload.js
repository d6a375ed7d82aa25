import { deleteCachedFiles } from "../engine/worker/site-caches.mjs";

/** Only our own page has this attribute; the login page of a captive portal does not. */
const OWN_PAGE = "data-assets";

/**
 * Reload the page and all its files from the server, bypassing the caches, which may hold something broken. Saved games
 * are not affected.
 * @param {string[]} files the files needed for a start
 * @returns {Promise<boolean>} false if the server cannot be reached; then nothing is changed
 */
export async function hardReload(files) {
  if (!(await reachable())) return false;
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
  await deleteCachedFiles(new URL("./", document.baseURI).href);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const all = new Set([...loaded, ...files.map((file) => new URL(file, document.baseURI).href)]);
  const ownUrls = [...all].filter((url) => url.startsWith(location.origin));
  await Promise.allSettled(ownUrls.map(async (url) => (await fetch(url, { cache: "no-cache" })).blob()));
  location.reload();
  return true;
}

async function reachable() {
  try {
    const answer = await fetch(`./?${Date.now()}`, { cache: "no-store" });
    return answer.ok && (await answer.text()).includes(OWN_PAGE);
  } catch {
    return false;
  }
}
