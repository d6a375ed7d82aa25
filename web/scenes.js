/** @import {Frame, Item, Scene} from "./desk.js" */

/** @typedef {Omit<Frame, "scene"> & {scene: Scene}} WholeFrame */

/**
 * Frames with whole scenes: an item that stands the same as in the scene before comes by its key alone, a ground that is
 * the same not at all; before the first frame the last scene counts.
 * @param {Frame[]} frames
 * @param {Scene} last
 * @returns {WholeFrame[]}
 */
export function unfold(frames, last) {
  let known = byKey(last.items);
  let under = last.ground;
  return frames.map((frame) => {
    const { size, items, ground = under } = frame.scene;
    const whole = items.map((item) => (typeof item === "string" ? /** @type {Item} */ (known.get(item)) : item));
    known = byKey(whole);
    under = ground;
    return { ...frame, scene: { size, items: whole, ground } };
  });
}

/** @param {Iterable<Item>} items */
function byKey(items) {
  return new Map([...items].map((item) => [item.key, item]));
}

/** Whether two items look the same and say the same. @param {Item} one @param {Item} other */
export function alike(one, other) {
  if (one === other) return true;
  const [there, here] = [Object.entries(one), new Map(Object.entries(other))];
  return there.length === here.size && there.every(([name, value]) => same(value, here.get(name)));
}

/** @param {unknown} one @param {unknown} other */
function same(one, other) {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}

/** @typedef {{stay: Item[], moved: Array<[Item, Item]>, gone: Item[], came: Item[]}} Difference */

/**
 * What happened between two scenes. Items with the same key stay (they may have moved); of those that went and came,
 * the ones of one symbol are paired, nearest first; the rest is gone or new.
 * @param {Iterable<Item>} before
 * @param {Scene} after
 * @returns {Difference}
 */
export function compare(before, after) {
  const old = byKey(before);
  /** @type {Item[]} */ const stay = [];
  /** @type {Item[]} */ const came = [];
  for (const item of after.items) {
    if (old.get(item.key)?.symbol === item.symbol) {
      stay.push(item);
      old.delete(item.key);
    } else came.push(item);
  }
  return { stay, ...pair([...old.values()], came) };
}

/** @param {Item[]} gone @param {Item[]} came @returns {Omit<Difference, "stay">} */
function pair(gone, came) {
  const candidates = gone
    .flatMap((from) => came.filter((to) => mayBecome(from, to)).map((to) => ({ from, to, far: distance(from, to) })))
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

/** Words and cells have a place of their own, and what has faces is thrown anew: they never turn into one another. @param {Item} from @param {Item} to */
function mayBecome(from, to) {
  return from.symbol === to.symbol && from.symbol !== "text" && !from.label && !to.label && !from.faces && !to.faces;
}

/**
 * What belongs together, in order. (Map.groupBy is too new for some of the phones that open the page.)
 * @template T, K
 * @param {Iterable<T>} things
 * @param {(thing: T) => K} keyOf
 * @returns {Map<K, T[]>}
 */
export function grouped(things, keyOf) {
  /** @type {Map<K, T[]>} */
  const groups = new Map();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** @param {Item} one @param {Item} other */
export function distance(one, other) {
  return Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
}
