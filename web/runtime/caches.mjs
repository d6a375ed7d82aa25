// The caches of the site, each under the site's address: its files, by the name that Workbox gives, and the snapshot.

/** @param {string} site */
const names = (site) => ({ files: `workbox-precache-v2-${site}`, snapshot: `troop-snapshot-${site}` });

/**
 * @param {"files" | "snapshot"} which @param {string} url of something in the folder of a build: assets/runtime/HASH/…
 * @returns {Promise<Cache | undefined>} nothing where nothing can be kept
 */
export async function siteCache(which, url) {
  const site = new URL("../../../", url).href;
  return globalThis.caches?.open(names(site)[which]).catch(() => undefined);
}

/** In a private window WebKit forgets a cache as soon as nobody holds it. @param {string} site */
export function holdCaches(site) {
  const held = Object.values(names(site)).map((name) => globalThis.caches?.open(name).catch(() => undefined));
  Object.assign(globalThis, { held });
}

/** The files of the site are not kept here any more. @param {string} site */
export async function forgetFiles(site) {
  await globalThis.caches?.delete(names(site).files).catch(() => false);
}
