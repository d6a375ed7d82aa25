/** The screen stays awake while a game is on the table, where the browser can do that. */
export class Awake {
  /** @type {WakeLockSentinel | null} */ #lock = null;
  #wanted = false;

  constructor() {
    // A page that was out of sight has lost its hold.
    document.addEventListener("visibilitychange", () => this.#hold());
  }

  /** @param {boolean} wanted */
  want(wanted) {
    this.#wanted = wanted;
    this.#hold();
  }

  async #hold() {
    if (!this.#wanted || document.hidden) {
      await this.#lock?.release().catch(() => {});
      this.#lock = null;
    } else if (!this.#lock || this.#lock.released) {
      // A battery that runs low, or a browser that cannot: then the screen does as it always does.
      this.#lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    }
  }
}
