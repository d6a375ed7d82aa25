/** @import {Player} from "../engine/api.js" */

const catalog = globalThis.document?.querySelector("[data-catalog]")?.getAttribute("data-catalog");
/** The levels of bots, from the weakest: the build has put the engine's catalog into the page. @type {string[]} */
export const LEVELS = catalog ? JSON.parse(catalog).levels : [];

/** How many names each level has: no more bots sit at a table. */
const NAMES = 4;

/**
 * Which of its level's characters a bot is, from 1: the first bot of a level at the table is the first, and so on, so
 * that no two have the same name.
 * @param {number} seat
 * @param {readonly Player[]} seats
 */
export function botNumber(seat, seats) {
  const before = seats.slice(0, seat).filter(({ kind, name }) => kind === seats[seat]?.kind && !name);
  return (before.length % NAMES) + 1;
}

/** The message with the name of a character. @param {string} level @param {number} [number] */
export function botNameId(level, number = 1) {
  return number > 1 ? `bot-${level}-${number}` : `bot-${level}`;
}
