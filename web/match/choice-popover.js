/** @import {Choice} from "../engine/api.js" */
/** @import {Stage} from "../board/stage.js" */

/** Pixels between the popover and what it stands at, and from the edges of the window. */
const GAP = 8;

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box in CSS pixels */

/** The item at which all choices without an item are offered, if there is one. @param {readonly Choice[]} choices */
export function anchorOf(choices) {
  const keys = new Set(choices.filter(({ item }) => item === undefined).map(({ anchor }) => anchor));
  return keys.size === 1 ? ([...keys][0] ?? null) : null;
}

/** Shows the buttons for a choice beside the item on the board that they are about, instead of in the panel. */
export class ChoicePopover {
  /** @type {string | null} key of the item */ #anchor = null;
  /** @type {readonly string[]} keys of items to be covered as little as possible, the more important ones twice */ #shown =
    [];
  #element;
  #stage;

  /** @param {HTMLElement} element @param {Stage} stage */
  constructor(element, stage) {
    this.#element = element;
    this.#stage = stage;
    const follow = () => this.#follow();
    addEventListener("resize", follow);
    new ResizeObserver(follow).observe(stage.board);
    new ResizeObserver(follow).observe(element);
    stage.board.parentElement?.addEventListener("scroll", follow);
  }

  /** @param {string | null} anchor null for the place in the panel @param {readonly string[]} shown */
  place(anchor, shown) {
    this.#anchor = anchor !== null && this.#stage.pieces.has(anchor) ? anchor : null;
    this.#shown = shown;
    this.#element.classList.toggle("popover", this.#anchor !== null);
    this.#element.style.removeProperty("translate");
    this.#follow();
  }

  #follow() {
    const piece = this.#stage.pieces.get(this.#anchor ?? "");
    if (!piece) return;
    const { style } = this.#element;
    style.translate = "0 0";
    const origin = this.#element.getBoundingClientRect();
    const shown = this.#shown.flatMap((key) => this.#stage.pieces.get(key)?.element.getBoundingClientRect() ?? []);
    const { left, top } = bestPlace(piece.element.getBoundingClientRect(), origin, shown, windowBounds());
    style.translate = `${Math.round(left - origin.left)}px ${Math.round(top - origin.top)}px`;
  }
}

/** The window without a narrow border. @returns {Box} */
export function windowBounds() {
  return { left: GAP, top: GAP, right: innerWidth - GAP, bottom: innerHeight - GAP };
}

/**
 * The place around a box, within bounds, that covers the least of some others; of equal ones below, above, right, left.
 * @param {Box} around
 * @param {{width: number, height: number}} size
 * @param {Box[]} others
 * @param {Box} bounds
 */
export function bestPlace(around, { width, height }, others, bounds) {
  const middle = { x: (around.left + around.right - width) / 2, y: (around.top + around.bottom - height) / 2 };
  const places = [
    { left: middle.x, top: around.bottom + GAP },
    { left: middle.x, top: around.top - GAP - height },
    { left: around.right + GAP, top: middle.y },
    { left: around.left - GAP - width, top: middle.y },
  ].map(({ left, top }) => ({
    left: Math.max(bounds.left, Math.min(left, bounds.right - width)),
    top: Math.max(bounds.top, Math.min(top, bounds.bottom - height)),
  }));
  const covered = places.map(({ left, top }) => {
    const place = { left, top, right: left + width, bottom: top + height };
    return [around, ...others].reduce((sum, other) => sum + overlap(place, other), 0);
  });
  return /** @type {{left: number, top: number}} */ (places[covered.indexOf(Math.min(...covered))]);
}

/** The area that two boxes share. @param {Box} one @param {Box} other */
function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
