/** @import {PlayerStat, MatchView, Preview} from "../engine/api.js" */
/** @import {Translator} from "../i18n/translator.js" */
/** @import {Mood} from "../ui/faces.js" */
import { onlyPerson } from "../home/setup.js";
import { botNumber, LEVELS } from "../i18n/bot-names.js";
import { byId, make, renderList, svgIcon } from "../ui/dom.js";
import { face, hasFace } from "../ui/faces.js";

export const SHAPES = ["round", "square", "triangle", "diamond"];

/**
 * A card for each player: shape, name, stats, and whose turn it is.
 * @param {MatchView} view
 * @param {Translator} translator
 * @param {object} [more]
 * @param {Preview["stats"]} [more.expected] the stats after the choice that is pointed at
 * @param {ReadonlyMap<number, Mood>} [more.moods] of bots, by seat
 */
export function showPlayers(view, translator, { expected = [], moods = new Map() } = {}) {
  const near = nearSeat(view);
  const cards = view.seats.map(({ kind, rank = 0, stats = [] }, seat) => ({
    seat,
    kind,
    rank,
    number: botNumber(seat, view.seats),
    mood: moods.get(seat) ?? moodAtEnd(view, seat),
    level: rank ? translator.translate(["level-of", { level: [`level-${kind}`, {}], rank }]) : "",
    name: translator.shownNameOf(seat),
    tag: translator.translate([labelOf(view, seat), { seat: seat + 1 }]),
    isActive: view.actor === seat,
    isNear: seat === near,
    won: isWinner(view, seat),
    stats: stats.map(({ tip, ...stat }, index) => ({
      ...withChanges(stat, expected[seat]?.[index]),
      label: translator.translate((expected[seat]?.[index] ?? stat).label),
      tip: tip ? translator.translate(tip) : null,
    })),
  }));
  renderList(byId("players"), cards, playerCard);
}

/** Of two seats, the one whose side of the board is the lower one; null if they have no sides. @param {MatchView} view */
function nearSeat({ seats, scene }) {
  if (seats.length !== 2) return null;
  const heights = seats.map((_, seat) => {
    const own = scene.items.filter((item) => item.seat === seat && item.label);
    return own.reduce((sum, { at }) => sum + at[1], 0) / (own.length || 1);
  });
  const [first = 0, second = 0] = heights;
  return Math.abs(first - second) < scene.size[1] / 5 ? null : Number(second > first);
}

/** The seat of whoever looks, if only one person can be meant. @param {MatchView} view */
export function youOf({ seats, correspondence }) {
  return correspondence ? correspondence.seat : onlyPerson(seats);
}

/** @param {MatchView} view @param {number} seat */
function isWinner({ outcome }, seat) {
  return outcome?.winners.includes(seat) ?? false;
}

/** @param {MatchView} view @param {number} seat @returns {Mood} */
function moodAtEnd(view, seat) {
  if (!view.outcome?.winners.length) return "calm";
  return isWinner(view, seat) ? "glad" : "sorry";
}

/** @param {MatchView} view @param {number} seat */
function labelOf(view, seat) {
  if (isWinner(view, seat)) return "seat-won";
  if (youOf(view) === seat && view.seats[seat]?.name) return "seat-you";
  if (view.actor === seat) return "seat-acts";
  return view.seats[seat]?.kind === "person" ? "kind-person" : "kind-bot";
}

/** @typedef {Omit<PlayerStat, "label" | "pips" | "tip"> & {label: string, tip: string | null, changes?: boolean, pips?: Array<[string, string]>}} StatText a stat with its texts translated, and each pip with its classes */

/**
 * A stat as it is, or as it would be, with what would change.
 * @param {PlayerStat} stat
 * @param {PlayerStat} [expected]
 */
function withChanges(stat, expected = stat) {
  const pips = expected.pips?.map(([symbol, there], index) => {
    const [symbolNow, thereNow] = stat.pips?.[index] ?? [symbol, false];
    const changes = there !== (thereNow && symbol === symbolNow);
    return /** @type {[string, string]} */ ([symbol, `pip${there ? "" : " missing"}${changes ? " would-change" : ""}`]);
  });
  const { pips: _, ...rest } = expected;
  return { ...rest, changes: String(expected.value) !== String(stat.value), ...(pips ? { pips } : {}) };
}

/** @param {{seat: number, kind: string, rank: number, number: number, mood: Mood, level: string, name: string, tag: string, isActive: boolean, isNear: boolean, won: boolean, stats: StatText[]}} who */
function playerCard({ seat, kind, rank, number, mood, level, name, tag, isActive, isNear, won, stats }) {
  const list = (/** @type {string} */ kind, /** @type {StatText[]} */ listed) =>
    listed.length ? make("dl", { class: kind }, ...listed.map(statRow)) : null;
  return make(
    "section",
    {
      class: `player seat-${seat + 1}${isActive ? " active" : ""}${isNear ? " near" : ""}${won ? " won" : ""}`,
      "data-seat": String(seat + 1),
    },
    portrait(kind, seat, number, mood),
    make(
      "div",
      { class: "identity" },
      make("h3", { class: "name" }, name),
      make("p", { class: "kind" }, rank ? levelPips(rank, level) : kindIcon(kind), make("span", {}, tag)),
    ),
    list(
      "stats",
      stats.filter(({ pips }) => !pips),
    ),
    list(
      "goals",
      stats.filter(({ pips }) => pips),
    ),
  );
}

/** The shape of the seat; a bot's face stands in front of it. @param {string} kind @param {number} seat @param {number} number @param {Mood} mood */
function portrait(kind, seat, number, mood) {
  const shape = svgIcon(`seat-${SHAPES[seat] ?? "round"}`, "shape");
  return hasFace(kind) ? make("div", { class: "portrait" }, face(kind, number, mood), shape) : shape;
}

/** @param {string} kind */
function kindIcon(kind) {
  return svgIcon(kind === "person" ? "icon-person" : "icon-bot");
}

/** The level of a bot as a row of dots. @param {number} rank @param {string} label */
function levelPips(rank, label) {
  const dots = LEVELS.map((_, index) => make("i", { class: index < rank ? "on" : null }));
  return make("b", { class: "level-pips", role: "img", "aria-label": label, title: label }, ...dots);
}

/** @param {StatText} stat */
function statRow({ label, value, icon, pips, changes, tip }) {
  const kind = pips ? "stat goal" : icon ? "stat with-icon" : "stat";
  const pipIcons = pips?.map(([symbol, classes]) => svgIcon(symbol, classes));
  return make(
    "div",
    { class: kind, title: tip ? null : label, "data-tip": tip, tabindex: tip ? "0" : null },
    make("dt", {}, icon ? svgIcon(icon) : null, make("span", {}, label)),
    make(
      "dd",
      {},
      pipIcons ? make("span", { class: "pips", "aria-hidden": "true" }, ...pipIcons) : null,
      make("span", { class: changes ? "value would-change" : "value" }, String(value)),
    ),
  );
}
