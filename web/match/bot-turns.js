/** @import {MatchView} from "../engine/api.js" */
/** @import {Settings} from "../storage/types.js" */

import { minThinkingTime } from "../board/motion.js";
import { SlicedRequest } from "../engine/sliced-request.js";
import { showThinking } from "../panels/status-panel.js";
import { delay } from "../ui/dom.js";

/**
 * @typedef {object} BotTurnsDependencies
 * @property {() => import("../engine/sliced-request.js").BotClient} botEngine
 * @property {Settings} settings
 * @property {() => void} onCutShort a bot had to stop thinking early
 */

/**
 * Plays the bots' turns: they think in slices and decide no faster than people can follow. Has the interface of an
 * engine.
 */
export class BotTurns {
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
  }

  /** Tell once that a bot had to stop thinking early. @param {MatchView} view */
  onMove({ cut_short: cutShort }) {
    if (cutShort && !this.#cutShortTold) this.#dependencies.onCutShort();
    this.#cutShortTold ||= cutShort === true;
  }
}
