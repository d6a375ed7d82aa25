/** @import {Alarm} from "./desk.js" */

const TICK = 500;
/** A tab that slept has not played: no tick counts for more. */
const LONGEST_TICK = 2 * TICK;

/**
 * A hidden clock for games that are played against time. It runs only while the table is in sight and nothing lies over
 * it; when it has run down it waits for a moment at which it may ring.
 */
export class Clock {
  /** @type {number | null} milliseconds until it rings; null: there is no clock in this game */ left = null;
  /** @type {Alarm | null} */ #alarm = null;
  #before = performance.now();
  #runs;
  #ring;

  /** @param {{runs: () => boolean, ring: (word: string) => void}} wishes */
  constructor({ runs, ring }) {
    this.#runs = runs;
    this.#ring = ring;
    setInterval(() => this.#tick(), TICK);
  }

  /** Another game is on the table. @param {number | null} [left] what was left of its time */
  set(left = null) {
    this.left = left;
    this.#alarm = null;
  }

  /** The table stands: the clock is wound up if it has to be, and rings if it may. @param {Alarm | null} alarm */
  follow(alarm) {
    this.#alarm = alarm;
    if (!alarm) this.left = null;
    else this.left ??= drawn(alarm);
    this.#strike();
  }

  #tick() {
    const now = performance.now();
    const passed = Math.min(now - this.#before, LONGEST_TICK);
    this.#before = now;
    if (this.left === null || !this.#alarm || !this.#runs()) return;
    this.left -= passed;
    this.#strike();
  }

  #strike() {
    if (this.left === null || this.left > 0 || !this.#alarm?.may || !this.#runs()) return;
    const { word } = this.#alarm;
    this.left = drawn(this.#alarm);
    this.#alarm = null;
    this.#ring(word);
  }
}

/** So many milliseconds, equally likely within its bounds. @param {Alarm} alarm */
function drawn({ least, most }) {
  return (least + Math.random() * (most - least)) * 1000;
}
