import assert from "node:assert/strict";
import { test } from "node:test";
import { botNameId, botNumber } from "../../../web/i18n/bot-names.js";

const [person, lemur, gorilla] = [{ kind: "person" }, { kind: "lemur" }, { kind: "gorilla" }];

/** @param {Array<{kind: string, name?: string}>} seats */
const names = (seats) => seats.map(({ kind }, seat) => botNameId(kind, botNumber(seat, seats)));

test("bots of the same level at a table have different names", () => {
  assert.deepEqual(names([lemur, lemur, lemur, lemur]), ["bot-lemur", "bot-lemur-2", "bot-lemur-3", "bot-lemur-4"]);
  assert.deepEqual(names([person, gorilla, lemur, gorilla]).slice(1), ["bot-gorilla", "bot-lemur", "bot-gorilla-2"]);
});

test("a bot with a name of its own takes none of its level's", () => {
  assert.equal(botNumber(1, [{ kind: "lemur", name: "Maki" }, lemur]), 1);
});
