/** @import {Choice, Item, Look, Note} from "./desk.js" */
/** @import {Piece, Stage} from "./stage.js" */
/** @import {Words} from "./words.js" */
import { counters } from "./counters.js";
import { byId, drawing, make, put } from "./dom.js";
import { Drag, pieceOf } from "./drag.js";
import { cellTowards } from "./keys.js";
import { refuse } from "./motion.js";
import { grouped } from "./scenes.js";

/**
 * @typedef {object} Wishes what the hand asks of the table
 * @property {(words: string[], done: boolean) => void} choose
 * @property {(words: string[]) => void} why
 * @property {(text: string) => void} type
 * @property {() => void} back
 * @property {() => void} skip
 * @property {(text: string) => void} explain
 */

/** Choosing a move, word by word: clicks, taps, keys and typed notation all end in the same wishes. */
export class Hand {
  /** @type {Map<string, Choice>} by the key of the item that stands for it */ #onBoard = new Map();
  /** @type {Map<string, Choice>} those of them that begin a move */ #openers = new Map();
  /** @type {Map<string, Note[]>} by the key of the item that they are on */ #notes = new Map();
  /** @type {Map<string, Choice>} those with a key or a gesture of their own */ #roles = new Map();
  /** @type {string[]} */ #prefix = [];
  /** @type {Choice | undefined} the answer of who wants nothing of what is offered */ #declining;
  /** @type {string | null} the key of the cell that has or had the focus */ #focused = null;
  /** @type {Element | null} what was pressed, as long as the desk has not answered */ #pressed = null;
  #live = false;
  #stage;
  #words;
  #wishes;
  #settings;
  #drag;
  #input = /** @type {HTMLInputElement} */ (byId("typed-move"));

  /**
   * @param {Stage} stage
   * @param {Words} words
   * @param {{ghosts: boolean}} settings
   * @param {Wishes} wishes
   */
  constructor(stage, words, settings, wishes) {
    this.#stage = stage;
    this.#words = words;
    this.#settings = settings;
    this.#wishes = wishes;
    this.#drag = new Drag(stage, {
      choiceOn: ({ item }) => (this.#live ? this.#onBoard.get(item.key) : undefined),
      choose: (choice) => this.#choose(choice),
      ghost: (choice) => this.#showGhost(choice),
      back: () => this.#wishes.back(),
    });
    this.#listen(stage.board);
    byId("typed").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#input.value.trim();
      if (text && this.#live) this.#wishes.type(text);
    });
  }

  /**
   * Offers the choices of a look, or takes them all away.
   * @param {Look | null} look
   */
  offer(look) {
    this.#live = look !== null;
    this.#pressed?.classList.remove("pressed");
    this.#pressed = null;
    this.#prefix = look?.prefix ?? [];
    this.#declining = look?.choices.find(({ decline }) => decline);
    this.#onBoard = new Map();
    const counted = look?.choices.filter(({ amounts, decline }) => amounts && !decline) ?? [];
    /** @type {HTMLElement[]} */
    const offered = counted.length > 1 ? [this.#counters(counted)] : [];
    for (const choice of look?.choices ?? []) {
      if (counted.length > 1 && counted.includes(choice)) continue;
      const onBoard = choice.item !== undefined && this.#stage.pieces.has(choice.item);
      if (onBoard) this.#onBoard.set(choice.item ?? "", choice);
      if (!onBoard || choice.role) offered.push(this.#button(choice));
    }
    this.#roles = new Map(look?.choices.flatMap((choice) => (choice.role ? [[choice.role, choice]] : [])));
    if (!look?.prefix.length) this.#openers = this.#onBoard;
    if (look?.back) offered.push(this.#backButton());
    const pressed = byId("choices").contains(document.activeElement);
    byId("choices").replaceChildren(...offered);
    this.#notes = grouped(look?.notes ?? [], ({ key }) => key);
    this.#stage.showNotes(look?.notes);
    this.#showGhost();
    this.#stage.board.toggleAttribute("data-live", this.#live);
    if (look) this.#stage.board.dataset.asks = [look.last, ...look.prefix].join(" ");
    for (const cell of this.#stage.cells()) this.#prepare(cell);
    this.#rove();
    this.#refocus(pressed);
    if (look) this.#drag.offered();
  }

  /** Turns down what is offered, if it can be. @returns {boolean} whether it could */
  decline() {
    if (!this.#live || !this.#declining) return false;
    this.#choose(this.#declining);
    return true;
  }

  /** Brings the focus to the board, where a move can begin. */
  focusBoard() {
    this.#home()?.element.focus({ preventScroll: true });
  }

  clearTyped() {
    this.#input.value = "";
  }

  focusTyped() {
    this.#input.focus();
    this.#input.select();
  }

  /** @param {string} key the cell that cannot be chosen */
  refuse(key) {
    const piece = this.#stage.pieces.get(key);
    if (piece) refuse(piece.element);
  }

  /** @param {Piece} piece */
  #prepare(piece) {
    const { item, element } = piece;
    const legal = this.#onBoard.has(item.key);
    const notes = this.#notes.get(item.key) ?? [];
    const label = [...(item.label ? [item.label] : []), ...notes.map(({ say }) => say)].map(this.#words.say).join(" ");
    element.classList.toggle("legal", legal);
    element.classList.toggle("draggable", this.#drag.can(piece));
    put(element, "aria-disabled", String(!legal && !this.#canReopen(item)));
    put(element, "aria-label", legal ? this.#words.say(["cell-playable", { label }]) : label);
  }

  /** One cell of the board is in the tab order: the one that had the focus last, else the first that can be played. */
  #rove(to = this.#home()) {
    for (const { element } of this.#stage.cells()) put(element, "tabindex", element === to?.element ? "0" : "-1");
  }

  /** What had the focus may be gone, a thing that was used up or a button: the focus goes to the board. @param {boolean} pressed */
  #refocus(pressed) {
    const lost = pressed || (this.#focused !== null && !this.#stage.pieces.has(this.#focused));
    if (lost && document.activeElement === document.body) this.#home()?.element.focus();
  }

  /** @returns {Piece | undefined} */
  #home() {
    const cells = this.#stage.cells();
    const focused = cells.find(({ element }) => element === document.activeElement);
    return focused ?? cells.find(({ item }) => this.#onBoard.has(item.key)) ?? cells[0];
  }

  /** @param {SVGSVGElement} board */
  #listen(board) {
    board.addEventListener("click", (event) => {
      const cell = this.#cellOf(event.target);
      if (this.#stage.playing) this.#wishes.skip();
      else if (cell) this.#press(cell);
    });
    board.addEventListener("keydown", (event) => this.#key(event));
    board.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    board.addEventListener("pointerover", (event) => this.#ghost(this.#cellOf(event.target)));
    board.addEventListener("pointerleave", () => this.#ghost(null));
    board.addEventListener("focusin", (event) => {
      const cell = this.#cellOf(event.target);
      this.#focused = cell?.item.key ?? null;
      this.#ghost(cell);
    });
    board.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget) this.#focused = null;
      this.#ghost(null);
    });
  }

  /** @param {Piece} cell */
  #press({ item }) {
    const choice = this.#onBoard.get(item.key);
    if (this.#live && choice) this.#choose(choice);
    else if (this.#live && this.#reopens(item)) return;
    else if (this.#live && item.word !== undefined) {
      this.refuse(item.key);
      this.#wishes.why([...this.#prefix, item.word]);
    } else if (item.label) this.#wishes.explain(this.#words.say(item.label));
  }

  /** Whether something else can be begun with an item than what has been. @param {Item} item */
  #canReopen(item) {
    const opener = this.#openers.get(item.key);
    return this.#live && this.#prefix.length > 0 && opener !== undefined && !opener.done;
  }

  /** Another beginning is chosen instead of the one that was, or the same is let go. @param {Item} item */
  #reopens(item) {
    const opener = this.#openers.get(item.key);
    if (!opener || !this.#canReopen(item)) return false;
    if (opener.word === this.#prefix[0]) this.#wishes.back();
    else {
      this.#showPressed(opener);
      this.#wishes.choose([opener.word], false);
    }
    return true;
  }

  /** The choice that has a key or a gesture of its own, if there is one. @param {NonNullable<Choice["role"]>} role */
  #act(role) {
    const choice = this.#live ? this.#roles.get(role) : undefined;
    if (choice) this.#choose(choice);
    return choice !== undefined;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (event.deltaY && this.#act(event.deltaY > 0 ? "turn" : "unturn")) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key.toLowerCase() === "r" && this.#act(event.shiftKey ? "unturn" : "turn")) return;
    const cell = this.#cellOf(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.#stage.playing) this.#wishes.skip();
      else this.#press(cell);
      return;
    }
    const next = cellTowards(event.key, this.#stage.cells(), cell);
    if (next) {
      event.preventDefault();
      this.#rove(next);
      next.element.focus();
    } else if (event.key === "/") {
      event.preventDefault();
      this.#beginTyping();
    } else if (event.key.length === 1 && event.key !== "?") this.#beginTyping();
  }

  /** Where there is little room, the field is behind its button. */
  #beginTyping() {
    byId("actions").setAttribute("data-typing", "");
    byId("typed-toggle").setAttribute("aria-expanded", "true");
    this.#input.focus();
  }

  /** @param {EventTarget | null} target @returns {Piece | null} */
  #cellOf(target) {
    return pieceOf(this.#stage, target);
  }

  /** @param {Piece | null} cell */
  #ghost(cell) {
    if (this.#drag.active) return;
    this.#showGhost(cell && !this.#stage.playing ? this.#onBoard.get(cell.item.key) : undefined);
  }

  /** Shows what a choice would do; if none is pointed at, what comes of turning down what is offered. @param {Choice} [choice] */
  #showGhost(choice = this.#declining) {
    this.#stage.showGhost(this.#settings.ghosts && this.#live ? choice?.ghost : []);
  }

  /** @param {Choice} choice */
  #choose(choice) {
    this.#showPressed(choice);
    this.#wishes.choose([...this.#prefix, choice.word], choice.done === true);
  }

  /** What is chosen is seen at once: what comes of it, the desk has to say. @param {Choice} choice */
  #showPressed({ item, word }) {
    const buttons = /** @type {HTMLElement[]} */ ([...byId("choices").children]);
    const button = buttons.find(({ dataset }) => dataset.word === word);
    this.#pressed ??= this.#stage.pieces.get(item ?? "")?.element ?? button ?? null;
    this.#pressed?.classList.add("pressed");
  }

  /** @param {Choice} choice */
  #button(choice) {
    const show = () => this.#showGhost(choice);
    const hide = () => this.#showGhost();
    const press = () => this.#choose(choice);
    const events = { onclick: press, onpointerenter: show, onpointerleave: hide, onfocus: show, onblur: hide };
    const byKey = choice.decline ? make("span", { class: "by-key" }, this.#words.say(["choice-by-escape"])) : null;
    const keys = { "aria-keyshortcuts": choice.decline ? "Escape" : null };
    const main = choice.role === "done" ? "button main" : "button choice";
    const attributes = { type: "button", class: main, "data-word": choice.word, ...keys, ...events };
    return make("button", attributes, this.#words.say(choice.label), byKey);
  }

  /** @param {Choice[]} choices */
  #counters(choices) {
    const wishes = {
      choose: (/** @type {Choice} */ choice) => this.#choose(choice),
      ghost: (/** @type {Choice | undefined} */ choice) => this.#showGhost(choice),
    };
    return counters(choices, this.#words, wishes);
  }

  #backButton() {
    const press = () => this.#wishes.back();
    return make(
      "button",
      { type: "button", class: "button quiet", onclick: press },
      drawing("icon-back"),
      this.#words.say(["choice-back"]),
    );
  }
}
