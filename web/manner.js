/** @import {Look, Settings} from "./desk.js" */
import { Eyes } from "./eyes.js";

/** How the table is looked at: whose eyes, the shape of the room, what the settings wish; and how what is shown was asked for. */
export class Manner {
  /** @type {"wide" | "tall"} */ shape = "wide";
  eyes = new Eyes();
  #asked = "";
  #settings;

  /** @param {Settings} settings they change, and so does the manner */
  constructor(settings) {
    this.#settings = settings;
  }

  /** As a part of a call. */
  get now() {
    const { past_reveals, overview } = this.#settings;
    return { shape: this.shape, seat: this.eyes.seat, past_reveals, overview };
  }

  /** Something was asked for in this manner. @param {object} [manner] */
  asked(manner = this.now) {
    this.#asked = asText(manner);
  }

  /** What is shown has to be asked for once more. */
  forget() {
    this.#asked = "";
  }

  /** Whether what is shown was asked for in another manner. */
  get outdated() {
    return this.#asked !== asText(this.now);
  }

  /** Another game is on the table. @param {Look} look @param {"wide" | "tall"} shape the one it was asked for */
  open(look, shape) {
    this.eyes.close();
    if (look.letter?.seat === look.seat) this.eyes.follow(look);
    this.asked({ ...this.now, shape, past_reveals: false, overview: false });
    this.eyes.follow(look);
  }
}

/** @param {object} manner */
function asText(manner) {
  return JSON.stringify(Object.entries(manner).sort());
}
