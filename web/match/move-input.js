/** @import {Choice, Item, MatchView, Badge} from "../engine/api.js" */
/** @import {Piece, Stage} from "../board/stage.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { Drag, pieceOf } from "../board/drag.js";
import { shake } from "../board/motion.js";
import { groupBy } from "../board/scene-diff.js";
import { amountCounters } from "../panels/amount-counters.js";
import { confirm } from "../ui/dialogs.js";
import { byId, make, svgIcon, updateAttribute } from "../ui/dom.js";
import { ChoiceCard } from "./choice-card.js";
import { anchorOf, ChoicePopover } from "./choice-popover.js";
import { cellTowards } from "./keyboard.js";

/**
 * @typedef {object} Callbacks
 * @property {(choice: Choice, words: string[]) => void} choose `words` are all words up to this choice
 * @property {(words: string[]) => void} why
 * @property {(text: string) => void} type
 * @property {() => void} declineTurn decline also what is offered later in this turn
 * @property {(words: string[] | null) => void} point the choice pointed at, as all words up to it; null for none
 * @property {() => void} back
 * @property {() => void} skip
 * @property {(text: string) => void} explain
 */

/** @typedef {{choice: Choice, prefix: readonly string[]}} EarlierChoice a choice that was offered before, and the words before it */

/** So few choices that differ in amounts are buttons; more of them are made with counters. */
const MIN_COUNTED = 2;

/** Choosing a move word by word, by mouse, touch, keyboard or typed notation. */
export class MoveInput {
  /** @type {Map<string, Choice>} by item key */ #onBoard = new Map();
  /** @type {Map<string, EarlierChoice>} by item key: what could be chosen instead of the words chosen so far */
  #earlier = new Map();
  /** @type {ReadonlySet<string>} keys of the items that begin a move */ #beginnings = new Set();
  /** @type {Map<string, Badge[]>} by item key */ #badges = new Map();
  /** @type {Map<string, Choice>} those with a key or gesture of their own */ #roles = new Map();
  /** @type {MatchView["outlooks"]} what to mark while an item is pointed at */ #outlooks = {};
  /** @type {string[]} */ #prefix = [];
  /** @type {Choice | undefined} the choice that declines the offer */ #declineChoice;
  /** @type {Choice | undefined} the choice that the counters stand at */ #countedChoice;
  /** @type {string | null} key of the cell that has or last had the focus */ #focusedKey = null;
  /** @type {Element | null} the element last chosen, until the engine has answered */ #pressedElement = null;
  #enabled = false;
  #stage;
  #translator;
  #callbacks;
  #settings;
  #card;
  #drag;
  #popover;
  #input = /** @type {HTMLInputElement} */ (byId("typed-move"));

  /**
   * @param {Stage} stage
   * @param {Translator} translator
   * @param {{previews: boolean}} settings
   * @param {Callbacks} callbacks
   */
  constructor(stage, translator, settings, callbacks) {
    this.#stage = stage;
    this.#translator = translator;
    this.#settings = settings;
    this.#callbacks = callbacks;
    this.#card = new ChoiceCard(translator, (choice) => this.#choose(choice));
    this.#drag = new Drag(stage, {
      choiceOn: ({ item }) => (this.#enabled ? this.#onBoard.get(item.key) : undefined),
      choose: (choice) => this.#choose(choice),
      preview: (choice) => this.#showPreview(choice),
      back: () => this.#callbacks.back(),
    });
    this.#popover = new ChoicePopover(byId("choices"), stage);
    this.#listen(stage.board);
    byId("typed").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#input.value.trim();
      if (text && this.#enabled) this.#callbacks.type(text);
    });
  }

  /**
   * Offer the choices of a view, or none.
   * @param {MatchView | null} view
   * @param {MatchView[]} [earlier] the views that the words so far were chosen in, the latest first
   */
  offer(view, earlier = []) {
    this.#enabled = view !== null;
    this.#card.close();
    this.#pressedElement?.classList.remove("pressed");
    this.#pressedElement = null;
    this.#prefix = view?.prefix ?? [];
    this.#outlooks = view?.outlooks ?? {};
    this.#countedChoice = undefined;
    this.#declineChoice = view?.choices.find(({ decline }) => decline);
    this.#onBoard = this.#placed(view?.choices ?? []);
    this.#earlier = this.#placedBefore(earlier);
    this.#beginnings = new Set(this.#placed(earlier.at(-1)?.choices ?? []).keys());
    const counted = view?.choices.filter(({ amounts, decline }) => amounts && !decline) ?? [];
    /** @type {HTMLElement[]} */
    const offered = counted.length > MIN_COUNTED ? [this.#amountCounters(counted)] : [];
    for (const choice of view?.choices ?? []) {
      if (counted.length > MIN_COUNTED && counted.includes(choice)) continue;
      const onBoard = choice.item !== undefined && this.#stage.pieces.has(choice.item);
      if (!onBoard || choice.role) offered.push(this.#button(choice));
      if (choice.recurs) offered.push(this.#notAgainButton(choice));
    }
    this.#roles = new Map(view?.choices.flatMap((choice) => (choice.role ? [[choice.role, choice]] : [])));
    if (view?.back) offered.push(this.#backButton());
    const hadFocus = byId("choices").contains(document.activeElement);
    byId("choices").replaceChildren(...offered);
    const kept = [...(view?.prefix ?? []), ...(view?.prefix ?? []), ...this.#earlier.keys()];
    this.#popover.place(anchorOf(view?.choices ?? []), kept);
    this.#badges = groupBy(view?.badges ?? [], ({ key }) => key);
    this.#stage.showBadges(view?.badges);
    this.#showPreview();
    this.#stage.board.toggleAttribute("data-enabled", this.#enabled);
    if (view) this.#stage.board.dataset.position = [view.last, ...view.prefix].join(" ");
    for (const cell of this.#stage.cells()) this.#updateCell(cell);
    this.#setTabStop();
    this.#restoreFocus(hadFocus);
    if (view) this.#drag.offered();
  }

  /** Put the card of a choice away. @returns {boolean} whether there was one */
  closeCard() {
    return this.#card.close();
  }

  /** The choices that items stand for, by item key. An item's own choice comes before one that it is a target of. @param {readonly Choice[]} choices */
  #placed(choices) {
    /** @type {Map<string, Choice>} */
    const placed = new Map();
    for (const choice of choices) {
      if (choice.item !== undefined && this.#stage.pieces.has(choice.item)) placed.set(choice.item, choice);
    }
    for (const choice of choices) {
      for (const key of choice.targets ?? []) {
        if (this.#stage.pieces.has(key) && !placed.has(key)) placed.set(key, choice);
      }
    }
    return placed;
  }

  /**
   * What items stood for in earlier views, the latest first. A first choice that is a whole move is left out: it is
   * not made by mistake in the middle of another move.
   * @param {MatchView[]} views
   */
  #placedBefore(views) {
    /** @type {Map<string, EarlierChoice>} */
    const placed = new Map();
    for (const { choices, prefix } of views) {
      for (const [key, choice] of this.#placed(choices)) {
        if (!placed.has(key) && (prefix.length || !choice.done)) placed.set(key, { choice, prefix });
      }
    }
    return placed;
  }

  /** Decline what is offered, if possible. @returns {boolean} whether it was possible */
  decline() {
    if (!this.#enabled || !this.#declineChoice) return false;
    this.#choose(this.#declineChoice);
    return true;
  }

  /** Focus a cell that can be played. */
  focusBoard() {
    this.#defaultCell()?.element.focus({ preventScroll: true });
  }

  clearTyped() {
    this.#input.value = "";
  }

  /** @param {string} key key of a cell that cannot be chosen */
  refuse(key) {
    const piece = this.#stage.pieces.get(key);
    if (piece) shake(piece.element);
  }

  /** @param {Piece} piece */
  #updateCell(piece) {
    const { item, element } = piece;
    const legal = this.#onBoard.has(item.key);
    const badges = this.#badges.get(item.key) ?? [];
    const label = [...(item.label ? [item.label] : []), ...badges.map(({ message }) => message)]
      .map(this.#translator.translate)
      .join(" ");
    showTooltip(element, badges.map(({ message }) => this.#translator.translate(message)).join(" "));
    element.classList.toggle("legal", legal);
    element.classList.toggle("draggable", this.#drag.can(piece));
    updateAttribute(element, "aria-disabled", String(!legal && !this.#canRechoose(item)));
    updateAttribute(element, "aria-label", legal ? this.#translator.translate(["cell-playable", { label }]) : label);
  }

  /** One cell is in the tab order: the one last focused, else the first playable one. */
  #setTabStop(to = this.#defaultCell()) {
    for (const { element } of this.#stage.cells())
      updateAttribute(element, "tabindex", element === to?.element ? "0" : "-1");
  }

  /** Move the focus to the board if the focused element has disappeared. @param {boolean} hadFocus */
  #restoreFocus(hadFocus) {
    const lost = hadFocus || (this.#focusedKey !== null && !this.#stage.pieces.has(this.#focusedKey));
    if (lost && document.activeElement === document.body) this.#defaultCell()?.element.focus();
  }

  /** @returns {Piece | undefined} */
  #defaultCell() {
    const cells = this.#stage.cells();
    const focused = cells.find(({ element }) => element === document.activeElement);
    return focused ?? cells.find(({ item }) => this.#onBoard.has(item.key)) ?? cells[0];
  }

  /** @param {SVGSVGElement} board */
  #listen(board) {
    board.addEventListener("click", (event) => {
      const cell = this.#cellOf(event.target);
      if (this.#stage.playing) this.#callbacks.skip();
      else if (cell && !this.#explainBadge(cell, event)) this.#press(cell);
    });
    board.addEventListener("keydown", (event) => this.#onKey(event));
    board.addEventListener("wheel", (event) => this.#onWheel(event), { passive: false });
    board.addEventListener("pointerover", (event) => this.#preview(this.#cellOf(event.target)));
    board.addEventListener("pointerleave", () => this.#preview(null));
    board.addEventListener("focusin", (event) => {
      const cell = this.#cellOf(event.target);
      this.#focusedKey = cell?.item.key ?? null;
      this.#preview(cell);
    });
    board.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget) this.#focusedKey = null;
      this.#preview(null);
    });
  }

  /** A tap on the badge of a cell that cannot be chosen explains the badge. @param {Piece} cell @param {MouseEvent} event */
  #explainBadge({ item }, { clientX: x, clientY: y }) {
    const badges = this.#badges.get(item.key);
    if (!badges || this.#onBoard.has(item.key) || this.#canRechoose(item)) return false;
    const isHit = [...this.#stage.board.querySelectorAll(".badges .badge")].some((badge) => {
      const { left, right, top, bottom } = badge.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
    if (isHit) this.#callbacks.explain(badges.map(({ message }) => this.#translator.translate(message)).join(" "));
    return isHit;
  }

  /** @param {Piece} cell */
  #press({ item, element }) {
    const choice = this.#onBoard.get(item.key);
    if (this.#enabled && choice?.card) this.#card.open(choice, element);
    else if (this.#enabled && choice) this.#choose(choice);
    else if (this.#enabled && this.#rechoose(item)) return;
    else if (this.#enabled && item.word !== undefined) {
      this.refuse(item.key);
      this.#callbacks.why([...this.#prefix, item.word]);
    } else if (item.label) this.#callbacks.explain(this.#translator.translate(item.label));
  }

  /** Whether the item stands for another choice than one made before. @param {Item} item */
  #canRechoose(item) {
    return this.#enabled && this.#earlier.has(item.key);
  }

  /** Make another choice instead of one made before, or take back the first one, or the piece picked up last, if it is the same. @param {Item} item */
  #rechoose(item) {
    const earlier = this.#earlier.get(item.key);
    if (!earlier || !this.#enabled) return false;
    const { choice, prefix } = earlier;
    if (choice.word !== this.#prefix[prefix.length]) {
      this.#showPressed(choice);
      this.#callbacks.choose(choice, [...prefix, choice.word]);
    } else if (prefix.length === 0 || this.#isLastPiece(item, prefix)) this.#callbacks.back();
    return true;
  }

  /** Whether the last word chosen was to pick up this piece. @param {Item} item @param {readonly string[]} prefix before that word */
  #isLastPiece({ key }, prefix) {
    return prefix.length === this.#prefix.length - 1 && this.#beginnings.has(key);
  }

  /** @param {NonNullable<Choice["role"]>} role */
  #chooseByRole(role) {
    const choice = this.#enabled ? this.#roles.get(role) : undefined;
    if (choice) this.#choose(choice);
    return choice !== undefined;
  }

  /** @param {WheelEvent} event */
  #onWheel(event) {
    if (event.deltaY && this.#chooseByRole(event.deltaY > 0 ? "turn" : "unturn")) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key.toLowerCase() === "r" && this.#chooseByRole(event.shiftKey ? "unturn" : "turn")) return;
    const cell = this.#cellOf(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.#stage.playing) this.#callbacks.skip();
      else this.#press(cell);
      return;
    }
    const next = cellTowards(event.key, this.#stage.cells(), cell);
    if (next) {
      event.preventDefault();
      this.#setTabStop(next);
      next.element.focus();
    } else if (event.key.length === 1 && !"?/".includes(event.key)) this.beginTyping();
  }

  /** On small screens the input is hidden until its button is pressed. */
  beginTyping() {
    byId("actions").setAttribute("data-typing", "");
    byId("typed-toggle").setAttribute("aria-expanded", "true");
    this.#input.focus();
  }

  /** @param {EventTarget | null} target @returns {Piece | null} */
  #cellOf(target) {
    return pieceOf(this.#stage, target);
  }

  /** @param {Piece | null} cell */
  #preview(cell) {
    if (this.#drag.active) return;
    const key = cell && !this.#stage.playing ? cell.item.key : "";
    this.#showPreview(this.#onBoard.get(key), key);
  }

  /**
   * Preview a choice, or else what is known of the item pointed at, or else what is counted or what declining would do.
   * @param {Choice} [choice]
   * @param {string} [key] key of the item pointed at
   */
  #showPreview(choice, key = "") {
    const isOn = this.#settings.previews && this.#enabled;
    const outlook = choice ? undefined : (this.#outlooks[key] ?? this.#outlooks[""]);
    const shown = isOn && !outlook ? (choice ?? this.#countedChoice ?? this.#declineChoice) : undefined;
    this.#stage.showPreview(isOn ? (outlook ?? shown?.preview) : []);
    this.#callbacks.point(shown ? [...this.#prefix, shown.word] : null);
  }

  /** @param {Choice} choice */
  async #choose(choice) {
    const { confirm: question, label } = choice;
    const { translate } = this.#translator;
    if (question && !(await confirm(translate, { title: ["ask-title"], text: question, yes: label }))) return;
    this.#showPressed(choice);
    this.#callbacks.choose(choice, [...this.#prefix, choice.word]);
  }

  /** Mark the choice at once, before the engine answers. @param {Choice} choice */
  #showPressed({ item, word }) {
    const buttons = /** @type {HTMLElement[]} */ ([...byId("choices").children]);
    const button = buttons.find(({ dataset }) => dataset.word === word);
    this.#pressedElement ??= this.#stage.pieces.get(item ?? "")?.element ?? button ?? null;
    this.#pressedElement?.classList.add("pressed");
  }

  /** @param {Choice} choice */
  #button(choice) {
    const show = () => this.#showPreview(choice);
    const hide = () => this.#showPreview();
    const press = () => this.#choose(choice);
    const events = { onclick: press, onpointerenter: show, onpointerleave: hide, onfocus: show, onblur: hide };
    const byKey = choice.decline
      ? make("span", { class: "shortcut" }, this.#translator.translate(["choice-by-escape"]))
      : null;
    const keys = { "aria-keyshortcuts": choice.decline ? "Escape" : null };
    const main = choice.role === "done" ? "button main" : "button choice";
    const attributes = { type: "button", class: main, "data-word": choice.word, ...keys, ...events };
    return make("button", attributes, this.#translator.translate(choice.label), byKey);
  }

  /** Decline this offer and those that follow in this turn. @param {Choice} choice */
  #notAgainButton(choice) {
    const press = () => {
      this.#callbacks.declineTurn();
      this.#choose(choice);
    };
    const attributes = { type: "button", class: "button quiet", onclick: press };
    return make("button", attributes, this.#translator.translate(["choice-not-again"]));
  }

  /** @param {Choice[]} choices */
  #amountCounters(choices) {
    const callbacks = {
      choose: (/** @type {Choice} */ choice) => this.#choose(choice),
      preview: (/** @type {Choice | undefined} */ choice) => this.#showPreview(choice),
      count: (/** @type {Choice} */ choice) => {
        this.#countedChoice = choice;
        this.#showPreview(choice);
      },
    };
    return amountCounters(choices, this.#translator, callbacks);
  }

  #backButton() {
    const press = () => this.#callbacks.back();
    return make(
      "button",
      { type: "button", class: "button quiet back", onclick: press },
      svgIcon("icon-back"),
      make("span", {}, this.#translator.translate(["choice-back"])),
    );
  }
}

/** @param {SVGGElement} element @param {string} text shown while the element is pointed at; empty for none */
function showTooltip(element, text) {
  const shown = element.querySelector(":scope > title");
  if (!text) shown?.remove();
  else if (shown) shown.textContent = text;
  else {
    const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
    title.textContent = text;
    element.append(title);
  }
}
