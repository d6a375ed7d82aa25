/** @import {ErrorResponse, Lesson, MatchView} from "../engine/api.js" */
/** @import {Message} from "../i18n/types.js" */
/** @import {LessonList} from "./lesson-list.js" */
/** @import {Store} from "../storage/store.js" */
/** @import {Match} from "../match/match.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { progressText, spokenSummary, verdict } from "../panels/lesson-text.js";
import { byId } from "../ui/dom.js";
import { announce } from "../ui/notices.js";

/**
 * @typedef {object} LessonDependencies
 * @property {Translator} translator
 * @property {Store} store
 * @property {Match} match
 * @property {LessonList} lessonList
 * @property {import("../ui/sound.js").Sounds} sounds
 * @property {(request: object) => Promise<any>} ask
 * @property {(request: object) => Promise<any>} askForMatch for the view of another match, which is then opened
 * @property {(problem: Message) => void} report
 * @property {() => void} showMatch go to the match screen
 * @property {(view: MatchView) => void} play start a real game of the same kind
 */

/** Labels of the help button: first a hint, then the solution, then back to the task. */
const HELP = ["hint", "lesson-show", "lesson-task"];

/** @typedef {{name: string, lesson: Lesson, step: number}} LessonPosition */

/**
 * A lesson in progress. A step is a match with a panel beside the board that gives the task and feedback. Only the
 * current step and its record are stored.
 */
export class LessonSession {
  /** @type {LessonPosition | null} */ #position = null;
  /** 0: no help, 1: hint, 2: solution */ #helpLevel = 0;
  /** @type {string} the solution, once it is shown */ #solutionText = "";
  #isFinished = false;
  #dependencies;

  /** @param {LessonDependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    const press = (/** @type {string} */ id, /** @type {() => void} */ act) => byId(id).addEventListener("click", act);
    press("lesson-continue", () => this.#nextStep());
    press("lesson-retry", () => this.#startStep(this.#position?.step ?? 0));
    press("lesson-again", () => this.#startStep(this.#position?.step ?? 0));
    press("lesson-undo", () => dependencies.match.undo());
    press("lesson-help", () => this.#showHelp());
    press("lesson-play", () => dependencies.match.view && dependencies.play(dependencies.match.view));
    press("lesson-next", () => {
      const next = this.#position && dependencies.lessonList.after(this.#position.name);
      if (next) this.open(next.name);
    });
  }

  /** Fields added to every request. */
  get #requestFields() {
    return this.#position ? { lesson: this.#position.lesson, step: this.#position.step, past_reveals: true } : {};
  }

  /**
   * Open a lesson where it was left, or at its beginning.
   * @param {string} name
   * @returns {Promise<boolean>} whether it could be opened
   */
  async open(name) {
    const lesson = await this.#dependencies.lessonList.read(name);
    if (!lesson) {
      this.#dependencies.report(["lesson-missing"]);
      return false;
    }
    const { step = 0, record } = this.#dependencies.store.settings.lessons[name] ?? {};
    this.#position = { name, lesson, step: lesson.step[step] ? step : 0 };
    this.#isFinished = false;
    return this.#startStep(this.#position.step, record);
  }

  /** Save the progress after each decision. @param {MatchView} view */
  onDecision(view) {
    if (!this.#position) return;
    this.#helpLevel = 0;
    this.#saveProgress({ step: this.#position.step, record: view.record });
    const { status } = view.lesson ?? {};
    if (status === "reached") this.#dependencies.sounds.play("turn");
  }

  /** Another match is opened. */
  leave() {
    if (!this.#position) return;
    this.#position = null;
    this.#dependencies.store.set({ current_lesson: null });
    this.refresh();
  }

  refresh() {
    const view = this.#dependencies.match.view;
    const lesson = this.#position ? view?.lesson : undefined;
    const panel = byId("lesson");
    panel.hidden = !lesson;
    document.documentElement.toggleAttribute("data-lesson", lesson !== undefined);
    document.documentElement.toggleAttribute("data-puzzle", lesson?.puzzle ?? false);
    if (!lesson || !view || !this.#position) return;
    const { translator } = this.#dependencies;
    const { translate, pick } = translator;
    const status = this.#isFinished ? "finished" : lesson.status;
    panel.dataset.status = status;
    byId("lesson-title").textContent = pick(this.#position.lesson.title);
    byId("lesson-progress").textContent = progressText(lesson, translator);
    const bar = /** @type {HTMLProgressElement} */ (byId("lesson-bar"));
    bar.max = lesson.steps;
    bar.value = lesson.step + (lesson.status === "reached" ? 1 : 0);
    byId("lesson-verdict").textContent = status === "open" ? "" : verdict(status, lesson, translator);
    byId("lesson-text").textContent = pick(
      status === "finished" ? this.#position.lesson.done : status === "open" ? lesson.text : lesson.feedback,
    );
    byId("lesson-hint").textContent = status === "open" ? this.#hintText(view) : "";
    byId("lesson-help-label").textContent = translate([HELP[this.#helpLevel] ?? "hint"]);
    const next = this.#dependencies.lessonList.after(this.#position.name);
    const offered = {
      "lesson-continue": status === "reached",
      "lesson-retry": status === "missed",
      "lesson-help": status === "open",
      "lesson-undo": status === "open" && lesson.decisions > 0,
      "lesson-again": status === "reached",
      "lesson-play": status === "finished",
      "lesson-next": status === "finished" && next !== null,
      "lesson-leave": status === "finished",
    };
    for (const [id, offer] of Object.entries(offered)) byId(id).hidden = !offer;
    if (next) byId("lesson-next").textContent = translate(["lesson-next", { title: pick(next.title) }]);
  }

  /** When a step is over, focus the button that goes on, unless the player is elsewhere. */
  onSettled() {
    const status = this.#position && !this.#isFinished ? this.#dependencies.match.view?.lesson?.status : "open";
    const free = !document.activeElement?.closest("dialog, input, .top, .lesson");
    if (!this.#position || status === "open" || !free) return;
    byId(status === "reached" ? "lesson-continue" : "lesson-retry").focus({ preventScroll: true });
  }

  /** Start a step, or resume it from a record. @param {number} step @param {string} [record] */
  async #startStep(step, record) {
    if (!this.#position) return false;
    const at = { ...this.#position, step };
    this.#position = at;
    this.#helpLevel = 0;
    const byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    this.#dependencies.showMatch();
    const { match, askForMatch, translator } = this.#dependencies;
    const options = match.viewOptions;
    const fields = { ...options, ...this.#requestFields };
    let view = record ? await askForMatch({ request: "view", record, ...fields }) : null;
    if (!view || "error" in view) view = await askForMatch({ request: "lesson", ...fields });
    if (this.#position !== at) return false;
    if ("error" in view) {
      this.#dependencies.report(/** @type {ErrorResponse} */ (view).error.message);
      return false;
    }
    this.#saveProgress({ step, record: view.record });
    this.#dependencies.store.set({ current_lesson: at.name });
    const first = view.frames?.length
      ? await askForMatch({ request: "view", record: view.record, at: 0, ...fields })
      : view;
    await match.open(view, { options, before: "error" in first ? view : first, lesson: this.#requestFields });
    announce(spokenSummary(view.lesson, translator));
    if (byKeys) match.moveInput.focusBoard();
    return true;
  }

  #nextStep() {
    if (!this.#position) return;
    const { step, lesson } = this.#position;
    if (step + 1 < lesson.step.length) this.#startStep(step + 1);
    else this.#finish();
  }

  #finish() {
    if (!this.#position) return;
    this.#isFinished = true;
    this.#saveProgress({ done: true, step: 0, record: undefined });
    this.#dependencies.store.set({ current_lesson: null });
    this.#dependencies.sounds.play("over");
    this.refresh();
    byId("lesson-play").focus({ preventScroll: true });
    announce(`${byId("lesson-verdict").textContent} ${byId("lesson-text").textContent}`);
  }

  /** Cycle through hint, solution and task. */
  async #showHelp() {
    const { match, ask, store, translator } = this.#dependencies;
    const { view } = match;
    if (!view) return;
    if (this.#helpLevel === 1) {
      const answer = await ask({
        request: "solution_step",
        record: view.record,
        viewer: view.viewer,
        ...match.viewOptions,
        ...this.#requestFields,
      });
      const shown = "step" in answer ? answer.step : null;
      this.#solutionText = shown
        ? translator.translate([
            "lesson-shown",
            { text: store.settings.notation ? shown.text : (shown.words ?? shown.text) },
          ])
        : translator.translate(["lesson-astray"]);
      match.showHint(shown?.marks);
    } else if (this.#helpLevel === 2) match.showHint();
    this.#helpLevel = (this.#helpLevel + 1) % HELP.length;
    this.refresh();
    announce(byId(this.#helpLevel ? "lesson-hint" : "lesson-text").textContent ?? "");
  }

  /** @param {MatchView} view */
  #hintText({ lesson }) {
    if (!this.#helpLevel || !lesson) return "";
    const nudge = this.#dependencies.translator.pick(lesson.hint);
    return this.#helpLevel === 1 ? nudge : `${nudge} ${this.#solutionText}`;
  }

  /** @param {Partial<import("../storage/types.js").LessonState>} changes */
  #saveProgress(changes) {
    const { store } = this.#dependencies;
    const name = this.#position?.name ?? "";
    const { lessons } = store.settings;
    store.set({ lessons: { ...lessons, [name]: { ...lessons[name], ...changes } } });
  }
}
