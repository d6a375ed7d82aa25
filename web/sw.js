// The service worker: all files of the site are kept and served from here, so that it works offline. A new version
// waits until it is asked to take over (offline.js), so it never changes the files under a running game.
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { holdCaches } from "./runtime/caches.mjs";

const worker = /** @type {any} */ (self);
holdCaches(worker.registration.scope);

// What the page has just loaded is asked for again, for it may have changed: if it has not, the server says only that.
addPlugins([{ requestWillFetch: async ({ request }) => asked(request) }]);
precacheAndRoute(/** @type {any} */ (self).__WB_MANIFEST, { urlManipulation: ({ url }) => home(url) });
cleanupOutdatedCaches();

worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data === "take over") worker.skipWaiting();
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

/** @param {Request} request */
function asked(request) {
  return request.cache === "reload" ? new Request(request, { cache: "no-cache" }) : request;
}

/** The page is kept under the site's own address, by which it is mostly opened. @param {URL} url */
function home(url) {
  return url.pathname.endsWith("/index.html") ? [new URL("./", url)] : [];
}
