/** @typedef {{ask(call: object, options?: {deadline?: number}): Promise<any>}} Desk */
/** @typedef {Desk & {relieve(): void}} MindsDesk where it is thought; it is told when a thought is over */

/** Milliseconds of a slice: so soon somebody who thinks can be told something else. */
const SLICE = 60;
/** A slice that takes so long is none: the worker is stuck. It may have to read a long game first. */
const WITHIN = 15_000;

/** Asks for what has to be thought about, slice by slice; says on the way how far it is. Only the last question counts. */
export class Thinker {
  #desk;
  #onProgress;
  #asked = 0;
  #hurry = false;

  /** @param {() => MindsDesk} desk @param {(fraction: number) => void} onProgress */
  constructor(desk, onProgress) {
    this.#desk = desk;
    this.#onProgress = onProgress;
  }

  /** @param {object} call @returns {Promise<any>} the answer; null if nobody wants it any more */
  async ask(call) {
    this.#asked += 1;
    this.#hurry = false;
    try {
      return await this.#answer(call, this.#asked);
    } finally {
      this.#desk().relieve();
    }
  }

  /** @param {object} call @param {number} asked */
  async #answer(call, asked) {
    for (;;) {
      const answer = await this.#desk().ask({ ...call, slice: SLICE, now: this.#hurry }, { deadline: WITHIN });
      if (asked !== this.#asked) return null;
      if (!("thinking" in answer)) return answer;
      this.#onProgress(answer.thinking.fraction);
    }
  }

  /** Enough: the answer is what was found so far. */
  hurry() {
    this.#hurry = true;
  }

  /** What was asked is not wanted any more. */
  stop() {
    this.#asked += 1;
  }
}
