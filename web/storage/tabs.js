/** Makes sure that a match is open in one tab only: the last one that opened it. */
export class Tabs {
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("troop") : null;
  #locks = navigator.locks;
  #gameId = "";
  #unlock = () => {};
  #onTaken;

  /**
   * @param {{onTaken: (id: string) => void, onChange: () => void}} callbacks `onTaken`: another tab has opened this match; `onChange`: another tab has changed stored data
   */
  constructor({ onTaken, onChange }) {
    this.#onTaken = onTaken;
    this.#channel?.addEventListener("message", ({ data }) => {
      if (data?.take && data.take === this.#gameId) this.#onLost();
      if (data?.changed) onChange();
    });
  }

  /** Tell other tabs that stored data has changed. */
  announceChange() {
    this.#channel?.postMessage({ changed: true });
  }

  /** Resolves when this tab has the match for itself. @param {string} id */
  async claim(id) {
    if (id === this.#gameId || !this.#channel || !this.#locks) return;
    this.release();
    this.#gameId = id;
    this.#channel.postMessage({ take: id });
    try {
      await this.#lock(id, { signal: AbortSignal.timeout(1_500) });
    } catch {
      await this.#lock(id, { steal: true }).catch(() => {}); // a suspended tab does not answer
    }
  }

  release() {
    this.#gameId = "";
    this.#unlock();
  }

  /** @param {string} id @param {LockOptions} options @returns {Promise<void>} */
  #lock(id, options) {
    return new Promise((held, failed) => {
      const keep = () =>
        new Promise((unlock) => {
          this.#unlock = () => unlock(undefined);
          held();
        });
      this.#locks.request(`troop ${id}`, options, keep).catch((error) => {
        failed(error);
        if (this.#gameId === id && !options.signal?.aborted) this.#onLost();
      });
    });
  }

  #onLost() {
    const id = this.#gameId;
    this.release();
    if (id) this.#onTaken(id);
  }
}
