/** @import {Choice, Item} from "../engine/api.js" */
/** @import {Piece, Stage} from "./stage.js" */
import { distance } from "./scene-diff.js";

const SVG = "http://www.w3.org/2000/svg";
const DRAG_SCALE = 1.14;
/** A pointer that moves less than this many CSS pixels counts as a click. */
const CLICK_DISTANCE = 8;
/** A piece dropped this close to where it was picked up counts as a click. */
const RETURN_DISTANCE = 24;

/** @typedef {{x: number, y: number}} ScreenPoint in CSS pixels */
/**
 * @typedef {{piece: Piece, choice: Choice, from: ScreenPoint, far: number}} PressedPiece the piece under the pointer and the choice it stands for; `far` is the longest distance moved so far
 */

/**
 * @typedef {object} DragCallbacks
 * @property {(piece: Piece) => Choice | undefined} choiceOn
 * @property {(choice: Choice) => void} choose
 * @property {(choice?: Choice) => void} preview
 * @property {() => void} back
 */

/**
 * Dragging a piece makes the same choices as clicks do: picking it up chooses the first word, dropping it chooses the
 * next. A choice that already completes the move is made by dropping the piece anywhere on the board.
 */
export class Drag {
  /** @type {PressedPiece | null} */ #pressed = null;
  /** @type {DraggedPiece | null} */ #dragged = null;
  /** @type {"still" | "asked" | "offered"} whether the drop targets are known yet */ #targets = "still";
  /** @type {ScreenPoint | null} where the piece was dropped before the targets were known */ #dropped = null;
  #suppressClick = false;
  #stage;
  #callbacks;

  /** @param {Stage} stage @param {DragCallbacks} callbacks */
  constructor(stage, callbacks) {
    this.#stage = stage;
    this.#callbacks = callbacks;
    const { board } = stage;
    board.addEventListener("pointerdown", (event) => this.#press(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    board.addEventListener("pointerup", (event) => this.#release(event));
    board.addEventListener("pointercancel", () => this.#cancel());
    board.addEventListener("touchmove", (event) => this.#pressed && event.preventDefault(), { passive: false });
    board.addEventListener("dragstart", (event) => event.preventDefault());
    board.addEventListener("click", (event) => this.#click(event), { capture: true });
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true });
  }

  get active() {
    return this.#dragged !== null;
  }

  /**
   * Something can be picked up where pieces lie, if that begins a move, or if the cell is a pure hit area over them; an
   * empty space, and one that is played with a single click, cannot.
   * @param {Piece} piece
   */
  can(piece) {
    const choice = this.#callbacks.choiceOn(piece);
    return choice !== undefined && (!choice.done || isCover(piece.item)) && this.#loosePieces(piece).length > 0;
  }

  /** The pieces that lie on a cell. @param {Piece} cell */
  #loosePieces({ item }) {
    const pieces = [...this.#stage.pieces.values()];
    return pieces.filter((each) => !each.item.label && each.item.symbol !== "text" && liesOn(each.item, item));
  }

  /** Call when the choices have changed. */
  offered() {
    if (!this.#dragged) return;
    if (this.#targets === "asked") this.#targets = "offered";
    this.#dragged.dim(this.#stage);
    if (this.#dropped) this.#drop(this.#dropped);
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#suppressClick = false;
    if (this.active || !event.isPrimary || event.button !== 0 || this.#stage.playing) return;
    const piece = pieceOf(this.#stage, event.target);
    const choice = piece && this.can(piece) ? this.#callbacks.choiceOn(piece) : undefined;
    this.#pressed = piece && choice ? { piece, choice, from: pointOf(event), far: 0 } : null;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#pressed || this.#dropped) return;
    const { from } = this.#pressed;
    this.#pressed.far = Math.max(this.#pressed.far, Math.hypot(event.clientX - from.x, event.clientY - from.y));
    if (!this.#dragged && this.#pressed.far > CLICK_DISTANCE) this.#lift(event.pointerId);
    this.#dragged?.moveTo(pointOf(event));
    if (this.#dragged) this.#aim(pointOf(event));
  }

  /** @param {number} pointer */
  #lift(pointer) {
    const { piece, choice } = /** @type {PressedPiece} */ (this.#pressed);
    this.#suppressClick = true;
    this.#stage.board.setPointerCapture(pointer);
    this.#dragged = new DraggedPiece(this.#stage, piece);
    this.#targets = choice.done ? "offered" : "asked";
    if (choice.done) this.#dragged.highlightGround();
    else this.#callbacks.choose(choice);
  }

  /** Preview what dropping the piece here would do. @param {ScreenPoint} spot */
  #aim(spot) {
    const { choice } = /** @type {PressedPiece} */ (this.#pressed);
    const target = choice.done ? null : this.#target(spot);
    this.#dragged?.aimAt(target);
    if (choice.done) this.#callbacks.preview(choice);
    else this.#callbacks.preview(target ? this.#callbacks.choiceOn(target) : undefined);
  }

  /** @param {ScreenPoint} spot @returns {Piece | null} */
  #target(spot) {
    const near = this.#targets === "offered" ? cellsAt(this.#stage, spot) : [];
    return near.find((piece) => this.#callbacks.choiceOn(piece)) ?? null;
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (!this.#dragged) this.#pressed = null;
    else if (this.#targets === "asked") this.#dropped = pointOf(event);
    else this.#drop(pointOf(event));
  }

  /** @param {ScreenPoint} spot */
  #drop(spot) {
    const { choice, piece, from, far } = /** @type {PressedPiece} */ (this.#pressed);
    const onGround = this.#dragged?.isOnGround(spot) ?? false;
    const target = choice.done ? null : this.#target(spot);
    const clicked = far < RETURN_DISTANCE && Math.hypot(spot.x - from.x, spot.y - from.y) < RETURN_DISTANCE;
    this.#end();
    if (choice.done) {
      if (onGround || clicked) this.#callbacks.choose(choice);
      return;
    }
    const next = target && target.item.key !== piece.item.key ? this.#callbacks.choiceOn(target) : undefined;
    if (next) this.#callbacks.choose(next);
    else if (!clicked) this.#callbacks.back();
  }

  #cancel() {
    const begun = this.#dragged !== null && this.#targets !== "still" && !this.#pressed?.choice.done;
    this.#end();
    if (begun) this.#callbacks.back();
  }

  #end() {
    this.#dragged?.remove();
    this.#dragged = this.#pressed = this.#dropped = null;
    this.#targets = "still";
    this.#callbacks.preview();
  }

  /** Suppress the click event that ends a drag. @param {Event} event */
  #click(event) {
    if (!this.#suppressClick) return;
    this.#suppressClick = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape" || !this.active) return;
    event.stopImmediatePropagation();
    this.#cancel();
  }
}

/** @param {Stage} stage @param {EventTarget | null} target @returns {Piece | null} */
export function pieceOf(stage, target) {
  const element = target instanceof Element ? target.closest(".cell") : null;
  return (element instanceof SVGElement && stage.pieces.get(element.dataset.key ?? "")) || null;
}

/** @param {PointerEvent} event @returns {ScreenPoint} */
function pointOf({ clientX, clientY }) {
  return { x: clientX, y: clientY };
}

/** A copy of the pieces at a place, drawn under the pointer; the originals are dimmed. */
class DraggedPiece {
  /** @type {string[]} */ #takenKeys;
  /** @type {SVGElement[]} */ #dimmed = [];
  /** @type {Element | null} */ #dropTarget = null;
  #copy = document.createElementNS(SVG, "g");
  #board;
  #ground;

  /** @param {Stage} stage @param {Piece} piece */
  constructor(stage, piece) {
    this.#board = stage.board;
    this.#ground = stage.board.parentElement?.querySelector(".ground") ?? stage.board;
    const lying = [...stage.pieces.values()].filter(({ item }) => !item.label && liesOn(item, piece.item));
    const takenKeys = isCover(piece.item) ? lying : [piece, ...lying];
    this.#takenKeys = takenKeys.map(({ item }) => item.key);
    const heap = document.createElementNS(SVG, "g");
    heap.setAttribute("transform", `translate(${-piece.item.at[0]} ${-piece.item.at[1]})`);
    heap.append(...takenKeys.map(({ element }) => copyOf(element)));
    this.#copy.setAttribute("class", "dragged");
    this.#copy.setAttribute("aria-hidden", "true");
    this.#copy.append(heap);
    this.#board.append(this.#copy);
    this.#board.setAttribute("data-dragging", "");
    this.dim(stage);
  }

  /** Dim the originals. Call again after a redraw. @param {Stage} stage */
  dim(stage) {
    this.#undim();
    for (const key of this.#takenKeys) {
      const element = stage.pieces.get(key)?.element;
      if (element) this.#dimmed.push(element);
    }
    for (const element of this.#dimmed) element.style.opacity = "0.3";
  }

  /** @param {ScreenPoint} spot */
  moveTo(spot) {
    const { x, y } = toBoardPoint(this.#board, spot);
    this.#copy.setAttribute("transform", `translate(${x} ${y}) scale(${DRAG_SCALE})`);
  }

  /** @param {Piece | null} piece */
  aimAt(piece) {
    if (this.#dropTarget !== (piece?.element ?? null)) this.#dropTarget?.classList.remove("drop-target");
    this.#dropTarget = piece?.element ?? null;
    this.#dropTarget?.classList.add("drop-target");
  }

  /** Mark the whole board as a drop target. */
  highlightGround() {
    this.#ground.classList.add("drop-target");
  }

  /** @param {ScreenPoint} spot */
  isOnGround({ x, y }) {
    const shape = this.#ground.querySelector("g > g") ? (this.#ground.firstElementChild ?? this.#ground) : this.#board;
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  }

  remove() {
    this.aimAt(null);
    this.#undim();
    this.#ground.classList.remove("drop-target");
    this.#board.removeAttribute("data-dragging");
    this.#copy.remove();
  }

  #undim() {
    for (const element of this.#dimmed.splice(0)) element.style.removeProperty("opacity");
  }
}

/** Whether a cell is only a hit area over loose pieces. @param {Item} item */
function isCover(item) {
  return item.symbol === "text" && !item.text && item.label !== undefined;
}

/**
 * The cells whose box contains a screen point (with a small margin for fingers), nearest first.
 * @param {Stage} stage
 * @param {ScreenPoint} spot
 */
function cellsAt(stage, spot) {
  const { x, y } = toBoardPoint(stage.board, spot);
  const far = (/** @type {Piece} */ { item }) => Math.hypot(item.at[0] - x, item.at[1] - y);
  const has = (/** @type {Piece} */ { item }) => {
    const [width, height] = (item.turn ?? 0) % 180 ? [item.size[1], item.size[0]] : item.size;
    const margin = Math.min(width, height) * 0.1;
    return Math.abs(item.at[0] - x) <= width / 2 + margin && Math.abs(item.at[1] - y) <= height / 2 + margin;
  };
  return stage
    .cells()
    .filter(has)
    .sort((one, other) => far(one) - far(other));
}

/** @param {Item} item @param {Item} under */
function liesOn(item, under) {
  return distance(item, under) < Math.min(...under.size) / 2;
}

/** A copy of an element's picture without its role, labels and data. @param {SVGElement} element */
function copyOf(element) {
  const copy = /** @type {SVGElement} */ (element.cloneNode(true));
  for (const { name } of [...copy.attributes]) if (name !== "transform" && name !== "class") copy.removeAttribute(name);
  copy.setAttribute("class", element.classList.contains("text-item") ? "item text-item" : "item");
  for (const ring of copy.querySelectorAll(".ring")) ring.remove();
  return copy;
}

/** @param {SVGSVGElement} board @param {ScreenPoint} spot */
function toBoardPoint(board, { x, y }) {
  return new DOMPoint(x, y).matrixTransform(board.getScreenCTM()?.inverse());
}
