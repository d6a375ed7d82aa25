/** @import {LogEntry} from "../engine/api.js" */

/**
 * What the others have done between the last two turns of a seat: the entry before it, and who has played.
 * @param {readonly LogEntry[]} log
 * @param {number} seat
 * @returns {{since: number, seats: number[]} | null} null if nobody else has played
 */
export function othersTurns(log, seat) {
  const last = log.findLastIndex((entry) => entry.seat !== null && entry.seat !== seat);
  if (last < 0) return null;
  const before = log.slice(0, last).findLastIndex((entry) => entry.seat === seat);
  const seats = log.slice(before + 1, last + 1).flatMap((entry) => (entry.seat === null ? [] : [entry.seat]));
  return { since: before < 0 ? 0 : (log[before]?.at ?? 0), seats: [...new Set(seats)] };
}
