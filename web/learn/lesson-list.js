/** @import {Lesson} from "../engine/api.js" */
/** @import {LessonEntry} from "./types.js" */
/** @import {Store} from "../storage/store.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { ContentPack } from "../engine/content-pack.js";
import { byId, make, svgIcon } from "../ui/dom.js";

/** The list of lessons by game, with the progress in each. Loaded on first use. */
export class LessonList {
  /** @type {LessonEntry[]} */ list = [];
  #translator;
  #store;
  /** @type {ContentPack<any>} */ #pack;
  #callbacks;
  /** The game whose lessons are listed first. */ #game = "";
  #dialog = /** @type {HTMLDialogElement} */ (byId("lesson-list"));

  /**
   * @param {Translator} translator
   * @param {Store} store
   * @param {string} place URL of the lessons
   * @param {{open: (name: string) => void, fail: () => void}} callbacks
   */
  constructor(translator, store, place, callbacks) {
    this.#translator = translator;
    this.#store = store;
    this.#pack = new ContentPack(place);
    this.#callbacks = callbacks;
  }

  /** Show the list, starting with one game. @param {string} game */
  async open(game) {
    this.#game = game;
    if (!(await this.ready())) return this.#callbacks.fail();
    this.refresh();
    this.#dialog.showModal();
    /** @type {HTMLElement | null} */ (this.#dialog.querySelector("button.lesson-open"))?.focus();
  }

  refresh() {
    const games = [...new Set(this.list.map(({ game }) => game))];
    games.sort((one, other) => Number(other === this.#game) - Number(one === this.#game));
    byId("lesson-list-games").replaceChildren(...games.map((game) => this.#ofGame(game)));
  }

  /** Whether the list of lessons could be loaded. */
  async ready() {
    if (!this.list.length) this.list = (await this.#fetch("list")) ?? [];
    return this.list.length > 0;
  }

  /** @param {string} name @returns {Promise<Lesson | null>} */
  async read(name) {
    return (await this.ready()) && this.list.some((entry) => entry.name === name) ? this.#fetch(name) : null;
  }

  /** The next lesson of the same game. @param {string} name */
  after(name) {
    const at = this.list.findIndex((entry) => entry.name === name);
    const next = this.list[at + 1];
    return next && next.game === this.list[at]?.game ? next : null;
  }

  /** @param {string} file @returns {Promise<any>} null if it cannot be loaded */
  async #fetch(file) {
    try {
      return (await this.#pack.read(file)) ?? null;
    } catch {
      return null;
    }
  }

  /** @param {string} game */
  #ofGame(game) {
    const entries = this.list.filter((entry) => entry.game === game).map((entry) => make("li", {}, this.#entry(entry)));
    return make(
      "section",
      {},
      make("h3", {}, svgIcon(`box-${game}`, "cover"), this.#translator.translate([`game-${game}`])),
      make("ol", {}, ...entries),
    );
  }

  /** @param {LessonEntry} entry */
  #entry({ name, title, about, steps }) {
    const { done = false, step = 0 } = this.#store.settings.lessons[name] ?? {};
    const { translate } = this.#translator;
    const begun = step > 0 && step < steps;
    const state = begun
      ? translate(["lesson-begun", { step: step + 1, steps }])
      : done
        ? translate(["lesson-done"])
        : null;
    const press = () => {
      this.#dialog.close();
      this.#callbacks.open(name);
    };
    return make(
      "button",
      { type: "button", class: "lesson-open", "data-lesson": name, onclick: press },
      svgIcon(done ? "icon-check" : "icon-learn", done ? "icon done" : "icon"),
      make("span", { class: "lesson-name" }, this.#translator.pick(title)),
      make("span", { class: "lesson-about" }, this.#translator.pick(about)),
      state ? make("span", { class: "lesson-state" }, state) : null,
    );
  }
}
