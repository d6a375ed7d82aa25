/** @import {Settings} from "../storage/types.js" */

/** The options that views are requested with, and those of the current view. */
export class ViewOptions {
  /** @type {"wide" | "tall"} */ shape = "wide";
  #requested = "";
  #settings;

  /** @param {Settings} settings live settings */
  constructor(settings) {
    this.#settings = settings;
  }

  /** The options as fields of a request. The viewer follows the turn. */
  get now() {
    const { past_reveals, overview } = this.#settings;
    return { shape: this.shape, past_reveals, overview, follow_turn: true };
  }

  /** Remember the options of a request. @param {object} [viewOptions] */
  markRequested(viewOptions = this.now) {
    this.#requested = JSON.stringify(viewOptions);
  }

  /** The view was requested with other options. */
  get isOutdated() {
    return this.#requested !== JSON.stringify(this.now);
  }
}
