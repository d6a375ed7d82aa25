/** @import {Message, Say, Settings} from "./desk.js" */
import { byId } from "./dom.js";

/**
 * Asks before something that cannot be taken back.
 * @param {Say} say
 * @param {{title: Message, text: Message, yes: Message}} question
 * @returns {Promise<boolean>}
 */
export function confirm(say, { title, text, yes }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("ask"));
  byId("ask-title").textContent = say(title);
  byId("ask-text").textContent = say(text);
  byId("ask-yes").textContent = say(yes);
  return new Promise((resolve) => {
    dialog.returnValue = "";
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
    dialog.showModal();
  });
}

/**
 * Asks for a line of text.
 * @param {Say} say
 * @param {{title: Message, label: Message, value: string}} question
 * @returns {Promise<string | null>}
 */
export function askForText(say, { title, label, value }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("name"));
  const input = /** @type {HTMLInputElement} */ (byId("name-input"));
  byId("name-title").textContent = say(title);
  byId("name-label").textContent = say(label);
  input.value = value;
  return new Promise((resolve) => {
    dialog.returnValue = "";
    const close = () => resolve(dialog.returnValue === "yes" ? input.value.trim() : null);
    dialog.addEventListener("close", close, { once: true });
    dialog.showModal();
    input.select();
  });
}

/**
 * The settings' form shows the settings and reports each change at once.
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

/** Dialogs close by their close button and by a press beside them; the curtain does not. */
export function closeDialogsLightly() {
  for (const dialog of document.querySelectorAll("dialog")) {
    if (dialog.matches(".curtain")) continue;
    dialog.addEventListener("click", (event) => {
      const closes = event.target instanceof Element && event.target.closest("[data-close]");
      if (event.target === dialog || closes) dialog.close("");
    });
  }
}
