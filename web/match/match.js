/** @import {MatchView, Message, Save} from "../engine/api.js" */
/** @import {App} from "../app.js" */
/** @import {ApiClient} from "../engine/sliced-request.js" */
/** @import {LessonSession} from "../learn/lesson-session.js" */

import { showCorrespondence } from "../correspondence/correspondence.js";
import { Hints } from "../panels/hints.js";
import { Log } from "../panels/log.js";
import { showPlayers } from "../panels/players.js";
import { GameReview } from "../panels/review.js";
import { showExplanation, showStatusPanel, showThinking } from "../panels/status-panel.js";
import { makeSave } from "../storage/store.js";
import { BotTurns } from "./bot-turns.js";
import { HiddenTimer } from "./hidden-timer.js";
import { MatchController } from "./match-controller.js";
import { MoveInput } from "./move-input.js";
import { Turn } from "./turn.js";
import { redo, undo } from "./undo.js";

/**
 * The match being played, or the preview of the next one, with everything a player can do. The view is managed by
 * match-controller.js, turns by turn.js.
 */
export class Match {
  /** @type {Save | null} null until the match has begun */ save = null;
  /** @type {string[][]} */ undone = [];
  begun = false;
  /** @type {LessonSession | null} the lesson that this match is a step of */ lessonSession = null;
  /** Bots wait until told to continue. */ paused = false;
  #timer = new HiddenTimer({
    isRunning: () => this.#turn.timeRuns,
    onRing: (action) => this.#change({ request: "control", action }, () => {}),
  });
  #app;
  #botTurns;
  #controller;
  #turn;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    const { stage, translator, store } = app;
    this.#controller = new MatchController(app, this, {
      onRefused: (problem, rule) => this.#onFailure(problem, (reason) => this.#controller.explain(reason, rule)),
      onProblem: (problem) => this.#onFailure(problem, app.onProblem),
      onDone: () => this.#settle(),
    });
    this.#turn = new Turn(app, this, () => this.#onCurtainLift());
    this.log = new Log(translator, (at) => this.goToPly(at));
    const { botEngine, onBotTrouble, onCutShort } = app;
    this.#botTurns = new BotTurns({ botEngine, onBotTrouble, onCutShort, settings: store.settings });
    this.hints = new Hints({
      translator,
      stage,
      botEngine,
      requestFields: () =>
        this.#turn.canDecide && !this.lessonSession && !this.view?.correspondence
          ? { record: this.view?.record, ...this.#controller.viewOptions.now }
          : null,
      play: (move) => this.play({ move }),
      explain: (problem) => this.#controller.explain(problem),
    });
    this.review = new GameReview({
      translator,
      stage,
      botEngine,
      view: () => this.view,
      save: () => this.save,
      keep: (review) => this.#saveReview(review),
      goToPly: (at) => this.goToPly(at),
      explain: (problem) => this.#controller.explain(problem),
    });
    this.moveInput = new MoveInput(stage, translator, store.settings, {
      choose: (move, done) => (done ? this.play({ move }) : this.#controller.loadView({ prefix: move })),
      why: (move) => this.#controller.explainIllegal({ move }),
      type: (text) => this.play({ text }),
      back: () => this.#controller.loadView({ prefix: this.view?.back ?? [] }),
      skip: () => stage.skip(),
      explain: (text) => showExplanation(text),
    });
  }

  get view() {
    return this.#controller.view;
  }

  /** A request or an animation is in progress. */
  get busy() {
    return this.#controller.queue.busy;
  }

  get viewer() {
    return this.#controller.viewOptions.viewer;
  }

  get thinking() {
    return this.#botTurns.thinking;
  }

  get shape() {
    return this.#controller.viewOptions.shape;
  }

  get isLesson() {
    return this.lessonSession !== null;
  }

  /** The link has been sent, so nothing in it can be undone. */
  get sent() {
    return this.view?.correspondence !== undefined && this.save?.sent === this.view.correspondence.link;
  }

  get inHistory() {
    return this.view !== null && this.view.at < this.view.last;
  }

  /**
   * Open a match.
   * @param {MatchView} view
   * @param {Save | null} save
   * @param {"wide" | "tall"} shape the shape that the view was requested for
   * @param {boolean} [paused] whether bots wait
   */
  open(view, save, shape, paused = false) {
    this.lessonSession?.leave();
    this.lessonSession = null;
    this.#load(view, save, shape, paused);
    this.begun = save !== null;
    this.#settle();
  }

  /**
   * Open a match at an earlier view and animate what has happened since.
   * @param {MatchView} view
   * @param {Save} save
   * @param {"wide" | "tall"} shape
   * @param {MatchView} before
   */
  openSince(view, save, shape, before) {
    this.open(before, save, shape);
    if (before === view) return;
    this.#cancelPending();
    this.#controller.animateToKnown(view);
  }

  /** The link has been sent. */
  markSent() {
    if (!this.save || !this.view?.correspondence) return;
    this.save = { ...this.save, sent: this.view.correspondence.link };
    this.undone = [];
    this.#app.store.saveGame(this.save);
    this.refresh();
  }

  /**
   * Open a step of a lesson.
   * @param {MatchView} view
   * @param {MatchView} first the view before the other players moved; their moves are animated
   * @param {"wide" | "tall"} shape the shape that the views were requested for
   * @param {LessonSession} lessonSession
   */
  async openLesson(view, first, shape, lessonSession) {
    this.lessonSession = lessonSession;
    this.begun = true;
    this.#load(first, null, shape, true);
    if (first === view) this.#settle();
    else this.#controller.animateToKnown(view);
    await this.#controller.queue.whenIdle();
  }

  /** @param {MatchView} view @param {Save | null} save @param {"wide" | "tall"} shape @param {boolean} paused */
  #load(view, save, shape, paused) {
    this.#cancelPending();
    if (view.game !== this.view?.game) this.#app.stage.resetShape();
    this.save = save;
    this.#controller.viewOptions.start(view, shape);
    this.undone = save?.undone ?? [];
    this.#timer.set(save?.clock);
    this.paused = paused;
    this.#botTurns.reset();
    this.#app.translator.seats = view.seats;
    this.#controller.show(view);
    this.refresh();
    this.review.open();
  }

  /** Mark a move on the board. @param {Array<[string, import("../engine/api.js").Mark]>} [marks] */
  showHint(marks) {
    this.#app.stage.showHint(marks);
  }

  /** Show a view without controls while the match cannot be played. @param {MatchView} view */
  showStatic(view) {
    this.#cancelPending();
    this.#controller.queue.busy = true;
    this.#controller.view = view;
    this.#app.translator.seats = view.seats;
    this.#app.stage.show(view.scene);
    this.refresh();
    this.moveInput.offer(null);
  }

  /** Start the match: bots may move from now on. */
  async begin() {
    await this.#controller.queue.whenIdle();
    if (this.busy) return;
    this.begun = true;
    this.#app.onBegin();
    await this.#controller.queue.whenIdle();
    this.#settle();
  }

  /** @param {{move: string[]} | {text: string}} decision */
  async play(decision) {
    if (!this.begun) await this.begin();
    return this.#change({ request: "play", ...decision }, () => {
      this.undone = [];
      this.paused = false;
      this.moveInput.clearTyped();
    });
  }

  /** @param {string} action such as `!resign 1` */
  async controlAction(action) {
    await this.#interrupt();
    return this.#change({ request: "control", action }, () => {
      this.undone = [];
    });
  }

  async undo() {
    if (!this.view?.can_undo) return this.#controller.explainIllegal({ request: "undo" });
    await this.#interrupt();
    if (!this.sent) await undo(this, (request, onDone) => this.#change(request, onDone));
  }

  async redo() {
    await this.#interrupt();
    await redo(this, (request, onDone) => this.#change(request, onDone));
  }

  /** Let bots continue. */
  resume() {
    this.paused = false;
    if (this.view?.viewer !== this.viewer.seat) this.#controller.viewOptions.forget();
    this.#settle();
  }

  /** Let the thinking bot play the best move found so far. */
  playNow() {
    this.#botTurns.finishNow();
  }

  /** Let a bot that failed play a random move. */
  playRandom() {
    this.paused = false;
    return this.#change({ request: "bot_move", play_random: true }, () => {});
  }

  /**
   * Cancel what is in progress: an animation or a partly chosen move.
   * @returns {boolean} whether there was anything to cancel
   */
  cancelStep() {
    if (this.#app.stage.playing) this.#app.stage.skip();
    else if (this.view?.back) this.#controller.loadView({ prefix: this.view.back });
    else return this.moveInput.decline();
    return true;
  }

  /** Show an earlier position. @param {number} at */
  async goToPly(at) {
    await this.#interrupt();
    if (!this.view) return;
    await this.#controller.loadView({ at: Math.max(0, Math.min(at, this.view.last)) });
  }

  /** Animate the step to the next position. @param {import("../board/motion.js").Speed} [speed] */
  async stepForward(speed) {
    await this.#interrupt();
    const { view } = this;
    if (!view || !this.inHistory) return;
    await this.#controller.ask({ request: "view", at: view.at + 1, since: view.at }, (next) =>
      this.#controller.animateTo(next, speed),
    );
  }

  /**
   * The shape of the board area has changed: request another drawing, now or after the current request.
   * @param {"wide" | "tall"} shape
   */
  reshape(shape) {
    this.#controller.viewOptions.shape = shape;
    if (this.#controller.isOutdated) this.#settle();
  }

  /** Update all panels. */
  refresh() {
    const { view } = this;
    if (!view) return;
    const { translator } = this.#app;
    translator.seats = view.seats;
    showPlayers(view, translator);
    this.review.refresh();
    this.log.show(view, this.inHistory, (at) => this.review.isCostly(at));
    showStatusPanel(this, translator);
    showCorrespondence(this, translator);
    this.lessonSession?.refresh();
    this.hints.refresh();
    if (this.inHistory) this.review.showBetter(view.at);
  }

  updateTurnAttribute() {
    this.#turn.updateTurnAttribute();
  }

  /** The language or the settings have changed. */
  retranslate() {
    this.#app.stage.retranslate();
    this.refresh();
    this.#offer();
    this.#turn.updateCurtain();
    if (this.#controller.isOutdated) this.#settle();
  }

  /**
   * Change the match by a request, then show and save the result. Who may look is known only from the answer, so the
   * request asks for what everybody may see; that is also what is saved.
   * @param {object} request
   * @param {(view: MatchView) => void} onDone
   * @param {ApiClient} [engine]
   */
  #change(request, onDone, engine = this.#app.engine) {
    if (this.inHistory) return Promise.resolve(false);
    return this.#controller.ask(
      request,
      async (view) => {
        onDone(view);
        const speed = this.#botTurns.onDecision(view);
        this.hints.clear();
        const before = this.save && (this.save.view ?? view); // visible to everybody
        const saved = this.#saveDecision(view);
        this.viewer.update(view);
        const shown = await this.#controller.forCurrentViewer(view);
        if (before && shown.viewer !== this.view?.viewer) this.#app.stage.show(before.scene);
        await this.#controller.animateTo(shown, speed);
        if (view.outcome) this.#app.sounds.play("over");
        else if (speed && view.actor_kind === "person") this.#app.sounds.play("turn");
        await saved;
      },
      engine,
      { ...this.#controller.viewOptions.now, viewer: null },
    );
  }

  /** Save the match; a lesson saves only its progress. @param {MatchView} view */
  async #saveDecision(view) {
    if (this.lessonSession) return this.lessonSession.onDecision(view);
    this.save = { ...makeSave(view, this.save, this.undone), clock: this.#timer.remaining };
    this.#app.store.countResult(this.save);
    this.#app.onSaved(this.save.id);
    await this.#app.store.saveCurrent(this.save);
  }

  /** Finish animations and cancel a thinking bot before doing something else. */
  async #interrupt() {
    if (this.thinking) this.#cancelPending();
    this.#app.stage.skip();
    await this.#controller.queue.whenIdle();
  }

  #cancelPending() {
    this.#botTurns.stop();
    this.#controller.queue.cancel();
    this.hints.clear();
  }

  /** No request is pending: offer the choices, or let a bot think. */
  #settle() {
    if (this.busy) return;
    showThinking(null);
    if (this.view && this.#controller.isOutdated)
      return void this.#controller.loadView({ at: this.view.at, prefix: this.view.prefix });
    this.#botTurns.thinking = this.#turn.isBotTurn && this.begun && !this.paused;
    this.refresh();
    if (this.#turn.autoPassMove) return void this.play({ move: this.#turn.autoPassMove });
    this.#offer();
    this.#turn.updateCurtain();
    this.#turn.updateTurnAttribute();
    this.#timer.update(this.begun && !this.lessonSession ? (this.view?.hidden_timer ?? null) : null);
    this.lessonSession?.onSettled();
    if (this.thinking && !this.busy) this.#change({ request: "bot_move" }, () => {}, this.#botTurns);
  }

  #offer() {
    this.moveInput.offer(this.#turn.canDecide ? this.view : null);
    this.hints.refresh();
  }

  #onCurtainLift() {
    this.viewer.reveal();
    this.#settle();
  }

  /**
   * Pause after a problem; if a bot caused it, the players are asked what to do.
   * @param {Message} problem
   * @param {(problem: Message) => void} report
   */
  #onFailure(problem, report) {
    this.paused = true;
    if (!this.#botTurns.onFailure(problem, this.view)) report(problem);
  }

  /** @param {NonNullable<Save["review"]>} review */
  #saveReview(review) {
    if (!this.save) return;
    this.save = { ...this.save, review };
    this.#app.store.saveGame(this.save);
  }
}
