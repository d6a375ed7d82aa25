/** @import {Translator} from "../i18n/translator.js" */
/** @import {Match} from "./match.js" */
import { byId, delay } from "../ui/dom.js";

/** @typedef {import("../board/motion.js").Speed} Speed */

/** @type {Array<[Speed, string, number]>} speed, label, and milliseconds between two steps */
const SPEEDS = [
  ["slow", "½×", 900],
  ["normal", "1×", 450],
  ["fast", "2×", 200],
  ["none", "4×", 200],
];

/** Replays a match from the position shown until stopped. */
export class Replay {
  #generation = 0;
  #playing = false;
  #speed = 1;
  #match;
  #translator;

  /** @param {Match} match @param {Translator} translator */
  constructor(match, translator) {
    this.#match = match;
    this.#translator = translator;
  }

  toggle() {
    if (this.#playing) this.stop();
    else this.#play();
  }

  stop() {
    this.#generation += 1;
    this.#playing = false;
    this.refresh();
  }

  nextSpeed() {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
    this.refresh();
  }

  refresh() {
    const label = this.#translator.translate([this.#playing ? "replay-stop" : "replay-play"]);
    const button = byId("replay");
    for (const name of ["aria-label", "title"]) button.setAttribute(name, label);
    button.toggleAttribute("data-playing", this.#playing);
    byId("replay-speed").textContent = SPEEDS[this.#speed]?.[1] ?? "";
  }

  async #play() {
    this.#generation += 1;
    const generation = this.#generation;
    this.#playing = true;
    this.refresh();
    while (generation === this.#generation && this.#match.inHistory) {
      const [speed, , gap] = SPEEDS[this.#speed] ?? SPEEDS[1];
      await this.#match.stepForward(speed);
      await delay(gap);
    }
    if (generation === this.#generation) this.stop();
  }
}
