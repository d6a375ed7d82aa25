/** @import {Words} from "./words.js" */
/** @import {Table} from "./table.js" */
import { byId, pause } from "./dom.js";

/** @typedef {import("./motion.js").Speed} Speed */

/** @type {Array<[Speed, string, number]>} how fast, how that is written, and milliseconds between two entries */
const SPEEDS = [
  ["slow", "½×", 900],
  ["normal", "1×", 450],
  ["fast", "2×", 200],
  ["none", "4×", 200],
];

/** A game steps forward by itself from the position that is looked back to, at any speed, until it is stopped. */
export class Replay {
  #running = 0;
  #playing = false;
  #speed = 1;
  #table;
  #words;

  /** @param {Table} table @param {Words} words */
  constructor(table, words) {
    this.#table = table;
    this.#words = words;
  }

  toggle() {
    if (this.#playing) this.stop();
    else this.#play();
  }

  stop() {
    this.#running += 1;
    this.#playing = false;
    this.refresh();
  }

  /** The next speed, and after the fastest the slowest. */
  faster() {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
    this.refresh();
  }

  refresh() {
    const label = this.#words.say([this.#playing ? "replay-stop" : "replay-play"]);
    const button = byId("replay");
    for (const name of ["aria-label", "title"]) button.setAttribute(name, label);
    button.toggleAttribute("data-playing", this.#playing);
    byId("replay-speed").textContent = SPEEDS[this.#speed]?.[1] ?? "";
  }

  async #play() {
    this.#running += 1;
    const running = this.#running;
    this.#playing = true;
    this.refresh();
    while (running === this.#running && this.#table.back) {
      const [speed, , gap] = SPEEDS[this.#speed] ?? SPEEDS[1];
      await this.#table.lookForward(speed);
      await pause(gap);
    }
    if (running === this.#running) this.stop();
  }
}
