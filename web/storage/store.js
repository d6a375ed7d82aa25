/** @import {MatchView} from "../engine/api.js" */
/** @import {Result, Save, Settings} from "./types.js" */
import { openDB } from "idb";
import { defaultSettings } from "../ui/settings.js";
import { briefOf, validResults, validSaves, validSettings } from "./validation.js";

/**
 * @typedef {"denied" | "full" | "newer"} StorageProblem storage is not available; it is full; its data is of a newer version
 */

/** A database that has not opened by then counts as unavailable. */
const OPEN_TIMEOUT = 6_000;

/**
 * Stores games and settings in IndexedDB. Where that fails, everything continues in memory and `onProblem` is called
 * once; failed writes are repeated with the next write.
 */
export class Store {
  /** @type {Settings} */ settings = defaultSettings();
  /** @type {Map<string, Save>} */ games = new Map();
  /** @type {Result[]} results of finished games, latest last */ results = [];
  /** @type {import("idb").IDBPDatabase | null} */ #database = null;
  #onProblem;
  #onChange;
  #onRecovered;
  #hasProblem = false;
  /** @type {Map<string, (database: import("idb").IDBPDatabase) => Promise<unknown>>} failed writes, by what they write */ #unsaved =
    new Map();

  /**
   * @param {{onProblem: (kind: StorageProblem) => void, onRecovered: () => void, onChange: () => void}} callbacks `onRecovered`: everything is stored again; `onChange`: tell the other tabs
   */
  constructor({ onProblem, onRecovered, onChange }) {
    this.#onProblem = onProblem;
    this.#onRecovered = onRecovered;
    this.#onChange = onChange;
  }

  /** What is saved is still there when the page is opened again. */
  get isLasting() {
    return this.#database !== null;
  }

  async open() {
    try {
      this.#database = await withTimeout(OPEN_TIMEOUT, this.#connect());
      Object.assign(this.settings, validSettings(await this.#database.get("settings", "all"), this.settings));
      await this.reread();
    } catch (error) {
      this.#problem(error);
    }
  }

  #connect() {
    return openDB("troop", 1, {
      upgrade(database) {
        database.createObjectStore("games", { keyPath: "id" });
        database.createObjectStore("settings");
      },
      // A newer version of the page wants to upgrade the database and must not be blocked.
      blocking: () => {
        this.#database?.close();
        this.#database = null;
        this.#problem(new DOMException("", "VersionError"));
      },
      terminated: () => {
        this.#database = null;
        this.#problem("The browser has closed the database.");
      },
    });
  }

  /** Read games and results again: another tab may have changed them. */
  async reread() {
    if (!this.#database) return;
    const [games, results] = await Promise.all([
      this.#database.getAll("games"),
      this.#database.get("settings", "results"),
    ]);
    this.results = validResults(results);
    const { current } = this.settings;
    this.games = new Map(validSaves(games).map((save) => [save.id, save.id === current ? save : withoutView(save)]));
  }

  /** Read one game again. @param {Save} save @returns {Promise<Save>} */
  async reload(save) {
    const [stored = save] = validSaves([await this.#database?.get("games", save.id).catch(() => null)]);
    this.games.set(save.id, stored);
    return stored;
  }

  /** All games, the latest first. The clock may have been set back, so a counter decides. */
  list() {
    const turn = (/** @type {Save} */ { turn = 0 }) => turn;
    return [...this.games.values()].sort((one, other) => turn(other) - turn(one) || other.changed - one.changed);
  }

  /** @param {Save} save */
  async saveGame(save) {
    this.games.set(save.id, save);
    await this.#write(`game ${save.id}`, (database) => database.put("games", save));
  }

  /** Save the current match. @param {Save} save */
  async saveCurrent(save) {
    const others = [...this.games.values()].filter(({ id }) => id !== save.id);
    const turn = 1 + Math.max(0, ...others.map(({ turn = 0 }) => turn));
    const leaving = others.filter(({ view }) => view).map((other) => this.#dropView(other));
    await Promise.all([this.saveGame({ ...save, turn }), this.set({ current: save.id }), ...leaving]);
  }

  /**
   * Drop the stored view of a game that is no longer open. Read it again first: another tab may have changed the rest.
   * @param {Save} save
   */
  async #dropView(save) {
    this.games.set(save.id, withoutView(save));
    await this.#write(`look ${save.id}`, async (database) => {
      const { store } = database.transaction("games", "readwrite");
      const stored = await store.get(save.id);
      if (stored) await store.put(withoutView(stored));
    });
  }

  /** Count the result of a finished game once; remove it if the game was resumed. @param {Save} save */
  async countResult({ id, finished, game, changed, view }) {
    if (!finished && !this.results.some((result) => result.id === id)) return;
    // another tab may have added results
    const stored = await this.#database?.get("settings", "results").catch(() => null);
    const counted = stored && !this.#unsaved.has("results") ? validResults(stored) : this.results;
    const others = counted.filter((/** @type {Result} */ result) => result.id !== id);
    const kinds = view?.seats.map(({ kind }) => kind) ?? [];
    const result = { id, when: changed, game, kinds, winners: view?.outcome?.winners ?? [], moves: view?.last ?? 0 };
    await this.setResults(finished ? [...others, result] : others);
  }

  /** @param {Result[]} results */
  async setResults(results) {
    this.results = results;
    await this.#write("results", (database) => database.put("settings", results, "results"));
  }

  /** @param {string} id */
  async remove(id) {
    this.games.delete(id);
    await this.#write(`game ${id}`, (database) => database.delete("games", id));
  }

  /** @param {Partial<Settings>} changes */
  async set(changes) {
    Object.assign(this.settings, changes);
    await this.#write("settings", (database) => database.put("settings", { ...this.settings }, "all"));
  }

  /** Repeat failed writes. */
  async retry() {
    for (const [what, action] of [...this.#unsaved]) {
      if (this.#unsaved.get(what) === action) await this.#write(what, action);
    }
  }

  /**
   * @param {string} what a later write of the same thing replaces an earlier one
   * @param {(database: import("idb").IDBPDatabase) => Promise<unknown>} action
   */
  async #write(what, action) {
    if (!this.#database) return;
    try {
      await action(this.#database);
      this.#unsaved.delete(what);
      this.#onChange();
    } catch (error) {
      this.#unsaved.set(what, action);
      return this.#problem(error);
    }
    if (this.#unsaved.size) await this.retry();
    else if (this.#hasProblem) {
      this.#hasProblem = false;
      this.#onRecovered();
    }
  }

  /** @param {unknown} error */
  #problem(error) {
    console.warn("store", error);
    if (this.#hasProblem) return;
    this.#hasProblem = true;
    const { name } = error instanceof DOMException ? error : { name: "" };
    this.#onProblem(name === "QuotaExceededError" ? "full" : name === "VersionError" ? "newer" : "denied");
  }
}

/**
 * @template T
 * @param {number} milliseconds @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function withTimeout(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timed out.")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Without its view, which would be the largest part. @param {Save} save @returns {Save} */
function withoutView(save) {
  return { ...save, view: null };
}

/**
 * The stored form of a match. Everything follows from the record; the view, as everybody may see it, is there to be
 * shown at once when the page opens.
 * @param {MatchView} view
 * @param {Save | null} before
 * @param {string[][]} undone
 * @returns {Save}
 */
export function makeSave(view, before, undone) {
  const now = Date.now();
  const { frames: _, undone: __, public_view: publicView, ...still } = view;
  const fresh = { id: `${now.toString(36)}-${Math.random().toString(36).slice(2, 8)}`, name: "", created: now };
  const { game, record } = view;
  const session = view.correspondence ? { session: view.correspondence.session } : {};
  return {
    ...(before ?? fresh),
    ...session,
    game,
    changed: now,
    record,
    undone,
    finished: view.outcome !== null,
    brief: briefOf(view),
    view: { ...still, ...publicView },
  };
}

/** Ask the browser not to delete the data when storage runs low. */
export async function requestPersistence() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // it may be deleted, then; that is what backups are for
  }
}
