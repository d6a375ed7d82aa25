/** @import {Result, Save, Settings} from "./types.js" */
/** @import {Store} from "./store.js" */
import { isGame, objectsIn, saveFromBackup, validPreferences, validResults } from "./validation.js";

/** @typedef {{settings: Partial<Settings>, results: Result[], games: Save[]}} BackupContent */

const VERSION = 1;

/** Everything stored on this device as JSON, without what can be derived from the records. @param {Store} store */
export function makeBackup({ settings, results, games }) {
  const { current: _, current_lesson: __, ...preferences } = settings;
  const records = [...games.values()].map(({ view: _, review: __, ...game }) => game);
  return `${JSON.stringify({ troop: "backup", version: VERSION, settings: preferences, results, games: records }, null, 1)}\n`;
}

/** @param {string} text */
export function isBackup(text) {
  return parsed(text)?.troop === "backup";
}

/**
 * Read a backup, dropping everything that is not valid.
 * @param {string} text
 * @param {Settings} now the current settings
 * @returns {BackupContent | null} null if the text is not a backup
 */
export function readBackup(text, now) {
  const data = parsed(text);
  if (data?.troop !== "backup" || data.version !== VERSION) return null;
  return {
    settings: validPreferences(data.settings, now),
    results: validResults(data.results),
    games: objectsIn(data.games).filter(isGame).map(saveFromBackup),
  };
}

/**
 * Merge a backup into what is stored, losing nothing.
 * @param {BackupContent} backup
 * @param {Pick<Store, "results" | "games"> & {settings: Pick<Settings, "lessons">}} store
 * @returns {BackupContent & {settings: Partial<Settings>}}
 */
export function mergeBackup({ settings, results, games }, store) {
  const known = new Set(results.map(({ id }) => id));
  const others = store.results.filter(({ id }) => !known.has(id));
  return {
    settings: { ...settings, lessons: mergeLessons(settings.lessons ?? {}, store.settings.lessons) },
    results: [...others, ...results].sort((one, other) => one.when - other.when),
    games: games.flatMap((game) => mergeGame(game, store.games.get(game.id))),
  };
}

/**
 * The progress here counts; a lesson finished on either side is finished.
 * @param {Settings["lessons"]} there
 * @param {Settings["lessons"]} here
 */
function mergeLessons(there, here) {
  const names = Object.keys({ ...there, ...here });
  const done = (/** @type {string} */ name) => there[name]?.done === true || here[name]?.done === true;
  return Object.fromEntries(names.map((name) => [name, { ...(here[name] ?? {}), done: done(name) }]));
}

/**
 * Of two versions of a game keep the longer one; if they differ, keep both.
 * @param {Save} game
 * @param {Save | undefined} here
 * @returns {Save[]}
 */
function mergeGame(game, here) {
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
