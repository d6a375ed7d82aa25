import assert from "node:assert/strict";
import { test } from "node:test";
import { resultOverlay } from "../../../web/board/result-overlay.js";

/** @import {Item, Scene} from "../../../web/engine/api.js" */

/** @param {string} key @param {string} symbol @param {[number, number]} at @param {Partial<Item>} [rest] @returns {Item} */
const item = (key, symbol, at, rest = {}) => ({ key, symbol, at, size: [10, 10], ...rest });

/** @param {Item[]} items @returns {Scene} */
const scene = (...items) => ({ size: [100, 100], items, ground: [] });

const CELL = item("a1", "text", [5, 5], { label: ["cell", {}], text: "" });

test("what moves is faded, and drawn at its new place with its way", () => {
  const before = [CELL, item("monkey:a1", "monkey", [5, 5], { size: [40, 40] }), item("louse:a1", "louse", [5, 9])];
  const after = scene(
    CELL,
    item("monkey:b1", "monkey", [45, 5], { size: [40, 40] }),
    item("louse:b1", "louse", [45, 9]),
  );
  const { markup, faded } = resultOverlay(before, after);
  assert.deepEqual(faded.sort(), ["louse:a1", "monkey:a1"]);
  assert.match(markup, /translate\(45 5\).*#monkey/s);
  assert.equal(markup.match(/preview way/g)?.length, 1);
});

test("what goes is faded and crossed out; what comes is drawn", () => {
  const { markup, faded } = resultOverlay(
    [CELL, item("louse", "louse", [5, 5])],
    scene(CELL, item("queen", "queen", [5, 5])),
  );
  assert.deepEqual(faded, ["louse"]);
  assert.match(markup, /#queen/);
  assert.match(markup, /preview leaves/);
});

test("a new owner is shown, and what stays is not drawn again", () => {
  const { markup, faded } = resultOverlay(
    [CELL, item("m", "monkey", [5, 5])],
    scene({ ...CELL, seat: 1 }, item("m", "monkey", [5, 5])),
  );
  assert.deepEqual(faded, []);
  assert.match(markup, /owner seat-2/);
  assert.doesNotMatch(markup, /#monkey/);
});
