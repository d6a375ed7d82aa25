import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CLOSED,
  canDecide,
  isBusy,
  isInHistory,
  isPaused,
  nextState,
  TRANSITIONS,
  turnOf,
} from "../../../web/match/match-state.js";

/** @import {MatchView} from "../../../web/engine/api.js" */
/** @import {MatchEvent, MatchState} from "../../../web/match/match-state.js" */

/** @param {Partial<MatchView>} [fields] */
const viewWith = (fields = {}) =>
  /** @type {MatchView} */ (
    /** @type {unknown} */ ({ at: 3, last: 3, actor: 0, actor_kind: "person", private: false, viewer: null, ...fields })
  );
const view = viewWith();
const botView = viewWith({ actor: 1, actor_kind: "lemur" });
const overView = viewWith({ actor: "over", actor_kind: null });

/** @param {MatchView} shown @param {object} [how] @returns {MatchState} */
const opened = (shown, how = {}) => nextState(CLOSED, { type: "open", view: shown, begun: true, ...how });

/** @param {MatchState} state @param {MatchEvent[]} events */
const after = (state, ...events) => events.reduce(nextState, state);

test("an opened match rests where its view says", () => {
  assert.equal(opened(view).phase, "playing");
  assert.equal(opened(view, { begun: false }).phase, "setup");
  assert.equal(opened(botView).phase, "bot");
  assert.equal(opened(overView).phase, "over");
  assert.equal(opened(viewWith({ at: 1 })).phase, "history");
  assert.equal(opened(viewWith({ waiting_seat: 1 })).phase, "curtain");
});

test("a correspondence game waits for the other player", () => {
  const correspondence = (/** @type {boolean} */ yours) =>
    viewWith({ correspondence: /** @type {any} */ ({ your_turn: yours }) });
  assert.equal(opened(correspondence(true)).phase, "playing");
  assert.equal(opened(correspondence(false)).phase, "waiting");
  assert.equal(turnOf(opened(correspondence(false))), "waiting");
});

test("a step of a lesson is over when it is reached or missed", () => {
  const lesson = { lesson: "name", step: 0 };
  const step = (/** @type {string} */ status) => viewWith({ lesson: /** @type {any} */ ({ status }) });
  assert.equal(opened(step("open"), { lesson }).phase, "playing");
  assert.equal(opened(step("reached"), { lesson }).phase, "over");
  assert.equal(opened(step("missed"), { lesson }).phase, "over");
});

test("a decision goes through requesting and animating to the next decision", () => {
  const requesting = after(opened(view), { type: "request" });
  assert.equal(requesting.phase, "requesting");
  const animating = after(requesting, { type: "answer", view: botView });
  assert.deepEqual([animating.phase, animating.view], ["animating", botView]);
  const settled = after(animating, { type: "settle" });
  assert.equal(settled.phase, "bot");
  assert.equal(after(settled, { type: "think" }).phase, "thinking");
});

test("while something is in progress nothing else begins", () => {
  const requesting = after(opened(view), { type: "request" });
  const animating = after(requesting, { type: "answer", view });
  for (const busy of [requesting, animating])
    for (const type of /** @type {const} */ (["request", "think", "begin", "resume"]))
      assert.equal(nextState(busy, { type }), busy);
  assert.equal(nextState(requesting, { type: "choose", view }), requesting);
});

test("a request interrupts a thinking bot", () => {
  assert.equal(after(opened(botView), { type: "think" }, { type: "request" }).phase, "requesting");
});

test("after a failure the match is as before, and bots wait until told to continue", () => {
  const failed = after(opened(botView), { type: "think" }, { type: "fail" });
  assert.deepEqual([failed.phase, failed.paused, failed.view], ["bot", true, botView]);
  assert.ok(isPaused(failed));
  assert.ok(!isPaused(after(failed, { type: "resume" })));
});

test("choosing a word changes only the view", () => {
  const chosen = viewWith({ prefix: ["swap"] });
  const state = nextState(opened(view), { type: "choose", view: chosen });
  assert.deepEqual(state, { ...opened(view), view: chosen });
  assert.equal(nextState(opened(botView), { type: "choose", view: chosen }).view, botView);
});

test("a set-up match is played after it has begun", () => {
  const setUp = opened(view, { begun: false });
  assert.equal(nextState(setUp, { type: "begin" }).phase, "playing");
  assert.ok(canDecide(setUp));
  const begun = opened(view);
  assert.equal(nextState(begun, { type: "begin" }), begun);
});

test("another match can be opened, requested or closed at any time", () => {
  const states = [
    CLOSED,
    opened(view, { begun: false }),
    opened(view),
    opened(overView),
    after(opened(view), { type: "request" }),
    after(opened(botView), { type: "think" }),
    after(opened(view), { type: "request" }, { type: "answer", view }),
  ];
  for (const state of states) {
    assert.equal(nextState(state, { type: "open", view: overView, begun: true }).phase, "over");
    assert.equal(nextState(state, { type: "close", view }).phase, "closed");
    assert.equal(turnOf(nextState(state, { type: "load" })), "busy");
    assert.deepEqual(after(state, { type: "load" }, { type: "stay" }), { ...state, loading: false });
  }
});

test("every phase can be reached, and all but closed can be left", () => {
  const targets = new Set(Object.values(TRANSITIONS).flatMap((events) => Object.values(events)));
  for (const phase of /** @type {const} */ (["requesting", "thinking", "animating", "closed"]))
    assert.ok(targets.has(phase));
  for (const [phase, events] of Object.entries(TRANSITIONS)) {
    const leaving = Object.values(events).filter((target) => target !== "same" && target !== phase);
    assert.ok(leaving.length > 0, phase);
  }
});

test("only who looks may decide in private", () => {
  const hidden = (/** @type {number | null} */ viewer) => opened(viewWith({ private: true, viewer }));
  assert.ok(canDecide(hidden(0)));
  assert.ok(!canDecide(hidden(null)));
  assert.ok(!canDecide(hidden(1)));
  assert.ok(canDecide(opened(view)));
  for (const state of [opened(botView), opened(overView), opened(viewWith({ at: 1 })), CLOSED])
    assert.ok(!canDecide(state));
});

test("the turn is told for styles and tests", () => {
  assert.equal(turnOf(CLOSED), "busy");
  assert.equal(turnOf(opened(view)), "1");
  assert.equal(turnOf(opened(botView)), "2");
  assert.equal(turnOf(opened(overView)), "over");
  assert.equal(turnOf(opened(viewWith({ waiting_seat: 0 }))), "curtain");
  assert.equal(turnOf(after(opened(botView), { type: "think" })), "busy");
});

test("an earlier position is history, busy or not", () => {
  const history = opened(viewWith({ at: 1 }));
  assert.ok(isInHistory(history) && !isBusy(history));
  const stepping = nextState(history, { type: "request" });
  assert.ok(isInHistory(stepping) && isBusy(stepping));
});
