/** @import {Result, Save, Settings} from "./desk.js" */
/** @import {Store} from "./store.js" */
import { LANGUAGES } from "./words.js";

/** @typedef {{settings: Partial<Settings>, results: Result[], games: Save[]}} Kept */

const VERSION = 1;
/** A game of hundreds of moves has a record of a few thousand characters. */
const LONGEST = 200_000;
const CHOICES = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  speed: ["slow", "normal", "fast", "none"],
  pace: ["slow", "normal", "fast", "none"],
};

/** All that is kept on this device, as one text. What can be found out again from a record is left out. @param {Store} store */
export function backupOf({ settings, results, games }) {
  const { current: _, learning: __, ...wishes } = settings;
  const records = [...games.values()].map(({ look: _, study: ___, ...game }) => game);
  return `${JSON.stringify({ troop: "backup", version: VERSION, settings: wishes, results, games: records }, null, 1)}\n`;
}

/**
 * What a backup has in it; whatever in it is not as it should be is left out.
 * @param {string} text
 * @param {Settings} now the settings as they are
 * @returns {Kept | null} null if it is no backup
 */
export function readBackup(text, now) {
  const data = parsed(text);
  if (data?.troop !== "backup" || data.version !== VERSION) return null;
  return {
    settings: settingsIn(data.settings, now),
    results: listIn(data.results).filter(isResult),
    games: listIn(data.games).filter(isGame).map(gameOf),
  };
}

/**
 * What is to be kept when a backup is brought to a device that has something already: nothing that is there gets lost.
 * @param {Kept} backup
 * @param {Pick<Store, "results" | "games"> & {settings: Pick<Settings, "lessons">}} store
 * @returns {Kept & {settings: Partial<Settings>}}
 */
export function merged({ settings, results, games }, store) {
  const known = new Set(results.map(({ id }) => id));
  const others = store.results.filter(({ id }) => !known.has(id));
  return {
    settings: { ...settings, lessons: lessonsOf(settings.lessons ?? {}, store.settings.lessons) },
    results: [...others, ...results].sort((one, other) => one.when - other.when),
    games: games.flatMap((game) => beside(game, store.games.get(game.id))),
  };
}

/** How far lessons were taken here counts; what was finished anywhere is finished. @param {Settings["lessons"]} there @param {Settings["lessons"]} here */
function lessonsOf(there, here) {
  const names = Object.keys({ ...there, ...here });
  const done = (/** @type {string} */ name) => there[name]?.done === true || here[name]?.done === true;
  return Object.fromEntries(names.map((name) => [name, { ...(here[name] ?? {}), done: done(name) }]));
}

/** Of a game that is on both sides the longer one stays; if they have gone different ways, both do. @param {Save} game @param {Save | undefined} here @returns {Save[]} */
function beside(game, here) {
  if (!here || continues(game.record, here.record)) return [game];
  return continues(here.record, game.record) ? [] : [{ ...game, id: `${game.id}-2` }];
}

/** @param {string} longer @param {string} shorter */
function continues(longer, shorter) {
  return longer.startsWith(shorter.replace(/\n?end\n?$/, ""));
}

/** @param {string} text @returns {Record<string, unknown> | null} */
function parsed(text) {
  try {
    const data = JSON.parse(text);
    return typeof data === "object" ? data : null;
  } catch {
    return null;
  }
}

/** @param {unknown} given @returns {any[]} */
function listIn(given) {
  return Array.isArray(given) ? given.filter((each) => typeof each === "object" && each !== null) : [];
}

/** Only what is a setting here, of the kind that it is here. @param {unknown} given @param {Settings} now @returns {Partial<Settings>} */
function settingsIn(given, now) {
  const usual = Object.entries(now).filter(([name]) => !["current", "setup", "learning"].includes(name));
  const named = /** @type {Record<string, unknown>} */ (typeof given === "object" ? given : {});
  const fitting = usual.filter(([name, value]) => {
    const allowed = CHOICES[/** @type {keyof typeof CHOICES} */ (name)];
    return allowed ? allowed.includes(String(named?.[name])) : typeof named?.[name] === typeof value;
  });
  return Object.fromEntries(fitting.map(([name]) => [name, named[name]]));
}

/** @param {any} given */
function isResult({ id, when, game, kinds, winners, moves }) {
  const numbers = [when, moves].every(Number.isFinite) && isListOf(winners, Number.isInteger);
  return numbers && [id, game].every(isShort) && isListOf(kinds, isShort);
}

/** @param {any} given */
function isGame({ id, name, game, created, changed, record, undone }) {
  const texts = [id, name, game].every(isShort) && typeof record === "string" && record.length <= LONGEST;
  return texts && [created, changed].every(Number.isFinite) && isListOf(undone, (each) => isListOf(each, isShort));
}

/** @param {any} given @returns {Save} */
function gameOf({ id, name, game, created, changed, record, undone, finished, clock, letter, sent }) {
  const rest = {
    ...(Number.isFinite(clock) ? { clock } : {}),
    ...(isPost(letter) ? { letter } : {}),
    ...(typeof sent === "string" && sent.length <= LONGEST ? { sent } : {}),
  };
  return { id, name, game, created, changed, record, undone, finished: finished === true, look: null, ...rest };
}

/** @param {any} given */
function isPost(given) {
  const { name, text, secret, seat, since, own } = given ?? {};
  const texts = [name, text, secret].every((each) => typeof each === "string" && each.length <= LONGEST);
  return texts && [seat, since].every(Number.isInteger) && typeof own === "object" && own !== null;
}

/** @param {unknown} given @param {(each: unknown) => boolean} is */
function isListOf(given, is) {
  return Array.isArray(given) && given.every(is);
}

/** @param {unknown} given */
function isShort(given) {
  return typeof given === "string" && given.length <= 200;
}
