/** @import {Result, Save, Settings} from "./desk.js" */
/** @import {Store} from "./store.js" */
import { gameOf, isGame, listIn, resultsIn, wishesIn } from "./kept.js";

/** @typedef {{settings: Partial<Settings>, results: Result[], games: Save[]}} Kept */

const VERSION = 1;

/** All that is kept on this device, as one text. What can be found out again from a record is left out. @param {Store} store */
export function backupOf({ settings, results, games }) {
  const { current: _, learning: __, ...wishes } = settings;
  const records = [...games.values()].map(({ brief: _, look: __, study: ___, ...game }) => game);
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
    settings: wishesIn(data.settings, now),
    results: resultsIn(data.results),
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
