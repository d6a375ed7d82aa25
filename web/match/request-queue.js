/** @import {ErrorResponse, MatchView, Message} from "../engine/api.js" */
import { problemOf } from "../ui/notices.js";

/**
 * @typedef {object} QueueCallbacks
 * @property {(problem: Message, rule?: string) => void} onRefused the engine refused the request
 * @property {(problem: Message) => void} onProblem the engine did not answer
 * @property {() => void} onDone the request is done, whatever the result
 */

/** Sends one request at a time and ignores the answers to cancelled ones. */
export class RequestQueue {
  busy = false;
  #generation = 0;
  /** @type {Promise<unknown>} */ #current = Promise.resolve();
  #callbacks;

  /** @param {QueueCallbacks} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
  }

  /**
   * @param {() => Promise<object>} send
   * @param {(view: MatchView) => void | Promise<void>} onView handles the answer; the next request waits for it
   * @returns {Promise<boolean>} whether a view was received
   */
  ask(send, onView) {
    if (this.busy) return Promise.resolve(false);
    this.busy = true;
    const handled = this.#handleAnswer(this.#generation, send(), onView);
    this.#current = handled;
    return handled;
  }

  /** Resolves when no request is pending. */
  async whenIdle() {
    await this.#current;
  }

  /** Ignore the pending request. */
  cancel() {
    this.#generation += 1;
    this.busy = false;
    this.#current = Promise.resolve();
  }

  /**
   * @param {number} generation
   * @param {Promise<object>} send
   * @param {(view: MatchView) => void | Promise<void>} onView
   */
  async #handleAnswer(generation, send, onView) {
    try {
      const answer = await send;
      if (generation !== this.#generation) return false;
      if (!("error" in answer)) {
        await onView(/** @type {MatchView} */ (answer));
        return generation === this.#generation;
      }
      const { message, rule } = /** @type {ErrorResponse} */ (answer).error;
      this.#callbacks.onRefused(message, rule);
    } catch (error) {
      if (generation === this.#generation) this.#callbacks.onProblem(problemOf(error));
    } finally {
      if (generation === this.#generation) {
        this.busy = false;
        this.#callbacks.onDone();
      }
    }
    return false;
  }
}
