/** @import {Words} from "./words.js" */
import { byId, drawing } from "./dom.js";
import { SHAPES } from "./seats.js";

/**
 * @typedef {object} Wishes
 * @property {() => void} lift the one who is named has the screen
 * @property {() => void} undo
 * @property {() => void} leave back to the shelf
 */

/** A leaf of paper over the whole table, as long as the screen goes from hand to hand. Only a press on its buttons takes it away. */
export class Curtain {
  /** @type {number | null} the seat that is to have the screen */ #seat = null;
  #dialog = /** @type {HTMLDialogElement} */ (byId("curtain"));
  #words;

  /** @param {Words} words @param {Wishes} wishes */
  constructor(words, { lift, undo, leave }) {
    this.#words = words;
    this.#dialog.addEventListener("cancel", (event) => event.preventDefault());
    // Browsers close a dialog at the second Escape, whatever the page says.
    this.#dialog.addEventListener("close", () => this.up && !this.#dialog.open && this.#dialog.showModal());
    this.#dialog.addEventListener("mousedown", (event) => event.preventDefault()); // a press beside leaves the focus where it is
    byId("curtain-lift").addEventListener("click", lift);
    byId("curtain-undo").addEventListener("click", undo);
    byId("curtain-leave").addEventListener("click", leave);
  }

  get up() {
    return this.#seat !== null;
  }

  /** @param {number} seat @param {boolean} canUndo */
  raise(seat, canUndo) {
    this.#seat = seat;
    const who = { seat: seat + 1 };
    byId("curtain-title").textContent = this.#words.say(["curtain-title", who]);
    byId("curtain-lift").textContent = this.#words.say(["curtain-lift", who]);
    byId("curtain-undo").hidden = !canUndo;
    byId("curtain-shape").replaceChildren(drawing(`seat-${SHAPES[seat] ?? "round"}`, "shape"));
    this.#dialog.className = `curtain seat-${seat + 1}`;
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  away() {
    this.#seat = null;
    this.#dialog.close();
  }
}
