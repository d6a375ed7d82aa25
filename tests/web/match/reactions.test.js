import assert from "node:assert/strict";
import { test } from "node:test";
import { reactionsTo } from "../../../web/match/reactions.js";

/** @import {MatchView, Seat} from "../../../web/engine/api.js" */

/** @param {string} kind @param {number} goals @returns {Seat} */
const seat = (kind, goals) => ({
  kind,
  name: "",
  stats: [{ label: ["goal", {}], value: "", pips: [0, 1, 2].map((number) => ["monkey", number < goals]) }],
});

/** @param {number[]} goals of a person and two bots @param {number} [last] @returns {MatchView} */
const viewWith = (goals, last = 1) =>
  /** @type {any} */ ({
    last,
    outcome: null,
    seats: goals.map((count, index) => seat(index ? "lemur" : "person", count)),
  });

test("bots are glad about a goal of theirs and sorry for a lost one; people are left alone", () => {
  const moods = reactionsTo(viewWith([1, 1, 1]), viewWith([2, 2, 0]));
  assert.deepEqual(
    [...moods],
    [
      [1, "glad"],
      [2, "sorry"],
    ],
  );
});

test("bots do not always react, and not when nothing has changed for them", () => {
  assert.equal(reactionsTo(viewWith([1, 1, 1]), viewWith([1, 2, 1], 3)).size, 0);
  assert.equal(reactionsTo(viewWith([1, 1, 1]), viewWith([3, 1, 1])).size, 0);
});

test("without goals the first figure counts, if it changes much", () => {
  const stats = (/** @type {number} */ value) =>
    /** @type {any} */ ({
      last: 1,
      outcome: null,
      seats: [{ kind: "lemur", name: "", stats: [{ label: ["store", {}], value }] }],
    });
  assert.equal(reactionsTo(stats(4), stats(5)).size, 0);
  assert.deepEqual([...reactionsTo(stats(4), stats(9))], [[0, "glad"]]);
});
