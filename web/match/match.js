/** @import {MatchView} from "../engine/api.js" */
/** @import {Message} from "../i18n/types.js" */
/** @import {Save} from "../storage/types.js" */
/** @import {App} from "../app.js" */
/** @import {MatchEvent} from "./match-state.js" */
/** @import {AfterChange} from "./undo.js" */

import { celebrate, hasWonAlone } from "../panels/climb.js";
import { SHAPES, showPlayers } from "../panels/players.js";
import { showExplanation, showStatusPanel, showThinking } from "../panels/status-panel.js";
import { animate } from "./animate.js";
import { BotTurns } from "./bot-turns.js";
import { Curtain } from "./curtain.js";
import { explain, explainIllegal } from "./explain.js";
import { HiddenTimer, isMatchVisible } from "./hidden-timer.js";
import { KnownMatch } from "./known-match.js";
import { MatchPanels } from "./match-panels.js";
import { CLOSED, canDecide, isBusy, isInHistory, isPaused, nextState, turnOf } from "./match-state.js";
import { MoveInput } from "./move-input.js";
import { Reactions } from "./reactions.js";
import { RequestQueue } from "./request-queue.js";
import { ResultPreviews } from "./result-previews.js";
import { SavedMatch } from "./saved-match.js";
import { afterUndo, redoSteps } from "./undo.js";
import { ViewOptions } from "./view-options.js";

/**
 * The match being played, or the preview of the next one, with everything a player can do. What is going on is decided
 * by match-state.js alone; here its events are sent, and done what follows from it.
 */
export class Match {
  #state = CLOSED;
  #known = new KnownMatch();
  #timer = new HiddenTimer({
    isRunning: () => this.begun && !this.inHistory && !isBusy(this.#state) && isMatchVisible(),
    onRing: (action) => this.#change({ request: "control", action }),
  });
  /** Offers that may come again are declined without asking. */ #declinesTurn = false;
  #app;
  #botTurns;
  #curtain;
  #panels;
  #queue;
  #reactions = new Reactions(() => this.refresh());
  #resultPreviews;
  #saved;
  #viewOptions;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    const { stage, translator, store, botEngine, onCutShort } = app;
    this.#viewOptions = new ViewOptions(store.settings);
    this.#queue = new RequestQueue({
      onRefused: (problem, rule) => this.#onFailure(problem, (reason) => explain(reason, app, rule)),
      onProblem: (problem) => this.#onFailure(problem, app.onProblem),
      onDone: () => this.#settle(),
    });
    this.#curtain = new Curtain(translator, {
      lift: () => this.#liftCurtain(),
      undo: () => this.undo(),
      leave: app.onLeave,
    });
    this.#botTurns = new BotTurns({ botEngine, onCutShort, settings: store.settings });
    this.#saved = new SavedMatch(store, app.onSaved);
    this.#panels = new MatchPanels(app, {
      view: () => this.view,
      save: () => this.#saved.save,
      hintFields: () =>
        canDecide(this.#state) && !this.isLesson && !this.view?.correspondence ? this.#requestFields : null,
      play: (move) => this.play({ move }),
      prepare: (words) => this.#prepare(words),
      keepReview: (review) => this.#saved.keepReview(review),
      goToPly: (at) => this.goToPly(at),
    });
    this.#resultPreviews = new ResultPreviews({
      ask: (prefix, root) => app.engine.ask({ ...this.#requestFields, request: "preview", prefix, root }),
      show: (scene, stats) => {
        if (scene) stage.showResult(scene);
        if (this.view) showPlayers(this.view, translator, { expected: stats, moods: this.moods });
      },
    });
    this.moveInput = new MoveInput(stage, translator, store.settings, {
      choose: ({ done, leads_to: prefix }, words) =>
        done ? this.play({ move: words }) : this.#goToNode(prefix ?? words),
      why: (move) => explainIllegal({ ...this.#requestFields, move }, app),
      type: (text) => this.play({ text }),
      declineTurn: () => {
        this.#declinesTurn = true;
      },
      point: (words) => this.#resultPreviews.point(words),
      back: () => this.view?.back && this.#goToNode(this.view.back),
      skip: () => stage.skip(),
      explain: (text) => showExplanation(text),
    });
  }

  get view() {
    return this.#state.view;
  }

  get begun() {
    return this.#state.begun;
  }

  get isLesson() {
    return this.#state.lesson !== null;
  }

  get isThinking() {
    return this.#state.phase === "thinking";
  }

  get isPaused() {
    return isPaused(this.#state);
  }

  get inHistory() {
    return isInHistory(this.#state);
  }

  /** The link has been sent, so nothing in it can be undone. */
  get sent() {
    return this.view?.correspondence !== undefined && this.#saved.save?.sent === this.view.correspondence.link;
  }

  get canRedo() {
    return this.#saved.undone.length > 0;
  }

  /** The moods of bots that are not calm, by seat. */
  get moods() {
    const { view, isThinking } = this;
    /** @type {Map<number, import("../ui/faces.js").Mood>} */
    const moods = new Map(this.#reactions.moods);
    if (isThinking && typeof view?.actor === "number") moods.set(view.actor, "thinking");
    return moods;
  }

  get log() {
    return this.#panels.log;
  }

  get legend() {
    return this.#panels.legend;
  }

  get hints() {
    return this.#panels.hints;
  }

  get review() {
    return this.#panels.review;
  }

  /** The fields with which to request another match. */
  get viewOptions() {
    return this.#viewOptions.now;
  }

  /** Another match is requested. */
  startLoading() {
    this.#send({ type: "load" });
  }

  /** The other match cannot be opened, or need not be. */
  stopLoading() {
    this.#send({ type: "stay" });
  }

  /**
   * Open a match.
   * @param {MatchView} view
   * @param {object} how
   * @param {Save | null} [how.save] null if it has not begun
   * @param {object} how.options the view options that it was requested with
   * @param {boolean} [how.paused] whether bots wait
   * @param {MatchView} [how.before] an earlier view, from which to animate
   * @param {object | null} [how.lesson] the fields that make a request one about a step of a lesson
   * @returns {Promise<unknown>} resolves when everything is shown
   */
  async open(view, { save = null, options, paused = false, before = view, lesson = null }) {
    this.#cancelPending();
    if (!lesson) this.#app.onLessonLeft();
    if (view.game !== this.view?.game) this.#app.stage.resetShape();
    this.#saved.open(save);
    this.#known = new KnownMatch();
    this.#viewOptions.markRequested(options);
    this.#timer.set(save?.clock);
    const shown = this.#known.receive(before, null);
    this.#send({ type: "open", view: shown, begun: save !== null || lesson !== null, paused, lesson });
    this.#app.stage.show(shown.scene);
    this.refresh();
    this.review.open();
    if (before === view) {
      this.#settle();
      return this.#restoreDraft();
    }
    this.#send({ type: "request" });
    await this.#queue.await(Promise.resolve(view), (later) => this.#animate(this.#received(later)));
  }

  /** Show a view without controls while the match cannot be played. @param {MatchView} view */
  showStatic(view) {
    this.#cancelPending();
    this.#send({ type: "close", view });
    this.#app.stage.show(view.scene);
    this.refresh();
    this.moveInput.offer(null);
    this.#updateCurtain();
  }

  /** Start the match: bots may move from now on. */
  async begin() {
    await this.#queue.whenIdle();
    this.#send({ type: "begin" });
    if (!this.begun) return;
    this.#app.onBegin();
    await this.#queue.whenIdle();
    this.#settle();
  }

  /** @param {{move: string[]} | {text: string}} decision */
  async play(decision) {
    if (!this.begun) await this.begin();
    return this.#change({ request: "play", ...decision }, () => {
      this.moveInput.clearTyped();
      return { undone: [], paused: false };
    });
  }

  /** @param {string} action such as `!resign 1` */
  async controlAction(action) {
    await this.#interrupt();
    return this.#change({ request: "control", action }, () => ({ undone: [] }));
  }

  async undo() {
    if (!this.view?.can_undo) return explainIllegal({ ...this.#requestFields, request: "undo" }, this.#app);
    await this.#interrupt();
    if (!this.sent) await this.#change({ request: "undo" }, (view) => afterUndo(this.#saved.undone, view));
  }

  async redo() {
    await this.#interrupt();
    for (const { request, after } of redoSteps(this.#saved.undone)) {
      if (!(await this.#change(request, () => after))) return;
    }
  }

  /** Let bots continue. */
  resume() {
    this.#send({ type: "resume" });
    this.#settle();
  }

  /** Let the thinking bot play the best move found so far. */
  playNow() {
    this.#botTurns.finishNow();
  }

  /** Let a bot that failed play a random move. */
  playRandom() {
    return this.#change({ request: "bot_move", play_random: true }, () => ({ paused: false }));
  }

  /** The link has been sent. */
  markSent() {
    if (this.view?.correspondence) this.#saved.markSent(this.view.correspondence.link);
    this.refresh();
  }

  /** Mark a move on the board. @param {Array<[string, import("../engine/api.js").Mark]>} [marks] */
  showHint(marks) {
    this.#app.stage.showHint(marks);
  }

  /**
   * Cancel what is in progress: an animation or a partly chosen move.
   * @returns {boolean} whether there was anything to cancel
   */
  cancelStep() {
    if (this.moveInput.closeCard()) return true;
    if (this.#app.stage.playing) this.#app.stage.skip();
    else if (this.view?.back) this.#goToNode(this.view.back);
    else return this.moveInput.decline();
    return true;
  }

  /** Show an earlier position. @param {number} at */
  async goToPly(at) {
    await this.#interrupt();
    if (this.view) await this.#load({ at: Math.max(0, Math.min(at, this.view.last)) });
  }

  /** Animate the step to the next position. @param {import("../board/motion.js").Speed} [speed] */
  async stepForward(speed) {
    await this.#interrupt();
    const { view } = this;
    if (!view || !this.inHistory) return;
    await this.#request({ request: "view", at: view.at + 1, since: view.at }, (next) =>
      this.#animate(this.#received(next), { speed }),
    );
  }

  /** Show again what has happened since an entry, up to now. @param {number} since */
  async replaySince(since) {
    await this.#interrupt();
    if (!this.view || this.inHistory) return;
    const fields = this.#requestFields;
    await this.#request({ request: "view", at: since }, async (earlier) => {
      const now = await this.#app.engine.ask({ ...fields, request: "view", since });
      if ("error" in now) return;
      this.#app.stage.show(earlier.scene);
      await this.#animate(this.#received(now), { since });
    });
  }

  /**
   * The shape of the board area has changed: request another drawing, now or after the current request.
   * @param {"wide" | "tall"} shape
   */
  reshape(shape) {
    this.#viewOptions.shape = shape;
    if (this.#viewOptions.isOutdated) this.#settle();
  }

  /** Update all panels. */
  refresh() {
    if (this.view) this.#panels.show(this, this.view);
  }

  /** The language or the settings have changed. */
  retranslate() {
    this.#app.stage.retranslate();
    this.refresh();
    this.#offer();
    this.#updateCurtain();
    if (this.#viewOptions.isOutdated) this.#settle();
  }

  /** The fields that all requests about this match have in common. */
  get #requestFields() {
    const { view } = this;
    const match = view?.correspondence ? { session: view.correspondence.session } : { record: view?.record };
    const viewer = view?.correspondence ? view.correspondence.seat : view?.viewer;
    return { ...match, viewer, ...this.#viewOptions.now, ...this.#state.lesson };
  }

  /** @param {MatchEvent} event */
  #send(event) {
    this.#state = nextState(this.#state, event);
    document.documentElement.dataset.turn = turnOf(this.#state);
  }

  /**
   * Send a request; a thinking bot is interrupted. Nothing is sent while something else is in progress.
   * @param {{request: string, [field: string]: unknown}} request
   * @param {(answer: any) => void | Promise<void>} onAnswer
   */
  #request(request, onAnswer) {
    if (this.isThinking) this.#cancelPending();
    const before = this.#state;
    this.#send({ type: "request" });
    if (this.#state === before) return Promise.resolve(false);
    if (request.request !== "nodes") this.#viewOptions.markRequested();
    showExplanation("");
    return this.#queue.await(this.#app.engine.ask({ ...this.#requestFields, ...request }), onAnswer);
  }

  /**
   * Request another view of the match and show it without animation.
   * @param {{at?: number, prefix?: string[], viewer?: number | null}} fields
   */
  #load(fields) {
    return this.#request({ request: "view", ...fields }, (answer) => this.#show(this.#received(answer)));
  }

  /** @param {MatchView} answer */
  #received(answer) {
    return this.#known.receive(answer, this.view);
  }

  /** @param {MatchView} view */
  #show(view) {
    this.#send({ type: "show", view });
    this.#app.stage.show(view.scene);
  }

  /** @param {MatchView} view @param {{speed?: import("../board/motion.js").Speed | undefined, paused?: boolean | undefined, since?: number}} [how] */
  async #animate(view, { speed, paused, since = this.view?.at ?? 0 } = {}) {
    this.#send({ type: "answer", view, paused });
    this.#resultPreviews.offer(null);
    this.moveInput.offer(null);
    await animate(view, since, this.#app, speed);
  }

  /**
   * Change the match by a request, then show and save the result.
   * @param {{request: string, [field: string]: unknown}} request
   * @param {(view: MatchView) => AfterChange} [after]
   */
  #change(request, after = () => ({})) {
    if (this.inHistory) return Promise.resolve(false);
    const log = request.request === "undo" ? {} : this.#known.logField(this.view);
    return this.#request({ ...log, ...request }, (view) => this.#onChange(view, after(view)));
  }

  /** Let a bot decide. */
  #think() {
    const request = { ...this.#requestFields, ...this.#known.logField(this.view), request: "bot_move" };
    this.#viewOptions.markRequested();
    this.#queue.await(this.#botTurns.ask(request), (view) => {
      this.#botTurns.onMove(view);
      return this.#onChange(view, {}, this.#app.store.settings.bot_speed);
    });
  }

  /** @param {MatchView} answer @param {AfterChange} after @param {import("../board/motion.js").Speed} [botSpeed] if a bot has decided */
  async #onChange(answer, { undone = this.#saved.undone, paused }, botSpeed) {
    const before = this.#known.publicView;
    const view = this.#received(answer);
    this.#saved.undone = undone;
    showThinking(null);
    this.hints.clear();
    const saved = this.isLesson
      ? this.#app.onLessonDecision(view)
      : this.#saved.onDecision(view, this.#timer.remaining);
    if (before) this.#reactions.onChange(before, view);
    if (before && view.viewer !== this.view?.viewer) this.#app.stage.show(before.scene);
    await this.#animate(view, { speed: botSpeed, paused });
    if (hasWonAlone(view) && !this.isLesson) {
      const [seat = 0] = view.outcome?.winners ?? [];
      celebrate(`seat-${SHAPES[seat] ?? "round"}`, seat);
    }
    if (view.outcome) this.#app.sounds.play("over");
    else if (botSpeed && view.actor_kind === "person") this.#app.sounds.play("turn");
    await saved;
  }

  /** Finish what is in progress before doing something else; a bot is interrupted by the next request. */
  async #interrupt() {
    if (this.isThinking) return;
    this.#app.stage.skip();
    await this.#queue.whenIdle();
  }

  #cancelPending() {
    this.#botTurns.stop();
    this.#queue.cancel();
    this.hints.clear();
  }

  /** Nothing is in progress any more: offer the choices, or let a bot think. */
  #settle() {
    this.#send({ type: "settle" });
    if (isBusy(this.#state)) return;
    showThinking(null);
    const { view } = this;
    if (view && this.#viewOptions.isOutdated) return void this.#load({ at: view.at, prefix: view.prefix });
    if (!this.#state.paused) this.#send({ type: "think" });
    this.refresh();
    if (this.#autoPassMove) return void this.play({ move: this.#autoPassMove });
    this.#offer();
    this.#updateCurtain();
    this.#timer.update(this.begun && !this.isLesson ? (view?.hidden_timer ?? null) : null);
    this.#app.onSettled();
    if (this.isThinking) this.#think();
  }

  /**
   * The move to play automatically if the player does not want to be asked in vain. After an undo, or when players
   * share the screen, everything is asked.
   */
  get #autoPassMove() {
    const { view } = this;
    const recurring = canDecide(this.#state) ? view?.choices.find(({ recurs }) => recurs) : undefined;
    if (canDecide(this.#state) && !recurring) this.#declinesTurn = false;
    if (this.#declinesTurn && recurring) return [recurring.word];
    const isAsked = !this.begun || this.isLesson || this.canRedo || view?.shared_screen;
    return this.#app.store.settings.auto_pass && !isAsked && canDecide(this.#state) ? (view?.auto_pass ?? null) : null;
  }

  #offer() {
    const view = canDecide(this.#state) ? this.view : null;
    this.#resultPreviews.offer(view);
    this.moveInput.offer(view, view ? this.#known.before(view) : []);
    this.hints.refresh();
  }

  /** Go to another node of the move tree; it is requested if the page does not know it. @param {string[]} prefix */
  #goToNode(prefix) {
    const view = this.#known.after(prefix);
    if (!view) return this.#request(this.#known.nodesRequest(prefix), ({ nodes }) => this.#showNode(nodes));
    this.#send({ type: "choose", view });
    if (this.view !== view) return;
    this.#app.stage.show(view.scene);
    showExplanation("");
    showStatusPanel(this, this.#app.translator);
    this.#offer();
    this.#keepDraft();
  }

  /** Keep a half-made move, so that it survives a reload. */
  #keepDraft() {
    if (this.view && !this.isLesson) this.#saved.keepDraft(this.view);
  }

  /** Go on with the move that was half made when the match was left. */
  #restoreDraft() {
    const words = this.view && canDecide(this.#state) ? this.#saved.draftOf(this.view) : [];
    if (words.length) return this.#goToNode(words);
  }

  /** Choose words without completing the move; the hint that suggested them has done its work. @param {string[]} words */
  #prepare(words) {
    this.hints.clear();
    this.moveInput.offer(null); // until the words are there, nothing else can be chosen
    return this.#goToNode(words);
  }

  /** @param {import("../engine/api.js").Node[]} nodes the first one is shown */
  #showNode(nodes) {
    this.#known.addNodes(nodes);
    const view = nodes[0] && this.#known.after(nodes[0].prefix);
    if (view) this.#show(view);
    this.#keepDraft();
  }

  #liftCurtain() {
    const prefix = this.view ? this.#saved.draftOf(this.view) : [];
    return this.#load({ viewer: this.view?.waiting_seat ?? null, prefix });
  }

  /** Cover the screen while a player has to take it. */
  #updateCurtain() {
    const { phase, view } = this.#state;
    if (phase === "curtain") {
      this.moveInput.clearTyped();
      this.#curtain.raise(view?.waiting_seat ?? 0, view?.can_undo ?? false);
    } else if (phase === "closed" || !isBusy(this.#state)) this.#curtain.lower();
  }

  /**
   * Pause after a problem; if a bot caused it, the players are asked what to do.
   * @param {Message} problem
   * @param {(problem: Message) => void} report
   */
  #onFailure(problem, report) {
    const bot = this.isThinking ? this.view?.actor : null;
    this.#send({ type: "fail" });
    if (typeof bot === "number") this.#app.onBotTrouble(problem, bot + 1);
    else report(problem);
  }
}
