/** @import {Choice} from "../engine/api.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { byId } from "../ui/dom.js";
import { bestPlace, windowBounds } from "./choice-popover.js";

/** A card beside a piece that says what choosing it does, so that one tap chooses nothing. */
export class ChoiceCard {
  /** @type {Choice | null} */ #choice = null;
  /** @type {SVGElement | null} */ #anchor = null;
  #element = byId("choice-card");
  #translator;

  /** @param {Translator} translator @param {(choice: Choice) => void} choose */
  constructor(translator, choose) {
    this.#translator = translator;
    byId("choice-card-use").addEventListener("click", () => {
      const choice = this.#choice;
      this.close();
      if (choice) choose(choice);
    });
    byId("choice-card-close").addEventListener("click", () => this.close());
    document.addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Element && !target.closest("#choice-card, .board")) this.close();
    });
  }

  /** @param {Choice} choice one with a card @param {SVGElement} anchor the piece on the board */
  open(choice, anchor) {
    if (!choice.card) return;
    this.close();
    this.#choice = choice;
    this.#anchor = anchor;
    byId("choice-card-name").textContent = this.#translator.translate(choice.card.name);
    byId("choice-card-text").textContent = this.#translator.translate(choice.card.text);
    this.#element.hidden = false;
    const { offsetWidth: width, offsetHeight: height, style } = this.#element;
    const { left, top } = bestPlace(anchor.getBoundingClientRect(), { width, height }, [], windowBounds());
    style.left = `${left}px`;
    style.top = `${top}px`;
    byId("choice-card-use").focus({ preventScroll: true });
  }

  /** @returns {boolean} whether it was open */
  close() {
    if (!this.#choice) return false;
    const hadFocus = this.#element.contains(document.activeElement);
    this.#choice = null;
    this.#element.hidden = true;
    if (hadFocus) this.#anchor?.focus({ preventScroll: true });
    return true;
  }
}
