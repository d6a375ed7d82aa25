/** @import {MatchView, PlayerStat} from "../engine/api.js" */
/** @import {Mood} from "../ui/faces.js" */

/** How long a bot shows that it is glad or sorry, in milliseconds. */
const DURATION = 2600;
/** Of so many decisions in a row, bots do not react to one. */
const OCCASIONS = 3;
/** Figures that are not progress towards a goal have to change by as much. */
const MUCH = 3;

/** Bots look glad for a moment when things have gone well for them, or sorry; not every time. */
export class Reactions {
  /** @type {Map<number, Mood>} by seat */ moods = new Map();
  #timer = 0;
  #onEnd;

  /** @param {() => void} onEnd the faces are calm again */
  constructor(onEnd) {
    this.#onEnd = onEnd;
  }

  /** @param {MatchView} before @param {MatchView} after */
  onChange(before, after) {
    const moods = reactionsTo(before, after);
    if (!moods.size) return;
    this.moods = moods;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.moods = new Map();
      this.#onEnd();
    }, DURATION);
  }
}

/**
 * The moods of bots whose figures have changed much.
 * @param {Pick<MatchView, "seats">} before
 * @param {Pick<MatchView, "seats" | "outcome" | "last">} after
 * @returns {Map<number, Mood>}
 */
export function reactionsTo(before, after) {
  /** @type {Map<number, Mood>} */
  const moods = new Map();
  if (after.outcome || after.last % OCCASIONS === 0) return moods;
  for (const [seat, { kind, stats }] of after.seats.entries()) {
    const change = gain(before.seats[seat]?.stats ?? stats, stats);
    if (kind !== "person" && change !== 0) moods.set(seat, change > 0 ? "glad" : "sorry");
  }
  return moods;
}

/**
 * How much has been gained, as 1, 0 or -1: in goals if there are any, else in the first figure.
 * @param {readonly PlayerStat[]} before
 * @param {readonly PlayerStat[]} after
 */
function gain(before, after) {
  if (after.some(({ pips }) => pips)) return Math.sign(collected(after) - collected(before));
  const change = Number(after[0]?.value) - Number(before[0]?.value);
  return Math.abs(change) >= MUCH ? Math.sign(change) : 0;
}

/** @param {readonly PlayerStat[]} stats */
function collected(stats) {
  return stats.flatMap(({ pips = [] }) => pips).filter(([, there]) => there).length;
}
