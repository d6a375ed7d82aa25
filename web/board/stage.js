/** @import {Choice, Frame, Item, Mark, Badge, Scene} from "../engine/api.js" */
/** @import {Translate} from "../i18n/types.js" */
import { updateAttribute } from "../ui/dom.js";
import { fade, frameTime, holdTime, prefersReducedMotion, travel, tumble, tumbleTime } from "./motion.js";
import { resultOverlay } from "./result-overlay.js";
import { diffScenes, distance, expandFrames, groupBy, sameItem } from "./scene-diff.js";
import {
  badgesMarkup,
  bodyMarkup,
  groundMarkup,
  itemAttributes,
  itemMarkup,
  previewMarkup,
  sceneMarkup,
  variantOf,
} from "./scene-markup.js";

/** The mark that is shown by tinting the item itself. */
const TINT = "reach";

/** @typedef {{item: Item, element: SVGGElement, variant: number}} Piece */

/** Draws scenes and animates the changes between them. It knows keys, positions and symbols, but no game. */
export class Stage {
  /** @type {SVGSVGElement} */ board;
  /** @type {SVGSVGElement} */ #ground;
  #groundMarkupShown = "";
  /** @type {Item[] | null} */ #shownGroundItems = null;
  /** @type {Map<string, string>} the markup of each overlay, by selector */ #overlays = new Map();
  /** @type {Map<string, Piece>} */ pieces = new Map();
  /** @type {Animation[]} */ #running = [];
  /** @type {SVGGElement[]} */ #leaving = [];
  /** @type {((items: Item[]) => void) | null} called with the items that are about to move */ onMotion = null;
  #finishNow = false;
  #isPaused = false;
  /** @type {(() => void) | null} lets a paused animation go on to the next frame */ #goOn = null;
  /** @type {((run: {frames: number, paused: boolean} | null) => void) | null} called when an animation begins, is paused, goes on or ends */ onRun =
    null;
  /** The number of frames of the current animation. */ #frameCount = 0;
  #generation = 0;
  #settings;
  /** @type {import("./motion.js").Speed} the speed of the current animation */ #speed = "normal";
  #translate;
  #sounds;

  /**
   * @param {HTMLElement} boardArea element that contains the board; a board rendered by the build is reused
   * @param {{translate: Translate, settings: {speed: import("./motion.js").Speed}, sounds: import("../ui/sound.js").Sounds}} dependencies
   */
  constructor(boardArea, { translate, settings, sounds }) {
    this.#sounds = sounds;
    this.#translate = translate;
    this.#settings = settings;
    if (!boardArea.querySelector("svg.board"))
      boardArea.innerHTML = sceneMarkup({ size: [100, 50], items: [], ground: [] }, translate);
    this.board = /** @type {SVGSVGElement} */ (boardArea.querySelector("svg.board"));
    this.#ground = /** @type {SVGSVGElement} */ (boardArea.querySelector("svg.ground"));
    this.#groundMarkupShown = this.#ground.innerHTML;
  }

  get playing() {
    return this.#running.length > 0 || this.#goOn !== null;
  }

  /** Show a scene without animation. @param {Scene} scene */
  show(scene) {
    this.#generation += 1;
    this.skip();
    this.#change(scene, 0);
    this.#settle(scene);
  }

  /**
   * Animate the frames one after the other. Resolves when the last scene is shown; a later `show` or `play` cancels
   * this one.
   * @param {Frame[]} frames
   * @param {Scene} last
   * @param {(frame: import("./scene-diff.js").FullFrame) => void} [onFrame]
   * @param {import("./motion.js").Speed} [speed]
   */
  async play(frames, last, onFrame, speed = this.#settings.speed) {
    this.skip();
    this.showBadges();
    this.showHint();
    this.#speed = speed;
    this.#generation += 1;
    const generation = this.#generation;
    this.#finishNow = false;
    const fullFrames = expandFrames(frames, last);
    const entries = groupBy(fullFrames, ({ at }) => at);
    this.#frameCount = speed === "none" ? 0 : fullFrames.length;
    this.setPaused(false);
    for (const [index, frame] of fullFrames.entries()) {
      onFrame?.(frame);
      const time = frameTime(entries.get(frame.at)?.length ?? 1, speed);
      await this.#change(frame.scene, this.#finishNow ? 0 : time);
      if (generation !== this.#generation) return;
      const next = fullFrames[index + 1];
      const isHeld = frame.hold || (next !== undefined && next.at !== frame.at);
      if (isHeld && !this.#finishNow) await this.#hold(holdTime(frame.hold === true, speed));
      if (this.#isPaused && !this.#finishNow) await this.#untilNext();
      if (generation !== this.#generation) return;
    }
    this.onRun?.(null);
    await this.#change(last, this.#finishNow ? 0 : frameTime(1, speed), false);
    if (generation === this.#generation) this.#settle(last);
  }

  /** Finish all running animations at once. */
  skip() {
    this.#finishNow = true;
    this.#isPaused = false;
    this.next();
    this.onRun?.(null);
  }

  /** Pause the animation after the current frame, or let it go on. @param {boolean} paused */
  setPaused(paused) {
    this.#isPaused = paused;
    if (!paused) this.#goOn?.();
    this.onRun?.({ frames: this.#frameCount, paused });
  }

  /** Go on to the next frame. */
  next() {
    for (const animation of this.#running) animation.finish();
    this.#goOn?.();
  }

  /** Wait until the next frame is asked for. */
  async #untilNext() {
    await new Promise((resolve) => {
      this.#goOn = () => resolve(undefined);
    });
    this.#goOn = null;
  }

  /** Show the current frame for some milliseconds. @param {number} time */
  async #hold(time) {
    if (time === 0) return;
    const running = [fade(this.board, 1, 1, time)];
    this.#running = running;
    await Promise.allSettled(running.map((animation) => animation.finished));
    for (const animation of running) animation.cancel();
    if (this.#running === running) this.#running = [];
  }

  /** Update all labels after a change of language. */
  retranslate() {
    for (const piece of this.pieces.values()) this.#updateElement(piece, piece.item, true);
  }

  /**
   * Mark what a choice would do.
   * @param {Choice["preview"]} preview
   */
  showPreview(preview = []) {
    for (const element of this.board.querySelectorAll(".faded")) element.classList.remove("faded");
    this.#showMarks(".previews", preview);
  }

  /** Show what a choice would lead to, over the present scene, until the next preview. @param {Scene} scene */
  showResult(scene) {
    const { markup, faded } = resultOverlay(
      [...this.pieces.values()].map(({ item }) => item),
      scene,
    );
    this.showPreview();
    this.#paintOverlay(".previews", markup);
    for (const key of faded) this.pieces.get(key)?.element.classList.add("faded");
  }

  /** Mark a suggested move until the next call. @param {Choice["preview"]} marks */
  showHint(marks = []) {
    this.#showMarks(".hint-marks", marks);
  }

  /** @param {string} layer @param {NonNullable<Choice["preview"]>} marks */
  #showMarks(layer, marks) {
    const overlays = marks.filter(([, mark]) => mark !== TINT);
    this.#paintOverlay(layer, overlays.map(([key, mark]) => this.#previewOn(key, mark)).join(""));
    if (layer === ".previews") this.#tint(new Set(marks.flatMap(([key, mark]) => (mark === TINT ? [key] : []))));
  }

  /** Tint items; unlike an overlay this covers nothing that lies on them. @param {Set<string>} keys */
  #tint(keys) {
    for (const [key, { element }] of this.pieces) element.classList.toggle(`mark-${TINT}`, keys.has(key));
  }

  /** @param {Badge[]} [badges] */
  showBadges(badges = []) {
    const byKey = groupBy(badges, ({ key }) => key);
    const markup = [...byKey].map(([key, signs]) => {
      const piece = this.pieces.get(key);
      return piece ? badgesMarkup(piece.item, signs) : "";
    });
    this.#paintOverlay(".badges", markup.join(""));
  }

  /** @param {string} name selector of an overlay above the pieces @param {string} markup */
  #paintOverlay(name, markup) {
    const layer = this.board.querySelector(name);
    if (layer && markup !== (this.#overlays.get(name) ?? "")) layer.innerHTML = markup;
    this.#overlays.set(name, markup);
  }

  /** @param {string} key @param {Mark} mark */
  #previewOn(key, mark) {
    const piece = this.pieces.get(key);
    return piece ? previewMarkup(piece.item, mark) : "";
  }

  cells() {
    return [...this.pieces.values()].filter(({ item }) => item.label);
  }

  /**
   * @param {Scene} scene
   * @param {number} time
   * @param {boolean} [delay] whether a change that moves nothing still takes time
   */
  async #change(scene, time, delay = true) {
    this.#adoptPainted(scene);
    this.#showGround(scene);
    const { stay, moved, gone, came } = diffScenes(
      [...this.pieces.values()].map((piece) => piece.item),
      scene,
    );
    /** @type {Array<[Piece, Item]>} */
    const travellers = [];
    for (const item of stay) {
      const piece = /** @type {Piece} */ (this.pieces.get(item.key));
      const from = piece.item;
      this.#updateElement(piece, item);
      if (distance(from, item) > 0.01) travellers.push([piece, from]);
    }
    const leaving = gone.map((item) => this.#removePiece(item.key));
    const rekeyed = moved.map(([from, to]) => /** @type {const} */ ([this.#removePiece(from.key), to]));
    for (const [piece, to] of rekeyed) {
      const from = piece.item;
      this.pieces.set(to.key, piece);
      this.#updateElement(piece, to);
      travellers.push([piece, from]);
    }
    for (const item of came) this.#add(item);
    this.#sortElements(scene, new Set(travellers.map(([piece]) => piece).filter(({ item }) => !item.label)));
    const quiet = !delay && travellers.length + leaving.length + came.length === 0;
    await this.#animate(travellers, leaving, came, quiet ? 0 : time);
  }

  /**
   * @param {Array<[Piece, Item]>} travellers
   * @param {Piece[]} leaving
   * @param {Item[]} came
   * @param {number} time
   */
  async #animate(travellers, leaving, came, time) {
    if (time === 0) {
      for (const { element } of leaving) element.remove();
      return;
    }
    this.onMotion?.([...travellers.flatMap(([{ item }, from]) => [from, item]), ...came]);
    const sound = soundOf(travellers.length, leaving.length, came);
    if (sound) this.#sounds.play(sound);
    const still = prefersReducedMotion();
    this.#running = travellers.map(([piece, from]) =>
      still
        ? fade(piece.element, 0, 1, time)
        : travel(piece.element, from.at, piece.item.at, piece.item.size[1] * 0.9, { duration: time }),
    );
    const wait = came.some(({ faces }) => faces) ? tumbleTime(time, this.#speed) - time : 0;
    for (const item of came) {
      const piece = this.pieces.get(item.key);
      if (piece) this.#running.push(this.#animateIn(piece, time, wait, still));
    }
    for (const { element } of leaving) {
      this.#leaving.push(element);
      this.#running.push(fade(element, 1, 0, Math.min(time, 160)));
    }
    if (!this.#running.length) this.#running = [fade(this.board, 1, 1, time / 2)];
    const running = this.#running;
    await Promise.allSettled(running.map((animation) => animation.finished));
    for (const animation of running) animation.cancel();
    for (const element of this.#leaving.splice(0)) element.remove();
    if (this.#running === running) this.#running = [];
  }

  /**
   * Dice are thrown in; other new items fade in after the dice have stopped.
   * @param {Piece} piece
   * @param {number} time
   * @param {number} wait
   * @param {boolean} still
   */
  #animateIn({ item, element }, time, wait, still) {
    if (!item.faces) return fade(element, 0, 1, time, wait);
    return still ? fade(element, 0, 1, time + wait) : tumble(element, { ...item, faces: item.faces }, time + wait);
  }

  /** Call when another game is loaded, since its board may have another shape. */
  resetShape() {
    this.board.parentElement?.removeAttribute("data-square");
  }

  /** @param {Scene} scene */
  #showGround(scene) {
    for (const picture of [this.board, this.#ground])
      updateAttribute(picture, "viewBox", `0 0 ${scene.size.join(" ")}`);
    const square = isSquarish(scene);
    if (square !== null) this.board.parentElement?.toggleAttribute("data-square", square);
    if (scene.ground === this.#shownGroundItems) return;
    this.#shownGroundItems = scene.ground;
    const ground = groundMarkup(scene);
    if (ground !== this.#groundMarkupShown) this.#ground.innerHTML = ground;
    this.#groundMarkupShown = ground;
  }

  /** Reuse the elements that the build has rendered. @param {Scene} scene */
  #adoptPainted(scene) {
    if (this.pieces.size) return;
    const painted = new Map(
      [.../** @type {NodeListOf<SVGGElement>} */ (this.board.querySelectorAll(".item"))].map((element) => [
        element.dataset.key ?? "",
        element,
      ]),
    );
    for (const item of scene.items) {
      const element = painted.get(item.key);
      if (!element || element.dataset.symbol !== item.symbol) continue;
      const piece = { item, element, variant: Number(element.dataset.variant ?? 0) };
      this.pieces.set(item.key, piece);
      this.#updateElement(piece, item, true);
      painted.delete(item.key);
    }
    for (const element of painted.values()) element.remove();
  }

  /** @param {Item} item */
  #add(item) {
    const variant = variantOf(item);
    const callbacks = document.createElementNS("http://www.w3.org/2000/svg", "g");
    callbacks.innerHTML = itemMarkup(item, this.#translate, variant);
    const element = /** @type {SVGGElement} */ (callbacks.firstElementChild);
    this.#items.append(element);
    this.pieces.set(item.key, { item, element, variant });
  }

  /** @param {string} key */
  #removePiece(key) {
    const piece = /** @type {Piece} */ (this.pieces.get(key));
    this.pieces.delete(key);
    return piece;
  }

  /**
   * Update an element's attributes, and its content only if that has changed.
   * @param {Piece} piece
   * @param {Item} item
   * @param {boolean} [anyway]
   */
  #updateElement(piece, item, anyway = false) {
    const { element, variant } = piece;
    const before = piece.item;
    piece.item = item;
    if (!anyway && sameItem(before, item)) return;
    const attributes = itemAttributes(item, this.#translate, variant);
    const keep = item.label ? ["tabindex", "aria-disabled"] : [];
    for (const name of ["aria-hidden", "aria-label", "role"]) if (!(name in attributes)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes)) {
      if (keep.includes(name) && element.hasAttribute(name)) continue;
      updateAttribute(element, name, value);
    }
    const body = anyway || shapeOf(before) !== shapeOf(item) ? bodyMarkup(item, variant, this.#translate) : null;
    if (body !== null && body !== element.innerHTML) element.innerHTML = body; // keep the content rendered by the build
  }

  /** @param {Scene} scene */
  #settle(scene) {
    this.#sortElements(scene, new Set());
  }

  /**
   * Sort the elements in the scene's order, with moving pieces on top. Cells are never removed from the document, since
   * one of them may have the focus.
   * @param {Scene} scene
   * @param {Set<Piece>} raised
   */
  #sortElements(scene, raised) {
    const items = this.#items;
    let cursor = items.firstElementChild;
    for (const item of scene.items) {
      const piece = /** @type {Piece} */ (this.pieces.get(item.key));
      if (raised.has(piece)) continue;
      if (item.label) {
        while (cursor && cursor !== piece.element && !cursor.matches(".cell")) cursor = cursor.nextElementSibling;
      }
      if (cursor === piece.element) cursor = cursor.nextElementSibling;
      else items.insertBefore(piece.element, cursor);
    }
    for (const piece of raised) items.append(piece.element);
  }

  get #items() {
    return /** @type {SVGGElement} */ (this.board.querySelector(".items"));
  }
}

/**
 * @param {number} moved
 * @param {number} gone
 * @param {Item[]} came
 * @returns {import("../ui/sound.js").Sound | null}
 */
function soundOf(moved, gone, came) {
  if (came.some(({ faces }) => faces)) return "throw";
  if (moved) return "move";
  return came.length ? "come" : gone ? "go" : null;
}

/**
 * Whether the board is narrow enough to have the panel beside it; null for very tall boards, which would make the
 * layout alternate.
 * @param {Scene} scene
 */
function isSquarish({ size: [width, height] }) {
  return height / width > 2.1 ? null : width / height < 1.5;
}

/** Everything that an item's markup depends on. @param {Item} item */
function shapeOf({ symbol, size, turn, text, caption, label, points }) {
  return JSON.stringify([symbol, size, turn, text, caption, Boolean(label), points]);
}

/** From this ratio of height to width on, the tall drawing of a board appears larger. */
const TALL = 0.88;

/**
 * Report whether the board area is wide or tall, now on request and whenever its size changes.
 * @param {HTMLElement} boardArea
 * @param {(shape: "wide" | "tall") => void} onShape
 */
export function watchBoardShape(boardArea, onShape) {
  const logText = () => {
    const { clientWidth: width, clientHeight: height } = boardArea;
    if (width && height) onShape(height > width * TALL ? "tall" : "wide");
  };
  new ResizeObserver(logText).observe(boardArea);
  return logText;
}
