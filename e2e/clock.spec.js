// The hidden clock of games against time, with time told by the test.
import { expect, test } from "@playwright/test";
import { Clock } from "../web/clock.js";

const ALARM = { word: "!ring", least: 300, most: 420, may: true };

/** A clock, the time it is told, and what it rang. */
function wound() {
  /** @type {() => void} */ let tick = () => {};
  let now = 0;
  const told = { runs: true, rung: /** @type {string[]} */ ([]) };
  const [interval, performanceNow] = [globalThis.setInterval, performance.now];
  globalThis.setInterval = /** @type {typeof setInterval} */ (
    /** @type {unknown} */ (
      (/** @type {() => void} */ act) => {
        tick = act;
      }
    )
  );
  performance.now = () => now;
  const clock = new Clock({ runs: () => told.runs, ring: (word) => told.rung.push(word) });
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
  return { clock, told, pass };
}

test("it rings after five to seven minutes, once", () => {
  const { clock, told, pass } = wound();
  clock.follow(ALARM);
  pass(299);
  expect(told.rung).toEqual([]);
  pass(122);
  expect(told.rung).toEqual(["!ring"]);
  clock.follow(ALARM);
  pass(299);
  expect(told.rung).toHaveLength(1);
});

test("it stands still while something lies over the table", () => {
  const { clock, told, pass } = wound();
  clock.follow(ALARM);
  told.runs = false;
  pass(1000);
  told.runs = true;
  pass(298);
  expect(told.rung).toEqual([]);
});

test("it waits until it may ring", () => {
  const { clock, told, pass } = wound();
  clock.follow({ ...ALARM, may: false });
  pass(1000);
  expect(told.rung).toEqual([]);
  clock.follow(ALARM);
  expect(told.rung).toEqual(["!ring"]);
});

test("a tab that slept has not played", () => {
  const { clock, told, pass } = wound();
  clock.follow(ALARM);
  pass(3600, 600);
  expect(told.rung).toEqual([]);
});

test("what was left goes on with the game, and a game without a clock has none", () => {
  const { clock, told, pass } = wound();
  clock.set(1000);
  clock.follow(ALARM);
  pass(2);
  expect(told.rung).toEqual(["!ring"]);
  clock.set();
  clock.follow(null);
  expect(clock.left).toBeNull();
});
