/** @import {Hint} from "../engine/api.js" */
/** @import {Message} from "../i18n/types.js" */
/** @import {Stage} from "../board/stage.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { SlicedRequest } from "../engine/sliced-request.js";
import { byId, make } from "../ui/dom.js";
import { announce, problemOf } from "../ui/notices.js";
import { movePictures } from "./move-pictures.js";

/**
 * @typedef {object} HintsDependencies
 * @property {Translator} translator
 * @property {Stage} stage
 * @property {() => import("../engine/sliced-request.js").BotClient} botEngine
 * @property {() => object | null} requestFields fields of a hint request; null if there is nothing to decide
 * @property {(move: string[]) => void} play
 * @property {(words: string[]) => void} prepare choose these words without completing the move
 * @property {{notation: boolean}} settings
 * @property {(problem: Message) => void} explain
 */

/** Shows the best move with a reason; pressed again, also the next two. */
export class Hints {
  /** @type {Hint[]} */ #found = [];
  #shown = 0;
  /** Index of the hint that is explained and marked on the board. */ #chosen = 0;
  #thinking = false;
  #dependencies;
  #slicedRequest;
  #container = byId("hints");

  /** @param {HintsDependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    this.#slicedRequest = new SlicedRequest(dependencies.botEngine, (fraction) => this.#progress(fraction));
    byId("hint-play").addEventListener("click", () => {
      const hint = this.#found[this.#chosen];
      if (hint?.prepared) dependencies.prepare(hint.prepared);
      else if (hint) dependencies.play(hint.move);
    });
    byId("hint-close").addEventListener("click", () => this.close());
  }

  get isOpen() {
    return !this.#container.hidden;
  }

  close() {
    this.clear();
    byId("hint").focus();
  }

  async press() {
    const fields = this.#dependencies.requestFields();
    if (this.#thinking || !fields) return;
    if (this.#found.length) return this.#show(this.#found.length);
    this.#thinking = true;
    this.#progress(0);
    const answer = await this.#slicedRequest
      .ask({ request: "hint", ...fields })
      .catch((error) => ({ error: { message: problemOf(error) } }));
    if (!answer) return;
    this.#thinking = false;
    if ("error" in answer) {
      this.clear();
      this.#dependencies.explain(answer.error.message);
      return;
    }
    this.#found = answer.hints;
    this.#show(1);
  }

  /** The position has changed. */
  clear() {
    this.#slicedRequest.stop();
    this.#thinking = false;
    this.#found = [];
    if (this.#shown) this.#dependencies.stage.showHint();
    this.#shown = this.#chosen = 0;
    this.refresh();
  }

  refresh() {
    const { translate } = this.#dependencies.translator;
    const [shown, chosen] = [this.#found.slice(0, this.#shown), this.#found[this.#chosen]];
    this.#container.hidden = !this.#thinking && !shown.length;
    document.documentElement.toggleAttribute("data-hints-open", !this.#container.hidden);
    byId("hint-thinking").hidden = !this.#thinking;
    byId("hint-list").replaceChildren(...shown.map((hint, index) => this.#hintButton(hint, index)));
    byId("hint-reason").textContent = shown.length && chosen ? translate(chosen.reason) : "";
    byId("hint-play").hidden = !shown.length;
    byId("hint-play-label").textContent = chosen ? translate(chosen.prepared_label ?? this.#playLabel(chosen)) : "";
    byId("hint-label").textContent = translate([this.#hasMore ? "hint-more" : "hint"]);
    byId("hint").setAttribute(
      "aria-disabled",
      String(!this.#dependencies.requestFields() || (shown.length > 0 && !this.#hasMore)),
    );
    if (shown.length) this.#dependencies.stage.showHint(chosen?.marks);
  }

  /** A move as the player wants to read it: in words or in notation. @param {Hint} hint @returns {Message | string} */
  #said({ text, words }) {
    return this.#dependencies.settings.notation ? text : (words ?? text);
  }

  /** @param {Hint} hint @returns {Message} */
  #playLabel(hint) {
    return hint.words && !this.#dependencies.settings.notation ? ["hint-do"] : ["hint-play", { text: hint.text }];
  }

  get #hasMore() {
    return this.#shown > 0 && this.#shown < this.#found.length;
  }

  /** @param {number} count */
  #show(count) {
    const newHints = this.#found.slice(this.#shown, count);
    this.#shown = count;
    this.refresh();
    announce(
      newHints
        .map((hint) =>
          this.#dependencies.translator.translate(["hint-said", { text: this.#said(hint), why: hint.reason }]),
        )
        .join(" "),
    );
  }

  /** A button that selects this hint. @param {Hint} hint @param {number} index */
  #hintButton(hint, index) {
    const { translate } = this.#dependencies.translator;
    const { reason } = hint;
    const text = this.#said(hint);
    const pictures = this.#dependencies.settings.notation ? [] : (hint.pictures ?? []);
    const press = () => {
      this.#chosen = index;
      this.refresh();
      /** @type {HTMLElement | null} */ (byId("hint-list").querySelector(`li:nth-child(${index + 1}) button`))?.focus();
      announce(translate(["hint-said", { text, why: reason }]));
    };
    const attributes = {
      type: "button",
      class: "button chip",
      "aria-pressed": String(index === this.#chosen),
      onclick: press,
    };
    const shown = pictures.length ? movePictures(pictures) : typeof text === "string" ? text : translate(text);
    return make("li", {}, make("button", attributes, shown));
  }

  /** @param {number} fraction */
  #progress(fraction) {
    /** @type {HTMLProgressElement} */ (byId("hint-bar")).value = fraction;
    if (this.#container.hidden || fraction === 0) this.refresh();
  }
}
