/** @import {Message, Translate} from "../i18n/types.js" */
import { byId } from "./dom.js";

/**
 * Ask before something that cannot be undone.
 * @param {Translate} translate
 * @param {{title: Message, text: Message, yes: Message}} question
 * @returns {Promise<boolean>}
 */
export function confirm(translate, { title, text, yes }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("confirm"));
  byId("confirm-title").textContent = translate(title);
  byId("confirm-text").textContent = translate(text);
  byId("confirm-yes").textContent = translate(yes);
  return new Promise((resolve) => {
    dialog.returnValue = "";
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
    dialog.showModal();
  });
}

/**
 * Ask for a line of text.
 * @param {Translate} translate
 * @param {{title: Message, label: Message, value: string}} question
 * @returns {Promise<string | null>}
 */
export function askForText(translate, { title, label, value }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("rename"));
  const input = /** @type {HTMLInputElement} */ (byId("rename-input"));
  byId("rename-title").textContent = translate(title);
  byId("rename-label").textContent = translate(label);
  input.value = value;
  return new Promise((resolve) => {
    dialog.returnValue = "";
    const close = () => resolve(dialog.returnValue === "yes" ? input.value.trim() : null);
    dialog.addEventListener("close", close, { once: true });
    dialog.showModal();
    input.select();
  });
}

/** Close dialogs by their close buttons and by a click on the backdrop, except the curtain. */
export function closeDialogsOnOutsideClick() {
  for (const dialog of document.querySelectorAll("dialog")) {
    if (dialog.matches(".curtain")) continue;
    dialog.addEventListener("click", (event) => {
      const closes = event.target instanceof Element && event.target.closest("[data-close]");
      if (event.target === dialog || closes) dialog.close("");
    });
  }
}
