// The hidden timer, with simulated time.
import { expect, test } from "@playwright/test";
import { HiddenTimer } from "../../web/match/hidden-timer.js";

const ALARM = { action: "!ring", min_seconds: 300, max_seconds: 420, can_ring: true };

/** A timer, the simulated time, and what it has rung. */
function createTimer() {
  /** @type {() => void} */ let tick = () => {};
  let now = 0;
  const state = { isRunning: true, rung: /** @type {string[]} */ ([]) };
  const [interval, performanceNow] = [globalThis.setInterval, performance.now];
  globalThis.setInterval = /** @type {typeof setInterval} */ (
    /** @type {unknown} */ (
      (/** @type {() => void} */ act) => {
        tick = act;
      }
    )
  );
  performance.now = () => now;
  const timer = new HiddenTimer({ isRunning: () => state.isRunning, onRing: (word) => state.rung.push(word) });
  globalThis.setInterval = interval;
  const pass = (/** @type {number} */ seconds, step = 0.5) => {
    performance.now = () => now;
    for (let passed = 0; passed < seconds; passed += step) {
      now += step * 1000;
      tick();
    }
    performance.now = performanceNow;
  };
  performance.now = performanceNow;
  return { timer, state, pass };
}

test("rings once after five to seven minutes", () => {
  const { timer, state, pass } = createTimer();
  timer.update(ALARM);
  pass(299);
  expect(state.rung).toEqual([]);
  pass(122);
  expect(state.rung).toEqual(["!ring"]);
  timer.update(ALARM);
  pass(299);
  expect(state.rung).toHaveLength(1);
});

test("pauses while the match is covered", () => {
  const { timer, state, pass } = createTimer();
  timer.update(ALARM);
  state.isRunning = false;
  pass(1000);
  state.isRunning = true;
  pass(298);
  expect(state.rung).toEqual([]);
});

test("waits until ringing is allowed", () => {
  const { timer, state, pass } = createTimer();
  timer.update({ ...ALARM, can_ring: false });
  pass(1000);
  expect(state.rung).toEqual([]);
  timer.update(ALARM);
  expect(state.rung).toEqual(["!ring"]);
});

test("does not count the time of a suspended tab", () => {
  const { timer, state, pass } = createTimer();
  timer.update(ALARM);
  pass(3600, 600);
  expect(state.rung).toEqual([]);
});

test("continues with the remaining time of a saved game; other games have no timer", () => {
  const { timer, state, pass } = createTimer();
  timer.set(1000);
  timer.update(ALARM);
  pass(2);
  expect(state.rung).toEqual(["!ring"]);
  timer.set();
  timer.update(null);
  expect(timer.remaining).toBeNull();
});
