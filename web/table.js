/** @import {Look, Message, Save} from "./desk.js" */
/** @import {Desk, House, Pupil} from "./house.js" */
import { Clock } from "./clock.js";
import { Hand } from "./hand.js";
import { Hints } from "./hints.js";
import { showLetter } from "./letters.js";
import { Log } from "./log.js";
import { Minding } from "./minding.js";
import { showSeats } from "./seats.js";
import { showSheet, showThought, showWhy } from "./sheet.js";
import { Sight } from "./sight.js";
import { saveOf } from "./store.js";
import { Study } from "./study.js";
import { Turn } from "./turn.js";
import { redo, undo } from "./undoing.js";

/** The game being played, or the one about to begin: all that can be wanted of it. How it is seen is in `sight.js`, whose turn it is in `turn.js`. */
export class Table {
  /** @type {Save | null} null as long as nobody has begun */ save = null;
  /** @type {string[][]} */ undone = [];
  begun = false;
  /** @type {Pupil | null} who learns here, if this is a step of a lesson */ pupil = null;
  /** Minds wait, until somebody lets them go on. */ waiting = false;
  #clock = new Clock({ runs: () => this.#turn.passes, ring: (word) => this.#step({ call: "word", word }, () => {}) });
  #house;
  #minding;
  #sight;
  #turn;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    const { stage, words, store } = house;
    this.#sight = new Sight(house, this, {
      onRefused: (problem, rule) => this.#inTrouble(problem, (reason) => this.#sight.explain(reason, rule)),
      onTrouble: (problem) => this.#inTrouble(problem, house.onProblem),
      onEnd: () => this.#settle(),
    });
    this.#turn = new Turn(house, this, () => this.#lift());
    this.log = new Log(words, (at) => this.lookBack(at));
    const { minds, onMindTrouble, onCut } = house;
    this.#minding = new Minding({ minds, onMindTrouble, onCut, settings: store.settings });
    this.hints = new Hints({
      words,
      stage,
      minds,
      call: () =>
        this.#turn.open && !this.pupil && !this.look?.letter
          ? { record: this.look?.record, ...this.#sight.manner.now }
          : null,
      play: (move) => this.play({ move }),
      explain: (problem) => this.#sight.explain(problem),
    });
    this.study = new Study({
      words,
      stage,
      minds,
      look: () => this.look,
      save: () => this.save,
      keep: (study) => this.#keepStudy(study),
      lookBack: (at) => this.lookBack(at),
      explain: (problem) => this.#sight.explain(problem),
    });
    this.hand = new Hand(stage, words, store.settings, {
      choose: (move, done) => (done ? this.play({ move }) : this.#sight.turnTo({ prefix: move })),
      why: (move) => this.#sight.why({ move }),
      type: (text) => this.play({ text }),
      back: () => this.#sight.turnTo({ prefix: this.look?.back ?? [] }),
      skip: () => stage.skip(),
      explain: (text) => showWhy(text),
    });
  }

  get look() {
    return this.#sight.look;
  }

  /** Something is asked, or moves. */
  get busy() {
    return this.#sight.asking.busy;
  }

  /** Whose eyes look. */
  get eyes() {
    return this.#sight.manner.eyes;
  }

  /** A mind is thinking. */
  get thinking() {
    return this.#minding.thinking;
  }

  get shape() {
    return this.#sight.manner.shape;
  }

  /** It is a step of a lesson. */
  get learns() {
    return this.pupil !== null;
  }

  /** The letter as it stands has been sent: nothing in it can be taken back. */
  get sent() {
    return this.look?.letter !== undefined && this.save?.sent === this.look.letter.link;
  }

  get back() {
    return this.look !== null && this.look.at < this.look.last;
  }

  /** Puts a game on the table. @param {Look} look @param {Save | null} save @param {"wide" | "tall"} shape the one it was asked for @param {boolean} [waiting] whether minds wait */
  open(look, save, shape, waiting = false) {
    this.pupil?.leave();
    this.pupil = null;
    this.#lay(look, save, shape, waiting);
    this.begun = save !== null;
    this.#settle();
  }

  /** Puts a game on the table as it was before something happened, which is then shown. @param {Look} look @param {Save} save @param {"wide" | "tall"} shape @param {Look} before */
  openSince(look, save, shape, before) {
    this.open(before, save, shape);
    if (before === look) return;
    this.#leave();
    this.#sight.goOnTo(look);
  }

  /** The letter is on its way. */
  markSent() {
    if (!this.save || !this.look?.letter) return;
    this.save = { ...this.save, sent: this.look.letter.link };
    this.undone = [];
    this.#house.store.keep(this.save);
    this.refresh();
  }

  /**
   * Puts a step of a lesson on the table.
   * @param {Look} look
   * @param {Look} first the table before the others did anything: what they do is shown
   * @param {"wide" | "tall"} shape the one they were asked for
   * @param {Pupil} pupil
   */
  async openLesson(look, first, shape, pupil) {
    this.pupil = pupil;
    this.begun = true;
    this.#lay(first, null, shape, true);
    if (first === look) this.#settle();
    else this.#sight.goOnTo(look);
    await this.#sight.asking.end();
  }

  /** @param {Look} look @param {Save | null} save @param {"wide" | "tall"} shape @param {boolean} waiting */
  #lay(look, save, shape, waiting) {
    this.#leave();
    if (look.game !== this.look?.game) this.#house.stage.forgetShape();
    this.save = save;
    this.#sight.manner.open(look, shape);
    this.undone = save?.undone ?? [];
    this.#clock.set(save?.clock);
    this.waiting = waiting;
    this.#minding.open();
    this.#house.words.seats = look.seats;
    this.#sight.show(look);
    this.refresh();
    this.study.open();
  }

  /** Shows where a move is on the board. @param {Array<[string, import("./desk.js").Mark]>} [marks] */
  showHint(marks) {
    this.#house.stage.showHint(marks);
  }

  /** A picture without choices, as long as nobody can answer. @param {Look} look */
  picture(look) {
    this.#leave();
    this.#sight.asking.busy = true;
    this.#sight.look = look;
    this.#house.words.seats = look.seats;
    this.#house.stage.show(look.scene);
    this.refresh();
    this.hand.offer(null);
  }

  /** The players sit down: minds may move from now on. */
  async begin() {
    await this.#sight.asking.end();
    if (this.busy) return;
    this.begun = true;
    this.#house.onBegin();
    await this.#sight.asking.end();
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
    if (!this.look?.can_undo) return this.#sight.why({ call: "undo" });
    await this.#free();
    if (!this.sent) await undo(this, (call, onDone) => this.#step(call, onDone));
  }

  async redo() {
    await this.#free();
    await redo(this, (call, onDone) => this.#step(call, onDone));
  }

  /** A mind that waited moves on. */
  goOn() {
    this.waiting = false;
    if (this.look?.seat !== this.eyes.seat) this.#sight.manner.forget();
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
    else if (this.look?.back) this.#sight.turnTo({ prefix: this.look.back });
    else return this.hand.decline();
    return true;
  }

  /** Shows an older position; nothing can be played there. @param {number} at */
  async lookBack(at) {
    await this.#free();
    if (!this.look) return;
    await this.#sight.turnTo({ at: Math.max(0, Math.min(at, this.look.last)) });
  }

  /** Shows the next position, and how it came about. @param {import("./motion.js").Speed} [speed] */
  async lookForward(speed) {
    await this.#free();
    const { look } = this;
    if (!look || !this.back) return;
    await this.#sight.ask({ call: "look", at: look.at + 1, since: look.at }, (next) =>
      this.#sight.perform(next, speed),
    );
  }

  /** The room of the board has another shape: ask for another picture, now or when all stands. @param {"wide" | "tall"} shape */
  reshape(shape) {
    this.#sight.manner.shape = shape;
    if (this.#sight.outdated) this.#settle();
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
    showLetter(this, words);
    this.pupil?.refresh();
    this.hints.refresh();
    if (this.back) this.study.showBetter(look.at);
  }

  /** Tells whose turn it is. */
  markTurn() {
    this.#turn.mark();
  }

  /** Words and settings have changed. */
  resay() {
    this.#house.stage.resay();
    this.refresh();
    this.#offer();
    this.#turn.veil();
    if (this.#sight.outdated) this.#settle();
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
    return this.#sight.ask(
      call,
      async (look) => {
        onDone(look);
        const speed = this.#minding.decided(look);
        this.hints.clear();
        const before = this.save && (this.save.look ?? look); // what all may know
        const kept = this.#keep(look);
        this.eyes.follow(look);
        const seen = await this.#sight.through(look);
        if (before && seen.seat !== this.look?.seat) this.#house.stage.show(before.scene);
        await this.#sight.perform(seen, speed);
        if (look.outcome) this.#house.sounds.play("over");
        else if (speed && look.kind === "person") this.#house.sounds.play("turn");
        await kept;
      },
      desk,
      { ...this.#sight.manner.now, seat: null },
    );
  }

  /** Keeps what was decided: a game in the store; a step of a lesson is no game. @param {Look} look */
  async #keep(look) {
    if (this.pupil) return this.pupil.keep(look);
    this.save = { ...saveOf(look, this.save, this.undone), clock: this.#clock.left };
    this.#house.store.count(this.save);
    this.#house.onKept(this.save.id);
    await this.#house.store.keepCurrent(this.save);
  }

  /** What still moves comes to its place, what a mind still thinks is forgotten: something else is wanted now. */
  async #free() {
    if (this.thinking) this.#leave();
    this.#house.stage.skip();
    await this.#sight.asking.end();
  }

  #leave() {
    this.#minding.stop();
    this.#sight.asking.forget();
    this.hints.clear();
  }

  /** Everything stands: offer the choices, or let the mind whose turn it is think. */
  #settle() {
    if (this.busy) return;
    showThought(null);
    if (this.look && this.#sight.outdated)
      return void this.#sight.turnTo({ at: this.look.at, prefix: this.look.prefix });
    this.#minding.thinking = this.#turn.isMinds && this.begun && !this.waiting;
    this.refresh();
    if (this.#turn.spared) return void this.play({ move: this.#turn.spared });
    this.#offer();
    this.#turn.veil();
    this.#turn.mark();
    this.#clock.follow(this.begun && !this.pupil ? (this.look?.alarm ?? null) : null);
    this.pupil?.settled();
    if (this.thinking && !this.busy) this.#step({ call: "mind" }, () => {}, this.#minding);
  }

  #offer() {
    this.hand.offer(this.#turn.open ? this.look : null);
    this.hints.refresh();
  }

  #lift() {
    this.eyes.open();
    this.#settle();
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
}
