/** @import {Settings} from "./desk.js" */
import { LANGUAGES, pickLanguage } from "./words.js";

/** @returns {Settings} */
export function defaultSettings() {
  return {
    language: "auto",
    theme: "auto",
    speed: "normal",
    pace: "normal",
    sound: !matchMedia("(pointer: coarse)").matches,
    vibration: false,
    left: false,
    ghosts: true,
    overview: true,
    letters: true,
    past_reveals: false,
    spare: false,
    current: null,
    lessons: {},
    learning: null,
    setup: null,
  };
}

/** @param {Pick<Settings, "language">} settings */
export function languageOf({ language }) {
  return LANGUAGES.includes(language) ? language : pickLanguage(navigator.languages);
}

/** The look of the whole page follows from attributes of its root. @param {Settings} settings */
export function dressPage({ theme, letters, overview, sound, left, language }) {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.toggleAttribute("data-letters", letters);
  root.toggleAttribute("data-left", left);
  document.getElementById("overview")?.setAttribute("aria-pressed", String(overview));
  document.getElementById("sound")?.setAttribute("aria-pressed", String(sound));
  const spoken = languageOf({ language });
  if (root.lang !== spoken) root.lang = spoken; // even the same one would have all styles looked up anew
  dressBrowser(theme);
}

/** The browser's own bar, by day and by night. To ask for the paper's colour would make the browser lay out the page at once. @param {Settings["theme"]} theme */
function dressBrowser(theme) {
  const metas = [.../** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll('meta[name="theme-color"]'))];
  const chosen = metas.map(({ dataset }) => dataset[theme]).find(Boolean);
  for (const meta of metas) meta.content = chosen ?? meta.dataset.light ?? meta.dataset.dark ?? "";
}
