/** @import {Choice} from "./desk.js" */
/** @import {Piece, Stage} from "./stage.js" */
import { drawnAt, isCover, Lifted } from "./lifted.js";

/** A pointer that moves less than this has clicked, in CSS pixels. */
const STILL = 8;
/** So near to where it lay, something that was lifted by mistake counts as clicked. */
const NEAR = 24;

/** @typedef {{x: number, y: number}} Spot a point on the screen */
/** @typedef {{piece: Piece, choice: Choice, from: Spot, far: number}} Grip what the pointer has pressed */

/**
 * @typedef {object} Holder what the drag asks of the hand
 * @property {(piece: Piece) => Choice | undefined} choiceOn
 * @property {(choice: Choice) => void} choose
 * @property {(choice?: Choice) => void} ghost
 * @property {() => void} back
 */

/**
 * Picking something up and putting it down: the way by hand to what clicks do word by word. What is lifted is the first
 * word, what it is dropped on the next. A choice that is complete by itself is dropped anywhere on the board's ground.
 */
export class Drag {
  /** @type {Grip | null} */ #grip = null;
  /** @type {Lifted | null} */ #lifted = null;
  /** @type {"still" | "asked" | "offered"} what is known of where it can go */ #targets = "still";
  /** @type {Spot | null} where it was let go before that was known */ #dropped = null;
  #swallow = false;
  #stage;
  #holder;

  /** @param {Stage} stage @param {Holder} holder */
  constructor(stage, holder) {
    this.#stage = stage;
    this.#holder = holder;
    const { board } = stage;
    board.addEventListener("pointerdown", (event) => this.#press(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    board.addEventListener("pointerup", (event) => this.#release(event));
    board.addEventListener("pointercancel", () => this.#abandon());
    board.addEventListener("touchmove", (event) => this.#grip && event.preventDefault(), { passive: false });
    board.addEventListener("dragstart", (event) => event.preventDefault());
    board.addEventListener("click", (event) => this.#click(event), { capture: true });
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true });
  }

  /** Whether something is in the air. */
  get active() {
    return this.#lifted !== null;
  }

  /** What can be picked up: what begins a move, and what only lies there to be used; never a place that is played by a click. @param {Piece} piece */
  can(piece) {
    const choice = this.#holder.choiceOn(piece);
    return choice !== undefined && (!choice.done || isCover(piece.item));
  }

  /** The hand has new choices. */
  offered() {
    if (!this.#lifted) return;
    if (this.#targets === "asked") this.#targets = "offered";
    this.#lifted.dim(this.#stage);
    if (this.#dropped) this.#drop(this.#dropped);
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#swallow = false;
    if (this.active || !event.isPrimary || event.button !== 0 || this.#stage.playing) return;
    const piece = pieceOf(this.#stage, event.target);
    const choice = piece && this.can(piece) ? this.#holder.choiceOn(piece) : undefined;
    this.#grip = piece && choice ? { piece, choice, from: spotOf(event), far: 0 } : null;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#grip || this.#dropped) return;
    const { from } = this.#grip;
    this.#grip.far = Math.max(this.#grip.far, Math.hypot(event.clientX - from.x, event.clientY - from.y));
    if (!this.#lifted && this.#grip.far > STILL) this.#lift(event.pointerId);
    this.#lifted?.moveTo(spotOf(event));
    if (this.#lifted) this.#aim(spotOf(event));
  }

  /** @param {number} pointer */
  #lift(pointer) {
    const { piece, choice } = /** @type {Grip} */ (this.#grip);
    this.#swallow = true;
    this.#stage.board.setPointerCapture(pointer);
    this.#lifted = new Lifted(this.#stage, piece);
    this.#targets = choice.done ? "offered" : "asked";
    if (choice.done) this.#lifted.welcome();
    else this.#holder.choose(choice);
  }

  /** Shows what would come of letting go here. @param {Spot} spot */
  #aim(spot) {
    const { choice } = /** @type {Grip} */ (this.#grip);
    const target = choice.done ? null : this.#target(spot);
    this.#lifted?.aimAt(target);
    if (choice.done) this.#holder.ghost(choice);
    else this.#holder.ghost(target ? this.#holder.choiceOn(target) : undefined);
  }

  /** The place under a spot where what is lifted can go. @param {Spot} spot @returns {Piece | null} */
  #target(spot) {
    const near = this.#targets === "offered" ? drawnAt(this.#stage, spot) : [];
    return near.find((piece) => this.#holder.choiceOn(piece)) ?? null;
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (!this.#lifted) this.#grip = null;
    else if (this.#targets === "asked") this.#dropped = spotOf(event);
    else this.#drop(spotOf(event));
  }

  /** @param {Spot} spot */
  #drop(spot) {
    const { choice, piece, from, far } = /** @type {Grip} */ (this.#grip);
    const onGround = this.#lifted?.isOnGround(spot) ?? false;
    const target = choice.done ? null : this.#target(spot);
    const clicked = far < NEAR && Math.hypot(spot.x - from.x, spot.y - from.y) < NEAR;
    this.#end();
    if (choice.done) {
      if (onGround || clicked) this.#holder.choose(choice);
      return;
    }
    const next = target && target.item.key !== piece.item.key ? this.#holder.choiceOn(target) : undefined;
    if (next) this.#holder.choose(next);
    else if (!clicked) this.#holder.back();
  }

  #abandon() {
    const begun = this.#lifted !== null && this.#targets !== "still" && !this.#grip?.choice.done;
    this.#end();
    if (begun) this.#holder.back();
  }

  #end() {
    this.#lifted?.remove();
    this.#lifted = this.#grip = this.#dropped = null;
    this.#targets = "still";
    this.#holder.ghost();
  }

  /** The click that ends a drag is none. @param {Event} event */
  #click(event) {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape" || !this.active) return;
    event.stopImmediatePropagation();
    this.#abandon();
  }
}

/** @param {Stage} stage @param {EventTarget | null} target @returns {Piece | null} */
export function pieceOf(stage, target) {
  const element = target instanceof Element ? target.closest(".cell") : null;
  return (element instanceof SVGElement && stage.pieces.get(element.dataset.key ?? "")) || null;
}

/** @param {PointerEvent} event @returns {Spot} */
function spotOf({ clientX, clientY }) {
  return { x: clientX, y: clientY };
}
