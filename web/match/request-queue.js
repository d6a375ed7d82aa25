/** @import {ErrorResponse} from "../engine/api.js" */
/** @import {Message} from "../i18n/types.js" */
import { problemOf } from "../ui/notices.js";

/**
 * @typedef {object} QueueCallbacks
 * @property {(problem: Message, rule?: string) => void} onRefused the engine refused the request
 * @property {(problem: Message) => void} onProblem the engine did not answer, or its answer cannot be shown
 * @property {() => void} onDone the request is done, whatever the result
 */

/** Waits for one answer at a time and ignores the answers to cancelled requests. */
export class RequestQueue {
  #generation = 0;
  /** @type {Promise<unknown>} */ #current = Promise.resolve();
  #callbacks;

  /** @param {QueueCallbacks} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
  }

  /**
   * @param {Promise<any>} sent the answer to come
   * @param {(answer: any) => void | Promise<void>} onAnswer the request is done when this is
   * @returns {Promise<boolean>} whether it was answered
   */
  await(sent, onAnswer) {
    const handled = this.#handleAnswer(this.#generation, sent, onAnswer);
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
    this.#current = Promise.resolve();
  }

  /**
   * @param {number} generation
   * @param {Promise<any>} sent
   * @param {(answer: any) => void | Promise<void>} onAnswer
   */
  async #handleAnswer(generation, sent, onAnswer) {
    try {
      const answer = await sent;
      if (generation !== this.#generation) return false;
      if (!("error" in answer)) {
        await onAnswer(answer);
        return generation === this.#generation;
      }
      const { message, rule } = /** @type {ErrorResponse} */ (answer).error;
      this.#callbacks.onRefused(message, rule);
    } catch (error) {
      if (generation === this.#generation) this.#callbacks.onProblem(problemOf(error));
    } finally {
      if (generation === this.#generation) this.#callbacks.onDone();
    }
    return false;
  }
}
