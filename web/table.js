/** @import {DeskError, Look, Message, Save} from "./desk.js" */
/** @import {Store} from "./store.js" */
/** @import {Words} from "./words.js" */
/** @import {Stage} from "./stage.js" */
import { Asking, problemOf } from "./asking.js";
import { Clock } from "./clock.js";
import { Curtain } from "./curtain.js";
import { Hand } from "./hand.js";
import { Hints } from "./hints.js";
import { announce } from "./live.js";
import { heardIn, Log, tell } from "./log.js";
import { Manner } from "./manner.js";
import { Minding } from "./minding.js";
import { ruleLink } from "./rules.js";
import { showSeats } from "./seats.js";
import { showSheet, showStatus, showThought, showWhy } from "./sheet.js";
import { saveOf } from "./store.js";
import { Study } from "./study.js";

/** @typedef {import("./thinker.js").Desk} Desk */

/**
 * @typedef {object} House what the table needs around it
 * @property {Words} words
 * @property {Store} store
 * @property {Stage} stage
 * @property {import("./sound.js").Sounds} sounds
 * @property {Desk} desk
 * @property {() => Desk} minds
 * @property {(problem: Message) => void} onProblem
 * @property {(problem: Message, seat: number) => void} onMindTrouble a mind failed, or was silent
 * @property {() => void} onCut a mind had to stop thinking early
 * @property {() => void} onBegin a game that stood on the shelf has begun
 * @property {(id: string) => void} onKept the game is kept under this name
 * @property {() => void} onLeave somebody wants back to the shelf
 */

/**
 * @typedef {object} Pupil somebody who learns: the table is a step of a lesson
 * @property {object} call what the desk is to know of the lesson, with every call
 * @property {(look: Look) => void} keep something was decided
 * @property {(look: Look) => string} tidings what is to be heard of how the step stands
 * @property {() => void} refresh
 * @property {() => void} settled everything stands
 * @property {() => void} leave something else lies on the table
 */

/** The game being played, or the one about to begin: asks the desk, shows the look, saves. One thing happens at a time. */
export class Table {
  /** @type {Look | null} */ look = null;
  /** @type {Save | null} null as long as nobody has begun */ save = null;
  /** @type {string[][]} */ undone = [];
  begun = false;
  /** @type {Pupil | null} who learns here, if this is a step of a lesson */ #pupil = null;
  /** Minds wait, until somebody lets them go on. */ waiting = false;
  #asking = new Asking({
    onRefused: (problem, rule) => this.#inTrouble(problem, (reason) => this.#explain(reason, rule)),
    onTrouble: (problem) => this.#inTrouble(problem, this.#house.onProblem),
    onEnd: () => this.#settle(),
  });
  #clock = new Clock({ runs: () => this.#inSight, ring: (word) => this.#step({ call: "word", word }, () => {}) });
  #house;
  #manner;
  #curtain;
  #minding;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    const { stage, words, store } = house;
    this.#manner = new Manner(store.settings);
    this.log = new Log(words, (at) => this.lookBack(at));
    const { minds, onMindTrouble, onCut } = house;
    this.#minding = new Minding({ minds, onMindTrouble, onCut, settings: store.settings });
    this.hints = new Hints({
      words,
      stage,
      minds,
      call: () => (this.#open && !this.#pupil ? { record: this.look?.record, ...this.#manner.now } : null),
      play: (move) => this.play({ move }),
      explain: (problem) => this.#explain(problem),
    });
    this.study = new Study({
      words,
      stage,
      minds,
      look: () => this.look,
      save: () => this.save,
      keep: (study) => this.#keepStudy(study),
      lookBack: (at) => this.lookBack(at),
      explain: (problem) => this.#explain(problem),
    });
    this.#curtain = new Curtain(words, { lift: () => this.#lift(), undo: () => this.undo(), leave: house.onLeave });
    this.hand = new Hand(stage, words, store.settings, {
      choose: (move, done) => (done ? this.play({ move }) : this.#extend(move)),
      why: (move) => this.#why({ move }),
      type: (text) => this.play({ text }),
      back: () => this.#extend(this.look?.back ?? []),
      skip: () => stage.skip(),
      explain: (text) => showWhy(text),
    });
  }

  /** A mind is thinking. */
  get thinking() {
    return this.#minding.thinking;
  }

  get shape() {
    return this.#manner.shape;
  }

  /** It is a step of a lesson. */
  get learns() {
    return this.#pupil !== null;
  }

  get back() {
    return this.look !== null && this.look.at < this.look.last;
  }

  /** Puts a game on the table. @param {Look} look @param {Save | null} save @param {"wide" | "tall"} shape the one it was asked for @param {boolean} [waiting] whether minds wait */
  open(look, save, shape, waiting = false) {
    this.#pupil?.leave();
    this.#pupil = null;
    this.#lay(look, save, shape, waiting);
    this.begun = save !== null;
    this.#settle();
  }

  /**
   * Puts a step of a lesson on the table.
   * @param {Look} look
   * @param {Look} first the table before the others did anything: what they do is shown
   * @param {"wide" | "tall"} shape the one they were asked for
   * @param {Pupil} pupil
   */
  async openLesson(look, first, shape, pupil) {
    this.#pupil = pupil;
    this.begun = true;
    this.#lay(first, null, shape, true);
    if (first === look) this.#settle();
    else
      this.#asking.ask(
        async () => look,
        (then) => this.#perform(then),
      );
    await this.#asking.end();
  }

  /** @param {Look} look @param {Save | null} save @param {"wide" | "tall"} shape @param {boolean} waiting */
  #lay(look, save, shape, waiting) {
    this.#leave();
    this.save = save;
    this.#manner.open(look, shape);
    this.undone = save?.undone ?? [];
    this.#clock.set(save?.clock);
    this.waiting = waiting;
    this.#minding.open();
    this.#house.words.seats = look.seats;
    this.#show(look);
    this.study.open();
  }

  /** Shows where a move is on the board. @param {Array<[string, import("./desk.js").Mark]>} [marks] */
  showHint(marks) {
    this.#house.stage.showHint(marks);
  }

  /** A picture without choices, as long as nobody can answer. @param {Look} look */
  picture(look) {
    this.#leave();
    this.#asking.busy = true;
    this.look = look;
    this.#house.words.seats = look.seats;
    this.#house.stage.show(look.scene);
    this.refresh();
    this.hand.offer(null);
  }

  /** The players sit down: minds may move from now on. */
  async begin() {
    await this.#asking.end();
    if (this.#asking.busy) return;
    this.begun = true;
    this.#house.onBegin();
    await this.#asking.end();
    this.#settle();
  }

  /** @param {{move: string[]} | {text: string}} decision */
  async play(decision) {
    if (!this.begun) await this.begin();
    return this.#step({ call: "play", ...decision }, () => {
      this.undone = [];
      this.waiting = false;
      this.hand.clearTyped();
    });
  }

  /** @param {string} word a table word */
  async word(word) {
    await this.#free();
    return this.#step({ call: "word", word }, () => {
      this.undone = [];
    });
  }

  async undo() {
    await this.#free();
    return this.#step({ call: "undo" }, (look) => {
      if (look.undone?.length) this.undone = [...this.undone, look.undone];
      this.waiting = look.kind !== "person";
    });
  }

  async redo() {
    await this.#free();
    const texts = this.undone.at(-1);
    if (!texts) return;
    const left = this.undone.slice(0, -1);
    for (const [index, text] of texts.entries()) {
      const call = text.startsWith("!") ? { call: "word", word: text } : { call: "play", text };
      const done = await this.#step(call, () => {
        const rest = texts.slice(index + 1);
        this.undone = rest.length ? [...left, rest] : left;
        this.waiting = rest.length > 0;
      });
      if (!done) return;
    }
  }

  /** A mind that waited moves on. */
  goOn() {
    this.waiting = false;
    if (this.look?.seat !== this.#manner.eyes.seat) this.#manner.forget();
    this.#settle();
  }

  /** The mind that thinks plays what it has found so far. */
  playNow() {
    this.#minding.hurry();
  }

  /** A mind that could not decide plays anything. */
  playAnything() {
    this.waiting = false;
    return this.#step({ call: "mind", anything: true }, () => {});
  }

  /** Lets go of what is under way: something that moves, or a move half chosen. @returns {boolean} whether there was anything */
  letGo() {
    if (this.#house.stage.playing) this.#house.stage.skip();
    else if (this.look?.back) this.#extend(this.look.back);
    else return this.hand.decline();
    return true;
  }

  /** Shows an older position; nothing can be played there. @param {number} at */
  async lookBack(at) {
    await this.#free();
    if (!this.look) return;
    await this.#ask({ call: "look", at: Math.max(0, Math.min(at, this.look.last)) }, (look) => this.#show(look));
  }

  /** Shows the next position, and how it came about. @param {import("./motion.js").Speed} [speed] */
  async lookForward(speed) {
    await this.#free();
    const { look } = this;
    if (!look || !this.back) return;
    await this.#ask({ call: "look", at: look.at + 1, since: look.at }, (next) => this.#perform(next, speed));
  }

  /** The room of the board has another shape: ask for another picture, now or when all stands. @param {"wide" | "tall"} shape */
  reshape(shape) {
    this.#manner.shape = shape;
    if (this.#outdated) this.#settle();
  }

  /** Says everything again, in the language of now. */
  refresh() {
    const { look } = this;
    if (!look) return;
    const { words } = this.#house;
    words.seats = look.seats;
    showSeats(look, words);
    this.study.refresh();
    this.log.show(look, this.back, (at) => this.study.isCostly(at));
    showSheet(this, words);
    this.#pupil?.refresh();
    this.hints.refresh();
    if (this.back) this.study.showBetter(look.at);
  }

  /** Words and settings have changed. */
  resay() {
    this.#house.stage.resay();
    this.refresh();
    this.#offer();
    this.#veil();
    if (this.#outdated) this.#settle();
  }

  /** @param {string[]} prefix */
  #extend(prefix) {
    return this.#ask({ call: "look", prefix }, (look) => this.#show(look));
  }

  /** @param {{move: string[]} | {text: string}} decision */
  async #why(decision) {
    const call = { call: "why", record: this.look?.record, seat: this.#manner.eyes.seat, ...decision };
    const answer = await this.#house.desk.ask(call).catch((error) => ({ error: { say: problemOf(error) } }));
    this.#house.sounds.play("refuse");
    if ("why" in answer) {
      const { why, rule } = /** @type {{why: Message, rule?: string}} */ (answer);
      this.#explain(why, rule);
    } else if ("error" in answer) this.#explain(/** @type {DeskError} */ (answer).error.say);
  }

  /** @param {Message} message @param {string} [rule] the one behind it */
  #explain(message, rule) {
    const { say } = this.#house.words;
    showWhy(say(message), ruleLink(rule, say));
    announce(say(message));
  }

  /**
   * Asks the desk for something that changes the game, shows and saves it. Who looks then, the answer tells: so it is asked
   * for what all may know, which is also what is saved.
   * @param {object} call
   * @param {(look: Look) => void} onDone
   * @param {Desk} [desk]
   */
  #step(call, onDone, desk = this.#house.desk) {
    if (this.back) return Promise.resolve(false);
    return this.#ask(
      call,
      async (look) => {
        onDone(look);
        const speed = this.#minding.decided(look);
        this.hints.clear();
        const before = this.save?.look;
        const kept = this.#keep(look);
        this.#manner.eyes.follow(look);
        const seen = await this.#through(look);
        if (before && seen.seat !== this.look?.seat) this.#house.stage.show(before.scene);
        await this.#perform(seen, speed);
        if (look.outcome) this.#house.sounds.play("over");
        else if (speed && look.kind === "person") this.#house.sounds.play("turn");
        await kept;
      },
      desk,
      { ...this.#manner.now, seat: null },
    );
  }

  /** Keeps what was decided: a game in the store; a step of a lesson is no game. @param {Look} look */
  async #keep(look) {
    if (this.#pupil) return this.#pupil.keep(look);
    this.save = { ...saveOf(look, this.save, this.undone), clock: this.#clock.left };
    this.#house.store.count(this.save);
    this.#house.onKept(this.save.id);
    await this.#house.store.keepCurrent(this.save);
  }

  /** The same through the eyes that look now, and what happened since what is shown. @param {Look} look @returns {Promise<Look>} */
  async #through(look) {
    if (look.seat === this.#manner.eyes.seat) return look;
    const call = {
      call: "look",
      record: look.record,
      since: this.look?.last,
      ...this.#manner.now,
      ...this.#pupil?.call,
    };
    const answer = await this.#house.desk.ask(call).catch(() => look); // it is asked for again when all stands
    if (!("scene" in answer)) return look;
    this.#manner.asked();
    return /** @type {Look} */ (answer);
  }

  /**
   * @param {object} call
   * @param {(look: Look) => void | Promise<void>} onLook
   * @param {Desk} [desk]
   */
  #ask(call, onLook, desk = this.#house.desk, manner = this.#manner.now) {
    const { look } = this;
    if (!look || this.#asking.busy) return Promise.resolve(false);
    this.#manner.asked(manner);
    showWhy("");
    const asked = this.#asking.ask(
      () => desk.ask({ record: look.record, ...manner, ...this.#pupil?.call, ...call }),
      onLook,
    );
    this.#markTurn();
    return asked;
  }

  /** What still moves comes to its place, what a mind still thinks is forgotten: something else is wanted now. */
  async #free() {
    if (this.thinking) this.#leave();
    this.#house.stage.skip();
    await this.#asking.end();
  }

  #leave() {
    this.#minding.stop();
    this.#asking.forget();
    this.hints.clear();
  }

  /** @param {Look} look */
  #show(look) {
    this.look = look;
    this.#house.stage.show(look.scene);
    this.refresh();
  }

  /** Plays what happened, then lets the look stand. @param {Look} look @param {import("./motion.js").Speed} [speed] */
  async #perform(look, speed) {
    const before = this.look?.at ?? 0;
    this.look = look;
    this.hand.offer(null);
    const { words, stage } = this.#house;
    words.seats = look.seats;
    const news = look.log.filter(({ at }) => at > before && at <= look.at);
    announce(`${tell(news, words)} ${this.#pupil?.tidings(look) || words.say(look.status)}`);
    const say = (/** @type {import("./scenes.js").WholeFrame} */ frame) => {
      const told = tell(heardIn(frame, news), words);
      if (told) showStatus(told);
    };
    await stage.play(look.frames ?? [], look.scene, say, speed);
  }

  /** Everything stands: offer the choices, or let the mind whose turn it is think. */
  #settle() {
    if (this.#asking.busy) return;
    showThought(null);
    if (this.look && this.#outdated) {
      this.#ask({ call: "look", at: this.look.at, prefix: this.look.prefix }, (look) => this.#show(look));
      return;
    }
    this.#minding.thinking = this.#mindActs && this.begun && !this.waiting;
    this.refresh();
    if (this.#spared) return void this.play({ move: this.#spared });
    this.#offer();
    this.#veil();
    this.#markTurn();
    this.#clock.follow(this.begun && !this.#pupil ? (this.look?.alarm ?? null) : null);
    this.#pupil?.settled();
    if (this.thinking && !this.#asking.busy) this.#step({ call: "mind" }, () => {}, this.#minding);
  }

  #offer() {
    this.hand.offer(this.#open ? this.look : null);
    this.hints.refresh();
  }

  /** Somebody who looks can decide now. */
  get #open() {
    const { look } = this;
    if (!look || this.#asking.busy || this.back || look.actor === "over" || this.#mindActs) return false;
    if (this.#pupil && look.lesson?.stands !== "open") return false;
    return !look.private || look.seat === look.actor;
  }

  /** What a person who does not want to be asked in vain plays now; after undoing, and with the screen in hand, all is asked. */
  get #spared() {
    const { look } = this;
    const wanted =
      this.#house.store.settings.spare && this.begun && !this.#pupil && !this.undone.length && look?.kind === "person";
    return wanted && !this.#manner.eyes.shared && look?.choices.length ? look.spare : null;
  }

  get #outdated() {
    return this.look !== null && this.#manner.outdated;
  }

  /** The curtain is up as long as somebody waits for the screen. */
  #veil() {
    const { next } = this.#manner.eyes;
    if (next === null || !this.begun) this.#curtain.away();
    else {
      this.hand.clearTyped();
      this.#curtain.raise(next, this.look?.can_undo ?? false);
    }
  }

  #lift() {
    this.#manner.eyes.open();
    this.#settle();
  }

  /** The table is what is seen, and time passes: nothing lies over it, nobody looks back. */
  get #inSight() {
    const covered = document.hidden || document.querySelector("dialog[open], .menu:not([hidden])") !== null;
    return (
      this.begun && !this.back && !covered && !this.#asking.busy && document.documentElement.dataset.screen === "table"
    );
  }

  get #mindActs() {
    const { look } = this;
    return look !== null && !this.#pupil && !this.back && look.actor !== "over" && look.kind !== "person";
  }

  /** Nobody answered, or the answer was no; if that was a mind, somebody has to say how it goes on. @param {Message} problem @param {(problem: Message) => void} tell */
  #inTrouble(problem, tell) {
    this.waiting = true;
    if (!this.#minding.failed(problem, this.look)) tell(problem);
  }

  /** @param {NonNullable<Save["study"]>} study */
  #keepStudy(study) {
    if (!this.save) return;
    this.save = { ...this.save, study };
    this.#house.store.keep(this.save);
  }

  #markTurn() {
    const actor = this.#pupil && this.look?.lesson?.stands !== "open" ? "over" : this.look?.actor;
    const turn = typeof actor === "number" ? String(actor + 1) : (actor ?? "busy");
    const settled = this.#curtain.up ? "curtain" : turn;
    document.documentElement.dataset.turn = this.#asking.busy || this.thinking ? "busy" : settled;
  }
}
