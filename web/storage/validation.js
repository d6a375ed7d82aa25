// Validates stored data: it may come from another version or device, or have been edited.
/** @import {MatchView} from "../engine/api.js" */
/** @import {Brief, Result, Save, Settings, Setup} from "./types.js" */
import { upgradedSave, upgradedSettings } from "./upgrade.js";

/** Records of hundreds of moves have a few thousand characters. */
const MAX_TEXT_LENGTH = 200_000;
const MAX_SEATS = 8;
/** Languages are not listed: `languageOf` replaces unknown ones. */
const ALLOWED_VALUES = {
  theme: ["auto", "light", "dark"],
  speed: ["slow", "normal", "fast", "none"],
  bot_speed: ["slow", "normal", "fast", "none"],
};

/** The objects in a list; empty if it is no list. @param {unknown} given @returns {any[]} */
export function objectsIn(given) {
  return Array.isArray(given) ? given.filter(isObject) : [];
}

/** @param {unknown} given @param {Settings} now @returns {Partial<Settings>} */
export function validSettings(given, now) {
  if (!isObject(given)) return {};
  const { current, current_lesson: lesson, setup } = /** @type {any} */ (upgradedSettings(/** @type {any} */ (given)));
  return {
    ...validPreferences(given, now),
    current: isShort(current) ? current : null,
    current_lesson: isShort(lesson) ? lesson : null,
    setup: isSetup(setup) ? setup : null,
  };
}

/**
 * Only known settings with valid values that make sense on any device.
 * @param {unknown} given
 * @param {Settings} now
 * @returns {Partial<Settings>}
 */
export function validPreferences(given, now) {
  const usual = Object.entries(now).filter(([name]) => !["current", "setup", "current_lesson"].includes(name));
  const named = isObject(given) ? upgradedSettings(/** @type {any} */ (given)) : {};
  const fitting = usual.filter(([name, value]) => {
    const allowed = ALLOWED_VALUES[/** @type {keyof typeof ALLOWED_VALUES} */ (name)];
    if (allowed) return allowed.includes(String(named[name]));
    return typeof named[name] === typeof value && isObject(named[name]) === isObject(value);
  });
  return Object.fromEntries(fitting.map(([name]) => [name, named[name]]));
}

/** @param {unknown} given @returns {Result[]} */
export function validResults(given) {
  return objectsIn(given).filter(isResult);
}

/** Saved games; of an invalid one, keep what can still be copied. @param {unknown} given @returns {Save[]} */
export function validSaves(given) {
  return objectsIn(given).map((game) => (isGame(game) ? validSave(upgradedSave(game)) : damagedSave(game)));
}

/** @param {any} given */
export function isGame({ id, name, game, created, changed, record, undone }) {
  const texts = [id, name, game].every(isShort) && isText(record);
  return texts && [created, changed].every(Number.isFinite) && isListOf(undone, (each) => isListOf(each, isShort));
}

/** A game from a backup; the rest follows from its record, but its title is shown before it is opened. @param {any} given @returns {Save} */
export function saveFromBackup(given) {
  const { id, name, game, created, changed, record, undone, finished, clock, session, sent, brief } =
    upgradedSave(given);
  const rest = {
    ...(isBrief(brief) ? { brief } : {}),
    ...(Number.isFinite(clock) ? { clock } : {}),
    ...(isSession(session) ? { session } : {}),
    ...(isText(sent) ? { sent } : {}),
  };
  return { id, name, game, created, changed, record, undone, finished: finished === true, view: null, ...rest };
}

/** @param {any} given */
function isSession(given) {
  if (!isObject(given)) return false;
  const { name, text, secret, seat, since, own } = given;
  return [name, text, secret].every(isText) && [seat, since].every(Number.isInteger) && isObject(own);
}

/** @param {any} save @returns {Save} */
function validSave(save) {
  const { brief, view, review, turn, clock, draft, ...rest } = save;
  return {
    ...rest,
    ...(isBrief(brief) ? { brief } : isView(view) ? { brief: briefOf(view) } : {}),
    view: isView(view) ? view : null,
    ...(Number.isFinite(turn) ? { turn } : {}),
    ...(Number.isFinite(clock) ? { clock } : {}),
    ...(isDraft(draft) ? { draft } : {}),
    ...(isObject(review) && isListOf(review.judgements, isObject) ? { review } : {}),
  };
}

/** @param {any} save @returns {Save} */
function damagedSave(save) {
  const record = typeof save.record === "string" ? save.record : JSON.stringify(save);
  const nothing = { name: "", game: "", created: 0, changed: 0, undone: [], finished: false, view: null };
  return { ...nothing, id: save.id, record, damaged: ["save-nonsense"] };
}

/** @param {MatchView} view @returns {Brief} */
export function briefOf({ seats, log, correspondence }) {
  const { your_turn, next = null } = correspondence ?? {};
  const known = your_turn === undefined ? {} : { correspondence: { your_turn, next } };
  return { seats, moves: log.length, ...known };
}

/** @param {any} given */
function isBrief(given) {
  return isObject(given) && isListOf(given.seats, isObject) && Number.isFinite(given.moves);
}

/** @param {any} given */
function isDraft(given) {
  return isObject(given) && [given.at, given.seat].every(Number.isInteger) && isListOf(given.words, isShort);
}

/** @param {any} view */
function isView(view) {
  return (
    isObject(view) &&
    [view.seats, view.log, view.scene?.items, view.scene?.ground].every((list) => isListOf(list, isObject))
  );
}

/** @param {any} given @returns {given is Setup} */
function isSetup(given) {
  if (!isObject(given) || !isShort(given.game) || !isObject(given.options)) return false;
  const isSeat = (/** @type {any} */ seat) => isObject(seat) && isShort(seat.kind) && isShort(seat.name ?? "");
  return isListOf(given.seats, isSeat) && given.seats.length <= MAX_SEATS;
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
  return typeof given === "string" && given.length <= MAX_TEXT_LENGTH;
}

/** @param {unknown} given */
function isShort(given) {
  return typeof given === "string" && given.length <= 200;
}
