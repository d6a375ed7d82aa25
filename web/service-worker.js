// The service worker serves all files of the site from a cache, so that it works offline. A new version waits until the
// player agrees (boot/offline.js), so that no file changes during a game. The build writes it to sw.js: the name is
// part of existing installations.
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { cacheNames, keepCachesOpen } from "./engine/worker/site-caches.mjs";

const worker = /** @type {any} */ (self);
const { onDemand, packages } = cacheNames(worker.registration.scope);
keepCachesOpen(worker.registration.scope);

// Revalidate instead of reloading: the page has just loaded most of these files.
addPlugins([{ requestWillFetch: async ({ request }) => asked(request) }]);
precacheAndRoute(/** @type {any} */ (self).__WB_MANIFEST, { urlManipulation: ({ url }) => home(url) });
cleanupOutdatedCaches();
// What not every visitor wants is kept once it was loaded: micropip with the whole of Pyodide, and Python packages.
registerRoute(({ url }) => url.pathname.includes("/assets/on-demand/"), new CacheFirst({ cacheName: onDemand }));
registerRoute(({ url }) => url.pathname.endsWith(".whl"), new NetworkFirst({ cacheName: packages }));

worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data === "take over") worker.skipWaiting();
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activated()));

/** Another version has another folder of files on demand. */
async function activated() {
  await caches.delete(onDemand);
  await worker.clients.claim();
}

/** @param {Request} request */
function asked(request) {
  return request.cache === "reload" ? new Request(request, { cache: "no-cache" }) : request;
}

/** index.html is mostly opened under the URL of its folder. @param {URL} url */
function home(url) {
  return url.pathname.endsWith("/index.html") ? [new URL("./", url)] : [];
}
