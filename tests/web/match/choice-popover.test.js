import assert from "node:assert/strict";
import { test } from "node:test";
import { anchorOf, bestPlace } from "../../../web/match/choice-popover.js";

const WINDOW = { left: 0, top: 0, right: 400, bottom: 400 };
const SIZE = { width: 100, height: 60 };

/** @param {number} left @param {number} top */
const box = (left, top) => ({ left, top, right: left + 40, bottom: top + 40 });

test("choices are offered at an item only if all without an item name the same", () => {
  const label = /** @type {[string, {}]} */ (["x", {}]);
  const at = { word: "1w", label, anchor: "d5" };
  assert.equal(anchorOf([at, { word: "e5", label, item: "e5" }]), "d5");
  assert.equal(anchorOf([at, { word: "q", label }]), null);
  assert.equal(anchorOf([]), null);
});

test("the place is below the item, within the window", () => {
  assert.deepEqual(bestPlace(box(180, 100), SIZE, [], WINDOW), { left: 150, top: 148 });
  assert.equal(bestPlace(box(0, 100), SIZE, [], WINDOW).left, 0);
});

test("the place covers neither the item nor others that should stay visible", () => {
  assert.equal(bestPlace(box(180, 350), SIZE, [], WINDOW).top, 282);
  assert.equal(bestPlace(box(180, 100), SIZE, [box(180, 150)], WINDOW).top, 32);
});
