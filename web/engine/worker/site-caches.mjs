// The site's caches, named after its URL: the files, under the name that Workbox uses, and others.

/** @param {string} site */
export const cacheNames = (site) => ({
  files: `workbox-precache-v2-${site}`,
  snapshot: `troop-snapshot-${site}`,
  onDemand: `troop-on-demand-${site}`,
  packages: `troop-packages-${site}`,
});

/**
 * @param {"files" | "snapshot"} which
 * @param {string} url of a file in a hashed folder: assets/runtime/HASH/…
 * @returns {Promise<Cache | undefined>} undefined where the browser has no cache storage
 */
export async function siteCache(which, url) {
  const site = new URL("../../../", url).href;
  return globalThis.caches?.open(cacheNames(site)[which]).catch(() => undefined);
}

/** In private windows WebKit drops a cache as soon as there is no reference to it. @param {string} site */
export function keepCachesOpen(site) {
  const held = Object.values(cacheNames(site)).map((name) => globalThis.caches?.open(name).catch(() => undefined));
  Object.assign(globalThis, { held });
}

/** @param {string} site */
export async function deleteCachedFiles(site) {
  const { files, onDemand } = cacheNames(site);
  for (const name of [files, onDemand]) await globalThis.caches?.delete(name).catch(() => false);
}
