/** @import {DeskError, Look, Message} from "./desk.js" */

/**
 * @typedef {object} Ears who listens
 * @property {(problem: Message, rule?: string) => void} onRefused the desk said no, why, and by which rule
 * @property {(problem: Message) => void} onTrouble nobody answered
 * @property {() => void} onEnd whatever was asked is over
 */

/** One question at a time; an answer that nobody waits for any more is dropped. */
export class Asking {
  busy = false;
  #sitting = 0;
  /** @type {Promise<unknown>} */ #current = Promise.resolve();
  #ears;

  /** @param {Ears} ears */
  constructor(ears) {
    this.#ears = ears;
  }

  /**
   * @param {() => Promise<object>} question
   * @param {(look: Look) => void | Promise<void>} onLook what is done with the answer; the next question waits for it
   * @returns {Promise<boolean>} whether it was answered with a look
   */
  ask(question, onLook) {
    if (this.busy) return Promise.resolve(false);
    this.busy = true;
    const heard = this.#hear(this.#sitting, question(), onLook);
    this.#current = heard;
    return heard;
  }

  /** Resolves when nothing is asked. */
  async end() {
    await this.#current;
  }

  /** Something else is wanted now: what was asked is forgotten. */
  forget() {
    this.#sitting += 1;
    this.busy = false;
    this.#current = Promise.resolve();
  }

  /**
   * @param {number} sitting
   * @param {Promise<object>} question
   * @param {(look: Look) => void | Promise<void>} onLook
   */
  async #hear(sitting, question, onLook) {
    try {
      const answer = await question;
      if (sitting !== this.#sitting) return false;
      if (!("error" in answer)) {
        await onLook(/** @type {Look} */ (answer));
        return sitting === this.#sitting;
      }
      const { say, rule } = /** @type {DeskError} */ (answer).error;
      this.#ears.onRefused(say, rule);
    } catch (error) {
      if (sitting === this.#sitting) this.#ears.onTrouble(problemOf(error));
    } finally {
      if (sitting === this.#sitting) {
        this.busy = false;
        this.#ears.onEnd();
      }
    }
    return false;
  }
}

/** What to say of an error. @param {unknown} error @returns {Message} */
export function problemOf(error) {
  const say = /** @type {{say?: Message}} */ (error)?.say;
  if (!say) console.error(error);
  return Array.isArray(say) ? say : ["problem-engine"];
}
