/** @import {Choice, Frame, Item, Mark, Note, Say, Scene} from "./desk.js" */
import { put } from "./dom.js";
import { fade, frameTime, prefersStillness, travel, tumble, tumbleTime } from "./motion.js";
import {
  bodyMarkup,
  ghostMarkup,
  groundMarkup,
  itemAttributes,
  itemMarkup,
  notesMarkup,
  sceneMarkup,
  variantOf,
} from "./paint.js";
import { alike, compare, distance, grouped, unfold } from "./scenes.js";

/** @typedef {{item: Item, element: SVGGElement, variant: number}} Piece */

/** Draws scenes, and the difference from one to the next. It knows keys, places and symbols, and nothing of any game. */
export class Stage {
  /** @type {SVGSVGElement} */ board;
  /** @type {SVGSVGElement} */ #ground;
  #groundShown = "";
  /** @type {Item[] | null} */ #laid = null;
  /** @type {Map<string, string>} what lies over the pieces, by layer */ #over = new Map();
  /** @type {Map<string, Piece>} */ pieces = new Map();
  /** @type {Animation[]} */ #running = [];
  /** @type {SVGGElement[]} */ #leaving = [];
  /** @type {((items: Item[]) => void) | null} something is about to move */ onMotion = null;
  #hurry = false;
  #show = 0;
  #settings;
  /** @type {import("./motion.js").Speed} how fast what is played now moves */ #speed = "normal";
  #say;
  #sounds;

  /**
   * @param {HTMLElement} room where the board stands; a board painted by the build is adopted
   * @param {{say: Say, settings: {speed: import("./motion.js").Speed}, sounds: import("./sound.js").Sounds}} house
   */
  constructor(room, { say, settings, sounds }) {
    this.#sounds = sounds;
    this.#say = say;
    this.#settings = settings;
    if (!room.querySelector("svg.board")) room.innerHTML = sceneMarkup({ size: [100, 50], items: [], ground: [] }, say);
    this.board = /** @type {SVGSVGElement} */ (room.querySelector("svg.board"));
    this.#ground = /** @type {SVGSVGElement} */ (room.querySelector("svg.ground"));
    this.#groundShown = this.#ground.innerHTML;
  }

  get playing() {
    return this.#running.length > 0;
  }

  /** Shows a scene at once. @param {Scene} scene */
  show(scene) {
    this.#show += 1;
    this.skip();
    this.#change(scene, 0);
    this.#settle(scene);
  }

  /**
   * Plays what happened, one event after the other. Resolves when the last scene stands; a later show or play wins.
   * @param {Frame[]} frames
   * @param {Scene} last
   * @param {(frame: import("./scenes.js").WholeFrame) => void} [onFrame]
   * @param {import("./motion.js").Speed} [speed]
   */
  async play(frames, last, onFrame, speed = this.#settings.speed) {
    this.skip();
    this.showNotes();
    this.showHint();
    this.#speed = speed;
    this.#show += 1;
    const show = this.#show;
    this.#hurry = false;
    const whole = unfold(frames, last);
    const entries = grouped(whole, ({ at }) => at);
    for (const frame of whole) {
      onFrame?.(frame);
      const time = frameTime(entries.get(frame.at)?.length ?? 1, speed);
      await this.#change(frame.scene, this.#hurry ? 0 : time);
      if (show !== this.#show) return;
    }
    await this.#change(last, this.#hurry ? 0 : frameTime(1, speed), false);
    if (show === this.#show) this.#settle(last);
  }

  /** Brings everything that still moves to its place. */
  skip() {
    this.#hurry = true;
    for (const animation of this.#running) animation.finish();
  }

  /** Words have changed: say the labels again. */
  resay() {
    for (const piece of this.pieces.values()) this.#dress(piece, piece.item, true);
  }

  /**
   * Shows what a choice would do, as rings and dots over the board.
   * @param {Choice["ghost"]} ghost
   */
  showGhost(ghost = []) {
    this.#showMarks(".over", ghost);
  }

  /** Shows where a good move is; it stays until something else is to be shown. @param {Choice["ghost"]} marks */
  showHint(marks = []) {
    this.#showMarks(".hinted", marks);
  }

  /** @param {string} layer @param {NonNullable<Choice["ghost"]>} marks */
  #showMarks(layer, marks) {
    this.#paintOver(layer, marks.map(([key, mark]) => this.#ghostOn(key, mark)).join(""));
  }

  /** Puts signs on what stands on the board. @param {Note[]} [notes] */
  showNotes(notes = []) {
    const byKey = grouped(notes, ({ key }) => key);
    const markup = [...byKey].map(([key, signs]) => {
      const piece = this.pieces.get(key);
      return piece ? notesMarkup(piece.item, signs) : "";
    });
    this.#paintOver(".notes", markup.join(""));
  }

  /** @param {string} name of a layer over the pieces @param {string} markup */
  #paintOver(name, markup) {
    const layer = this.board.querySelector(name);
    if (layer && markup !== (this.#over.get(name) ?? "")) layer.innerHTML = markup;
    this.#over.set(name, markup);
  }

  /** @param {string} key @param {Mark} mark */
  #ghostOn(key, mark) {
    const piece = this.pieces.get(key);
    return piece ? ghostMarkup(piece.item, mark) : "";
  }

  cells() {
    return [...this.pieces.values()].filter(({ item }) => item.label);
  }

  /** @param {Scene} scene @param {number} time @param {boolean} [pause] whether an event that moves nothing takes its time */
  async #change(scene, time, pause = true) {
    this.#adopt(scene);
    this.#lay(scene);
    const { stay, moved, gone, came } = compare(
      [...this.pieces.values()].map((piece) => piece.item),
      scene,
    );
    /** @type {Array<[Piece, Item]>} */
    const travellers = [];
    for (const item of stay) {
      const piece = /** @type {Piece} */ (this.pieces.get(item.key));
      const from = piece.item;
      this.#dress(piece, item);
      if (distance(from, item) > 0.01) travellers.push([piece, from]);
    }
    const leaving = gone.map((item) => this.#take(item.key));
    const rekeyed = moved.map(([from, to]) => /** @type {const} */ ([this.#take(from.key), to]));
    for (const [piece, to] of rekeyed) {
      const from = piece.item;
      this.pieces.set(to.key, piece);
      this.#dress(piece, to);
      travellers.push([piece, from]);
    }
    for (const item of came) this.#add(item);
    this.#order(scene, new Set(travellers.map(([piece]) => piece).filter(({ item }) => !item.label)));
    const quiet = !pause && travellers.length + leaving.length + came.length === 0;
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
    const still = prefersStillness();
    this.#running = travellers.map(([piece, from]) =>
      still
        ? fade(piece.element, 0, 1, time)
        : travel(piece.element, from.at, piece.item.at, piece.item.size[1] * 0.9, { duration: time }),
    );
    const wait = came.some(({ faces }) => faces) ? tumbleTime(time, this.#speed) - time : 0;
    for (const item of came) {
      const piece = this.pieces.get(item.key);
      if (piece) this.#running.push(this.#enter(piece, time, wait, still));
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
   * What has faces is thrown in; what else is new fades in when that has come to rest.
   * @param {Piece} piece
   * @param {number} time
   * @param {number} wait
   * @param {boolean} still
   */
  #enter({ item, element }, time, wait, still) {
    if (!item.faces) return fade(element, 0, 1, time, wait);
    return still ? fade(element, 0, 1, time + wait) : tumble(element, { ...item, faces: item.faces }, time + wait);
  }

  /** Another game comes, whose board may be of another shape. */
  forgetShape() {
    this.board.parentElement?.removeAttribute("data-square");
  }

  /** @param {Scene} scene */
  #lay(scene) {
    for (const picture of [this.board, this.#ground]) put(picture, "viewBox", `0 0 ${scene.size.join(" ")}`);
    const square = isSquarish(scene);
    if (square !== null) this.board.parentElement?.toggleAttribute("data-square", square);
    if (scene.ground === this.#laid) return;
    this.#laid = scene.ground;
    const ground = groundMarkup(scene);
    if (ground !== this.#groundShown) this.#ground.innerHTML = ground;
    this.#groundShown = ground;
  }

  /** Takes over what stands in the page before the stage has drawn anything. @param {Scene} scene */
  #adopt(scene) {
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
      this.#dress(piece, item, true);
      painted.delete(item.key);
    }
    for (const element of painted.values()) element.remove();
  }

  /** @param {Item} item */
  #add(item) {
    const variant = variantOf(item);
    const holder = document.createElementNS("http://www.w3.org/2000/svg", "g");
    holder.innerHTML = itemMarkup(item, this.#say, variant);
    const element = /** @type {SVGGElement} */ (holder.firstElementChild);
    this.#items.append(element);
    this.pieces.set(item.key, { item, element, variant });
  }

  /** @param {string} key */
  #take(key) {
    const piece = /** @type {Piece} */ (this.pieces.get(key));
    this.pieces.delete(key);
    return piece;
  }

  /** Gives an item's element its new attributes, and its new shape only where that changed. @param {Piece} piece @param {Item} item @param {boolean} [anyway] */
  #dress(piece, item, anyway = false) {
    const { element, variant } = piece;
    const before = piece.item;
    piece.item = item;
    if (!anyway && alike(before, item)) return;
    const attributes = itemAttributes(item, this.#say, variant);
    const keep = item.label ? ["tabindex", "aria-disabled"] : [];
    for (const [name, value] of Object.entries(attributes)) {
      if (keep.includes(name) && element.hasAttribute(name)) continue;
      put(element, name, value);
    }
    const body = anyway || shapeOf(before) !== shapeOf(item) ? bodyMarkup(item, variant) : null;
    if (body !== null && body !== element.innerHTML) element.innerHTML = body; // what the build has painted stays
  }

  /** @param {Scene} scene */
  #settle(scene) {
    this.#order(scene, new Set());
  }

  /**
   * Paints in the scene's order, what travels above all. Cells are never taken out of the page: one of them may have the focus.
   * @param {Scene} scene
   * @param {Set<Piece>} raised
   */
  #order(scene, raised) {
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

/** What a change sounds like. @param {number} moved @param {number} gone @param {Item[]} came @returns {import("./sound.js").Sound | null} */
function soundOf(moved, gone, came) {
  if (came.some(({ faces }) => faces)) return "throw";
  if (moved) return "move";
  return came.length ? "come" : gone ? "go" : null;
}

/** Not much broader than high: so much can stand beside it. Of one that is drawn very high nothing is said: what stands beside it has made its room so, and it would go to and fro. @param {Scene} scene */
function isSquarish({ size: [width, height] }) {
  return height / width > 2.1 ? null : width / height < 1.5;
}

/** All that an item's markup depends on. @param {Item} item */
function shapeOf({ symbol, size, turn, text, label }) {
  return JSON.stringify([symbol, size, turn, text, Boolean(label)]);
}
