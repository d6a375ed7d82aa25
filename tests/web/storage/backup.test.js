import assert from "node:assert/strict";
import { test } from "node:test";
import { makeBackup, mergeBackup, readBackup } from "../../../web/storage/backup.js";

/** @import {Result, Save, Settings} from "../../../web/storage/types.js" */

const SETTINGS = /** @type {Settings} */ (
  /** @type {unknown} */ ({ sound: true, lessons: { "mancala-1": { done: true } }, current: "1" })
);

/** @param {string} id @param {string} moves @returns {Save} */
const save = (id, moves) => ({
  id,
  name: "",
  game: "mancala",
  created: 1,
  changed: 1,
  record: `troop 1\nmoves\n${moves}\nend\n`,
  undone: [],
  finished: false,
  view: null,
});

/** @param {string} id @param {number} when @returns {Result} */
const result = (id, when) => ({ id, when, game: "mancala", kinds: ["person", "lemur"], winners: [0], moves: 20 });

/** @param {Save[]} games @param {Result[]} [results] @returns {any} */
const store = (games, results = []) => ({
  settings: SETTINGS,
  results,
  games: new Map(games.map((game) => [game.id, game])),
});

/** @param {Save[]} games */
const backup = (...games) => ({ settings: {}, results: [], games });

test("a backup is read as it was made, without the views, which follow from the records", () => {
  const brief = { seats: [], moves: 1 };
  const text = makeBackup(store([{ ...save("1", "c"), brief }], [result("1", 5)]));
  assert.ok(text.endsWith("}\n"));
  assert.deepEqual(readBackup(text, SETTINGS), {
    settings: { sound: true, lessons: SETTINGS.lessons },
    results: [result("1", 5)],
    games: [{ ...save("1", "c"), brief }],
  });
});

test("other files are no backup", () => {
  for (const text of ["", "null", "5", "{}", '{"troop": "backup", "version": 2}'])
    assert.equal(readBackup(text, SETTINGS), null);
});

test("of two versions of a game the longer one is kept", () => {
  const [short, long] = [save("1", "c"), save("1", "c d")];
  assert.deepEqual(mergeBackup(backup(long), store([short])).games, [long]);
  assert.deepEqual(mergeBackup(backup(short), store([long])).games, []);
});

test("two games that went on differently are both kept", () => {
  assert.deepEqual(mergeBackup(backup(save("1", "a")), store([save("1", "c")])).games, [save("1-2", "a")]);
});

test("results are merged by time, each once", () => {
  const there = { ...backup(), results: [result("2", 2), result("3", 3)] };
  const { results } = mergeBackup(there, store([], [result("1", 1), result("3", 3), result("4", 4)]));
  assert.deepEqual(
    results.map(({ id }) => id),
    ["1", "2", "3", "4"],
  );
});

test("a lesson finished on either side is finished", () => {
  const lessons = { "mancala-1": { done: false }, "mancala-2": { done: true }, "mancala-3": { step: 2 } };
  const { settings } = mergeBackup({ ...backup(), settings: { lessons } }, store([]));
  assert.deepEqual(
    Object.entries(settings.lessons ?? {}).map(([name, { done }]) => [name, done]),
    [
      ["mancala-1", true],
      ["mancala-2", true],
      ["mancala-3", false],
    ],
  );
});
