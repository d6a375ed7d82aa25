/** @import {MatchView, Preview} from "../engine/api.js" */

import { expandScene } from "../board/scene-diff.js";

/**
 * @typedef {object} Callbacks
 * @property {(words: string[], root: string[]) => Promise<any>} ask what a choice would lead to
 * @property {(scene: import("../engine/api.js").Scene | null, stats: Preview["stats"]) => void} show null for nothing
 */

/** Asks for what choices of the current view would lead to, one at a time, and shows it for the latest one. */
export class ResultPreviews {
  /** @type {MatchView | null} */ #view = null;
  /** @type {Map<string, Preview>} by the words of the choice */ #known = new Map();
  /** @type {string[] | null} the choice pointed at */ #wanted = null;
  #asking = false;
  #callbacks;

  /** @param {Callbacks} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
  }

  /** Other choices are offered. @param {MatchView | null} view */
  offer(view) {
    this.#view = view?.has_results ? view : null;
    this.#known.clear();
    this.#show(null);
  }

  /** Show what a choice would lead to, or nothing. @param {string[] | null} words all words up to this choice */
  point(words) {
    if (!words || !this.#view) this.#show(null);
    else this.#show(words);
  }

  /** @param {string[] | null} words */
  #show(words) {
    this.#wanted = words;
    const known = words && this.#known.get(JSON.stringify(words));
    if (known && this.#view) {
      this.#callbacks.show(known.scene && expandScene(known.scene, this.#view.scene), known.stats);
    } else {
      this.#callbacks.show(null, []);
      if (words) this.#ask(words);
    }
  }

  /** @param {string[]} words */
  async #ask(words) {
    const view = this.#view;
    if (this.#asking || !view) return;
    this.#asking = true;
    const answer = await this.#callbacks.ask(words, [...view.prefix]).catch(() => null);
    this.#asking = false;
    if (view === this.#view && answer && !("error" in answer)) this.#known.set(JSON.stringify(words), answer);
    else if (view === this.#view) return; // a choice can be made without a preview
    if (this.#wanted) this.#show(this.#wanted);
  }
}
