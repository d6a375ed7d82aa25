// Registers the service worker, says when the site can be used offline, and offers a new version.

/** @typedef {{apply(): void}} Update a newer version that is ready; `apply` switches to it and loads the page anew */

/**
 * @param {{onOffline: () => void, onUpdate: (update: Update) => void}} tell
 */
export async function keepOffline({ onOffline, onUpdate }) {
  if (!("serviceWorker" in navigator)) return;
  const running = navigator.serviceWorker.controller;
  let registration;
  try {
    registration = await navigator.serviceWorker.register("./sw.js");
  } catch (error) {
    console.warn("The site cannot be kept for offline use.", error);
    return;
  }
  const offer = () => {
    if (registration.waiting && running) onUpdate({ apply: () => takeOver(registration) });
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  // Another tab switched: this one goes on with what it has loaded, and is offered the same.
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
