import assert from "node:assert/strict";
import { test } from "node:test";
import { beatenLevels, rowsOf, streaks } from "../../../web/home/statistics.js";

const LEVELS = ["tamarin", "lemur", "gorilla"];

/** @param {string} kinds @param {number[]} winners */
const result = (kinds, winners, moves = 20, game = "mancala") => ({
  id: `${Math.random()}`,
  when: 0,
  game,
  kinds: kinds.split(" "),
  winners,
  moves,
});

test("games of one person count by game and strongest bot", () => {
  const results = [
    result("person gorilla", [1]),
    result("lemur person gorilla", [1], 30),
    result("person gorilla", [0], 25),
    result("person tamarin", []),
    result("person tamarin", [0], 9, "itchy"),
  ];
  assert.deepEqual(rowsOf(results, LEVELS), [
    { game: "itchy", level: "tamarin", played: 1, won: 1, fastest: 9 },
    { game: "mancala", level: "tamarin", played: 1, won: 0, fastest: null },
    { game: "mancala", level: "gorilla", played: 3, won: 2, fastest: 25 },
  ]);
});

test("games among people or among bots do not count", () => {
  const results = [result("person person", [0]), result("lemur lemur", [0]), result("person", [0])];
  assert.deepEqual(rowsOf(results, LEVELS), []);
  assert.deepEqual(streaks(results), { longest: 0, current: 0 });
});

test("a streak ends with a game that is not won", () => {
  const [won, lost] = [result("person lemur", [0]), result("person lemur", [1])];
  assert.deepEqual(streaks([won, won, won, lost, won]), { longest: 3, current: 1 });
  assert.deepEqual(streaks([won, result("person lemur", [])]), { longest: 1, current: 0 });
});

test("a level is beaten by a win of a single person, in that game only", () => {
  const results = [
    result("person lemur", [0]),
    result("person gorilla", [1]),
    result("person person", [0]),
    result("tamarin person gorilla", [1], 30, "itchy"),
  ];
  assert.deepEqual([...beatenLevels(results, "mancala", LEVELS)], ["lemur"]);
  assert.deepEqual([...beatenLevels(results, "itchy", LEVELS)], ["gorilla"]);
});
