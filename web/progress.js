/** @import {Say} from "./desk.js" */
/** @import {EngineState} from "./engine.js" */
import { byId } from "./dom.js";

/** The honest line of the start: how far it has come, until the board is live. @param {EngineState} state @param {Say} say */
export function showProgress({ phase, fraction }, say) {
  const root = document.documentElement;
  root.dataset.engine = phase;
  const bar = /** @type {HTMLProgressElement} */ (byId("progress-bar"));
  bar.value = fraction;
  const text = byId("progress-text");
  const id = `progress-${phase}`;
  if (text.dataset.say !== id) text.textContent = say([id]);
  text.dataset.say = id;
  byId("progress").hidden = phase === "ready";
}
