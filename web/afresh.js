import { forgetFiles } from "./runtime/caches.mjs";

/** A page that has these is this one, and not what a network shows to those who have not logged in. */
const OURS = "data-places";

/**
 * Loads the page anew with all its files as the server has them now: what the browser or the service worker has kept of
 * them may be what is wrong. Games are kept elsewhere.
 * @param {string[]} files those that a start needs
 * @returns {Promise<boolean>} whether the server can be reached; if not, all stays as it is
 */
export async function afresh(files) {
  if (!(await reachable())) return false;
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
  await forgetFiles(new URL("./", document.baseURI).href);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const all = new Set([...loaded, ...files.map((file) => new URL(file, document.baseURI).href)]);
  const ours = [...all].filter((url) => url.startsWith(location.origin));
  await Promise.allSettled(ours.map(async (url) => (await fetch(url, { cache: "no-cache" })).blob()));
  location.reload();
  return true;
}

async function reachable() {
  try {
    const answer = await fetch(`./?${Date.now()}`, { cache: "no-store" });
    return answer.ok && (await answer.text()).includes(OURS);
  } catch {
    return false;
  }
}
