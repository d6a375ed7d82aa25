import assert from "node:assert/strict";
import { test } from "node:test";
import { matchRanges, normalize, searchWords } from "../../../web/rules/rules-search.js";

test("case, accents and typographic characters do not matter", () => {
  assert.equal(normalize("L’Œuf dépassé – où ?"), "l'oeuf depasse - ou ?");
  assert.deepEqual(searchWords("  Pièce  CAPTURÉE "), ["piece", "capturee"]);
  assert.deepEqual(searchWords(" "), []);
});

test("words are found where they stand in the original text", () => {
  const text = "Le cœur du nœud";
  assert.deepEqual(
    matchRanges(text, ["oeu"]).map(([start, end]) => text.slice(start, end)),
    ["œu", "œu"],
  );
  assert.deepEqual(matchRanges("no such word", ["thing"]), []);
});

test("overlapping words are one range", () => {
  assert.deepEqual(matchRanges("banana", ["bana", "nan"]), [[0, 5]]);
  assert.deepEqual(matchRanges("a seed, a store", ["store", "seed"]), [
    [2, 6],
    [10, 15],
  ]);
});
