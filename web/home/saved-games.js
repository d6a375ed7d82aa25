/** @import {Save} from "../storage/types.js" */
/** @import {Store} from "../storage/store.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { askForText, confirm } from "../ui/dialogs.js";
import { byId, make, svgIcon } from "../ui/dom.js";
import { showNotice } from "../ui/notices.js";
import { onlyPerson } from "./setup.js";

/** @type {Intl.DateTimeFormatOptions} */
const WHEN = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" };
/** Games shown before "show all": rendering hundreds would be slow. */
const SHOWN_AT_FIRST = 8;

/** Unfinished games offered at the top of the home page. */
const UNFINISHED_SHOWN = 2;

/** The list of saved games on the home page: open, rename, remove. */
export class SavedGames {
  #translator;
  #store;
  #callbacks;
  #all = false;

  /** @param {Translator} translator @param {Store} store @param {{open: (save: Save) => void, change: () => void}} callbacks */
  constructor(translator, store, callbacks) {
    this.#translator = translator;
    this.#store = store;
    this.#callbacks = callbacks;
    byId("saved-games-more").addEventListener("click", () => this.#showAll());
  }

  show() {
    const savedGames = this.#store.list();
    byId("saved-games").hidden = savedGames.length === 0;
    this.#showUnfinished(savedGames.filter(({ finished, damaged }) => !finished && !damaged));
    const shown = this.#all ? savedGames : savedGames.slice(0, SHOWN_AT_FIRST);
    byId("saved-games-list").replaceChildren(...shown.map((save) => this.#entry(save)));
    const more = byId("saved-games-more");
    more.hidden = shown.length === savedGames.length;
    if (!more.hidden)
      more.textContent = this.#translator.translate(["saves-more", { count: savedGames.length - shown.length }]);
    this.#callbacks.change();
  }

  /** The games to go on with, above everything else: those that wait for somebody here come first. @param {Save[]} unfinished */
  #showUnfinished(unfinished) {
    const myTurn = (/** @type {Save} */ { brief }) => Number(brief?.correspondence?.your_turn ?? false);
    const first = unfinished.toSorted((one, other) => myTurn(other) - myTurn(one)).slice(0, UNFINISHED_SHOWN);
    byId("unfinished-games").hidden = first.length === 0;
    byId("unfinished-games").replaceChildren(
      ...first.map((save) =>
        make(
          "button",
          { type: "button", class: "unfinished-game", onclick: () => this.#callbacks.open(save) },
          svgIcon(`box-${save.game}`, "cover"),
          make("span", { class: "unfinished-game-title" }, this.#translator.translate(["save-go-on"])),
          make("span", { class: "unfinished-game-about" }, `${this.titleOf(save)} · ${this.#about(save)}`),
        ),
      ),
    );
  }

  /** Show the older games too, and focus the first of them. */
  #showAll() {
    this.#all = true;
    this.show();
    const [first] = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".saved-game-open"))].slice(
      SHOWN_AT_FIRST,
    );
    first?.focus();
  }

  /** The game's own name, or the names of its players. @param {Save} save */
  titleOf(save) {
    if (save.name) return save.name;
    const seats = save.brief?.seats ?? [];
    const you = onlyPerson(seats);
    const nameOf = (/** @type {number} */ seat) =>
      seat === you && !seats[seat]?.name
        ? this.#translator.translate(["seat-you"])
        : this.#translator.nameOf(seat, seats);
    return seats.map((_, seat) => nameOf(seat)).join(" – ") || this.#translator.translate([`game-${save.game}`]);
  }

  /** @param {Save} save */
  #entry(save) {
    const { translate } = this.#translator;
    const title = this.titleOf(save);
    const named = (/** @type {string} */ id) => translate([id, { title }]);
    const press = save.damaged ? () => this.#copy(save) : () => this.#callbacks.open(save);
    return make(
      "li",
      { class: save.damaged ? "saved-game damaged" : "saved-game" },
      make(
        "button",
        { type: "button", class: "saved-game-open", onclick: press },
        svgIcon(save.game ? `box-${save.game}` : "icon-save", "cover"),
        make("span", { class: "saved-game-title" }, title),
        make("span", { class: "saved-game-about" }, save.damaged ? translate(["save-damaged"]) : this.#about(save)),
      ),
      this.#tool("icon-pencil", named("save-rename"), () => this.#rename(save)),
      this.#tool("icon-trash", named("save-remove"), () => this.#remove(save)),
    );
  }

  /** @param {Save} save */
  #about(save) {
    const letter = save.finished ? undefined : save.brief?.correspondence;
    if (letter) return this.#aboutLetter(letter, save);
    const when = new Intl.DateTimeFormat(this.#translator.language, WHEN);
    const id = save.finished ? "save-finished" : "save-open";
    return this.#translator.translate([id, { when: when.format(save.changed), moves: save.brief?.moves ?? 0 }]);
  }

  /** @param {NonNullable<import("../storage/types.js").Brief["correspondence"]>} correspondence @param {Save} save */
  #aboutLetter({ your_turn: mine, next }, { brief }) {
    const name = this.#translator.nameOf(next ?? 0, brief?.seats ?? []);
    return this.#translator.translate(mine ? ["correspondence-save-mine"] : ["correspondence-save-theirs", { name }]);
  }

  /** @param {string} icon @param {string} label @param {() => void} press */
  #tool(icon, label, press) {
    const attributes = { type: "button", class: "button quiet", "aria-label": label, title: label, onclick: press };
    return make("button", attributes, svgIcon(icon));
  }

  /** @param {Save} save */
  async #rename(save) {
    const question = {
      title: /** @type {[string]} */ (["rename-title"]),
      label: /** @type {[string]} */ (["rename-label"]),
    };
    const name = await askForText(this.#translator.translate, { ...question, value: this.titleOf(save) });
    if (name === null) return;
    await this.#store.saveGame({ ...save, name });
    this.show();
  }

  /** @param {Save} save */
  async #remove(save) {
    const { translate } = this.#translator;
    const title = this.titleOf(save);
    const sure = await confirm(translate, {
      title: ["remove-title"],
      text: ["remove-text", { title }],
      yes: ["remove-yes"],
    });
    if (!sure) return;
    await this.#store.remove(save.id);
    this.show();
    const bringBack = async () => {
      await this.#store.saveGame(save);
      this.show();
    };
    showNotice(translate, ["removed", { title }], { label: ["removed-undo"], act: bringBack, key: "removed" });
  }

  /** The record of a damaged game can still be copied. @param {Save} save */
  async #copy(save) {
    const { translate } = this.#translator;
    const yes = await confirm(translate, {
      title: ["damaged-title"],
      text: ["damaged-text", { reason: save.damaged ?? "" }],
      yes: ["damaged-copy"],
    });
    if (!yes) return;
    try {
      await navigator.clipboard.writeText(save.record);
      showNotice(translate, ["copied"]);
    } catch {
      showNotice(translate, ["copy-denied"]);
    }
  }
}
