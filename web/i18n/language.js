/** @import {Settings} from "../storage/types.js" */
/** @import {Translator} from "./translator.js" */
import { byId, make } from "../ui/dom.js";
import { FALLBACK, LANGUAGES } from "./translator.js";

/**
 * Fill the language menu in the settings and the button that switches to the next language. Each language is named in
 * itself.
 * @param {Translator} translator
 */
export function offerLanguages(translator) {
  const chosen = /** @type {HTMLSelectElement} */ (document.querySelector('select[name="language"]'));
  if (chosen.options.length === 1) {
    chosen.append(...LANGUAGES.map((value) => make("option", { value, lang: value }, translator.selfName(value))));
  }
  const next = byId("next-language");
  next.textContent = translator.selfName(translator.nextLanguage);
  next.lang = translator.nextLanguage;
}

/** @param {Pick<Settings, "language">} settings */
export function languageOf({ language }) {
  return LANGUAGES.includes(language) ? language : pickLanguage(navigator.languages);
}

/** @param {readonly string[]} wanted the browser's languages, best first; `fr-CA` also matches `fr` */
export function pickLanguage(wanted) {
  for (const tag of wanted) {
    const near = [tag, tag.split("-")[0]].map((each) => each?.toLowerCase());
    const language = near.map((each) => LANGUAGES.find((known) => known.toLowerCase() === each)).find(Boolean);
    if (language) return language;
  }
  return FALLBACK;
}
