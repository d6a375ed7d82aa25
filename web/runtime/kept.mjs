// Where this browser keeps the snapshot that it has made: one a site, under the address of the build it was made from
// (assets/engine/HASH/snapshot). A build whose snapshot did not fit is marked as gone: none is made of it again.
import { siteCache } from "./caches.mjs";
import { squeezed } from "./sparse.mjs";

const GONE = { status: 410 };

/** @param {string} url @returns {Promise<ArrayBuffer | undefined>} as it is kept: squeezed */
export async function keptSnapshot(url) {
  const kept = await (await siteCache("snapshot", url))?.match(url);
  return kept?.ok ? kept.arrayBuffer() : undefined;
}

/** @param {string} url @returns {Promise<"kept" | "dropped" | "none" | "impossible">} */
export async function snapshotState(url) {
  const cache = await siteCache("snapshot", url);
  if (!cache) return "impossible";
  const kept = await cache.match(url);
  if (!kept) return "none";
  return kept.ok ? "kept" : "dropped";
}

/** Keeps it, and forgets those of other builds. @param {string} url @param {Uint8Array<ArrayBuffer>} bytes */
export async function keepSnapshot(url, bytes) {
  const cache = await siteCache("snapshot", url);
  for (const request of (await cache?.keys()) ?? []) if (request.url !== url) await cache?.delete(request);
  await cache?.put(url, new Response(squeezed(bytes)));
}

/** It does not fit. @param {string} url */
export async function dropSnapshot(url) {
  const cache = await siteCache("snapshot", url);
  await cache?.put(url, new Response("", GONE)).catch(() => cache.delete(url));
}
