/** @import {DeskError, Look, Message} from "./desk.js" */
/** @import {Desk, House} from "./house.js" */
/** @import {Table} from "./table.js" */
import { Asking, problemOf } from "./asking.js";
import { announce } from "./live.js";
import { heardIn, tell } from "./log.js";
import { Manner } from "./manner.js";
import { ruleLink } from "./rules.js";
import { showStatus, showWhy } from "./sheet.js";

/** What is seen of the table: asks the desk for a look, one thing at a time, shows it, and plays what happened. */
export class Sight {
  /** @type {Look | null} */ look = null;
  #house;
  #table;

  /** @param {House} house @param {Table} table @param {import("./asking.js").Ears} ears */
  constructor(house, table, ears) {
    this.#house = house;
    this.#table = table;
    this.asking = new Asking(ears);
    this.manner = new Manner(house.store.settings);
  }

  /** What is shown was asked for in another manner. */
  get outdated() {
    return this.look !== null && this.manner.outdated;
  }

  /**
   * @param {object} call
   * @param {(look: Look) => void | Promise<void>} onLook
   * @param {Desk} [desk]
   */
  ask(call, onLook, desk = this.#house.desk, manner = this.manner.now) {
    const { look } = this;
    if (!look || this.asking.busy) return Promise.resolve(false);
    this.manner.asked(manner);
    showWhy("");
    const asked = this.asking.ask(
      () => desk.ask({ ...gameOf(look), ...manner, ...this.#table.pupil?.call, ...call }),
      onLook,
    );
    this.#table.markTurn();
    return asked;
  }

  /** Looks at the game in another way, and lets that stand. @param {{at?: number, prefix?: string[]}} how */
  turnTo(how) {
    return this.ask({ call: "look", ...how }, (look) => this.show(look));
  }

  /** The same through the eyes that look now, and what happened since what is shown. @param {Look} look @returns {Promise<Look>} */
  async through(look) {
    if (look.seat === this.manner.eyes.seat) return look;
    const call = {
      call: "look",
      ...gameOf(look),
      since: this.look?.last,
      ...this.manner.now,
      ...this.#table.pupil?.call,
    };
    const answer = await this.#house.desk.ask(call).catch(() => look); // it is asked for again when all stands
    if (!("scene" in answer)) return look;
    this.manner.asked();
    return /** @type {Look} */ (answer);
  }

  /** The board; what is said around it follows when all stands. @param {Look} look */
  show(look) {
    this.look = look;
    this.#house.stage.show(look.scene);
  }

  /** Plays what happened, then lets the look stand. @param {Look} look @param {import("./motion.js").Speed} [speed] */
  async perform(look, speed) {
    const before = this.look?.at ?? 0;
    this.look = look;
    this.#table.hand.offer(null);
    const { words, stage } = this.#house;
    words.seats = look.seats;
    const news = look.log.filter(({ at }) => at > before && at <= look.at);
    announce(`${tell(news, words)} ${this.#table.pupil?.tidings(look) || words.say(look.status)}`);
    const say = (/** @type {import("./scenes.js").WholeFrame} */ frame) => {
      const told = tell(heardIn(frame, news), words);
      if (told) showStatus(told);
    };
    await stage.play(look.frames ?? [], look.scene, say, speed);
  }

  /** Plays what leads to a look that is known already. @param {Look} look */
  goOnTo(look) {
    this.asking.ask(
      async () => look,
      (then) => this.perform(then),
    );
    this.#table.markTurn();
  }

  /** Why something cannot be played, in a sentence near the board. @param {{move: string[]} | {text: string} | {call: "undo"}} decision */
  async why(decision) {
    const call = { call: "why", ...gameOf(this.look), seat: this.manner.eyes.seat, ...decision };
    const answer = await this.#house.desk.ask(call).catch((error) => ({ error: { say: problemOf(error) } }));
    this.#house.sounds.play("refuse");
    if ("why" in answer) {
      const { why, rule } = /** @type {{why: Message, rule?: string}} */ (answer);
      this.explain(why, rule);
    } else if ("error" in answer) this.explain(/** @type {DeskError} */ (answer).error.say);
  }

  /** @param {Message} message @param {string} [rule] the one behind it */
  explain(message, rule) {
    const { say } = this.#house.words;
    showWhy(say(message), ruleLink(rule, say));
    announce(say(message));
  }
}

/** The game of a look, as a part of a call. @param {Look | null} look */
function gameOf(look) {
  return look?.letter ? { letter: look.letter.post } : { record: look?.record };
}
