/** @import {Result} from "./desk.js" */
/** @import {Store} from "./store.js" */
/** @import {Words} from "./words.js" */
import { confirm } from "./dialogs.js";
import { byId, make } from "./dom.js";
import { saveFile } from "./files.js";
import { grouped } from "./scenes.js";

/**
 * @typedef {object} Line the games of one person against minds: of one game, the best of the minds being of one level
 * @property {string} game
 * @property {string} level
 * @property {number} played
 * @property {number} won
 * @property {number | null} fastest the fewest moves of a game that was won
 */

const HEAD = ["statistics-game", "statistics-level", "statistics-played", "statistics-won", "statistics-fastest"];

/** What games have come to: kept on the device, to be saved as a file, to be erased. */
export class Statistics {
  #words;
  #store;
  #minds;
  #dialog = /** @type {HTMLDialogElement} */ (byId("statistics"));

  /** @param {Words} words @param {Store} store @param {() => string[]} minds the levels, from the weakest */
  constructor(words, store, minds) {
    this.#words = words;
    this.#store = store;
    this.#minds = minds;
    byId("statistics-export").addEventListener("click", () => {
      saveFile("troop.json", JSON.stringify(this.#store.results, null, 2), "application/json");
    });
    byId("statistics-erase").addEventListener("click", () => this.#erase());
  }

  open() {
    this.#show();
    this.#dialog.showModal();
  }

  /** Says everything again, if somebody looks. */
  refresh() {
    if (this.#dialog.open) this.#show();
  }

  #show() {
    const { say } = this.#words;
    const { results } = this.#store;
    const { longest, current } = streaks(results);
    const lines = linesOf(results, this.#minds());
    const sentences = results.length
      ? [say(["statistics-games", { count: results.length }]), say(["statistics-streak", { longest, current }])]
      : [say(["statistics-none"])];
    byId("statistics-figures").replaceChildren(
      ...sentences.map((sentence) => make("p", {}, sentence)),
      ...(lines.length ? [this.#table(lines)] : []),
    );
    for (const id of ["statistics-export", "statistics-erase"]) byId(id).hidden = results.length === 0;
  }

  /** @param {Line[]} lines */
  #table(lines) {
    const { say } = this.#words;
    const head = HEAD.map((id) => make("th", { scope: "col" }, say([id])));
    const rows = lines.map(({ game, level, played, won, fastest }) => {
      const cells = [say([`mind-${level}`]), String(played), String(won), fastest === null ? "–" : String(fastest)];
      return make(
        "tr",
        {},
        make("th", { scope: "row" }, say([`game-${game}`])),
        ...cells.map((cell) => make("td", {}, cell)),
      );
    });
    return make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
  }

  async #erase() {
    const question = { title: ["statistics-erase-title"], text: ["statistics-erase-text"], yes: ["statistics-erase"] };
    if (!(await confirm(this.#words.say, /** @type {any} */ (question)))) return;
    await this.#store.setResults([]);
    this.refresh();
  }
}

/** Games of one person alone against minds; the others say nothing about anybody. @param {Result[]} results */
function alone(results) {
  return results.filter(({ kinds }) => kinds.filter((kind) => kind === "person").length === 1 && kinds.length > 1);
}

/** @param {Result} result */
function isWon({ kinds, winners }) {
  return winners.includes(kinds.indexOf("person"));
}

/** @param {Result[]} results @param {string[]} minds @returns {Line[]} */
export function linesOf(results, minds) {
  const strongest = (/** @type {Result} */ { kinds }) =>
    kinds.filter((kind) => kind !== "person").sort((one, other) => minds.indexOf(other) - minds.indexOf(one))[0] ?? "";
  const groups = grouped(alone(results), (result) => `${result.game} ${strongest(result)}`);
  const lines = [...groups].map(([key, games]) => {
    const [game = "", level = ""] = key.split(" ");
    const won = games.filter(isWon);
    const fastest = won.length ? Math.min(...won.map(({ moves }) => moves)) : null;
    return { game, level, played: games.length, won: won.length, fastest };
  });
  const rank = (/** @type {Line} */ { level }) => minds.indexOf(level);
  return lines.sort((one, other) => one.game.localeCompare(other.game) || rank(one) - rank(other));
}

/** How many games against minds were won in a row: at most, and now. @param {Result[]} results */
export function streaks(results) {
  let [longest, current] = [0, 0];
  for (const result of alone(results)) {
    current = isWon(result) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { longest, current };
}
