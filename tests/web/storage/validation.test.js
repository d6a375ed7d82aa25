import assert from "node:assert/strict";
import { test } from "node:test";
import {
  briefOf,
  saveFromBackup,
  validPreferences,
  validResults,
  validSaves,
  validSettings,
} from "../../../web/storage/validation.js";

/** @import {Settings} from "../../../web/storage/types.js" */

/** @type {Settings} */
const SETTINGS = {
  language: "auto",
  theme: "auto",
  speed: "normal",
  bot_speed: "normal",
  sound: true,
  vibration: true,
  left_handed: false,
  previews: true,
  overview: false,
  show_notation_letters: false,
  notation: false,
  place_names: false,
  aims: true,
  past_reveals: false,
  auto_pass: true,
  current: null,
  lessons: {},
  current_lesson: null,
  setup: null,
};
const GAME = { id: "1", name: "", game: "mancala", created: 1, changed: 2, record: "troop 1\n", undone: [["c"]] };
const SAVE = { ...GAME, finished: false, view: null };

test("settings of the wrong type or with unknown values are dropped", () => {
  const given = { theme: "pink", speed: "fast", sound: "yes", lessons: null, left_handed: true, unknown: 1 };
  assert.deepEqual(validPreferences(given, SETTINGS), { speed: "fast", left_handed: true });
  assert.deepEqual(validPreferences("nonsense", SETTINGS), {});
});

test("the current game, lesson and setup are kept only if they make sense", () => {
  const setup = { game: "mancala", options: {}, seats: [{ kind: "person", name: "Maki" }] };
  const named = { current: "1", current_lesson: "mancala-1", setup };
  assert.deepEqual(validSettings(named, SETTINGS), named);
  const nonsense = { current: 7, current_lesson: {}, setup: { ...setup, seats: [{}] } };
  assert.deepEqual(validSettings(nonsense, SETTINGS), { current: null, current_lesson: null, setup: null });
});

test("settings of version 0.1 get their new names", () => {
  assert.deepEqual(validPreferences({ pace: "slow", left: true }, SETTINGS), { bot_speed: "slow", left_handed: true });
});

test("of a damaged save, what can be copied is kept", () => {
  const [good, damaged] = validSaves([SAVE, { id: "2", record: 5 }, "nonsense"]);
  assert.deepEqual(good, SAVE);
  assert.deepEqual([damaged?.id, damaged?.record, damaged?.damaged], ["2", '{"id":"2","record":5}', ["save-nonsense"]]);
  assert.deepEqual(validSaves(null), []);
});

test("a view that cannot be drawn is dropped, the game is kept", () => {
  const view = { seats: [], log: [], scene: { items: [], ground: [] } };
  assert.equal(validSaves([{ ...SAVE, view }])[0]?.view, view);
  assert.equal(validSaves([{ ...SAVE, view: { ...view, scene: { items: [5], ground: [] } } }])[0]?.view, null);
});

test("a game from a backup has only known fields", () => {
  const session = { name: "a", text: "b", secret: "c", seat: 0, since: 0, own: {} };
  assert.deepEqual(saveFromBackup({ ...GAME, finished: true, session, clock: 5, strange: 1 }), {
    ...SAVE,
    finished: true,
    session,
    clock: 5,
  });
  assert.deepEqual(saveFromBackup({ ...GAME, session: { ...session, seat: "x" }, clock: "soon" }), SAVE);
});

test("results with other than numbers and short texts are dropped", () => {
  const result = { id: "1", when: 1, game: "mancala", kinds: ["person", "lemur"], winners: [0], moves: 20 };
  const others = [{ ...result, winners: ["me"] }, { ...result, id: "x".repeat(201) }, { ...result, when: null }, 5];
  assert.deepEqual(validResults([result, ...others]), [result]);
});

test("the summary of a save counts the entries of the log", () => {
  const seats = [{ kind: "person", name: "Maki", stats: [] }];
  const log = [{ at: 1, first: 1, seat: 0, text: "c", messages: [] }];
  const view = /** @type {any} */ ({ seats, log });
  assert.deepEqual(briefOf(view), { seats, moves: 1 });
  assert.deepEqual(briefOf({ ...view, correspondence: { your_turn: true, next: 0, link: "…" } }), {
    seats,
    moves: 1,
    correspondence: { your_turn: true, next: 0 },
  });
});
