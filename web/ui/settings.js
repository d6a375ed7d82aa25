/** @import {Settings} from "../storage/types.js" */

import { languageOf } from "../i18n/language.js";
import { byId } from "./dom.js";

/** @returns {Settings} */
export function defaultSettings() {
  return {
    language: "auto",
    theme: "auto",
    speed: "normal",
    bot_speed: "normal",
    sound: !matchMedia("(pointer: coarse)").matches,
    vibration: false,
    left_handed: false,
    previews: true,
    overview: true,
    show_notation_letters: true,
    notation: false,
    place_names: false,
    aims: true,
    past_reveals: false,
    auto_pass: true,
    current: null,
    lessons: {},
    current_lesson: null,
    setup: null,
  };
}

/** Apply the settings as attributes of the root element. @param {Settings} settings */
export function applySettings({
  theme,
  show_notation_letters: notationLetters,
  notation,
  place_names: placeNames,
  aims,
  overview,
  sound,
  left_handed: leftHanded,
  language,
}) {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.toggleAttribute("data-notation-letters", notationLetters);
  root.toggleAttribute("data-notation", notation);
  root.toggleAttribute("data-place-names", placeNames);
  root.toggleAttribute("data-aims", aims);
  root.toggleAttribute("data-left-handed", leftHanded);
  document.getElementById("overview")?.setAttribute("aria-pressed", String(overview));
  document.getElementById("sound")?.setAttribute("aria-pressed", String(sound));
  const spoken = languageOf({ language });
  if (root.lang !== spoken) root.lang = spoken; // setting it unnecessarily would recompute all styles
  applyThemeColor(theme);
}

/**
 * The color of the browser's UI. It is not read from the CSS, which would force a layout.
 * @param {Settings["theme"]} theme
 */
function applyThemeColor(theme) {
  const metas = [.../** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll('meta[name="theme-color"]'))];
  const chosen = metas.map(({ dataset }) => dataset[theme]).find(Boolean);
  for (const meta of metas) meta.content = chosen ?? meta.dataset.light ?? meta.dataset.dark ?? "";
}

/**
 * The settings dialog. Every change is reported at once.
 * @param {() => Settings} settings
 * @param {(changes: Partial<Settings>) => void} onChange
 * @returns {{open(): void, refresh(): void}}
 */
export function settingsDialog(settings, onChange) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("settings"));
  const form = /** @type {HTMLFormElement} */ (byId("settings-form"));
  const refresh = () => {
    for (const [name, value] of Object.entries(settings())) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.checked = Boolean(value);
      else if (field instanceof HTMLSelectElement) field.value = String(value);
    }
  };
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) onChange({ [target.name]: target.checked });
    else if (target instanceof HTMLSelectElement) onChange({ [target.name]: target.value });
  });
  return {
    refresh,
    open() {
      refresh();
      dialog.showModal();
    },
  };
}
