// Stores this browser's snapshot, one per site, under the URL of its build (assets/engine/HASH/snapshot). If a snapshot
// did not work, an entry with status 410 prevents that another is made of the same build.
import { siteCache } from "./site-caches.mjs";
import { packSparse } from "./sparse-memory.mjs";

const GONE = { status: 410 };

/** @param {string} url @returns {Promise<ArrayBuffer | undefined>} in sparse form */
export async function readSnapshot(url) {
  const stored = await (await siteCache("snapshot", url))?.match(url);
  return stored?.ok ? stored.arrayBuffer() : undefined;
}

/** @param {string} url @returns {Promise<"kept" | "dropped" | "none" | "impossible">} */
export async function snapshotState(url) {
  const cache = await siteCache("snapshot", url);
  if (!cache) return "impossible";
  const stored = await cache.match(url);
  if (!stored) return "none";
  return stored.ok ? "kept" : "dropped";
}

/** Store a snapshot and delete those of other builds. @param {string} url @param {Uint8Array<ArrayBuffer>} bytes */
export async function saveSnapshot(url, bytes) {
  const cache = await siteCache("snapshot", url);
  for (const request of (await cache?.keys()) ?? []) if (request.url !== url) await cache?.delete(request);
  await cache?.put(url, new Response(packSparse(bytes)));
}

/** @param {string} url */
export async function dropSnapshot(url) {
  const cache = await siteCache("snapshot", url);
  await cache?.put(url, new Response("", GONE)).catch(() => cache.delete(url));
}
