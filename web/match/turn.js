/** @import {App} from "../app.js" */
/** @import {Match} from "./match.js" */
import { Curtain } from "./curtain.js";

/** Whose turn it is, and whether the viewer may decide. */
export class Turn {
  #app;
  #match;
  #curtain;

  /** @param {App} app @param {Match} match @param {() => void} onLift the next player has taken the screen */
  constructor(app, match, onLift) {
    this.#app = app;
    this.#match = match;
    this.#curtain = new Curtain(app.translator, { lift: onLift, undo: () => match.undo(), leave: app.onLeave });
  }

  get canDecide() {
    const { view, busy, inHistory, lessonSession } = this.#match;
    if (!view || busy || inHistory || view.actor === "over" || this.isBotTurn) return false;
    if (lessonSession && view.lesson?.status !== "open") return false;
    if (view.correspondence) return view.correspondence.your_turn;
    return !view.private || view.viewer === view.actor;
  }

  get isBotTurn() {
    const { view, inHistory, lessonSession } = this.#match;
    return (
      view !== null &&
      !lessonSession &&
      !inHistory &&
      !view.correspondence &&
      view.actor !== "over" &&
      view.actor_kind !== "person"
    );
  }

  /**
   * The move to play automatically if the player does not want to be asked in vain. After an undo, or when players
   * share the screen, everything is asked.
   */
  get autoPassMove() {
    const { view, begun, lessonSession, undone, viewer } = this.#match;
    const wanted =
      this.#app.store.settings.auto_pass && begun && !lessonSession && !undone.length && view?.actor_kind === "person";
    return wanted && !viewer.sharedScreen && view?.choices.length ? view.auto_pass : null;
  }

  /** The hidden timer runs only while the match is visible, not covered and at its latest position. */
  get timeRuns() {
    const { begun, inHistory, busy } = this.#match;
    const covered = document.hidden || document.querySelector("dialog[open], .menu:not([hidden])") !== null;
    return begun && !inHistory && !covered && !busy && document.documentElement.dataset.screen === "match";
  }

  /** Show the curtain while a player waits for the screen. */
  updateCurtain() {
    const { viewer, begun, moveInput, view } = this.#match;
    if (viewer.waitingSeat === null || !begun) this.#curtain.lower();
    else {
      moveInput.clearTyped();
      this.#curtain.raise(viewer.waitingSeat, view?.can_undo ?? false);
    }
  }

  /** For styles and tests. */
  updateTurnAttribute() {
    const { view, lessonSession, busy, thinking } = this.#match;
    const actor = lessonSession && view?.lesson?.status !== "open" ? "over" : view?.actor;
    const waits = view?.correspondence && !view.correspondence.your_turn && actor !== "over";
    const turn = waits ? "waiting" : typeof actor === "number" ? String(actor + 1) : (actor ?? "busy");
    const settled = this.#curtain.isUp ? "curtain" : turn;
    document.documentElement.dataset.turn = busy || thinking ? "busy" : settled;
  }
}
