// What is kept, read with care: it may be of another day or another device, or somebody may have changed it.
/** @import {Brief, Look, Result, Save, Settings, Setup} from "./desk.js" */

/** A game of hundreds of moves has a record of a few thousand characters. */
const LONGEST = 200_000;
const MOST_SEATS = 8;
/** A language need not be one that is here: `languageOf` finds another then. */
const CHOICES = {
  theme: ["auto", "light", "dark"],
  speed: ["slow", "normal", "fast", "none"],
  pace: ["slow", "normal", "fast", "none"],
};

/** The objects in a list; nothing if it is none. @param {unknown} given @returns {any[]} */
export function listIn(given) {
  return Array.isArray(given) ? given.filter(isObject) : [];
}

/** All settings that are kept here. @param {unknown} given @param {Settings} now @returns {Partial<Settings>} */
export function settingsIn(given, now) {
  if (!isObject(given)) return {};
  const { current, learning, setup } = /** @type {any} */ (given);
  return {
    ...wishesIn(given, now),
    current: isShort(current) ? current : null,
    learning: isShort(learning) ? learning : null,
    setup: isSetup(setup) ? setup : null,
  };
}

/** Only what is a setting here, of the kind that it is here, and would be one on any device. @param {unknown} given @param {Settings} now @returns {Partial<Settings>} */
export function wishesIn(given, now) {
  const usual = Object.entries(now).filter(([name]) => !["current", "setup", "learning"].includes(name));
  const named = /** @type {Record<string, unknown>} */ (isObject(given) ? given : {});
  const fitting = usual.filter(([name, value]) => {
    const allowed = CHOICES[/** @type {keyof typeof CHOICES} */ (name)];
    if (allowed) return allowed.includes(String(named[name]));
    return typeof named[name] === typeof value && isObject(named[name]) === isObject(value);
  });
  return Object.fromEntries(fitting.map(([name]) => [name, named[name]]));
}

/** @param {unknown} given @returns {Result[]} */
export function resultsIn(given) {
  return listIn(given).filter(isResult);
}

/** The games that are kept here; of one that makes no sense, whatever can still be copied. @param {unknown} given @returns {Save[]} */
export function gamesIn(given) {
  return listIn(given).map((game) => (isGame(game) ? whole(game) : ruin(game)));
}

/** @param {any} given */
export function isGame({ id, name, game, created, changed, record, undone }) {
  const texts = [id, name, game].every(isShort) && isText(record);
  return texts && [created, changed].every(Number.isFinite) && isListOf(undone, (each) => isListOf(each, isShort));
}

/** A game from elsewhere: all else follows from its record. @param {any} given @returns {Save} */
export function gameOf({ id, name, game, created, changed, record, undone, finished, clock, letter, sent }) {
  const rest = {
    ...(Number.isFinite(clock) ? { clock } : {}),
    ...(isPost(letter) ? { letter } : {}),
    ...(isText(sent) ? { sent } : {}),
  };
  return { id, name, game, created, changed, record, undone, finished: finished === true, look: null, ...rest };
}

/** What a device keeps of a game by letter. @param {any} given */
function isPost(given) {
  if (!isObject(given)) return false;
  const { name, text, secret, seat, since, own } = given;
  return [name, text, secret].every(isText) && [seat, since].every(Number.isInteger) && isObject(own);
}

/** @param {any} save @returns {Save} */
function whole(save) {
  const { brief, look, study, turn, clock, ...rest } = save;
  return {
    ...rest,
    ...(isBrief(brief) ? { brief } : isLook(look) ? { brief: briefOf(look) } : {}),
    look: isLook(look) ? look : null,
    ...(Number.isFinite(turn) ? { turn } : {}),
    ...(Number.isFinite(clock) ? { clock } : {}),
    ...(isObject(study) && isListOf(study.judgements, isObject) ? { study } : {}),
  };
}

/** @param {any} save @returns {Save} */
function ruin(save) {
  const record = typeof save.record === "string" ? save.record : JSON.stringify(save);
  const nothing = { name: "", game: "", created: 0, changed: 0, undone: [], finished: false, look: null };
  return { ...nothing, id: save.id, record, damaged: ["save-nonsense"] };
}

/** @param {Look} look @returns {Brief} */
export function briefOf({ seats, log, letter }) {
  return { seats, moves: log.length, ...(letter ? { letter: { mine: letter.mine, next: letter.next } } : {}) };
}

/** @param {any} given */
function isBrief(given) {
  return isObject(given) && isListOf(given.seats, isObject) && Number.isFinite(given.moves);
}

/** @param {any} look */
function isLook(look) {
  return (
    isObject(look) &&
    [look.seats, look.log, look.scene?.items, look.scene?.ground].every((list) => isListOf(list, isObject))
  );
}

/** @param {any} given @returns {given is Setup} */
function isSetup(given) {
  if (!isObject(given) || !isShort(given.game) || !isObject(given.options)) return false;
  const sits = (/** @type {any} */ seat) => isObject(seat) && isShort(seat.kind) && isShort(seat.name ?? "");
  return isListOf(given.seats, sits) && given.seats.length <= MOST_SEATS;
}

/** @param {any} given */
function isResult({ id, when, game, kinds, winners, moves }) {
  const numbers = [when, moves].every(Number.isFinite) && isListOf(winners, Number.isInteger);
  return numbers && [id, game].every(isShort) && isListOf(kinds, isShort);
}

/** @param {any} given */
function isObject(given) {
  return typeof given === "object" && given !== null;
}

/** @param {unknown} given @param {(each: unknown) => boolean} is */
function isListOf(given, is) {
  return Array.isArray(given) && given.every(is);
}

/** @param {unknown} given */
function isText(given) {
  return typeof given === "string" && given.length <= LONGEST;
}

/** @param {unknown} given */
function isShort(given) {
  return typeof given === "string" && given.length <= 200;
}
