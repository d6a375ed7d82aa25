/** @typedef {{ask(request: object, options?: {deadline?: number}): Promise<any>}} ApiClient */
/**
 * @typedef {ApiClient & {replaceIfLarge(): void}} BotClient told after each long request, so that it can be restarted if it has grown
 */

/** Milliseconds per slice, after which the request can be changed or cancelled. */
const SLICE = 60;
/** A slice that takes this long means that the worker is stuck. The first one may include reading a long record. */
const SLICE_TIMEOUT = 15_000;

/** Sends a long-running request in slices and reports its progress. A new request replaces the previous one. */
export class SlicedRequest {
  #engine;
  #onProgress;
  #latest = 0;
  #finishNow = false;

  /** @param {() => BotClient} engine @param {(fraction: number) => void} onProgress */
  constructor(engine, onProgress) {
    this.#engine = engine;
    this.#onProgress = onProgress;
  }

  /** @param {object} request @returns {Promise<any>} the answer; null if the request was cancelled */
  async ask(request) {
    this.#latest += 1;
    this.#finishNow = false;
    try {
      return await this.#repeat(request, this.#latest);
    } finally {
      this.#engine().replaceIfLarge();
    }
  }

  /** @param {object} request @param {number} latest */
  async #repeat(request, latest) {
    for (;;) {
      const answer = await this.#engine().ask(
        { ...request, slice_ms: SLICE, play_now: this.#finishNow },
        { deadline: SLICE_TIMEOUT },
      );
      if (latest !== this.#latest) return null;
      if (!("thinking" in answer)) return answer;
      this.#onProgress(answer.thinking.fraction);
    }
  }

  /** Ask for the best answer found so far. */
  finishNow() {
    this.#finishNow = true;
  }

  /** Cancel the request. */
  stop() {
    this.#latest += 1;
  }
}
