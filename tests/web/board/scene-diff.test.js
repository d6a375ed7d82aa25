import assert from "node:assert/strict";
import { test } from "node:test";
import { diffScenes, expandFrames, expandScene, sameItem } from "../../../web/board/scene-diff.js";

/** @import {Item, Scene} from "../../../web/engine/api.js" */

/**
 * @param {string} key
 * @param {number} x
 * @param {Partial<Item>} [rest]
 * @returns {Item}
 */
const item = (key, x, rest = {}) => ({ key, symbol: "seed", at: [x, 0], size: [10, 10], ...rest });

/** @param {Item[]} items @returns {Scene} */
const scene = (...items) => ({ size: [100, 100], items, ground: [] });

/** @param {Item[]} items */
const keys = (items) => items.map(({ key }) => key);

test("items given by their keys are those of the known scene", () => {
  const known = { ...scene(item("a", 1), item("b", 2)), ground: [item("board", 0)] };
  const full = expandScene({ size: [100, 100], items: ["b", item("a", 5)] }, known);
  assert.deepEqual(full.items, [item("b", 2), item("a", 5)]);
  assert.equal(full.ground, known.ground);
});

test("each frame is compared with the frame before, the first with the last scene", () => {
  const frame = (/** @type {Array<Item | string>} */ ...items) => ({
    at: 1,
    event: /** @type {[string, {}]} */ (["moved", {}]),
    scene: { size: /** @type {[number, number]} */ ([100, 100]), items },
  });
  const frames = expandFrames([frame(item("a", 7), "b"), frame("a", item("b", 9))], scene(item("a", 1), item("b", 2)));
  assert.deepEqual(
    frames.map(({ scene }) => scene.items.map(({ at }) => at[0])),
    [
      [7, 2],
      [7, 9],
    ],
  );
});

test("items are the same if all fields are, in any order", () => {
  assert.ok(sameItem(item("a", 1, { marks: ["last"] }), { marks: ["last"], ...item("a", 1) }));
  assert.ok(!sameItem(item("a", 1), item("a", 1, { marks: ["last"] })));
  assert.ok(!sameItem(item("a", 1, { seat: 0 }), item("a", 1, { seat: 1 })));
});

test("an item with the same key and symbol stays, wherever it is", () => {
  const { stay, moved, gone, came } = diffScenes([item("a", 1)], scene(item("a", 50)));
  assert.deepEqual([keys(stay), moved, gone, came], [["a"], [], [], []]);
});

test("an item that has got another symbol is a new one", () => {
  const { stay, gone, came } = diffScenes([item("a", 1)], scene(item("a", 1, { symbol: "stone" })));
  assert.deepEqual([keys(stay), keys(gone), keys(came)], [[], ["a"], ["a"]]);
});

test("items that went and came are paired by symbol, nearest first", () => {
  const before = [item("a", 0), item("b", 50), item("stone", 51, { symbol: "stone" })];
  const { moved, gone, came } = diffScenes(before, scene(item("c", 52), item("d", 90)));
  assert.deepEqual(
    moved.map(([from, to]) => [from.key, to.key]),
    [
      ["b", "c"],
      ["a", "d"],
    ],
  );
  assert.deepEqual([keys(gone), keys(came)], [["stone"], []]);
});

test("texts, cells and dice are never paired", () => {
  for (const rest of [{ symbol: "text" }, { label: /** @type {[string, {}]} */ (["cell", {}]) }, { faces: 6 }]) {
    const { moved, gone, came } = diffScenes([item("a", 0, rest)], scene(item("b", 0, rest)));
    assert.deepEqual([moved, keys(gone), keys(came)], [[], ["a"], ["b"]]);
  }
});
