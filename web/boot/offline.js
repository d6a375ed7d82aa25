// Registers the service worker, reports when the site works offline, and offers new versions.

/** @typedef {{apply(): void}} Update a new version that is ready; `apply` activates it and reloads the page */

/**
 * @param {{onOffline: () => void, onUpdate: (update: Update) => void}} tell
 */
export async function registerServiceWorker({ onOffline, onUpdate }) {
  if (!("serviceWorker" in navigator)) return;
  const running = navigator.serviceWorker.controller;
  let registration;
  try {
    registration = await navigator.serviceWorker.register("./sw.js");
  } catch (error) {
    console.warn("Cannot register the service worker.", error);
    return;
  }
  const offer = () => {
    if (registration.waiting && running) onUpdate({ apply: () => takeOver(registration) });
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  // Another tab has activated it: this one keeps running with what it has loaded, and can reload.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (running) onUpdate({ apply: () => location.reload() });
  });
  await navigator.serviceWorker.ready;
  onOffline();
}

/** @param {ServiceWorkerRegistration} registration */
function takeOver(registration) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  if (registration.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}
