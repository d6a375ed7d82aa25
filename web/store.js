/** @import {Look, Result, Save, Settings} from "./desk.js" */
import { openDB } from "idb";
import { defaultSettings } from "./settings.js";

/**
 * Keeps games and settings in the browser. Where that is denied or full, everything goes on in memory and `onTrouble` is told once.
 */
export class Store {
  /** @type {Settings} */ settings = defaultSettings();
  /** @type {Map<string, Save>} */ games = new Map();
  /** @type {Result[]} how games ended, the last one last */ results = [];
  /** @type {import("idb").IDBPDatabase | null} */ #database = null;
  #onTrouble;
  #onChange;
  #troubled = false;

  /** @param {{onTrouble: (kind: "denied" | "full") => void, onChange: () => void}} ears what is kept has changed: other tabs want to know */
  constructor({ onTrouble, onChange }) {
    this.#onTrouble = onTrouble;
    this.#onChange = onChange;
  }

  async open() {
    try {
      this.#database = await openDB("troop", 1, {
        upgrade(database) {
          database.createObjectStore("games", { keyPath: "id" });
          database.createObjectStore("settings");
        },
        blocking: () => this.#database?.close(),
        terminated: () => {
          this.#database = null;
          this.#trouble("the browser has closed the database");
        },
      });
      await this.reread();
      Object.assign(this.settings, await this.#database.get("settings", "all"));
    } catch (error) {
      this.#trouble(error);
    }
  }

  /** Games and results as they are kept now: another tab may have changed them. */
  async reread() {
    if (!this.#database) return;
    const [games, results] = await Promise.all([
      this.#database.getAll("games"),
      this.#database.get("settings", "results"),
    ]);
    this.results = results ?? [];
    this.games = new Map(games.map((save) => [save.id, save]));
  }

  /** A game as it is kept now. @param {Save} save @returns {Promise<Save>} */
  async fresh(save) {
    const kept = (await this.#database?.get("games", save.id).catch(() => null)) ?? save;
    this.games.set(save.id, kept);
    return kept;
  }

  /** The games, the one touched last first. */
  list() {
    return [...this.games.values()].sort((one, other) => other.changed - one.changed);
  }

  /** @param {Save} save */
  async keep(save) {
    this.games.set(save.id, save);
    await this.#write((database) => database.put("games", save));
  }

  /** Keeps the game that is being played now. @param {Save} save */
  async keepCurrent(save) {
    await Promise.all([this.keep(save), this.set({ current: save.id })]);
  }

  /** Counts a game that is over, once; one that was taken up again is not over. @param {Save} save */
  async count({ id, finished, game, changed, look }) {
    if (!finished && !this.results.some((result) => result.id === id)) return;
    // Another tab may have counted games since.
    const counted = (await this.#database?.get("settings", "results").catch(() => null)) ?? this.results;
    const others = counted.filter((/** @type {Result} */ result) => result.id !== id);
    const kinds = look?.seats.map(({ kind }) => kind) ?? [];
    const result = { id, when: changed, game, kinds, winners: look?.outcome?.winners ?? [], moves: look?.last ?? 0 };
    await this.setResults(finished ? [...others, result] : others);
  }

  /** @param {Result[]} results */
  async setResults(results) {
    this.results = results;
    await this.#write((database) => database.put("settings", results, "results"));
  }

  /** @param {string} id */
  async remove(id) {
    this.games.delete(id);
    await this.#write((database) => database.delete("games", id));
  }

  /** @param {Partial<Settings>} changes */
  async set(changes) {
    Object.assign(this.settings, changes);
    await this.#write((database) => database.put("settings", { ...this.settings }, "all"));
  }

  /** @param {(database: import("idb").IDBPDatabase) => Promise<unknown>} action */
  async #write(action) {
    if (!this.#database) return;
    try {
      await action(this.#database);
      this.#onChange();
    } catch (error) {
      this.#trouble(error);
    }
  }

  /** @param {unknown} error */
  #trouble(error) {
    console.warn("store", error);
    if (this.#troubled) return;
    this.#troubled = true;
    this.#onTrouble(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "denied");
  }
}

/**
 * A game as it is kept: everything follows from its record; the look is there to be painted at once when the page opens.
 * @param {Look} look
 * @param {Save | null} before
 * @param {string[][]} undone
 * @returns {Save}
 */
export function saveOf(look, before, undone) {
  const now = Date.now();
  const { frames: _, undone: __, ...still } = look;
  const fresh = { id: `${now.toString(36)}-${Math.random().toString(36).slice(2, 8)}`, name: "", created: now };
  const { game, record } = look;
  const letter = look.letter ? { letter: look.letter.post } : {};
  return {
    ...(before ?? fresh),
    ...letter,
    game,
    changed: now,
    record,
    undone,
    finished: look.outcome !== null,
    look: still,
  };
}
