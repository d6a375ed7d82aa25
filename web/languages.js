/** @import {Words} from "./words.js" */
import { byId, make } from "./dom.js";
import { LANGUAGES } from "./words.js";

/** Where the language can be chosen: among all in the settings, and the next one by one press. Each is called as it calls itself. @param {Words} words */
export function offerLanguages(words) {
  const chosen = /** @type {HTMLSelectElement} */ (document.querySelector('select[name="language"]'));
  if (chosen.options.length === 1) {
    chosen.append(...LANGUAGES.map((value) => make("option", { value, lang: value }, words.selfName(value))));
  }
  const next = byId("next-language");
  next.textContent = words.selfName(words.nextLanguage);
  next.lang = words.nextLanguage;
}
