import { byId } from "./dom.js";

/** Tells those who listen what those who look can see. @param {string} text */
export function announce(text) {
  const live = byId("live");
  live.textContent = "";
  requestAnimationFrame(() => {
    live.textContent = text;
  });
}
