/** @import {Lesson, LessonEntry} from "./desk.js" */
/** @import {Store} from "./store.js" */
/** @import {Words} from "./words.js" */
import { byId, drawing, make } from "./dom.js";
import { Pack } from "./pack.js";

/** The lessons there are: fetched when somebody wants to learn, listed by game, with what was finished and what was left. */
export class Lessons {
  /** @type {LessonEntry[]} */ list = [];
  #words;
  #store;
  /** @type {Pack<any>} */ #pack;
  #wishes;
  /** The game whose lessons are wanted first. */ #game = "";
  #dialog = /** @type {HTMLDialogElement} */ (byId("learn-list"));

  /**
   * @param {Words} words @param {Store} store @param {string} place where they are
   * @param {{open: (name: string) => void, fail: () => void}} wishes
   */
  constructor(words, store, place, wishes) {
    this.#words = words;
    this.#store = store;
    this.#pack = new Pack(place);
    this.#wishes = wishes;
  }

  /** Asks which lesson it shall be, those of one game first. @param {string} game */
  async open(game) {
    this.#game = game;
    if (!(await this.ready())) return this.#wishes.fail();
    this.refresh();
    this.#dialog.showModal();
    /** @type {HTMLElement | null} */ (this.#dialog.querySelector("button.lesson-open"))?.focus();
  }

  /** Says everything again. */
  refresh() {
    const games = [...new Set(this.list.map(({ game }) => game))];
    games.sort((one, other) => Number(other === this.#game) - Number(one === this.#game));
    byId("learn-games").replaceChildren(...games.map((game) => this.#ofGame(game)));
  }

  /** Whether the list of lessons is there. */
  async ready() {
    if (!this.list.length) this.list = (await this.#fetch("list")) ?? [];
    return this.list.length > 0;
  }

  /** A lesson as it was written. @param {string} name @returns {Promise<Lesson | null>} */
  async read(name) {
    return (await this.ready()) && this.list.some((entry) => entry.name === name) ? this.#fetch(name) : null;
  }

  /** The lesson to take after another: of the same game, if there is one. @param {string} name */
  after(name) {
    const at = this.list.findIndex((entry) => entry.name === name);
    const next = this.list[at + 1];
    return next && next.game === this.list[at]?.game ? next : null;
  }

  /** @param {string} file @returns {Promise<any>} null: it cannot be had */
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
      make("h3", {}, drawing(`box-${game}`, "cover"), this.#words.say([`game-${game}`])),
      make("ol", {}, ...entries),
    );
  }

  /** @param {LessonEntry} entry */
  #entry({ name, title, about, steps }) {
    const { done = false, step = 0 } = this.#store.settings.lessons[name] ?? {};
    const { say } = this.#words;
    const begun = step > 0 && step < steps;
    const state = begun ? say(["lesson-begun", { step: step + 1, steps }]) : done ? say(["lesson-done"]) : null;
    const press = () => {
      this.#dialog.close();
      this.#wishes.open(name);
    };
    return make(
      "button",
      { type: "button", class: "lesson-open", "data-lesson": name, onclick: press },
      drawing(done ? "icon-check" : "icon-learn", done ? "icon done" : "icon"),
      make("span", { class: "lesson-name" }, this.#words.pick(title)),
      make("span", { class: "lesson-about" }, this.#words.pick(about)),
      state ? make("span", { class: "lesson-state" }, state) : null,
    );
  }
}
