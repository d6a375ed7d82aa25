// Loads files of the site in the worker: from the service worker's cache, or else from the server into that cache. Not
// every browser would find them in its HTTP cache when the service worker asks for them.
import { siteCache } from "./site-caches.mjs";

/** @type {((bytes: number) => void) | undefined} */
let onBytes;

/** Be told how much of the files arrives from the server. @param {(bytes: number) => void} callback */
export function watchDownloads(callback) {
  onBytes = callback;
}

/**
 * Load and use a file. If using it fails, load it again past all caches. Only a file that could be used is cached.
 * @template T
 * @param {string} url
 * @param {(response: Response) => Promise<T>} use
 * @param {{kept?: boolean}} [where] whether the file may be cached already
 * @returns {Promise<T>}
 */
export async function fetchAndUse(url, use, { kept = true } = {}) {
  try {
    return (await useCached(url, use, kept)) ?? (await useFetched(url, use));
  } catch (error) {
    if (error instanceof RangeError) throw error; // out of memory: trying again would not help
    await (await siteCache("files", url))?.delete(url);
    return useFetched(url, use, { cache: "reload" });
  }
}

/** @template T @param {string} url @param {(response: Response) => Promise<T>} use @param {boolean} kept @returns {Promise<T | undefined>} */
async function useCached(url, use, kept) {
  const cached = kept ? await (await siteCache("files", url))?.match(url) : undefined;
  return cached && use(cached);
}

/** @template T @param {string} url @param {(response: Response) => Promise<T>} use @param {RequestInit} [how] @returns {Promise<T>} */
async function useFetched(url, use, how) {
  const response = await fetch(url, how);
  if (!response.ok) throw new Error(`Cannot load ${url}: ${response.status}`);
  const copy = response.clone();
  if (onBytes) count(response.clone(), onBytes).catch(() => {}); // whoever uses the file gets the error
  const result = await use(response);
  keep(url, copy).catch(() => {}); // ignored where the browser allows no caches
  return result;
}

/** @param {Response} response @param {(bytes: number) => void} tell */
async function count({ body }, tell) {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) tell(part.value.length);
}

/** @param {string} url @param {Response} response */
async function keep(url, response) {
  const cache = await siteCache("files", url);
  await cache?.put(url, response);
}
