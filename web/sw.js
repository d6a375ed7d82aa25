// The service worker: all files of the site are kept and served from here, so that it works offline. A new version
// waits until it is asked to take over (offline.js), so it never changes the files under a running game.
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

const worker = /** @type {any} */ (self);

precacheAndRoute(/** @type {any} */ (self).__WB_MANIFEST);
cleanupOutdatedCaches();

worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data === "take over") worker.skipWaiting();
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
