/** @import {Fact, Look} from "./desk.js" */
/** @import {Words} from "./words.js" */
import { byId, drawing, make, refill } from "./dom.js";

export const SHAPES = ["round", "square", "triangle", "diamond"];

/**
 * The slips of those who play: shape, name, what they have, and whose turn it is.
 * @param {Look} look
 * @param {Words} words
 */
export function showSeats(look, words) {
  const slips = look.seats.map(({ kind, facts = [] }, seat) => ({
    seat,
    kind,
    name: words.nameOf(seat),
    tag: words.say([tagOf(look, seat)]),
    acts: look.actor === seat,
    won: isWinner(look, seat),
    facts: facts.map((fact) => ({ ...fact, label: words.say(fact.label) })),
  }));
  refill(byId("seats"), slips, slip);
}

/** @param {Look} look @param {number} seat */
function isWinner({ outcome }, seat) {
  return outcome?.winners.includes(seat) ?? false;
}

/** What is said below the name. @param {Look} look @param {number} seat */
function tagOf(look, seat) {
  if (isWinner(look, seat)) return "seat-won";
  if (look.letter?.seat === seat) return "seat-you";
  if (look.actor === seat) return "seat-acts";
  return look.seats[seat]?.kind === "person" ? "kind-person" : "kind-mind";
}

/** @typedef {Omit<Fact, "label"> & {label: string}} Told a fact, in words */

/** @param {{seat: number, kind: string, name: string, tag: string, acts: boolean, won: boolean, facts: Told[]}} who */
function slip({ seat, kind, name, tag, acts, won, facts }) {
  const list = (/** @type {string} */ kind, /** @type {Told[]} */ listed) =>
    listed.length ? make("dl", { class: kind }, ...listed.map(factOf)) : null;
  return make(
    "section",
    { class: `seat seat-${seat + 1}${acts ? " acts" : ""}${won ? " won" : ""}`, "data-seat": String(seat + 1) },
    drawing(`seat-${SHAPES[seat] ?? "round"}`, "shape"),
    make(
      "div",
      { class: "who" },
      make("h3", { class: "name" }, name),
      make("p", { class: "kind" }, pictureOf(kind), make("span", {}, tag)),
    ),
    list(
      "facts",
      facts.filter(({ pips }) => !pips),
    ),
    list(
      "goals",
      facts.filter(({ pips }) => pips),
    ),
  );
}

/** A person, or the monkey that a mind is called after. @param {string} kind */
function pictureOf(kind) {
  if (kind === "person") return drawing("icon-person");
  const monkey = `monkey-${kind}`;
  return drawing(document.getElementById(monkey) ? monkey : "icon-mind");
}

/** @param {Told} fact */
function factOf({ label, value, icon, pips }) {
  const kind = pips ? "fact goal" : icon ? "fact pictured" : "fact";
  const row = pips?.map(([symbol, there]) => drawing(symbol, there ? "pip" : "pip wanted"));
  return make(
    "div",
    { class: kind, title: label },
    make("dt", {}, icon ? drawing(icon) : null, make("span", {}, label)),
    make(
      "dd",
      {},
      row ? make("span", { class: "pips", "aria-hidden": "true" }, ...row) : null,
      make("span", { class: "value" }, String(value)),
    ),
  );
}
