/** @import {Choice, Item, MatchView, Badge} from "../engine/api.js" */
/** @import {Piece, Stage} from "../board/stage.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { Drag, pieceOf } from "../board/drag.js";
import { shake } from "../board/motion.js";
import { groupBy } from "../board/scene-diff.js";
import { amountCounters } from "../panels/amount-counters.js";
import { ChoiceCard } from "../panels/choice-card.js";
import { confirm } from "../ui/dialogs.js";
import { byId, make, svgIcon, updateAttribute } from "../ui/dom.js";
import { cellTowards } from "./keyboard.js";

/**
 * @typedef {object} Callbacks
 * @property {(choice: Choice, words: string[]) => void} choose `words` are all words up to this choice
 * @property {(words: string[]) => void} why
 * @property {(text: string) => void} type
 * @property {() => void} declineTurn decline also what is offered later in this turn
 * @property {() => void} back
 * @property {() => void} skip
 * @property {(text: string) => void} explain
 */

/** Choosing a move word by word, by mouse, touch, keyboard or typed notation. */
export class MoveInput {
  /** @type {Map<string, Choice>} by item key */ #onBoard = new Map();
  /** @type {Map<string, Choice>} those that begin a move */ #firstChoices = new Map();
  /** @type {Map<string, Badge[]>} by item key */ #badges = new Map();
  /** @type {Map<string, Choice>} those with a key or gesture of their own */ #roles = new Map();
  /** @type {MatchView["outlooks"]} what to mark while an item is pointed at */ #outlooks = {};
  /** @type {string[]} */ #prefix = [];
  /** @type {Choice | undefined} the choice that declines the offer */ #declineChoice;
  /** @type {string | null} key of the cell that has or last had the focus */ #focusedKey = null;
  /** @type {Element | null} the element last chosen, until the engine has answered */ #pressedElement = null;
  #enabled = false;
  #stage;
  #translator;
  #callbacks;
  #settings;
  #card;
  #drag;
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
   */
  offer(view) {
    this.#enabled = view !== null;
    this.#card.close();
    this.#pressedElement?.classList.remove("pressed");
    this.#pressedElement = null;
    this.#prefix = view?.prefix ?? [];
    this.#outlooks = view?.outlooks ?? {};
    this.#declineChoice = view?.choices.find(({ decline }) => decline);
    this.#onBoard = new Map();
    const counted = view?.choices.filter(({ amounts, decline }) => amounts && !decline) ?? [];
    /** @type {HTMLElement[]} */
    const offered = counted.length > 1 ? [this.#amountCounters(counted)] : [];
    for (const choice of view?.choices ?? []) {
      if (counted.length > 1 && counted.includes(choice)) continue;
      const onBoard = choice.item !== undefined && this.#stage.pieces.has(choice.item);
      if (onBoard) this.#onBoard.set(choice.item ?? "", choice);
      if (!onBoard || choice.role) offered.push(this.#button(choice));
      if (choice.recurs) offered.push(this.#notAgainButton(choice));
    }
    this.#roles = new Map(view?.choices.flatMap((choice) => (choice.role ? [[choice.role, choice]] : [])));
    if (!view?.prefix.length) this.#firstChoices = this.#onBoard;
    if (view?.back) offered.push(this.#backButton());
    const hadFocus = byId("choices").contains(document.activeElement);
    byId("choices").replaceChildren(...offered);
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

  focusTyped() {
    this.#input.focus();
    this.#input.select();
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
    element.classList.toggle("legal", legal);
    element.classList.toggle("draggable", this.#drag.can(piece));
    updateAttribute(element, "aria-disabled", String(!legal && !this.#canRestart(item)));
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
      else if (cell) this.#press(cell);
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

  /** @param {Piece} cell */
  #press({ item, element }) {
    const choice = this.#onBoard.get(item.key);
    if (this.#enabled && choice?.card) this.#card.open(choice, element);
    else if (this.#enabled && choice) this.#choose(choice);
    else if (this.#enabled && this.#restartWith(item)) return;
    else if (this.#enabled && item.word !== undefined) {
      this.refuse(item.key);
      this.#callbacks.why([...this.#prefix, item.word]);
    } else if (item.label) this.#callbacks.explain(this.#translator.translate(item.label));
  }

  /** Whether the item begins another move than the one being chosen. @param {Item} item */
  #canRestart(item) {
    const first = this.#firstChoices.get(item.key);
    return this.#enabled && this.#prefix.length > 0 && first !== undefined && !first.done;
  }

  /** Begin another move instead, or cancel the choice if it is the same item. @param {Item} item */
  #restartWith(item) {
    const first = this.#firstChoices.get(item.key);
    if (!first || !this.#canRestart(item)) return false;
    if (first.word === this.#prefix[0] || first.word === this.#prefix.at(-1)) this.#callbacks.back();
    else {
      this.#showPressed(first);
      this.#callbacks.choose(first, [first.word]);
    }
    return true;
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
   * Preview a choice, or else what is known of the item pointed at, or else what declining would do.
   * @param {Choice} [choice]
   * @param {string} [key] key of the item pointed at
   */
  #showPreview(choice, key = "") {
    const marks = choice ? choice.preview : (this.#outlooks[key] ?? this.#outlooks[""] ?? this.#declineChoice?.preview);
    this.#stage.showPreview(this.#settings.previews && this.#enabled ? marks : []);
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
    };
    return amountCounters(choices, this.#translator, callbacks);
  }

  #backButton() {
    const press = () => this.#callbacks.back();
    return make(
      "button",
      { type: "button", class: "button quiet", onclick: press },
      svgIcon("icon-back"),
      this.#translator.translate(["choice-back"]),
    );
  }
}
