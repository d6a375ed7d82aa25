/** @import {HiddenTimer as TimerRules} from "../engine/api.js" */

const TICK = 500;
/** Time that passed while the tab was suspended does not count. */
const MAX_TICK = 2 * TICK;

/**
 * A timer that the players cannot see. It runs only while the match is visible and not covered; once it has run out, it
 * rings as soon as the rules allow.
 */
export class HiddenTimer {
  /** @type {number | null} milliseconds until it rings; null if the game has no timer */ remaining = null;
  /** @type {TimerRules | null} */ #rules = null;
  #lastTick = performance.now();
  #isRunning;
  #onRing;

  /** @param {{isRunning: () => boolean, onRing: (action: string) => void}} callbacks */
  constructor({ isRunning, onRing }) {
    this.#isRunning = isRunning;
    this.#onRing = onRing;
    setInterval(() => this.#tick(), TICK);
  }

  /** Another match is opened. @param {number | null} [remaining] from the saved game */
  set(remaining = null) {
    this.remaining = remaining;
    this.#rules = null;
  }

  /** The position has changed: start the timer if necessary, or ring. @param {TimerRules | null} rules */
  update(rules) {
    this.#rules = rules;
    if (!rules) this.remaining = null;
    else this.remaining ??= randomDuration(rules);
    this.#ringIfDue();
  }

  #tick() {
    const now = performance.now();
    const passed = Math.min(now - this.#lastTick, MAX_TICK);
    this.#lastTick = now;
    if (this.remaining === null || !this.#rules || !this.#isRunning()) return;
    this.remaining -= passed;
    this.#ringIfDue();
  }

  #ringIfDue() {
    if (this.remaining === null || this.remaining > 0 || !this.#rules?.can_ring || !this.#isRunning()) return;
    const { action } = this.#rules;
    this.remaining = randomDuration(this.#rules);
    this.#rules = null;
    this.#onRing(action);
  }
}

/** Milliseconds, uniformly distributed. @param {TimerRules} rules */
function randomDuration({ min_seconds, max_seconds }) {
  return (min_seconds + Math.random() * (max_seconds - min_seconds)) * 1000;
}

/** Whether the players see the match: it is not covered, and the page is visible. */
export function isMatchVisible() {
  const covered = document.hidden || document.querySelector("dialog[open], .menu:not([hidden])") !== null;
  return !covered && document.documentElement.dataset.screen === "match";
}
