/** @import {Item, Scene} from "../engine/api.js" */
import { diffScenes, distance } from "./scene-diff.js";
import { boxAround, pictureMarkup } from "./scene-markup.js";

/**
 * What a choice would lead to, drawn over the present scene: everything that would move or come, at its new place; the
 * items that would move or go are named, to be faded.
 * @param {Item[]} before the items shown
 * @param {Scene} after
 * @returns {{markup: string, faded: string[]}}
 */
export function resultOverlay(before, after) {
  const shown = new Map(before.map((item) => [item.key, item]));
  const { stay, moved, gone, came } = diffScenes(before, after);
  const changed = stay.filter((item) => !item.label && isChanged(/** @type {Item} */ (shown.get(item.key)), item));
  const owned = stay.filter((item) => item.label && item.seat !== shown.get(item.key)?.seat);
  const leaving = gone.filter(({ symbol, label, points }) => symbol !== "text" && !label && !points);
  const arriving = [...changed, ...moved.map(([, to]) => to), ...came.filter(({ label }) => !label)];
  const order = new Map(after.items.map(({ key }, index) => [key, index]));
  arriving.sort((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0));
  return {
    markup:
      owned.map(ownerMarkup).join("") +
      moved.filter(isLargest).map(wayMarkup).join("") +
      arriving.map(pictureMarkup).join("") +
      leaving.map(crossMarkup).join(""),
    faded: [...changed, ...moved.map(([from]) => from), ...gone]
      .filter(({ label, points }) => !label && !points)
      .map(({ key }) => key),
  };
}

/** @param {Item} before @param {Item} after */
function isChanged(before, after) {
  return distance(before, after) > 0.01 || before.text !== after.text;
}

/** Only the largest of what moves has its way drawn. @param {[Item, Item]} way @param {number} _ @param {Array<[Item, Item]>} all */
function isLargest([{ size }], _, all) {
  return size[0] === Math.max(...all.map(([from]) => from.size[0]));
}

/** @param {[Item, Item]} way */
function wayMarkup([{ at: from }, { at: to }]) {
  return `<line class="preview way" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"/>`;
}

/** The ring of a new owner, or of none. @param {Item} item */
function ownerMarkup({ at: [x, y], size, seat }) {
  const owner = seat === undefined ? "nobody" : `seat-${seat + 1}`;
  return `<rect class="preview owner ${owner}" ${boxAround(size)} transform="translate(${x} ${y})"/>`;
}

/** @param {Item} item */
function crossMarkup({ at: [x, y], size }) {
  const half = Math.min(...size) * 0.32;
  return `<path class="preview leaves" d="M${x - half} ${y - half}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}"/>`;
}
