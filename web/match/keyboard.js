/** @import {Piece} from "../board/stage.js" */

/** @typedef {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} Arrow */

/** @type {Record<Arrow, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The cell that a key leads to: the nearest in the direction of an arrow, or the first or last in reading order.
 * @param {string} key
 * @param {Piece[]} cells
 * @param {Piece} from
 * @returns {Piece | null}
 */
export function cellTowards(key, cells, from) {
  if (key === "Home") return inReadingOrder(cells)[0] ?? null;
  if (key === "End") return inReadingOrder(cells).at(-1) ?? null;
  if (!(key in DIRECTIONS)) return null;
  const [dx, dy] = DIRECTIONS[/** @type {Arrow} */ (key)];
  /** @type {Piece | null} */
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const x = cell.item.at[0] - from.item.at[0];
    const y = cell.item.at[1] - from.item.at[1];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= aside * 0.25 || along < 1) continue;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** @param {Piece[]} cells */
function inReadingOrder(cells) {
  return [...cells].sort((one, other) => one.item.at[1] - other.item.at[1] || one.item.at[0] - other.item.at[0]);
}
