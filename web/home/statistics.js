/** @import {Result} from "../storage/types.js" */
/** @import {Store} from "../storage/store.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { groupBy } from "../board/scene-diff.js";
import { confirm } from "../ui/dialogs.js";
import { byId, make, svgIcon } from "../ui/dom.js";
import { face } from "../ui/faces.js";
import { saveFile } from "../ui/files.js";

/**
 * @typedef {object} Row results of one person against bots: one game, one level (that of the strongest bot)
 * @property {string} game
 * @property {string} level
 * @property {number} played
 * @property {number} won
 * @property {number | null} fastest fewest moves in a game won
 */

const HEAD = ["statistics-game", "statistics-level", "statistics-played", "statistics-won", "statistics-fastest"];

/** Statistics of finished games, stored on this device; can be exported and erased. */
export class Statistics {
  #translator;
  #store;
  #catalog;
  #dialog = /** @type {HTMLDialogElement} */ (byId("statistics"));

  /** @param {Translator} translator @param {Store} store @param {() => import("../engine/api.js").Catalog} catalog */
  constructor(translator, store, catalog) {
    this.#translator = translator;
    this.#store = store;
    this.#catalog = catalog;
    byId("statistics-export").addEventListener("click", () => {
      saveFile("troop.json", JSON.stringify(this.#store.results, null, 2), "application/json");
    });
    byId("statistics-erase").addEventListener("click", () => this.#erase());
  }

  open() {
    this.#show();
    this.#dialog.showModal();
  }

  refresh() {
    if (this.#dialog.open) this.#show();
  }

  #show() {
    const { translate } = this.#translator;
    const { results } = this.#store;
    const { longest, current } = streaks(results);
    const rows = rowsOf(results, this.#catalog().levels);
    const sentences = results.length
      ? [
          translate(["statistics-games", { count: results.length }]),
          translate(["statistics-streak", { longest, current }]),
        ]
      : [translate(["statistics-none"])];
    byId("statistics-figures").replaceChildren(
      this.#climb(),
      ...sentences.map((sentence) => make("p", {}, sentence)),
      ...(rows.length ? [this.#table(rows)] : []),
    );
    for (const id of ["statistics-export", "statistics-erase"]) byId(id).hidden = results.length === 0;
  }

  /** For each game a branch with the faces of all levels, and a star for each one that was beaten. */
  #climb() {
    const { translate } = this.#translator;
    const { games, levels } = this.#catalog();
    const branches = games.map(({ name }) => {
      const beaten = beatenLevels(this.#store.results, name, levels);
      const faces = levels.map((level) => {
        const done = beaten.has(level);
        const label = translate([done ? "climb-done" : "climb-open", { name: [`bot-${level}`, {}] }]);
        const trophy = done ? svgIcon("sign-win", "trophy") : null;
        return make(
          "li",
          { class: done ? "done" : "open", title: label },
          face(level),
          trophy,
          make("span", { class: "visually-hidden" }, label),
        );
      });
      return make("div", {}, make("h4", {}, translate([`game-${name}`])), make("ol", {}, ...faces));
    });
    return make(
      "section",
      { class: "climb" },
      make("h3", {}, translate(["climb-title"])),
      make("p", { class: "about" }, translate(["climb-about"])),
      ...branches,
    );
  }

  /** @param {Row[]} rows */
  #table(rows) {
    const { translate } = this.#translator;
    const head = HEAD.map((id) => make("th", { scope: "col" }, translate([id])));
    const tableRows = rows.map(({ game, level, played, won, fastest }) => {
      const cells = [
        translate([`level-${level}`]),
        String(played),
        String(won),
        fastest === null ? "–" : String(fastest),
      ];
      return make(
        "tr",
        {},
        make("th", { scope: "row" }, translate([`game-${game}`])),
        ...cells.map((cell) => make("td", {}, cell)),
      );
    });
    return make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...tableRows));
  }

  async #erase() {
    const question = { title: ["statistics-erase-title"], text: ["statistics-erase-text"], yes: ["statistics-erase"] };
    if (!(await confirm(this.#translator.translate, /** @type {any} */ (question)))) return;
    await this.#store.setResults([]);
    this.refresh();
  }
}

/** Only games of a single person against bots count. @param {Result[]} results */
function soloResults(results) {
  return results.filter(({ kinds }) => kinds.filter((kind) => kind === "person").length === 1 && kinds.length > 1);
}

/** @param {Result} result */
function isWin({ kinds, winners }) {
  return winners.includes(kinds.indexOf("person"));
}

/** @param {Result[]} results @param {string[]} levels @returns {Row[]} */
export function rowsOf(results, levels) {
  const strongest = (/** @type {Result} */ { kinds }) =>
    kinds.filter((kind) => kind !== "person").sort((one, other) => levels.indexOf(other) - levels.indexOf(one))[0] ??
    "";
  const groups = groupBy(soloResults(results), (result) => `${result.game} ${strongest(result)}`);
  const rows = [...groups].map(([key, games]) => {
    const [game = "", level = ""] = key.split(" ");
    const won = games.filter(isWin);
    const fastest = won.length ? Math.min(...won.map(({ moves }) => moves)) : null;
    return { game, level, played: games.length, won: won.length, fastest };
  });
  const rank = (/** @type {Row} */ { level }) => levels.indexOf(level);
  return rows.sort((one, other) => one.game.localeCompare(other.game) || rank(one) - rank(other));
}

/** The levels that a person has beaten alone in a game. @param {Result[]} results @param {string} game @param {string[]} levels */
export function beatenLevels(results, game, levels) {
  const rows = rowsOf(results, levels).filter((row) => row.game === game && row.won > 0);
  return new Set(rows.map(({ level }) => level));
}

/** The longest and the current winning streak against bots. @param {Result[]} results */
export function streaks(results) {
  let [longest, current] = [0, 0];
  for (const result of soloResults(results)) {
    current = isWin(result) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { longest, current };
}
