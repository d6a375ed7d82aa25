/** @import {Save} from "./desk.js" */
/** @import {Store} from "./store.js" */
/** @import {Words} from "./words.js" */
import { askForText, confirm } from "./dialogs.js";
import { byId, drawing, make } from "./dom.js";
import { notice } from "./notices.js";

/** @type {Intl.DateTimeFormatOptions} */
const WHEN = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" };
/** So many stand on the shelf before somebody wants to see all: hundreds of games would make the page heavy. */
const FEW = 8;

/** The list of saved games on the shelf: continue, rename, remove. */
export class Saves {
  #words;
  #store;
  #wishes;
  #all = false;

  /** @param {Words} words @param {Store} store @param {{open: (save: Save) => void, change: () => void}} wishes */
  constructor(words, store, wishes) {
    this.#words = words;
    this.#store = store;
    this.#wishes = wishes;
    byId("saves-more").addEventListener("click", () => this.#showAll());
  }

  show() {
    const saves = this.#store.list();
    byId("saves").hidden = saves.length === 0;
    const shown = this.#all ? saves : saves.slice(0, FEW);
    byId("saves-list").replaceChildren(...shown.map((save) => this.#entry(save)));
    const more = byId("saves-more");
    more.hidden = shown.length === saves.length;
    if (!more.hidden) more.textContent = this.#words.say(["saves-more", { count: saves.length - shown.length }]);
    this.#wishes.change();
  }

  /** The older ones, too: who pressed for them is at the first of them. */
  #showAll() {
    this.#all = true;
    this.show();
    const [first] = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".save-open"))].slice(FEW);
    first?.focus();
  }

  /** What a game is called: its own name, or who plays it. @param {Save} save */
  titleOf(save) {
    if (save.name) return save.name;
    const seats = save.brief?.seats ?? [];
    return (
      seats.map((_, seat) => this.#words.nameOf(seat, seats)).join(" – ") || this.#words.say([`game-${save.game}`])
    );
  }

  /** @param {Save} save */
  #entry(save) {
    const { say } = this.#words;
    const title = this.titleOf(save);
    const named = (/** @type {string} */ id) => say([id, { title }]);
    const press = save.damaged ? () => this.#copy(save) : () => this.#wishes.open(save);
    return make(
      "li",
      { class: save.damaged ? "save damaged" : "save" },
      make(
        "button",
        { type: "button", class: "save-open", onclick: press },
        drawing(save.game ? `box-${save.game}` : "icon-save", "cover"),
        make("span", { class: "save-title" }, title),
        make("span", { class: "save-about" }, save.damaged ? say(["save-damaged"]) : this.#about(save)),
      ),
      this.#tool("icon-pencil", named("save-rename"), () => this.#rename(save)),
      this.#tool("icon-trash", named("save-remove"), () => this.#remove(save)),
    );
  }

  /** @param {Save} save */
  #about(save) {
    const letter = save.finished ? undefined : save.brief?.letter;
    if (letter) return this.#aboutLetter(letter, save);
    const when = new Intl.DateTimeFormat(this.#words.language, WHEN);
    const id = save.finished ? "save-finished" : "save-open";
    return this.#words.say([id, { when: when.format(save.changed), moves: save.brief?.moves ?? 0 }]);
  }

  /** Whose turn it is. @param {NonNullable<import("./desk.js").Brief["letter"]>} letter @param {Save} save */
  #aboutLetter({ mine, next }, { brief }) {
    const name = this.#words.nameOf(next ?? 0, brief?.seats ?? []);
    return this.#words.say(mine ? ["letter-save-mine"] : ["letter-save-theirs", { name }]);
  }

  /** @param {string} icon @param {string} label @param {() => void} press */
  #tool(icon, label, press) {
    const attributes = { type: "button", class: "button quiet", "aria-label": label, title: label, onclick: press };
    return make("button", attributes, drawing(icon));
  }

  /** @param {Save} save */
  async #rename(save) {
    const question = {
      title: /** @type {[string]} */ (["rename-title"]),
      label: /** @type {[string]} */ (["rename-label"]),
    };
    const name = await askForText(this.#words.say, { ...question, value: this.titleOf(save) });
    if (name === null) return;
    await this.#store.keep({ ...save, name });
    this.show();
  }

  /** @param {Save} save */
  async #remove(save) {
    const { say } = this.#words;
    const title = this.titleOf(save);
    const sure = await confirm(say, { title: ["remove-title"], text: ["remove-text", { title }], yes: ["remove-yes"] });
    if (!sure) return;
    await this.#store.remove(save.id);
    this.show();
    const bringBack = async () => {
      await this.#store.keep(save);
      this.show();
    };
    notice(say, ["removed", { title }], { label: ["removed-undo"], act: bringBack, key: "removed" });
  }

  /** A game that cannot be opened can still be taken along as text. @param {Save} save */
  async #copy(save) {
    const { say } = this.#words;
    const yes = await confirm(say, {
      title: ["damaged-title"],
      text: ["damaged-text", { reason: save.damaged ?? "" }],
      yes: ["damaged-copy"],
    });
    if (!yes) return;
    try {
      await navigator.clipboard.writeText(save.record);
      notice(say, ["copied"]);
    } catch {
      notice(say, ["copy-denied"]);
    }
  }
}
