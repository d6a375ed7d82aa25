/** @import {MatchView} from "../engine/api.js" */

/**
 * What is going on in a match.
 *
 * At rest: `setup` (the preview of the next match), `playing` (a person decides), `bot` (a bot is to move and has not
 * begun or has to wait), `curtain` (the screen is passed on), `waiting` (for the other player of a correspondence
 * game), `history` (an earlier position is shown) and `over`.
 *
 * Busy: `requesting`, `thinking` (a bot), `animating`, and `closed` (nothing can be done).
 * @typedef {"setup" | "playing" | "bot" | "curtain" | "waiting" | "history" | "over"} RestingPhase
 * @typedef {RestingPhase | "requesting" | "thinking" | "animating" | "closed"} Phase
 */

/**
 * @typedef {object} MatchState
 * @property {Phase} phase
 * @property {MatchView | null} view the match as it is shown
 * @property {boolean} begun the match is played; before that it can be set up
 * @property {boolean} paused bots wait until told to continue
 * @property {object | null} lesson the fields that make a request one about a step of a lesson; null in other matches
 * @property {boolean} loading another match has been requested
 */

/**
 * @typedef {{type: "open", view: MatchView, begun: boolean, paused?: boolean, lesson?: object | null}} Open another match is shown
 * @typedef {{type: "close", view: MatchView}} Close the match is shown, but cannot be played here
 * @typedef {{type: "load"}} Load another match is requested
 * @typedef {{type: "stay"}} Stay the other match cannot be opened
 * @typedef {{type: "begin"}} Begin the match that was set up is played
 * @typedef {{type: "resume"}} Resume bots may continue
 * @typedef {{type: "choose", view: MatchView}} Choose a part of a move is chosen or taken back
 * @typedef {{type: "request"}} Request the engine is asked for another view; a thinking bot is interrupted
 * @typedef {{type: "think"}} Think a bot is asked for its move
 * @typedef {{type: "answer", view: MatchView, paused?: boolean}} Answer what has happened is going to be animated
 * @typedef {{type: "show", view: MatchView}} Show another view is shown without animation
 * @typedef {{type: "settle"}} Settle the animation or request is over
 * @typedef {{type: "fail"}} Fail the request was refused or not answered
 * @typedef {Open | Close | Load | Stay | Begin | Resume | Choose | Request | Think | Answer | Show | Settle | Fail} MatchEvent
 */

/** @type {MatchState} */
export const CLOSED = { phase: "closed", view: null, begun: false, paused: false, lesson: null, loading: false };

/** @typedef {Partial<Record<MatchEvent["type"], Phase | "rest" | "same">>} Transitions */

/** @type {Transitions} */
const ALWAYS = { open: "rest", close: "closed", load: "same", stay: "same" };
/** @type {Transitions} */
const AT_REST = { ...ALWAYS, request: "requesting", resume: "rest" };

/**
 * Which events can happen in a phase, and the phase that follows: the same, or the one in which the match rests.
 * @type {Record<Phase, Transitions>}
 */
export const TRANSITIONS = {
  closed: ALWAYS,
  setup: { ...AT_REST, begin: "rest", choose: "same" },
  playing: { ...AT_REST, choose: "same" },
  bot: { ...AT_REST, think: "thinking" },
  curtain: AT_REST,
  waiting: AT_REST,
  history: AT_REST,
  over: AT_REST,
  requesting: { ...ALWAYS, answer: "animating", show: "same", settle: "rest", fail: "rest" },
  thinking: { ...ALWAYS, request: "requesting", answer: "animating", fail: "rest" },
  animating: { ...ALWAYS, settle: "rest", fail: "rest" },
};

/**
 * The state after an event; the same state if the event cannot happen now.
 * @param {MatchState} state
 * @param {MatchEvent} event
 * @returns {MatchState}
 */
export function nextState(state, event) {
  const target = TRANSITIONS[state.phase][event.type];
  if (target === undefined) return state;
  const next = { ...state, ...changesBy(event) };
  if (target === "same") return next;
  return { ...next, phase: target === "rest" ? restingPhase(next) : target };
}

/** @param {MatchEvent} event @returns {Partial<MatchState>} */
function changesBy(event) {
  switch (event.type) {
    case "open": {
      const { view, begun, paused = false, lesson = null } = event;
      return { view, begun, paused, lesson, loading: false };
    }
    case "answer": {
      const { view, paused } = event;
      return paused === undefined ? { view } : { view, paused };
    }
    case "close":
    case "choose":
    case "show":
      return { view: event.view };
    case "load":
      return { loading: true };
    case "stay":
      return { loading: false };
    case "begin":
      return { begun: true };
    case "resume":
      return { paused: false };
    case "fail":
      return { paused: true };
    default:
      return {};
  }
}

/** @param {MatchState} state @returns {Phase} */
function restingPhase({ view, begun, lesson }) {
  if (!view) return "closed";
  if (view.at < view.last) return "history";
  if (view.actor === "over" || (lesson && view.lesson?.status !== "open")) return "over";
  if (view.correspondence) return view.correspondence.your_turn ? "playing" : "waiting";
  if (!begun) return "setup";
  if ((view.waiting_seat ?? null) !== null) return "curtain";
  return lesson || view.actor_kind === "person" ? "playing" : "bot";
}

/** Something is in progress, or nothing can be done. @param {MatchState} state */
export function isBusy({ phase }) {
  return phase === "requesting" || phase === "thinking" || phase === "animating" || phase === "closed";
}

/** An earlier position is shown. @param {MatchState} state */
export function isInHistory({ view }) {
  return view !== null && view.at < view.last;
}

/** Whoever looks may choose a move. @param {MatchState} state */
export function canDecide({ phase, view, lesson }) {
  if (!view || (phase !== "playing" && phase !== "setup")) return false;
  if (view.correspondence) return true;
  return (lesson !== null || view.actor_kind === "person") && (!view.private || view.viewer === view.actor);
}

/** Bots wait until told to continue. @param {MatchState} state */
export function isPaused({ phase, paused }) {
  return phase === "bot" && paused;
}

/** The value of `data-turn`, for styles and tests. @param {MatchState} state */
export function turnOf(state) {
  const { phase, view, loading } = state;
  if (isBusy(state) || loading || !view) return "busy";
  if (phase === "curtain" || phase === "over") return phase;
  if (view.correspondence && !view.correspondence.your_turn && view.actor !== "over") return "waiting";
  return typeof view.actor === "number" ? String(view.actor + 1) : view.actor;
}
