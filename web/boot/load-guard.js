// Inlined into the page and run first: shows an error if another part of the page fails to load. It must run in old
// browsers; the message is in the page in all languages.
import { hardReload } from "./hard-reload.js";

const root = document.documentElement;

addEventListener(
  "error",
  (event) => {
    // Only scripts that did not load or could not be parsed; later errors are reported elsewhere.
    const script = event.target instanceof HTMLScriptElement || event instanceof ErrorEvent;
    if (script && !("started" in root.dataset)) showError();
  },
  true,
);
// An empty file causes no error, so main.js sets an attribute.
addEventListener("load", () => {
  const started = "scriptLoaded" in root.dataset || !("noModule" in HTMLScriptElement.prototype);
  if (!started) showError();
});

function showError() {
  const sentence = document.getElementById("load-error");
  if (!sentence) return void addEventListener("DOMContentLoaded", showError, { once: true });
  sentence.hidden = false;
  sentence.querySelector("button")?.addEventListener("click", tryAgain);
}

/** @param {Event} event */
async function tryAgain({ currentTarget }) {
  const button = /** @type {HTMLButtonElement} */ (currentTarget);
  button.disabled = true;
  const assets = document.querySelector("script[data-assets]")?.getAttribute("data-assets") ?? "{}";
  await hardReload(JSON.parse(assets).files ?? []);
  button.disabled = false;
}
