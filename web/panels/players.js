/** @import {PlayerStat, MatchView} from "../engine/api.js" */
/** @import {Translator} from "../i18n/translator.js" */
import { byId, make, renderList, svgIcon } from "../ui/dom.js";

export const SHAPES = ["round", "square", "triangle", "diamond"];

/**
 * A card for each player: shape, name, stats, and whose turn it is.
 * @param {MatchView} view
 * @param {Translator} translator
 */
export function showPlayers(view, translator) {
  const cards = view.seats.map(({ kind, stats = [] }, seat) => ({
    seat,
    kind,
    name: translator.shownNameOf(seat),
    tag: translator.translate([labelOf(view, seat)]),
    isActive: view.actor === seat,
    won: isWinner(view, seat),
    stats: stats.map(({ tip, ...stat }) => ({
      ...stat,
      label: translator.translate(stat.label),
      tip: tip ? translator.translate(tip) : null,
    })),
  }));
  renderList(byId("players"), cards, playerCard);
}

/** The seat of whoever looks, if only one person can be meant. @param {MatchView} view */
export function youOf({ seats, correspondence }) {
  return correspondence ? correspondence.seat : onlyPerson(seats);
}

/** The seat of the only person; null if there are several, or none. @param {readonly {kind: string}[]} seats */
export function onlyPerson(seats) {
  const people = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** @param {MatchView} view @param {number} seat */
function isWinner({ outcome }, seat) {
  return outcome?.winners.includes(seat) ?? false;
}

/** @param {MatchView} view @param {number} seat */
function labelOf(view, seat) {
  if (isWinner(view, seat)) return "seat-won";
  if (youOf(view) === seat && view.seats[seat]?.name) return "seat-you";
  if (view.actor === seat) return "seat-acts";
  return view.seats[seat]?.kind === "person" ? "kind-person" : "kind-bot";
}

/** @typedef {Omit<PlayerStat, "label" | "tip"> & {label: string, tip: string | null}} StatText a stat with its texts translated */

/** @param {{seat: number, kind: string, name: string, tag: string, isActive: boolean, won: boolean, stats: StatText[]}} who */
function playerCard({ seat, kind, name, tag, isActive, won, stats }) {
  const list = (/** @type {string} */ kind, /** @type {StatText[]} */ listed) =>
    listed.length ? make("dl", { class: kind }, ...listed.map(statRow)) : null;
  return make(
    "section",
    { class: `player seat-${seat + 1}${isActive ? " active" : ""}${won ? " won" : ""}`, "data-seat": String(seat + 1) },
    svgIcon(`seat-${SHAPES[seat] ?? "round"}`, "shape"),
    make(
      "div",
      { class: "identity" },
      make("h3", { class: "name" }, name),
      make("p", { class: "kind" }, kindIcon(kind), make("span", {}, tag)),
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

/** The icon of a person or of the bot's level. @param {string} kind */
function kindIcon(kind) {
  if (kind === "person") return svgIcon("icon-person");
  const monkey = `monkey-${kind}`;
  return svgIcon(document.getElementById(monkey) ? monkey : "icon-bot");
}

/** @param {StatText} stat */
function statRow({ label, value, icon, pips, tip }) {
  const kind = pips ? "stat goal" : icon ? "stat with-icon" : "stat";
  const pipIcons = pips?.map(([symbol, there]) => svgIcon(symbol, there ? "pip" : "pip missing"));
  return make(
    "div",
    { class: kind, title: tip ? null : label, "data-tip": tip, tabindex: tip ? "0" : null },
    make("dt", {}, icon ? svgIcon(icon) : null, make("span", {}, label)),
    make(
      "dd",
      {},
      pipIcons ? make("span", { class: "pips", "aria-hidden": "true" }, ...pipIcons) : null,
      make("span", { class: "value" }, String(value)),
    ),
  );
}
