/** @import {Item} from "../engine/api.js" */
/** @import {Stage} from "./stage.js" */
import { byId } from "../ui/dom.js";

/** Cells smaller than this many CSS pixels are hard to hit with a finger. */
const SMALL_CELL = 46;
const MAX_SCALE = 4;
const SCALE_STEP = 2;
/** Two taps within this many milliseconds and pixels are a double tap. */
const [DOUBLE_TAP_TIME, DOUBLE_TAP_DISTANCE] = [350, 30];

/** @typedef {{x: number, y: number}} ScreenPoint in CSS pixels */
/** @typedef {{spread: number, scale: number, middle: ScreenPoint, left: number, top: number}} Pinch */

/**
 * Zoom the board inside its area: by buttons, pinch, double tap where nothing can be chosen, and the keys + and −. The
 * area then scrolls; moves are made as usual.
 */
export class Zoom {
  #scale = 1;
  /** @type {Pinch | null} the pinch in progress */ #pinch = null;
  /** @type {ScreenPoint & {time: number}} */ #tap = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY };
  #measuredLayout = "";
  /** The size last reported by the ResizeObserver: reading it from the DOM would force a layout. */ #size = {
    width: 0,
    height: 0,
  };
  #boardArea;
  #stage;

  /** @param {HTMLElement} boardArea @param {Stage} stage */
  constructor(boardArea, stage) {
    this.#boardArea = boardArea;
    this.#stage = stage;
    byId("zoom-in").addEventListener("click", () => this.to(this.#scale * SCALE_STEP));
    byId("zoom-out").addEventListener("click", () => this.to(1));
    boardArea.addEventListener("touchstart", (event) => this.#startPinch(event));
    boardArea.addEventListener("touchmove", (event) => this.#movePinch(event), { passive: false });
    for (const end of /** @type {const} */ (["touchend", "touchcancel"])) {
      boardArea.addEventListener(end, () => this.#endPinch());
    }
    boardArea.addEventListener("click", (event) => this.#onTap(event));
    boardArea.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    boardArea.addEventListener("focusin", ({ target }) => target instanceof Element && this.#scrollToElement(target));
    stage.onMotion = (items) => this.#ensureVisible(items);
    const drawn = () => (this.#measuredLayout === this.#layout ? this.#updateButtons() : this.#reset());
    new ResizeObserver(([entry]) => {
      this.#size = entry?.contentRect ?? this.#size;
      drawn();
    }).observe(boardArea);
    new MutationObserver(drawn).observe(stage.board, { attributeFilter: ["viewBox"] });
  }

  /** Set the scale; the board keeps its place under `spot`. @param {number} scale @param {ScreenPoint} [spot] */
  to(scale, spot = this.#middle) {
    const next = Math.min(MAX_SCALE, Math.max(1, scale));
    const { left, top } = this.#boardArea.getBoundingClientRect();
    const [x, y] = [spot.x - left, spot.y - top];
    const [across, down] = [
      (this.#boardArea.scrollLeft + x) / this.#scale,
      (this.#boardArea.scrollTop + y) / this.#scale,
    ];
    this.#scale = next;
    this.#boardArea.style.setProperty("--zoom", String(next));
    this.#boardArea.toggleAttribute("data-zoomed", next > 1);
    this.#boardArea.scrollTo(across * next - x, down * next - y);
    this.#showButtons();
  }

  /**
   * Changes when another board or another width requires a reset; the height also changes with the text below the
   * board.
   */
  get #layout() {
    return `${this.#stage.board.getAttribute("viewBox")} ${this.#size.width}`;
  }

  /** Where to zoom in: at the focused cell, or else the middle. @returns {ScreenPoint} */
  get #middle() {
    const focused = this.#stage.board.contains(document.activeElement) ? document.activeElement : null;
    const { left, top, width, height } = (focused ?? this.#boardArea).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Another board or another width: show the whole board. */
  #reset() {
    this.#measuredLayout = this.#layout;
    if (this.#scale > 1) this.to(1);
    this.#updateButtons();
  }

  /** Show the zoom buttons only where cells are small. */
  #updateButtons() {
    const { width, height } = this.#size;
    const [, , across = 1, down = 1] = this.#measuredLayout.split(" ").map(Number);
    const scale = Math.min(width / across, height / down);
    const choosable = this.#stage.cells().filter(({ item }) => item.word !== undefined);
    const least = Math.min(...choosable.map(({ item }) => Math.min(...item.size) * scale));
    this.#boardArea.toggleAttribute("data-small-cells", width > 0 && least < SMALL_CELL);
    this.#makeRoomForButtons(width - across * scale, height - down * scale);
    this.#showButtons();
  }

  /**
   * Align the board so that the buttons in the lower right corner do not cover it. Without space for that they stand
   * in the panel.
   * @param {number} across free space
   * @param {number} down
   */
  #makeRoomForButtons(across, down) {
    const need = this.#boardArea.hasAttribute("data-small-cells") ? SMALL_CELL : 0;
    const beside = across < 2 * need && across >= need && down < 2 * need;
    const above = !beside && across < 2 * need && down < 2 * need && down >= need;
    const align = beside ? "xMinYMid" : above ? "xMidYMin" : "xMidYMid";
    byId("zoom").toggleAttribute("data-in-panel", across < need && down < need);
    for (const picture of this.#boardArea.querySelectorAll("svg")) picture.setAttribute("preserveAspectRatio", align);
  }

  #showButtons() {
    byId("zoom").hidden = !this.#boardArea.hasAttribute("data-small-cells") && this.#scale === 1;
    byId("zoom-in").hidden = this.#scale >= MAX_SCALE;
    byId("zoom-out").hidden = this.#scale === 1;
  }

  /** A second finger cancels the drag that the first one began. @param {TouchEvent} event */
  #startPinch({ touches }) {
    const [one, other] = touches;
    if (!one || !other || touches.length > 2 || byId("zoom").hidden) return;
    this.#stage.board.dispatchEvent(new Event("pointercancel"));
    const { scrollLeft: left, scrollTop: top } = this.#boardArea;
    this.#pinch = { spread: spread(one, other), scale: this.#scale, middle: between(one, other), left, top };
  }

  /** @param {TouchEvent} event */
  #movePinch(event) {
    const [one, other] = event.touches;
    if (!this.#pinch || !one || !other) return;
    event.preventDefault();
    const { scale, middle, left, top } = this.#pinch;
    const now = between(one, other);
    this.to(scale, middle);
    this.#boardArea.scrollTo(left, top);
    this.to((scale * spread(one, other)) / this.#pinch.spread, middle);
    this.#boardArea.scrollBy(middle.x - now.x, middle.y - now.y);
  }

  #endPinch() {
    if (this.#pinch && this.#scale < 1.15) this.to(1);
    this.#pinch = null;
  }

  /** A double tap where nothing can be chosen toggles the zoom. @param {MouseEvent} event */
  #onTap({ target, clientX: x, clientY: y, timeStamp: time }) {
    const before = this.#tap;
    const chooses = target instanceof Element && target.closest(".legal") !== null;
    this.#tap = { x, y, time: chooses ? Number.NEGATIVE_INFINITY : time };
    if (chooses || byId("zoom").hidden || time - before.time > DOUBLE_TAP_TIME) return;
    if (Math.hypot(x - before.x, y - before.y) > DOUBLE_TAP_DISTANCE) return;
    this.#tap.time = Number.NEGATIVE_INFINITY;
    this.to(this.#scale > 1 ? 1 : SCALE_STEP, { x, y });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!/^[+−-]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.to(event.key === "+" ? this.#scale * 1.5 : this.#scale / 1.5);
    if (document.activeElement) this.#scrollToElement(document.activeElement);
  }

  /** @param {Element} element */
  #scrollToElement(element) {
    if (this.#scale === 1 || !this.#stage.board.contains(element)) return;
    const area = this.#boardArea.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2 - area.left, top + height / 2 - area.top];
    const inside = x > width && y > height && x < area.width - width && y < area.height - height;
    if (!inside) this.#boardArea.scrollBy(x - area.width / 2, y - area.height / 2);
  }

  /** Show the whole board if something moves out of sight. @param {Item[]} items the items that move */
  #ensureVisible(items) {
    if (this.#scale === 1) return;
    const { left, top, right, bottom } = this.#boardArea.getBoundingClientRect();
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

/** @param {Touch} one @param {Touch} other @returns {ScreenPoint} */
function between(one, other) {
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}
