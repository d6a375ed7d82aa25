/** @import {DeskError, Lesson, Look, Message} from "./desk.js" */
/** @import {Lessons} from "./lessons.js" */
/** @import {Store} from "./store.js" */
/** @import {Table} from "./table.js" */
/** @import {Words} from "./words.js" */
import { byId } from "./dom.js";
import { announce } from "./live.js";

/**
 * @typedef {object} School what is around somebody who learns
 * @property {Words} words
 * @property {Store} store
 * @property {Table} table
 * @property {Lessons} lessons
 * @property {import("./sound.js").Sounds} sounds
 * @property {(call: object) => Promise<any>} ask
 * @property {(problem: Message) => void} tell
 * @property {() => void} sitDown the table is to be seen
 * @property {(look: Look) => void} play a real game is wanted, of the kind that was learned
 */

/** What the button for help says: first a nudge, then the move, then back to what was told. */
const HELP = ["hint", "lesson-show", "lesson-task"];
const VERDICTS = { reached: "lesson-reached", missed: "lesson-missed", finished: "lesson-finished" };

/** @typedef {{name: string, lesson: Lesson, step: number}} Page where somebody is in a lesson */

/**
 * Somebody learns: a step of a lesson is a table like any other, with a slip beside the board that tells what to do and how
 * it went. All that is kept is which step it is and its record.
 */
export class Learning {
  /** @type {Page | null} */ #at = null;
  /** How much help was asked for: none, a nudge, the move itself. */ #helped = 0;
  /** @type {string} the move in words, once it is shown */ #shown = "";
  #finished = false;
  #school;

  /** @param {School} school */
  constructor(school) {
    this.#school = school;
    const press = (/** @type {string} */ id, /** @type {() => void} */ act) => byId(id).addEventListener("click", act);
    press("lesson-on", () => this.#goOn());
    press("lesson-retry", () => this.#begin(this.#at?.step ?? 0));
    press("lesson-again", () => this.#begin(this.#at?.step ?? 0));
    press("lesson-undo", () => school.table.undo());
    press("lesson-help", () => this.#help());
    press("lesson-play", () => school.table.look && school.play(school.table.look));
    press("lesson-next", () => {
      const next = this.#at && school.lessons.after(this.#at.name);
      if (next) this.open(next.name);
    });
  }

  /** What the desk is to know of it, with every call. */
  get call() {
    return this.#at ? { lesson: this.#at.lesson, step: this.#at.step, past_reveals: true } : {};
  }

  /** Opens a lesson where it was left, or at its beginning. @param {string} name @returns {Promise<boolean>} whether it could be */
  async open(name) {
    const lesson = await this.#school.lessons.read(name);
    if (!lesson) {
      this.#school.tell(["lesson-missing"]);
      return false;
    }
    const { step = 0, record } = this.#school.store.settings.lessons[name] ?? {};
    this.#at = { name, lesson, step: lesson.step[step] ? step : 0 };
    this.#finished = false;
    return this.#begin(this.#at.step, record);
  }

  /** Something was decided: how the step stands is kept. @param {Look} look */
  keep(look) {
    if (!this.#at) return;
    this.#helped = 0;
    this.#note({ step: this.#at.step, record: look.record });
    const { stands } = look.lesson ?? {};
    if (stands === "reached") this.#school.sounds.play("turn");
  }

  /** The table is for something else now. */
  leave() {
    if (!this.#at) return;
    this.#at = null;
    this.#school.store.set({ learning: null });
    this.refresh();
  }

  /** What is told of a step: to those who listen, when it begins and when it is over. @param {Look} look */
  tidings(look) {
    const { words } = this.#school;
    const { lesson } = look;
    if (!lesson) return "";
    if (lesson.stands === "open") return lesson.made ? "" : `${this.#progress(look)} ${words.pick(lesson.told)}`;
    return `${words.say([VERDICTS[lesson.stands], { step: lesson.step % 4 }])} ${words.pick(lesson.said)}`;
  }

  /** Shows the slip as things stand. */
  refresh() {
    const look = this.#school.table.look;
    const lesson = this.#at ? look?.lesson : undefined;
    const slip = byId("lesson");
    slip.hidden = !lesson;
    document.documentElement.toggleAttribute("data-lesson", lesson !== undefined);
    if (!lesson || !look || !this.#at) return;
    const { words } = this.#school;
    const { say, pick } = words;
    const stands = this.#finished ? "finished" : lesson.stands;
    slip.dataset.stands = stands;
    byId("lesson-title").textContent = pick(this.#at.lesson.title);
    byId("lesson-progress").textContent = this.#progress(look);
    const bar = /** @type {HTMLProgressElement} */ (byId("lesson-bar"));
    bar.max = lesson.steps;
    bar.value = lesson.step + (lesson.stands === "reached" ? 1 : 0);
    byId("lesson-verdict").textContent = stands === "open" ? "" : say([VERDICTS[stands], { step: lesson.step % 4 }]);
    byId("lesson-told").textContent = pick(
      stands === "finished" ? this.#at.lesson.done : stands === "open" ? lesson.told : lesson.said,
    );
    byId("lesson-hint").textContent = stands === "open" ? this.#hintText(look) : "";
    byId("lesson-help-label").textContent = say([HELP[this.#helped] ?? "hint"]);
    const next = this.#school.lessons.after(this.#at.name);
    const offered = {
      "lesson-on": stands === "reached",
      "lesson-retry": stands === "missed",
      "lesson-help": stands === "open",
      "lesson-undo": stands === "open" && lesson.made > 0,
      "lesson-again": stands === "reached",
      "lesson-play": stands === "finished",
      "lesson-next": stands === "finished" && next !== null,
      "lesson-leave": stands === "finished",
    };
    for (const [id, offer] of Object.entries(offered)) byId(id).hidden = !offer;
    if (next) byId("lesson-next").textContent = say(["lesson-next", { title: pick(next.title) }]);
  }

  /** The step is over, and shown: whoever played by keys can go on with the next key. */
  settled() {
    const stands = this.#at && !this.#finished ? this.#school.table.look?.lesson?.stands : "open";
    const free = !document.activeElement?.closest("dialog, input, .top, .lesson");
    if (!this.#at || stands === "open" || !free) return;
    byId(stands === "reached" ? "lesson-on" : "lesson-retry").focus({ preventScroll: true });
  }

  /** Begins a step, or goes on in one that was left. @param {number} step @param {string} [record] */
  async #begin(step, record) {
    if (!this.#at) return false;
    const at = { ...this.#at, step };
    this.#at = at;
    this.#helped = 0;
    const byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    this.#school.sitDown();
    const { table, ask } = this.#school;
    const { shape } = table;
    let look = record ? await ask({ call: "look", record, shape, ...this.call }) : null;
    if (!look || "error" in look) look = await ask({ call: "lesson", shape, ...this.call });
    if (this.#at !== at) return false;
    if ("error" in look) {
      this.#school.tell(/** @type {DeskError} */ (look).error.say);
      return false;
    }
    this.#note({ step, record: look.record });
    this.#school.store.set({ learning: at.name });
    const first = look.frames?.length
      ? await ask({ call: "look", record: look.record, at: 0, shape, ...this.call })
      : look;
    await table.openLesson(look, "error" in first ? look : first, shape, this);
    announce(this.tidings(look));
    if (byKeys) table.hand.focusBoard();
    return true;
  }

  #goOn() {
    if (!this.#at) return;
    const { step, lesson } = this.#at;
    if (step + 1 < lesson.step.length) this.#begin(step + 1);
    else this.#finish();
  }

  /** The last step is done: the lesson has its tick. */
  #finish() {
    if (!this.#at) return;
    this.#finished = true;
    this.#note({ done: true, step: 0, record: undefined });
    this.#school.store.set({ learning: null });
    this.#school.sounds.play("over");
    this.refresh();
    byId("lesson-play").focus({ preventScroll: true });
    announce(`${byId("lesson-verdict").textContent} ${byId("lesson-told").textContent}`);
  }

  /** First a nudge, then the move on the board; then both are put away. */
  async #help() {
    const { table, ask, words } = this.#school;
    const { look, shape } = table;
    if (!look) return;
    if (this.#helped === 1) {
      const answer = await ask({ call: "show", record: look.record, seat: look.seat, shape, ...this.call });
      const shown = "shown" in answer ? answer.shown : null;
      this.#shown = shown ? words.say(["lesson-shown", { text: shown.text }]) : words.say(["lesson-astray"]);
      table.showHint(shown?.marks);
    } else if (this.#helped === 2) table.showHint();
    this.#helped = (this.#helped + 1) % HELP.length;
    this.refresh();
    announce(byId(this.#helped ? "lesson-hint" : "lesson-told").textContent ?? "");
  }

  /** @param {Look} look */
  #hintText({ lesson }) {
    if (!this.#helped || !lesson) return "";
    const nudge = this.#school.words.pick(lesson.hint);
    return this.#helped === 1 ? nudge : `${nudge} ${this.#shown}`;
  }

  /** @param {Look} look */
  #progress({ lesson }) {
    return this.#school.words.say(["lesson-step", { step: (lesson?.step ?? 0) + 1, steps: lesson?.steps ?? 0 }]);
  }

  /** @param {Partial<import("./desk.js").LessonState>} changes */
  #note(changes) {
    const { store } = this.#school;
    const name = this.#at?.name ?? "";
    const { lessons } = store.settings;
    store.set({ lessons: { ...lessons, [name]: { ...lessons[name], ...changes } } });
  }
}
