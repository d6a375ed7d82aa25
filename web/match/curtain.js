/** @import {Translator} from "../i18n/translator.js" */

import { SHAPES } from "../panels/players.js";
import { byId, svgIcon } from "../ui/dom.js";

/**
 * @typedef {object} Callbacks
 * @property {() => void} lift the named player has taken the screen
 * @property {() => void} undo
 * @property {() => void} leave back to the home page
 */

/** Covers the screen while it is passed to another player. Only its buttons close it. */
export class Curtain {
  /** @type {number | null} the player who takes the screen next */ #seat = null;
  #dialog = /** @type {HTMLDialogElement} */ (byId("curtain"));
  #translator;

  /** @param {Translator} translator @param {Callbacks} callbacks */
  constructor(translator, { lift, undo, leave }) {
    this.#translator = translator;
    this.#dialog.addEventListener("cancel", (event) => event.preventDefault());
    // Browsers close a dialog at the second Escape in spite of preventDefault.
    this.#dialog.addEventListener("close", () => this.isUp && !this.#dialog.open && this.#dialog.showModal());
    this.#dialog.addEventListener("mousedown", (event) => event.preventDefault()); // keep the focus when the backdrop is clicked
    byId("curtain-lift").addEventListener("click", lift);
    byId("curtain-undo").addEventListener("click", undo);
    byId("curtain-leave").addEventListener("click", leave);
  }

  get isUp() {
    return this.#seat !== null;
  }

  /** @param {number} seat @param {boolean} canUndo */
  raise(seat, canUndo) {
    this.#seat = seat;
    const who = { seat: seat + 1 };
    byId("curtain-title").textContent = this.#translator.translate(["curtain-title", who]);
    byId("curtain-lift").textContent = this.#translator.translate(["curtain-lift", who]);
    byId("curtain-undo").hidden = !canUndo;
    byId("curtain-shape").replaceChildren(svgIcon(`seat-${SHAPES[seat] ?? "round"}`, "shape"));
    this.#dialog.className = `curtain seat-${seat + 1}`;
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  lower() {
    this.#seat = null;
    this.#dialog.close();
  }
}
