/** @import {Fact, Look} from "./desk.js" */
/** @import {Words} from "./words.js" */
import { byId, drawing, make } from "./dom.js";

export const SHAPES = ["round", "square", "triangle", "diamond"];

/**
 * The slips of those who play: shape, name, what they have, and whose turn it is.
 * @param {Look} look
 * @param {Words} words
 */
export function showSeats(look, words) {
  byId("seats").replaceChildren(...look.seats.map((_, seat) => slip(look, seat, words)));
}

/** @param {Look} look @param {number} seat @param {Words} words */
function slip(look, seat, words) {
  const who = look.seats[seat];
  const acts = look.actor === seat;
  const won = look.outcome?.winners.includes(seat) ?? false;
  const facts = who?.facts ?? [];
  const list = (/** @type {string} */ kind, /** @type {Fact[]} */ listed) =>
    listed.length ? make("dl", { class: kind }, ...listed.map((fact) => factOf(fact, words))) : null;
  const mine = look.letter?.seat === seat;
  const tag = won ? "seat-won" : mine ? "seat-you" : acts ? "seat-acts" : null;
  return make(
    "section",
    { class: `seat seat-${seat + 1}${acts ? " acts" : ""}${won ? " won" : ""}`, "data-seat": String(seat + 1) },
    drawing(`seat-${SHAPES[seat] ?? "round"}`, "shape"),
    make(
      "div",
      { class: "who" },
      make("h3", { class: "name" }, words.nameOf(seat)),
      make(
        "p",
        { class: "kind" },
        pictureOf(who?.kind ?? "person"),
        make("span", {}, words.say([tag ?? (who?.kind === "person" ? "kind-person" : "kind-mind")])),
      ),
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

/** @param {Fact} fact @param {Words} words */
function factOf({ label, value, icon, pips }, words) {
  const kind = pips ? "fact goal" : icon ? "fact pictured" : "fact";
  const row = pips?.map(([symbol, there]) => drawing(symbol, there ? "pip" : "pip wanted"));
  return make(
    "div",
    { class: kind, title: words.say(label) },
    make("dt", {}, icon ? drawing(icon) : null, make("span", {}, words.say(label))),
    make(
      "dd",
      {},
      row ? make("span", { class: "pips", "aria-hidden": "true" }, ...row) : null,
      make("span", { class: "value" }, String(value)),
    ),
  );
}
