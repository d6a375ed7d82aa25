/** @import {Frame, Item, Scene, SceneChanges} from "../engine/api.js" */

/** @typedef {Omit<Frame, "scene"> & {scene: Scene}} FullFrame */

/**
 * Expand frames to full scenes; the first frame is compared with `last`.
 * @param {Frame[]} frames
 * @param {Scene} last
 * @returns {FullFrame[]}
 */
export function expandFrames(frames, last) {
  let known = last;
  return frames.map((frame) => {
    known = expandScene(frame.scene, known);
    return { ...frame, scene: known };
  });
}

/**
 * Expand a scene that lists unchanged items by key alone and leaves out an unchanged ground.
 * @param {SceneChanges} changes
 * @param {Scene} known the scene that it is compared with
 * @returns {Scene}
 */
export function expandScene({ size, items, ground }, known) {
  const knownItems = byKey(known.items);
  const fullItems = items.map((item) => (typeof item === "string" ? /** @type {Item} */ (knownItems.get(item)) : item));
  return { size, items: fullItems, ground: ground ?? known.ground };
}

/** @param {Iterable<Item>} items */
function byKey(items) {
  return new Map([...items].map((item) => [item.key, item]));
}

/** @param {Item} one @param {Item} other */
export function sameItem(one, other) {
  if (one === other) return true;
  const [there, here] = [Object.entries(one), new Map(Object.entries(other))];
  return there.length === here.size && there.every(([name, value]) => sameValue(value, here.get(name)));
}

/** @param {unknown} one @param {unknown} other */
function sameValue(one, other) {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}

/** @typedef {{stay: Item[], moved: Array<[Item, Item]>, gone: Item[], came: Item[]}} Difference */

/**
 * Compare two scenes. Items with the same key stay (and may move). Of the others, items with the same symbol are
 * paired, nearest first; the rest are gone or new.
 * @param {Iterable<Item>} before
 * @param {Scene} after
 * @returns {Difference}
 */
export function diffScenes(before, after) {
  const old = byKey(before);
  /** @type {Item[]} */ const stay = [];
  /** @type {Item[]} */ const came = [];
  for (const item of after.items) {
    if (old.get(item.key)?.symbol === item.symbol) {
      stay.push(item);
      old.delete(item.key);
    } else came.push(item);
  }
  return { stay, ...pairUp([...old.values()], came) };
}

/** @param {Item[]} gone @param {Item[]} came @returns {Omit<Difference, "stay">} */
function pairUp(gone, came) {
  const candidates = gone
    .flatMap((from) => came.filter((to) => canBecome(from, to)).map((to) => ({ from, to, far: distance(from, to) })))
    .sort((one, other) => one.far - other.far);
  const left = new Set(gone);
  const waiting = new Set(came);
  /** @type {Array<[Item, Item]>} */ const moved = [];
  for (const { from, to } of candidates) {
    if (!left.has(from) || !waiting.has(to)) continue;
    moved.push([from, to]);
    left.delete(from);
    waiting.delete(to);
  }
  return { moved, gone: [...left], came: [...waiting] };
}

/**
 * Texts and cells have a fixed place and dice are always thrown anew, so they are never paired.
 * @param {Item} from
 * @param {Item} to
 */
function canBecome(from, to) {
  return from.symbol === to.symbol && from.symbol !== "text" && !from.label && !to.label && !from.faces && !to.faces;
}

/**
 * Like Map.groupBy, which some supported browsers lack.
 * @template T, K
 * @param {Iterable<T>} things
 * @param {(thing: T) => K} keyOf
 * @returns {Map<K, T[]>}
 */
export function groupBy(things, keyOf) {
  /** @type {Map<K, T[]>} */
  const groups = new Map();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** @param {Item} one @param {Item} other */
export function distance(one, other) {
  return Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
}
