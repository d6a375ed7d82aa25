/** @import {Hint, Message} from "./desk.js" */
/** @import {Stage} from "./stage.js" */
/** @import {Words} from "./words.js" */
import { problemOf } from "./asking.js";
import { byId, drawing, make } from "./dom.js";
import { announce } from "./live.js";
import { Thinker } from "./thinker.js";

/**
 * @typedef {object} HintHouse
 * @property {Words} words
 * @property {Stage} stage
 * @property {() => import("./thinker.js").Desk} minds
 * @property {() => object | null} call how to ask for a hint now; null: there is nothing to decide
 * @property {(move: string[]) => void} play
 * @property {(problem: Message) => void} explain
 */

/** Hints: the best move, shown on the board with a reason; asked again, the two next best. */
export class Hints {
  /** @type {Hint[]} */ #found = [];
  #shown = 0;
  #thinking = false;
  #house;
  #thinker;
  #box = byId("hints");

  /** @param {HintHouse} house */
  constructor(house) {
    this.#house = house;
    this.#thinker = new Thinker(house.minds, (fraction) => this.#progress(fraction));
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
    this.#shown = 0;
    this.refresh();
  }

  /** Says everything again. */
  refresh() {
    this.#box.hidden = !this.#thinking && this.#shown === 0;
    byId("hint-thinking").hidden = !this.#thinking;
    byId("hint-list").replaceChildren(
      ...this.#found.slice(0, this.#shown).map((hint, index) => this.#entry(hint, index)),
    );
    byId("hint-label").textContent = this.#house.words.say([this.#more ? "hint-more" : "hint"]);
    byId("hint").setAttribute("aria-disabled", String(!this.#house.call() || (this.#shown > 0 && !this.#more)));
    if (this.#shown) this.#house.stage.showHint(this.#found[0]?.marks);
  }

  get #more() {
    return this.#shown > 0 && this.#shown < this.#found.length;
  }

  /** @param {number} count */
  #show(count) {
    const news = this.#found.slice(this.#shown, count);
    this.#shown = count;
    this.refresh();
    announce(news.map((hint) => this.#say(hint)).join(" "));
  }

  /** @param {Hint} hint */
  #say({ text, why }) {
    return this.#house.words.say(["hint-said", { text, why }]);
  }

  /** @param {Hint} hint @param {number} index */
  #entry(hint, index) {
    const { say } = this.#house.words;
    const point = () => this.#house.stage.showHint(hint.marks);
    const events = { onpointerenter: point, onfocus: point, onclick: () => this.#house.play(hint.move) };
    const label = say(["hint-play", { text: hint.text }]);
    return make(
      "li",
      { class: index === 0 ? "best" : null },
      make(
        "button",
        { type: "button", class: "button", "aria-label": label, title: label, ...events },
        drawing("icon-play"),
        hint.text,
      ),
      make("span", {}, say(hint.why)),
    );
  }

  /** @param {number} fraction */
  #progress(fraction) {
    /** @type {HTMLProgressElement} */ (byId("hint-bar")).value = fraction;
    if (this.#box.hidden || fraction === 0) this.refresh();
  }
}
