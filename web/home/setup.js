/** @import {GameInfo, GameOption, OptionValue, Catalog} from "../engine/api.js" */
/** @import {Setup} from "../storage/types.js" */

/** @typedef {"people" | "me-first" | "family" | "me-last" | "own"} Preset who sits where; `own` is none of the others */

const FAMILY = 4;

/**
 * The level of the bots in a setup, or the default: the second weakest.
 * @param {Catalog} catalog
 * @param {{seats: {kind: string}[]}} setup
 */
export function botLevelOf({ levels }, { seats }) {
  return seats.find(({ kind }) => kind !== "person")?.kind ?? levels[1] ?? "person";
}

/** The default setup: default options, and a person against the computer. @param {Catalog} catalog @returns {Setup} */
export function startingSetup(catalog, game = catalog.games[0]?.name ?? "") {
  const info = catalog.games.find(({ name }) => name === game) ?? catalog.games[0];
  const level = botLevelOf(catalog, { seats: [] });
  const kinds = info ? kindsOf("me-first", info, info.seats[0] ?? 2, level) : [];
  return { game: info?.name ?? "", options: defaultsOf(info), seats: kinds.map((kind) => ({ kind })) };
}

/**
 * A stored setup, adapted to the games and options of this version.
 * @param {Catalog} catalog
 * @param {Setup | null} old
 * @returns {Setup}
 */
export function fittingSetup(catalog, old) {
  const info = catalog.games.find(({ name }) => name === old?.game);
  if (!old || !info) return startingSetup(catalog);
  const options = defaultsOf(info);
  for (const option of info.options.filter(({ name }) => name in options)) {
    const value = fittingValue(option, old.options[option.name]);
    if (value !== undefined) options[option.name] = value;
  }
  const kinds = ["person", ...catalog.levels];
  const seats = old.seats.map((seat) => ({ ...seat, kind: kinds.includes(seat.kind) ? seat.kind : "person" }));
  return info.seats.includes(seats.length) ? { game: info.name, options, seats } : startingSetup(catalog, info.name);
}

/**
 * Parse a value of an option; a number is clamped to the option's range.
 * @param {GameOption} option
 * @param {unknown} given
 * @returns {OptionValue | undefined}
 */
export function fittingValue({ values, range, text }, given) {
  if (text) return String(given ?? "");
  if (!range) return values?.find((each) => String(each) === String(given));
  const number = Math.round(Number(given));
  return Number.isFinite(number) && given !== "" ? Math.max(range[0], Math.min(range[1], number)) : undefined;
}

/**
 * Resolve conflicts after a choice: adjust what the chosen value needs, and reset other options that contradict it.
 * @param {Catalog} catalog
 * @param {Setup} setup
 * @param {string} chosen the option just chosen, or `seats`
 * @returns {Setup}
 */
export function resolveConflicts(catalog, setup, chosen) {
  const info = catalog.games.find(({ name }) => name === setup.game);
  let resolved = setup;
  // What one option needs can contradict another one that was looked at before.
  for (const _ of info?.options ?? []) resolved = resolvedOnce(info, resolved, chosen);
  return resolved;
}

/** @param {GameInfo | undefined} info @param {Setup} setup @param {string} chosen @returns {Setup} */
function resolvedOnce(info, setup, chosen) {
  let { options, seats } = setup;
  for (const { name, needs = [], default: usual } of info?.options ?? []) {
    for (const [value, other, allowed] of needs) {
      const now = other === "seats" ? seats.length : options[other];
      const broken = same(options[name], value) && !allowed.some((each) => same(each, now));
      const [first = usual] = allowed;
      if (!broken) continue;
      if (name !== chosen) options = { ...options, [name]: usual };
      else if (other === "seats") seats = resizeSeats(seats, Number(first));
      else options = { ...options, [other]: first };
    }
  }
  return { ...setup, options, seats };
}

/**
 * The options, or `seats`, that differ between two setups of one game, except the one that was chosen.
 * @param {Setup} before
 * @param {Setup} after
 * @param {string} chosen
 * @returns {Array<[string, OptionValue]>} names with their new values
 */
export function changesBetween(before, after, chosen) {
  if (before.game !== after.game) return [];
  /** @param {Setup} setup @returns {Record<string, OptionValue>} */
  const all = ({ options, seats }) => ({ seats: seats.length, ...options });
  const old = all(before);
  return Object.entries(all(after)).filter(([name, value]) => name !== chosen && !same(old[name], value));
}

/**
 * The values of an option that can be offered: not those that need more seats than there are.
 * @param {GameOption} option
 * @param {Setup} setup
 */
export function offeredValues({ name, values = [], needs = [] }, { seats, options }) {
  const needsMore = (/** @type {OptionValue} */ value) =>
    needs.some(
      ([needing, other, allowed]) =>
        other === "seats" && same(needing, value) && allowed.every((count) => Number(count) > seats.length),
    );
  return values.filter((value) => same(value, options[name]) || !needsMore(value));
}

/** @param {Setup["seats"]} seats @param {number} count */
export function resizeSeats(seats, count) {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: seats.at(-1)?.kind ?? "person" });
}

/** The seat of the only person; null if there are several, or none. @param {readonly {kind: string}[]} seats */
export function onlyPerson(seats) {
  const people = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** @param {unknown} one @param {unknown} other */
function same(one, other) {
  return String(one) === String(other);
}

/**
 * The common ways to assign seats.
 * @param {GameInfo} info
 * @param {number} seats the current number of seats
 * @returns {Array<{name: Preset, kinds: string[]}>} a kind is `person` or `bot`
 */
export function presetsFor(info, seats) {
  const names = /** @type {Preset[]} */ (["me-first", "me-last", "people", "family"]);
  return names
    .filter((name) => name !== "family" || info.seats.includes(FAMILY))
    .map((name) => ({ name, kinds: kindsOf(name, info, seats, "bot") }));
}

/** @param {Preset} preset @param {GameInfo} info @param {number} seats @param {string} level */
export function kindsOf(preset, info, seats, level) {
  if (preset === "family") return Array.from({ length: FAMILY }, () => "person");
  const [fewest = 2] = info.seats;
  const count = preset === "people" && seats === FAMILY ? fewest : seats;
  return Array.from({ length: count }, (_, seat) => {
    const me = preset === "people" || (preset === "me-first" ? seat === 0 : seat === count - 1);
    return me ? "person" : level;
  });
}

/** The preset that a setup corresponds to. @param {GameInfo} info @param {Setup} setup @returns {Preset} */
export function presetOf(info, setup) {
  const sits = setup.seats.map(({ kind }) => (kind === "person" ? "person" : "bot")).join();
  return presetsFor(info, setup.seats.length).find(({ kinds }) => kinds.join() === sits)?.name ?? "own";
}

/**
 * The game's preset that a setup's options correspond to, if there is one.
 * @param {GameInfo} info
 * @param {Setup} setup
 */
export function variantOf(info, { options }) {
  const isChosen = (/** @type {Record<string, OptionValue>} */ wanted) =>
    Object.entries({ ...defaultsOf(info), ...wanted }).every(([name, value]) => same(options[name], value));
  return info.presets.find((preset) => isChosen(preset.options))?.name;
}

/**
 * The setup with the options of one of the game's presets, and as many seats as these need.
 * @param {GameInfo} info
 * @param {Setup} setup
 * @param {string} name
 * @returns {Setup}
 */
export function withVariant(info, setup, name) {
  const preset = info.presets.find((each) => each.name === name);
  if (!preset) return setup;
  /** @type {Setup} */
  const chosen = { ...setup, options: { ...defaultsOf(info), ...preset.options } };
  return Object.keys(preset.options).reduce((fitting, option) => resolvedOnce(info, fitting, option), chosen);
}

/** Move every player one seat on. @param {Setup} setup @returns {Setup} */
export function swapSides(setup) {
  return { ...setup, seats: [...setup.seats.slice(1), ...setup.seats.slice(0, 1)] };
}

/** Without the number of seats, which follows from the list of seats. @param {GameInfo | undefined} info */
function defaultsOf(info) {
  const options = (info?.options ?? []).filter(({ name }) => name !== "seats");
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}
