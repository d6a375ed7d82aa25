// Files of the site, as the worker gets them: from where the service worker keeps the site, or else from the server, and
// then they are put there. The service worker would fetch them again: not every browser finds them in its own cache.
import { siteCache } from "./caches.mjs";

/**
 * A file of the site, put to use. If it does not serve, it is asked for once more, past what is kept of it; only what has
 * served is kept, so that nothing broken stays here for good.
 * @template T
 * @param {string} url @param {(response: Response) => Promise<T>} use
 * @param {{kept?: boolean}} [where] whether it may be here already
 * @returns {Promise<T>}
 */
export async function used(url, use, { kept = true } = {}) {
  try {
    return (await usedAsKept(url, use, kept)) ?? (await usedAsSent(url, use));
  } catch (error) {
    if (error instanceof RangeError) throw error; // there is no memory for it, and more would not help
    await (await siteCache("files", url))?.delete(url);
    return usedAsSent(url, use, { cache: "reload" });
  }
}

/** @template T @param {string} url @param {(response: Response) => Promise<T>} use @param {boolean} kept @returns {Promise<T | undefined>} */
async function usedAsKept(url, use, kept) {
  const here = kept ? await (await siteCache("files", url))?.match(url) : undefined;
  return here && use(here);
}

/** @template T @param {string} url @param {(response: Response) => Promise<T>} use @param {RequestInit} [how] @returns {Promise<T>} */
async function usedAsSent(url, use, how) {
  const response = await fetch(url, how);
  if (!response.ok) throw new Error(`${url} is not there`);
  const copy = response.clone();
  const result = await use(response);
  keep(url, copy).catch(() => {}); // where nothing can be kept, nothing is
  return result;
}

/** @param {string} url @param {Response} response */
async function keep(url, response) {
  const cache = await siteCache("files", url);
  await cache?.put(url, response);
}

/** A file that the build has packed, since static hosts do not pack archives. @param {string} url @returns {Promise<Uint8Array<ArrayBuffer>>} */
export function unpacked(url) {
  return used(url, async ({ body }) => {
    const stream = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
    return new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  });
}
