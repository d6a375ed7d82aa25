/** @import {Hint, Message} from "./desk.js" */
/** @import {Stage} from "./stage.js" */
/** @import {Words} from "./words.js" */
import { problemOf } from "./asking.js";
import { byId, make } from "./dom.js";
import { announce } from "./live.js";
import { Thinker } from "./thinker.js";

/**
 * @typedef {object} HintHouse
 * @property {Words} words
 * @property {Stage} stage
 * @property {() => import("./thinker.js").MindsDesk} minds
 * @property {() => object | null} call how to ask for a hint now; null: there is nothing to decide
 * @property {(move: string[]) => void} play
 * @property {(problem: Message) => void} explain
 */

/** Hints: the best move, shown on the board with a reason; asked again, the two next best. */
export class Hints {
  /** @type {Hint[]} */ #found = [];
  #shown = 0;
  /** Which of them is explained, and shown on the board. */ #chosen = 0;
  #thinking = false;
  #house;
  #thinker;
  #box = byId("hints");

  /** @param {HintHouse} house */
  constructor(house) {
    this.#house = house;
    this.#thinker = new Thinker(house.minds, (fraction) => this.#progress(fraction));
    byId("hint-play").addEventListener("click", () => {
      const hint = this.#found[this.#chosen];
      if (hint) house.play(hint.move);
    });
    byId("hint-close").addEventListener("click", () => {
      this.clear();
      byId("hint").focus();
    });
  }

  /** The first press thinks and shows the best; the next one shows all. */
  async press() {
    const call = this.#house.call();
    if (this.#thinking || !call) return;
    if (this.#found.length) return this.#show(this.#found.length);
    this.#thinking = true;
    this.#progress(0);
    const answer = await this.#thinker
      .ask({ call: "hint", ...call })
      .catch((error) => ({ error: { say: problemOf(error) } }));
    if (!answer) return;
    this.#thinking = false;
    if ("error" in answer) {
      this.clear();
      this.#house.explain(answer.error.say);
      return;
    }
    this.#found = answer.hints;
    this.#show(1);
  }

  /** Something else is to be decided now, or nothing. */
  clear() {
    this.#thinker.stop();
    this.#thinking = false;
    this.#found = [];
    if (this.#shown) this.#house.stage.showHint();
    this.#shown = this.#chosen = 0;
    this.refresh();
  }

  /** Says everything again. */
  refresh() {
    const { say } = this.#house.words;
    const [shown, chosen] = [this.#found.slice(0, this.#shown), this.#found[this.#chosen]];
    this.#box.hidden = !this.#thinking && !shown.length;
    document.documentElement.toggleAttribute("data-hints", !this.#box.hidden);
    byId("hint-thinking").hidden = !this.#thinking;
    byId("hint-list").replaceChildren(...shown.map((hint, index) => this.#chip(hint, index)));
    byId("hint-why").textContent = shown.length && chosen ? say(chosen.why) : "";
    byId("hint-play").hidden = !shown.length;
    byId("hint-play-label").textContent = chosen ? say(["hint-play", { text: chosen.text }]) : "";
    byId("hint-label").textContent = say([this.#more ? "hint-more" : "hint"]);
    byId("hint").setAttribute("aria-disabled", String(!this.#house.call() || (shown.length > 0 && !this.#more)));
    if (shown.length) this.#house.stage.showHint(chosen?.marks);
  }

  get #more() {
    return this.#shown > 0 && this.#shown < this.#found.length;
  }

  /** @param {number} count */
  #show(count) {
    const news = this.#found.slice(this.#shown, count);
    this.#shown = count;
    this.refresh();
    announce(news.map(({ text, why }) => this.#house.words.say(["hint-said", { text, why }])).join(" "));
  }

  /** A move that is good; pressed, it is the one that is shown and explained. @param {Hint} hint @param {number} index */
  #chip({ text, why, percent }, index) {
    const { say } = this.#house.words;
    const press = () => {
      this.#chosen = index;
      this.refresh();
      /** @type {HTMLElement | null} */ (byId("hint-list").querySelector(`li:nth-child(${index + 1}) button`))?.focus();
      announce(say(["hint-said", { text, why }]));
    };
    const label = say(["hint-chip", { text, percent }]);
    const attributes = {
      type: "button",
      class: "button chip",
      "aria-pressed": String(index === this.#chosen),
      "aria-label": label,
      title: label,
      onclick: press,
    };
    return make("li", {}, make("button", attributes, text, make("small", {}, say(["hint-chance", { percent }]))));
  }

  /** @param {number} fraction */
  #progress(fraction) {
    /** @type {HTMLProgressElement} */ (byId("hint-bar")).value = fraction;
    if (this.#box.hidden || fraction === 0) this.refresh();
  }
}
