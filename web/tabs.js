/** The page may be open in several tabs: a game is played in one of them, the one that opened it last. */
export class Tabs {
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("troop") : null;
  #locks = navigator.locks;
  #mine = "";
  #release = () => {};
  #onTaken;

  /** @param {{onTaken: (id: string) => void, onChange: () => void}} ears another tab has opened the game of this one; something that is kept has changed there */
  constructor({ onTaken, onChange }) {
    this.#onTaken = onTaken;
    this.#channel?.addEventListener("message", ({ data }) => {
      if (data?.take && data.take === this.#mine) this.#give();
      if (data?.changed) onChange();
    });
  }

  /** What is kept has changed. */
  tell() {
    this.#channel?.postMessage({ changed: true });
  }

  /** Resolves when no other tab plays this game any more. @param {string} id */
  async take(id) {
    if (id === this.#mine || !this.#channel || !this.#locks) return;
    this.leave();
    this.#mine = id;
    this.#channel.postMessage({ take: id });
    try {
      await this.#hold(id, { signal: AbortSignal.timeout(1_500) });
    } catch {
      await this.#hold(id, { steal: true }).catch(() => {}); // a tab that sleeps does not answer
    }
  }

  /** The game is on this table no more. */
  leave() {
    this.#mine = "";
    this.#release();
  }

  /** @param {string} id @param {LockOptions} options @returns {Promise<void>} */
  #hold(id, options) {
    return new Promise((held, failed) => {
      const keep = () =>
        new Promise((release) => {
          this.#release = () => release(undefined);
          held();
        });
      this.#locks.request(`troop ${id}`, options, keep).catch((error) => {
        failed(error);
        if (this.#mine === id && !options.signal?.aborted) this.#give();
      });
    });
  }

  #give() {
    const id = this.#mine;
    this.leave();
    if (id) this.#onTaken(id);
  }
}
