// Finds content: shared files in assets/, those of a game in py/troop/games/<game>/content/.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { home } from "./files.mjs";

const GAMES = home("py/troop/games");

/** @returns {Promise<Record<string, string>>} the content folder of each game, by name */
export async function gameContent() {
  const entries = await readdir(GAMES, { withFileTypes: true });
  const games = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("_")).map(({ name }) => name);
  return Object.fromEntries(games.sort().map((name) => [name, join(GAMES, name, "content")]));
}

/**
 * @param {string} folder
 * @param {string} ending
 * @returns {Promise<string[]>} files with that ending; none if the folder does not exist
 */
export async function filesEnding(folder, ending) {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

/** @returns {Promise<string[]>} all drawings, of the page and of the games */
export async function artFiles() {
  const folders = [home("assets/art"), ...Object.values(await gameContent()).map((folder) => join(folder, "art"))];
  return (await Promise.all(folders.map((folder) => filesEnding(folder, ".svg")))).flat();
}

/**
 * The messages of a language: the page's, then each game's.
 * @param {string} language
 * @param {string} [pageWords] the folder with the page's messages
 */
export async function wordsIn(language, pageWords = home("assets/words")) {
  const folders = [pageWords, ...Object.values(await gameContent()).map((folder) => join(folder, "words"))];
  const texts = folders.map((folder) => readFile(join(folder, `${language}.ftl`), "utf8").catch(() => ""));
  return (await Promise.all(texts)).join("\n");
}
