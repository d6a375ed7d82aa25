import assert from "node:assert/strict";
import { test } from "node:test";
import {
  botLevelOf,
  changesBetween,
  fittingSetup,
  fittingValue,
  kindsOf,
  offeredValues,
  presetOf,
  presetsFor,
  resizeSeats,
  resolveConflicts,
  startingSetup,
  swapSides,
  variantOf,
  withVariant,
} from "../../../web/home/setup.js";

/** @import {Catalog, GameInfo} from "../../../web/engine/api.js" */

/** @type {GameInfo} */
const GAME = {
  name: "pebbles",
  seats: [2, 3, 4],
  options: [
    { name: "seats", values: [2, 3, 4], default: 2 },
    { name: "board", values: ["small", "large"], default: "small" },
    { name: "rounds", range: [1, 40], default: 10 },
    { name: "teams", values: ["off", "on"], default: "off", needs: [["on", "seats", [4]]] },
    { name: "storm", values: ["off", "on"], default: "off", needs: [["on", "board", ["large"]]] },
  ],
  presets: [
    { name: "usual", options: {} },
    { name: "wild", options: { board: "large", storm: "on" } },
  ],
};
/** @type {Catalog} */
const CATALOG = {
  games: [{ name: "solo", seats: [2], options: [], presets: [] }, GAME],
  levels: ["tamarin", "lemur", "gorilla"],
};
const SETUP = startingSetup(CATALOG, "pebbles");
const person = { kind: "person" };
const bot = { kind: "gorilla" };

test("the starting setup has default options, and a person against the computer on the fewest seats", () => {
  assert.deepEqual(SETUP, {
    game: "pebbles",
    options: { board: "small", rounds: 10, teams: "off", storm: "off" },
    seats: [person, { kind: "lemur" }],
  });
  assert.equal(startingSetup(CATALOG).game, "solo");
});

test("a stored setup keeps what this version still has", () => {
  const options = { board: "large", rounds: 99, teams: "maybe", gone: 1 };
  const seats = [{ kind: "person", name: "Maki" }, { kind: "chimp" }, bot];
  assert.deepEqual(fittingSetup(CATALOG, { game: "pebbles", options, seats }), {
    game: "pebbles",
    options: { board: "large", rounds: 40, teams: "off", storm: "off" },
    seats: [{ kind: "person", name: "Maki" }, person, bot],
  });
});

test("a stored setup of a missing game, or with too many seats, is replaced", () => {
  assert.equal(fittingSetup(CATALOG, { game: "gone", options: {}, seats: [] }).game, "solo");
  assert.deepEqual(fittingSetup(CATALOG, { ...SETUP, seats: Array(5).fill(person) }), SETUP);
  assert.equal(fittingSetup(CATALOG, null).game, "solo");
});

test("values are read from text, and numbers clamped to the range", () => {
  const [, , rounds, teams] = GAME.options;
  assert.ok(rounds && teams);
  assert.deepEqual(
    ["7", "7.6", 0, 99, "", "many"].map((given) => fittingValue(rounds, given)),
    [7, 8, 1, 40, undefined, undefined],
  );
  assert.deepEqual(
    ["on", "maybe"].map((given) => fittingValue(teams, given)),
    ["on", undefined],
  );
  assert.equal(fittingValue({ name: "jungle", default: "", text: true }, undefined), "");
});

test("a choice adjusts what it needs", () => {
  const storm = { ...SETUP, options: { ...SETUP.options, storm: "on" } };
  assert.equal(resolveConflicts(CATALOG, storm, "storm").options.board, "large");
  const teams = { ...SETUP, options: { ...SETUP.options, teams: "on" } };
  assert.equal(resolveConflicts(CATALOG, teams, "teams").seats.length, 4);
});

test("a choice resets options that contradict it", () => {
  const storm = { ...SETUP, options: { ...SETUP.options, storm: "on" } };
  assert.deepEqual(resolveConflicts(CATALOG, storm, "board").options, SETUP.options);
  const teams = { ...SETUP, options: { ...SETUP.options, teams: "on" } };
  assert.deepEqual(resolveConflicts(CATALOG, teams, "seats"), SETUP);
});

test("new seats are played like the last one", () => {
  assert.deepEqual(resizeSeats([person, bot], 4), [person, bot, bot, bot]);
  assert.deepEqual(resizeSeats([person, bot], 1), [person]);
});

test("presets fill the seats with people and bots", () => {
  assert.deepEqual(
    presetsFor(GAME, 3).map(({ name, kinds }) => `${name}: ${kinds.join(" ")}`),
    [
      "me-first: person bot bot",
      "me-last: bot bot person",
      "people: person person person",
      "family: person person person person",
    ],
  );
  assert.ok(!presetsFor({ ...GAME, seats: [2] }, 2).some(({ name }) => name === "family"));
  assert.deepEqual(kindsOf("people", GAME, 4, "lemur"), ["person", "person"]);
});

test("a setup is recognized as a preset, or as one's own", () => {
  const presets = [[person, person], [person, bot], [bot, person], Array(4).fill(person), [bot, bot]];
  assert.deepEqual(
    presets.map((seats) => presetOf(GAME, { ...SETUP, seats })),
    ["people", "me-first", "me-last", "family", "own"],
  );
});

test("the level is that of the first bot, by default the second weakest", () => {
  assert.equal(botLevelOf(CATALOG, { seats: [person, bot] }), "gorilla");
  assert.equal(botLevelOf(CATALOG, SETUP), "lemur");
});

test("swapping sides moves every player one seat on", () => {
  assert.deepEqual(swapSides({ ...SETUP, seats: [person, bot, bot] }).seats, [bot, bot, person]);
});

test("a preset sets all options of the game and is recognized by them", () => {
  const wild = withVariant(GAME, { ...SETUP, options: { ...SETUP.options, rounds: 3 } }, "wild");
  assert.deepEqual(wild.options, { board: "large", rounds: 10, teams: "off", storm: "on" });
  assert.equal(variantOf(GAME, wild), "wild");
  assert.equal(variantOf(GAME, withVariant(GAME, wild, "usual")), "usual");
  assert.equal(variantOf(GAME, { ...wild, options: { ...wild.options, rounds: 3 } }), undefined);
  assert.equal(withVariant(GAME, wild, "gone"), wild);
});

test("a choice is followed by all that contradicts it, and what changed is told", () => {
  const options = [
    { name: "seats", values: [2, 3, 4], default: 2 },
    { name: "mode", values: ["base", "clan"], default: "base", needs: [["clan", "seats", [2]]] },
    {
      name: "first",
      values: [1, 2, 3, 4],
      default: 1,
      needs: [
        [3, "seats", [3, 4]],
        [4, "seats", [4]],
      ],
    },
  ];
  const game = /** @type {GameInfo} */ ({ name: "clans", seats: [2, 3, 4], options, presets: [] });
  const catalog = { games: [game], levels: ["lemur"] };
  const clan = { game: "clans", options: { mode: "clan", first: 1 }, seats: [person, person] };
  const chosen = { ...clan, options: { ...clan.options, first: 4 } };
  const resolved = resolveConflicts(catalog, chosen, "first");
  assert.deepEqual([resolved.options, resolved.seats.length], [{ mode: "base", first: 4 }, 4]);
  assert.deepEqual(changesBetween(clan, resolved, "first"), [
    ["seats", 4],
    ["mode", "base"],
  ]);
  assert.deepEqual(changesBetween(clan, SETUP, "first"), []);
  const [, mode, first] = game.options;
  assert.ok(mode && first);
  assert.deepEqual(offeredValues(first, clan), [1, 2]);
  assert.deepEqual(offeredValues(first, { ...clan, seats: [person, person, person] }), [1, 2, 3]);
  assert.deepEqual(offeredValues(mode, { ...clan, seats: [person, person, person] }), ["base", "clan"]);
});

test("a preset is followed by the seats that it needs", () => {
  /** @type {GameInfo} */
  const game = { ...GAME, presets: [{ name: "teams", options: { teams: "on" } }] };
  const chosen = withVariant(game, SETUP, "teams");
  assert.equal(chosen.seats.length, 4);
  assert.equal(chosen.options.teams, "on");
  assert.deepEqual(changesBetween(SETUP, chosen, "teams"), [["seats", 4]]);
});
