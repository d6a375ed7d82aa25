import assert from "node:assert/strict";
import { test } from "node:test";
import { isSameGame, parseShared } from "../../../web/share/shared-link.js";

const RECORD = "troop 1\ngame mancala\nseed abc\nmoves\nc\nend\n";

test("a link is found with or without text around it", () => {
  assert.deepEqual(parseShared("#g=1aB-_9"), { link: "1aB-_9" });
  assert.deepEqual(parseShared("Look: https://example.org/troop/#g=1abc, your turn"), { link: "1abc" });
  assert.deepEqual(parseShared("#g="), { link: "" });
  assert.deepEqual(parseShared("#g=1abc&by=Zo%C3%A9%20M"), { link: "1abc", by: "Zoé M" });
  assert.deepEqual(parseShared("#g=1abc&by=%E0%A4%A"), { link: "1abc", by: "" });
});

test("a link of a correspondence game is told from a link of a game", () => {
  assert.deepEqual(parseShared("https://example.org/#l=1abc"), { correspondenceLink: "1abc" });
});

test("a record is recognized by its first word", () => {
  assert.deepEqual(parseShared(RECORD), { record: RECORD });
  assert.deepEqual(parseShared(`\uFEFF\n ${RECORD}`), { record: RECORD });
});

test("anything else is nothing that was shared", () => {
  for (const text of ["", "#", "#settings", "#x=1abc", "a troop of monkeys"]) assert.equal(parseShared(text), null);
});

test("a game is the same with another seed or without one", () => {
  assert.ok(isSameGame(RECORD, RECORD.replace("seed abc\n", "")));
  assert.ok(isSameGame(RECORD, RECORD.replace("abc", "xyz")));
  assert.ok(!isSameGame(RECORD, RECORD.replace("\nc\n", "\nd\n")));
});
