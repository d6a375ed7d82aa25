/** @import {GameBox, GameOption, OptionValue, Setup, Shelf} from "./desk.js" */

/** @typedef {"people" | "me-first" | "family" | "me-last" | "own"} Preset */

const FAMILY = 4;

/** Who plays where no people do; against a newcomer not the weakest. @param {Shelf} shelf @param {{seats: {kind: string}[]}} table */
export function mindOf({ minds }, { seats }) {
  return seats.find(({ kind }) => kind !== "person")?.kind ?? minds[1] ?? "person";
}

/** What stands ready when nobody has chosen yet: the first game, as its box gives it, with people. @param {Shelf} shelf @returns {Setup} */
export function startingSetup(shelf, game = shelf.games[0]?.name ?? "") {
  const box = shelf.games.find(({ name }) => name === game) ?? shelf.games[0];
  return {
    game: box?.name ?? "",
    options: defaultsOf(box),
    seats: Array.from({ length: box?.seats[0] ?? 2 }, () => ({ kind: "person" })),
  };
}

/** A setup of another day, made to fit what the shelf has now. @param {Shelf} shelf @param {Setup | null} old @returns {Setup} */
export function fittingSetup(shelf, old) {
  const box = shelf.games.find(({ name }) => name === old?.game);
  if (!old || !box) return startingSetup(shelf);
  const options = defaultsOf(box);
  for (const option of box.options.filter(({ name }) => name in options)) {
    const value = fittingValue(option, old.options[option.name]);
    if (value !== undefined) options[option.name] = value;
  }
  const kinds = ["person", ...shelf.minds];
  const seats = old.seats.map((seat) => ({ ...seat, kind: kinds.includes(seat.kind) ? seat.kind : "person" }));
  return box.seats.includes(seats.length) ? { game: box.name, options, seats } : startingSetup(shelf, box.name);
}

/** What an option has that is written so; a number of a range is brought inside it. @param {GameOption} option @param {unknown} given @returns {OptionValue | undefined} */
export function fittingValue({ values, range, text }, given) {
  if (text) return String(given ?? "");
  if (!range) return values?.find((each) => String(each) === String(given));
  const number = Math.round(Number(given));
  return Number.isFinite(number) && given !== "" ? Math.max(range[0], Math.min(range[1], number)) : undefined;
}

/**
 * A setup in which something was chosen: what it needs beside it comes along, and what would contradict it gives way.
 * @param {Shelf} shelf
 * @param {Setup} setup
 * @param {string} chosen the option that was chosen just now, or `seats`
 * @returns {Setup}
 */
export function agreeing(shelf, setup, chosen) {
  const box = shelf.games.find(({ name }) => name === setup.game);
  let { options, seats } = setup;
  for (const { name, needs = [], default: usual } of box?.options ?? []) {
    for (const [value, other, allowed] of needs) {
      const now = other === "seats" ? seats.length : options[other];
      const broken = same(options[name], value) && !allowed.some((each) => same(each, now));
      const [first = usual] = allowed;
      if (!broken) continue;
      if (name !== chosen) options = { ...options, [name]: usual };
      else if (other === "seats") seats = resized(seats, Number(first));
      else options = { ...options, [other]: first };
    }
  }
  return { ...setup, options, seats };
}

/** @param {Setup["seats"]} seats @param {number} count */
export function resized(seats, count) {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: seats.at(-1)?.kind ?? "person" });
}

/** @param {unknown} one @param {unknown} other */
function same(one, other) {
  return String(one) === String(other);
}

/**
 * The usual ways to share out the seats of a game.
 * @param {GameBox} box
 * @param {number} seats how many there are now
 * @returns {Array<{name: Preset, kinds: string[]}>} a kind is `person` or `mind`
 */
export function presetsFor(box, seats) {
  const names = /** @type {Preset[]} */ (["people", "me-first", "family", "me-last"]);
  return names
    .filter((name) => name !== "family" || box.seats.includes(FAMILY))
    .map((name) => ({ name, kinds: kindsOf(name, box, seats, "mind") }));
}

/** @param {Preset} preset @param {GameBox} box @param {number} seats @param {string} mind */
export function kindsOf(preset, box, seats, mind) {
  if (preset === "family") return Array.from({ length: FAMILY }, () => "person");
  const [fewest = 2] = box.seats;
  const count = preset === "people" && seats === FAMILY ? fewest : seats;
  return Array.from({ length: count }, (_, seat) => {
    const me = preset === "people" || (preset === "me-first" ? seat === 0 : seat === count - 1);
    return me ? "person" : mind;
  });
}

/** Which of the usual ways a setup is, if it is one. @param {GameBox} box @param {Setup} setup @returns {Preset} */
export function presetOf(box, setup) {
  const sits = setup.seats.map(({ kind }) => (kind === "person" ? "person" : "mind")).join();
  return presetsFor(box, setup.seats.length).find(({ kinds }) => kinds.join() === sits)?.name ?? "own";
}

/** The same game with everybody one seat further. @param {Setup} setup @returns {Setup} */
export function swapSides(setup) {
  return { ...setup, seats: [...setup.seats.slice(1), ...setup.seats.slice(0, 1)] };
}

/** How many play is told by the seats themselves. @param {GameBox | undefined} box */
function defaultsOf(box) {
  const options = (box?.options ?? []).filter(({ name }) => name !== "seats");
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}
