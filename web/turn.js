/** @import {House} from "./house.js" */
/** @import {Table} from "./table.js" */
import { Curtain } from "./curtain.js";

/** Whose turn it is at the table, and whether somebody who looks may decide. */
export class Turn {
  #house;
  #table;
  #curtain;

  /** @param {House} house @param {Table} table @param {() => void} lift who waited for the screen has it */
  constructor(house, table, lift) {
    this.#house = house;
    this.#table = table;
    this.#curtain = new Curtain(house.words, { lift, undo: () => table.undo(), leave: house.onLeave });
  }

  /** Somebody who looks can decide now. */
  get open() {
    const { look, busy, back, pupil } = this.#table;
    if (!look || busy || back || look.actor === "over" || this.isMinds) return false;
    if (pupil && look.lesson?.stands !== "open") return false;
    if (look.letter) return look.letter.mine;
    return !look.private || look.seat === look.actor;
  }

  /** It is a mind's. */
  get isMinds() {
    const { look, back, pupil } = this.#table;
    return look !== null && !pupil && !back && !look.letter && look.actor !== "over" && look.kind !== "person";
  }

  /** What a person who does not want to be asked in vain plays now; after undoing, and with the screen in hand, all is asked. */
  get spared() {
    const { look, begun, pupil, undone, eyes } = this.#table;
    const wanted = this.#house.store.settings.spare && begun && !pupil && !undone.length && look?.kind === "person";
    return wanted && !eyes.shared && look?.choices.length ? look.spare : null;
  }

  /** The table is what is seen, and time passes: nothing lies over it, nobody looks back. */
  get passes() {
    const { begun, back, busy } = this.#table;
    const covered = document.hidden || document.querySelector("dialog[open], .menu:not([hidden])") !== null;
    return begun && !back && !covered && !busy && document.documentElement.dataset.screen === "table";
  }

  /** The curtain is up as long as somebody waits for the screen. */
  veil() {
    const { eyes, begun, hand, look } = this.#table;
    if (eyes.next === null || !begun) this.#curtain.away();
    else {
      hand.clearTyped();
      this.#curtain.raise(eyes.next, look?.can_undo ?? false);
    }
  }

  /** Tells tests and styles whose turn it is. */
  mark() {
    const { look, pupil, busy, thinking } = this.#table;
    const actor = pupil && look?.lesson?.stands !== "open" ? "over" : look?.actor;
    const waits = look?.letter && !look.letter.mine && actor !== "over";
    const turn = waits ? "letter" : typeof actor === "number" ? String(actor + 1) : (actor ?? "busy");
    const settled = this.#curtain.up ? "curtain" : turn;
    document.documentElement.dataset.turn = busy || thinking ? "busy" : settled;
  }
}
