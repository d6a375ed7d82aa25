/** @import {Item} from "./desk.js" */
/** @import {Stage} from "./stage.js" */
import { byId } from "./dom.js";

/** A cell that is smaller, in CSS pixels, is easily missed by a finger: then it helps to see the board larger. */
const SMALL = 46;
const MOST = 4;
const STEP = 2;
/** Two taps so near to each other, in milliseconds and in pixels, are one wish. */
const [SOON, NEAR] = [350, 30];

/** @typedef {{x: number, y: number}} Spot a point on the screen */
/** @typedef {{spread: number, scale: number, middle: Spot, left: number, top: number}} Pinch */

/**
 * Seeing the board larger, in the room it has: by its buttons, by two fingers, by two taps where nothing can be chosen, by
 * + and −. The room then scrolls, as anything does that is too large. What can be done on the board stays as it is.
 */
export class Zoom {
  #scale = 1;
  /** @type {Pinch | null} two fingers, as they came */ #pinch = null;
  /** @type {Spot & {time: number}} */ #tap = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY };
  #viewed = "";
  /** The room, as it was last told: to ask for it would make the browser lay out the page at once. */ #size = {
    width: 0,
    height: 0,
  };
  #room;
  #stage;

  /** @param {HTMLElement} room @param {Stage} stage */
  constructor(room, stage) {
    this.#room = room;
    this.#stage = stage;
    byId("zoom-in").addEventListener("click", () => this.to(this.#scale * STEP));
    byId("zoom-out").addEventListener("click", () => this.to(1));
    room.addEventListener("touchstart", (event) => this.#grasp(event));
    room.addEventListener("touchmove", (event) => this.#stretch(event), { passive: false });
    for (const end of /** @type {const} */ (["touchend", "touchcancel"])) {
      room.addEventListener(end, () => this.#letGo());
    }
    room.addEventListener("click", (event) => this.#tapped(event));
    room.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    room.addEventListener("focusin", ({ target }) => target instanceof Element && this.#bring(target));
    stage.onMotion = (items) => this.#show(items);
    const drawn = () => (this.#viewed === this.#view ? this.#measure() : this.#begin());
    new ResizeObserver(([entry]) => {
      this.#size = entry?.contentRect ?? this.#size;
      drawn();
    }).observe(room);
    new MutationObserver(drawn).observe(stage.board, { attributeFilter: ["viewBox"] });
  }

  /** Shows the board so many times as large as it fits its room; what is at a spot stays there. @param {number} scale @param {Spot} [spot] */
  to(scale, spot = this.#middle) {
    const next = Math.min(MOST, Math.max(1, scale));
    const { left, top } = this.#room.getBoundingClientRect();
    const [x, y] = [spot.x - left, spot.y - top];
    const [across, down] = [(this.#room.scrollLeft + x) / this.#scale, (this.#room.scrollTop + y) / this.#scale];
    this.#scale = next;
    this.#room.style.setProperty("--zoom", String(next));
    this.#room.toggleAttribute("data-zoomed", next > 1);
    this.#room.scrollTo(across * next - x, down * next - y);
    this.#showButtons();
  }

  /** The board and how broad its room is; how high changes with what is said below it. */
  get #view() {
    return `${this.#stage.board.getAttribute("viewBox")} ${this.#size.width}`;
  }

  /** Where larger begins: what has the focus, or the middle of the room. @returns {Spot} */
  get #middle() {
    const focused = this.#stage.board.contains(document.activeElement) ? document.activeElement : null;
    const { left, top, width, height } = (focused ?? this.#room).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Another board, or another room: it is seen whole. */
  #begin() {
    this.#viewed = this.#view;
    if (this.#scale > 1) this.to(1);
    this.#measure();
  }

  /** The buttons are there where cells are small. */
  #measure() {
    const { width, height } = this.#size;
    const [, , across = 1, down = 1] = this.#viewed.split(" ").map(Number);
    const scale = Math.min(width / across, height / down);
    const choosable = this.#stage.cells().filter(({ item }) => item.word !== undefined);
    const least = Math.min(...choosable.map(({ item }) => Math.min(...item.size) * scale));
    this.#room.toggleAttribute("data-small", width > 0 && least < SMALL);
    this.#makeRoom(width - across * scale, height - down * scale);
    this.#showButtons();
  }

  /** The buttons stand in the lower right corner: the board moves aside for them where it can. @param {number} across free room @param {number} down */
  #makeRoom(across, down) {
    const need = this.#room.hasAttribute("data-small") ? SMALL : 0;
    const beside = across < 2 * need && across >= need && down < 2 * need;
    const above = !beside && across < 2 * need && down < 2 * need && down >= need;
    const align = beside ? "xMinYMid" : above ? "xMidYMin" : "xMidYMid";
    for (const picture of this.#room.querySelectorAll("svg")) picture.setAttribute("preserveAspectRatio", align);
  }

  #showButtons() {
    byId("zoom").hidden = !this.#room.hasAttribute("data-small") && this.#scale === 1;
    byId("zoom-in").hidden = this.#scale >= MOST;
    byId("zoom-out").hidden = this.#scale === 1;
  }

  /** Two fingers on the board: nothing is picked up by the first. @param {TouchEvent} event */
  #grasp({ touches }) {
    const [one, other] = touches;
    if (!one || !other || touches.length > 2 || byId("zoom").hidden) return;
    this.#stage.board.dispatchEvent(new Event("pointercancel"));
    const { scrollLeft: left, scrollTop: top } = this.#room;
    this.#pinch = { spread: spread(one, other), scale: this.#scale, middle: between(one, other), left, top };
  }

  /** @param {TouchEvent} event */
  #stretch(event) {
    const [one, other] = event.touches;
    if (!this.#pinch || !one || !other) return;
    event.preventDefault();
    const { scale, middle, left, top } = this.#pinch;
    const now = between(one, other);
    this.to(scale, middle);
    this.#room.scrollTo(left, top);
    this.to((scale * spread(one, other)) / this.#pinch.spread, middle);
    this.#room.scrollBy(middle.x - now.x, middle.y - now.y);
  }

  #letGo() {
    if (this.#pinch && this.#scale < 1.15) this.to(1);
    this.#pinch = null;
  }

  /** Two taps where nothing can be chosen: larger there, or whole again. @param {MouseEvent} event */
  #tapped({ target, clientX: x, clientY: y, timeStamp: time }) {
    const before = this.#tap;
    const chooses = target instanceof Element && target.closest(".legal") !== null;
    this.#tap = { x, y, time: chooses ? Number.NEGATIVE_INFINITY : time };
    if (chooses || byId("zoom").hidden || time - before.time > SOON) return;
    if (Math.hypot(x - before.x, y - before.y) > NEAR) return;
    this.#tap.time = Number.NEGATIVE_INFINITY;
    this.to(this.#scale > 1 ? 1 : STEP, { x, y });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!/^[+−-]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.to(event.key === "+" ? this.#scale * 1.5 : this.#scale / 1.5);
    if (document.activeElement) this.#bring(document.activeElement);
  }

  /** What has the focus is seen. @param {Element} element */
  #bring(element) {
    if (this.#scale === 1 || !this.#stage.board.contains(element)) return;
    const room = this.#room.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2 - room.left, top + height / 2 - room.top];
    const inside = x > width && y > height && x < room.width - width && y < room.height - height;
    if (!inside) this.#room.scrollBy(x - room.width / 2, y - room.height / 2);
  }

  /** What happens out of sight would not be understood: then the board is seen whole. @param {Item[]} items what moves */
  #show(items) {
    if (this.#scale === 1) return;
    const { left, top, right, bottom } = this.#room.getBoundingClientRect();
    const onScreen = this.#stage.board.getScreenCTM() ?? new DOMMatrix();
    const hidden = items.some(({ at }) => {
      const { x, y } = new DOMPoint(...at).matrixTransform(onScreen);
      return x < left || y < top || x > right || y > bottom;
    });
    if (hidden) this.to(1);
  }
}

/** @param {Touch} one @param {Touch} other */
function spread(one, other) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** @param {Touch} one @param {Touch} other @returns {Spot} */
function between(one, other) {
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}
