import assert from "node:assert/strict";
import { test } from "node:test";
import { othersTurns } from "../../../web/panels/others-turns.js";

/** A log of entries by these seats; null is chance. @param {Array<number | null>} seats */
const logOf = (seats) =>
  seats.map((seat, index) => ({ at: index + 1, first: index + 1, seat, text: "x", messages: [] }));

test("what the others did is everything between one's last two turns", () => {
  assert.deepEqual(othersTurns(logOf([0, 0, 1, 1, 2, null, 2]), 0), { since: 2, seats: [1, 2] });
});

test("it stays the same while one's own turn goes on", () => {
  assert.deepEqual(othersTurns(logOf([0, 1, 2, 0, 0]), 0), { since: 1, seats: [1, 2] });
});

test("before one's first turn it is all that has happened; without others it is nothing", () => {
  assert.deepEqual(othersTurns(logOf([1, 2]), 0), { since: 0, seats: [1, 2] });
  assert.equal(othersTurns(logOf([0, null]), 0), null);
});
