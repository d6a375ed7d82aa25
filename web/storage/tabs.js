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
      if (data?.changed) onChange();
    });
  }

  /** Tell other tabs that stored data has changed. */
  announceChange() {
    this.#channel?.postMessage({ changed: true });
  }

  /** Resolves when this tab has the match for itself. @param {string} id */
  async claim(id) {
    if (id === this.#gameId || !this.#locks) return;
    this.release();
    this.#gameId = id;
    await new Promise((held) => {
      const keep = () =>
        new Promise((unlock) => {
          this.#unlock = () => unlock(undefined);
          held(undefined);
        });
      // Of several tabs that claim at once, the browser lets the last one have the lock and tells the others.
      this.#locks.request(`troop ${id}`, { steal: true }, keep).catch(() => {
        held(undefined);
        this.#onLost(id);
      });
    });
  }

  release() {
    this.#gameId = "";
    this.#unlock();
  }

  /** @param {string} id */
  #onLost(id) {
    if (id !== this.#gameId) return;
    this.release();
    this.#onTaken(id);
  }
}
