/** Keeps the screen on during a match, if the browser supports it. */
export class ScreenWakeLock {
  /** @type {WakeLockSentinel | null} */ #lock = null;
  #wanted = false;

  constructor() {
    // The lock is released while the page is hidden.
    document.addEventListener("visibilitychange", () => this.#update());
  }

  /** @param {boolean} wanted */
  request(wanted) {
    this.#wanted = wanted;
    this.#update();
  }

  async #update() {
    if (!this.#wanted || document.hidden) {
      await this.#lock?.release().catch(() => {});
      this.#lock = null;
    } else if (!this.#lock || this.#lock.released) {
      // denied, for example on low battery
      this.#lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    }
  }
}
