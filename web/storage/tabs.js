/**
 * Makes sure that a match is open in one tab only: the last one that opened it. Where the browser has no locks, or
 * blocks them together with storage, each tab plays for itself.
 */
export class Tabs {
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("troop") : null;
  /** @type {LockManager | undefined} */ #locks = navigator.locks;
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
      this.#locks?.request(`troop ${id}`, { steal: true }, keep).catch((error) => {
        if (error.name === "AbortError") this.#onLost(id);
        else this.#locks = undefined;
        held(undefined);
      });
    });
  }

  /** Whether this tab still has the match. @param {string} id */
  holds(id) {
    return !this.#locks || id === this.#gameId;
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
