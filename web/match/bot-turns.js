/** @import {MatchView, Message, Settings} from "../engine/api.js" */

import { minThinkingTime } from "../board/motion.js";
import { SlicedRequest } from "../engine/sliced-request.js";
import { showThinking } from "../panels/status-panel.js";
import { delay } from "../ui/dom.js";

/**
 * @typedef {object} BotTurnsDependencies
 * @property {() => import("../engine/sliced-request.js").BotClient} botEngine
 * @property {Settings} settings
 * @property {(problem: Message, seat: number) => void} onBotTrouble a bot failed or did not answer
 * @property {() => void} onCutShort a bot had to stop thinking early
 */

/**
 * Plays the bots' turns: they think in slices and decide no faster than people can follow. Has the interface of an
 * engine.
 */
export class BotTurns {
  /** A bot is thinking. */ thinking = false;
  #dependencies;
  #slicedRequest;
  /** The player has been told that bots think less deeply on this device. */ #cutShortTold = false;

  /** @param {BotTurnsDependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    this.#slicedRequest = new SlicedRequest(dependencies.botEngine, showThinking);
  }

  /** Wait at least as long as the speed setting demands. @param {object} request @returns {Promise<any>} */
  async ask(request) {
    const [answer] = await Promise.all([
      this.#slicedRequest.ask(request),
      delay(minThinkingTime(this.#dependencies.settings.bot_speed)),
    ]);
    return answer;
  }

  /** Let the bot play the best move found so far. */
  finishNow() {
    this.#slicedRequest.finishNow();
  }

  stop() {
    this.#slicedRequest.stop();
    this.thinking = false;
  }

  /** Another match is opened. */
  reset() {
    this.#cutShortTold = false;
  }

  /**
   * Call after every decision.
   * @param {MatchView} view
   * @returns {import("../board/motion.js").Speed | undefined} animation speed, if a bot has decided
   */
  onDecision({ cut_short: cutShort }) {
    const speed = this.thinking ? this.#dependencies.settings.bot_speed : undefined;
    this.thinking = false;
    showThinking(null);
    if (cutShort && !this.#cutShortTold) this.#dependencies.onCutShort();
    this.#cutShortTold ||= cutShort === true;
    return speed;
  }

  /**
   * Report the problem if a bot was thinking.
   * @param {Message} problem
   * @param {MatchView | null} view
   * @returns {boolean} whether a bot was thinking
   */
  onFailure(problem, view) {
    if (!this.thinking || typeof view?.actor !== "number") return false;
    this.#dependencies.onBotTrouble(problem, view.actor + 1);
    return true;
  }
}
