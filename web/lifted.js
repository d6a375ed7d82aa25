/** @import {Item} from "./desk.js" */
/** @import {Piece, Stage} from "./stage.js" */
/** @import {Spot} from "./drag.js" */
import { distance } from "./scenes.js";

const SVG = "http://www.w3.org/2000/svg";
const GROWN = 1.14;

/** A copy of what lies at a place, in the air under the pointer; what it was taken from stays, faintly. */
export class Lifted {
  /** @type {string[]} the keys of what was taken */ #taken;
  /** @type {SVGElement[]} */ #dimmed = [];
  /** @type {Element | null} */ #aimed = null;
  #copy = document.createElementNS(SVG, "g");
  #board;
  #ground;

  /** @param {Stage} stage @param {Piece} piece */
  constructor(stage, piece) {
    this.#board = stage.board;
    this.#ground = stage.board.parentElement?.querySelector(".ground") ?? stage.board;
    const lying = [...stage.pieces.values()].filter(({ item }) => !item.label && liesOn(item, piece.item));
    const taken = isCover(piece.item) ? lying : [piece, ...lying];
    this.#taken = taken.map(({ item }) => item.key);
    const heap = document.createElementNS(SVG, "g");
    heap.setAttribute("transform", `translate(${-piece.item.at[0]} ${-piece.item.at[1]})`);
    heap.append(...taken.map(({ element }) => picture(element)));
    this.#copy.setAttribute("class", "lifted");
    this.#copy.setAttribute("aria-hidden", "true");
    this.#copy.append(heap);
    this.#board.append(this.#copy);
    this.#board.setAttribute("data-dragging", "");
    this.dim(stage);
  }

  /** What was taken is faint where it lies, also after it was drawn anew. @param {Stage} stage */
  dim(stage) {
    this.#undim();
    for (const key of this.#taken) {
      const element = stage.pieces.get(key)?.element;
      if (element) this.#dimmed.push(element);
    }
    for (const element of this.#dimmed) element.style.opacity = "0.3";
  }

  /** @param {Spot} spot */
  moveTo(spot) {
    const { x, y } = onBoard(this.#board, spot);
    this.#copy.setAttribute("transform", `translate(${x} ${y}) scale(${GROWN})`);
  }

  /** @param {Piece | null} piece */
  aimAt(piece) {
    if (this.#aimed !== (piece?.element ?? null)) this.#aimed?.classList.remove("aimed");
    this.#aimed = piece?.element ?? null;
    this.#aimed?.classList.add("aimed");
  }

  /** The whole ground takes it. */
  welcome() {
    this.#ground.classList.add("welcomes");
  }

  /** @param {Spot} spot */
  isOnGround({ x, y }) {
    const shape = this.#ground.querySelector("g > g") ? (this.#ground.firstElementChild ?? this.#ground) : this.#board;
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  }

  remove() {
    this.aimAt(null);
    this.#undim();
    this.#ground.classList.remove("welcomes");
    this.#board.removeAttribute("data-dragging");
    this.#copy.remove();
  }

  #undim() {
    for (const element of this.#dimmed.splice(0)) element.style.removeProperty("opacity");
  }
}

/** A cell without a picture lies over things that are free to move. @param {Item} item */
export function isCover(item) {
  return item.symbol === "text" && !item.text && item.label !== undefined;
}

/** The cells around a spot of the screen, nearest first: those whose box has it, with a little room for a finger. @param {Stage} stage @param {Spot} spot */
export function drawnAt(stage, spot) {
  const { x, y } = onBoard(stage.board, spot);
  const far = (/** @type {Piece} */ { item }) => Math.hypot(item.at[0] - x, item.at[1] - y);
  const has = (/** @type {Piece} */ { item }) => {
    const [width, height] = (item.turn ?? 0) % 180 ? [item.size[1], item.size[0]] : item.size;
    const room = Math.min(width, height) * 0.1;
    return Math.abs(item.at[0] - x) <= width / 2 + room && Math.abs(item.at[1] - y) <= height / 2 + room;
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

/** What an element shows, without what it is. @param {SVGElement} element */
function picture(element) {
  const copy = /** @type {SVGElement} */ (element.cloneNode(true));
  for (const { name } of [...copy.attributes]) if (name !== "transform" && name !== "class") copy.removeAttribute(name);
  copy.setAttribute("class", element.classList.contains("words") ? "item words" : "item");
  for (const ring of copy.querySelectorAll(".ring")) ring.remove();
  return copy;
}

/** @param {SVGSVGElement} board @param {Spot} spot */
function onBoard(board, { x, y }) {
  return new DOMPoint(x, y).matrixTransform(board.getScreenCTM()?.inverse());
}
