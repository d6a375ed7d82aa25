// Files of the site, as the worker gets them: from where the service worker keeps the site, or else from the server, and
// then they are put there. The service worker would fetch them again: not every browser finds them in its own cache.
import { siteCache } from "./caches.mjs";

/** @param {string} url @returns {Promise<Response>} */
export async function file(url) {
  const cache = await siteCache("files", url);
  return (await cache?.match(url)) ?? fetched(url);
}

/** @param {string} url @returns {Promise<Response>} */
export async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} is not there`);
  keep(url, response.clone()).catch(() => {}); // where nothing can be kept, nothing is
  return response;
}

/** @param {string} url @param {Response} response */
async function keep(url, response) {
  const cache = await siteCache("files", url);
  await cache?.put(url, response);
}

/** A file that the build has packed, since static hosts do not pack archives. @param {string} url @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function unpacked(url) {
  const { body } = await file(url);
  const stream = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  return new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}
