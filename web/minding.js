/** @import {Look, Message, Settings} from "./desk.js" */
import { pause } from "./dom.js";
import { thinkingPause } from "./motion.js";
import { showThought } from "./sheet.js";
import { Thinker } from "./thinker.js";

/**
 * @typedef {object} MindHouse
 * @property {() => import("./thinker.js").MindsDesk} minds
 * @property {Settings} settings
 * @property {(problem: Message, seat: number) => void} onMindTrouble a mind failed, or was silent
 * @property {() => void} onCut a mind had to stop thinking early
 */

/** The turns of minds: they think in slices, and play at a pace that people can follow. Asked like a desk. */
export class Minding {
  /** A mind is at it now. */ thinking = false;
  #house;
  #thinker;
  /** It was said that minds think less deeply here. */ #said = false;

  /** @param {MindHouse} house */
  constructor(house) {
    this.#house = house;
    this.#thinker = new Thinker(house.minds, showThought);
  }

  /** The answer does not come before people have seen what was there. @param {object} call @returns {Promise<any>} */
  async ask(call) {
    const [answer] = await Promise.all([this.#thinker.ask(call), pause(thinkingPause(this.#house.settings.pace))]);
    return answer;
  }

  /** Enough: what was found so far is played. */
  hurry() {
    this.#thinker.hurry();
  }

  /** Nobody waits for it any more. */
  stop() {
    this.#thinker.stop();
    this.thinking = false;
  }

  /** Another game is on the table. */
  open() {
    this.#said = false;
  }

  /** A decision was made, perhaps by a mind. @param {Look} look @returns {import("./motion.js").Speed | undefined} how fast it is shown, if it was */
  decided({ cut }) {
    const pace = this.thinking ? this.#house.settings.pace : undefined;
    this.thinking = false;
    showThought(null);
    if (cut && !this.#said) this.#house.onCut();
    this.#said ||= cut === true;
    return pace;
  }

  /** If it was a mind that got into trouble, somebody has to say how it goes on. @param {Message} problem @param {Look | null} look @returns {boolean} whether it was */
  failed(problem, look) {
    if (!this.thinking || typeof look?.actor !== "number") return false;
    this.#house.onMindTrouble(problem, look.actor + 1);
    return true;
  }
}
