// Stands in the page itself and runs before all else: if a part of the page does not arrive, nobody else could say so.
// It is written for browsers of any age, and its sentence stands in the page in every language.
import { afresh } from "./afresh.js";

const root = document.documentElement;

addEventListener(
  "error",
  (event) => {
    // A script that did not arrive, or one that is none; faults of a page that is whole are told elsewhere.
    const script = event.target instanceof HTMLScriptElement || event instanceof ErrorEvent;
    if (script && !("open" in root.dataset)) tell();
  },
  true,
);
// A file that is empty makes no mistake: the page's script leaves a sign.
addEventListener("load", () => {
  const runs = "arrived" in root.dataset || !("noModule" in HTMLScriptElement.prototype);
  if (!runs) tell();
});

function tell() {
  const sentence = document.getElementById("not-whole");
  if (!sentence) return void addEventListener("DOMContentLoaded", tell, { once: true });
  sentence.hidden = false;
  sentence.querySelector("button")?.addEventListener("click", tryAgain);
}

/** @param {Event} event */
async function tryAgain({ currentTarget }) {
  const button = /** @type {HTMLButtonElement} */ (currentTarget);
  button.disabled = true;
  const places = document.querySelector("script[data-places]")?.getAttribute("data-places") ?? "{}";
  await afresh(JSON.parse(places).files ?? []);
  button.disabled = false;
}
