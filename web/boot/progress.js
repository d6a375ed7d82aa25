/** @import {Translate} from "../i18n/types.js" */
/** @import {EngineState} from "../engine/engine.js" */
import { byId } from "../ui/dom.js";

/** Show how far the engine has started. @param {EngineState} state @param {Translate} translate */
export function showProgress({ phase, fraction }, translate) {
  const root = document.documentElement;
  root.dataset.engine = phase;
  const bar = /** @type {HTMLProgressElement} */ (byId("progress-bar"));
  bar.value = fraction;
  const text = byId("progress-text");
  const id = `progress-${phase}`;
  if (text.dataset.i18n !== id) text.textContent = translate([id]);
  text.dataset.i18n = id;
  byId("progress").hidden = phase === "ready";
}
