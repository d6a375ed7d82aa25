/** @import {Look, Result, Save, Settings} from "./desk.js" */
import { openDB } from "idb";
import { briefOf, gamesIn, resultsIn, settingsIn } from "./kept.js";
import { defaultSettings } from "./settings.js";

/** @typedef {"denied" | "full" | "newer"} Trouble nothing can be kept here; no room is left; what is kept here is of a newer version */

/** A browser whose database does not open by then will not open it. */
const OPEN_WITHIN = 6_000;

/**
 * Keeps games and settings in the browser. Where that is denied or full, everything goes on in memory and `onTrouble` is
 * told once; what could not be kept is tried again with whatever is kept next.
 */
export class Store {
  /** @type {Settings} */ settings = defaultSettings();
  /** @type {Map<string, Save>} */ games = new Map();
  /** @type {Result[]} how games ended, the last one last */ results = [];
  /** @type {import("idb").IDBPDatabase | null} */ #database = null;
  #onTrouble;
  #onChange;
  #onRelief;
  #troubled = false;
  /** @type {Map<string, (database: import("idb").IDBPDatabase) => Promise<unknown>>} what could not be kept yet */ #unkept =
    new Map();

  /** @param {{onTrouble: (kind: Trouble) => void, onRelief: () => void, onChange: () => void}} ears all is kept again; what is kept has changed: other tabs want to know */
  constructor({ onTrouble, onRelief, onChange }) {
    this.#onTrouble = onTrouble;
    this.#onRelief = onRelief;
    this.#onChange = onChange;
  }

  async open() {
    try {
      this.#database = await within(OPEN_WITHIN, this.#connect());
      Object.assign(this.settings, settingsIn(await this.#database.get("settings", "all"), this.settings));
      await this.reread();
    } catch (error) {
      this.#trouble(error);
    }
  }

  #connect() {
    return openDB("troop", 1, {
      upgrade(database) {
        database.createObjectStore("games", { keyPath: "id" });
        database.createObjectStore("settings");
      },
      // A newer version of the page wants to change what is kept: it must not wait for this one.
      blocking: () => {
        this.#database?.close();
        this.#database = null;
        this.#trouble(new DOMException("", "VersionError"));
      },
      terminated: () => {
        this.#database = null;
        this.#trouble("the browser has closed the database");
      },
    });
  }

  /** Games and results as they are kept now: another tab may have changed them. */
  async reread() {
    if (!this.#database) return;
    const [games, results] = await Promise.all([
      this.#database.getAll("games"),
      this.#database.get("settings", "results"),
    ]);
    this.results = resultsIn(results);
    const { current } = this.settings;
    this.games = new Map(gamesIn(games).map((save) => [save.id, save.id === current ? save : unseen(save)]));
  }

  /** A game as it is kept now. @param {Save} save @returns {Promise<Save>} */
  async fresh(save) {
    const [kept = save] = gamesIn([await this.#database?.get("games", save.id).catch(() => null)]);
    this.games.set(save.id, kept);
    return kept;
  }

  /** The games, the one touched last first. Clocks may be put back: what was played last is told by its turn. */
  list() {
    const turn = (/** @type {Save} */ { turn = 0 }) => turn;
    return [...this.games.values()].sort((one, other) => turn(other) - turn(one) || other.changed - one.changed);
  }

  /** @param {Save} save */
  async keep(save) {
    this.games.set(save.id, save);
    await this.#write(`game ${save.id}`, (database) => database.put("games", save));
  }

  /** Keeps the game that is being played now. @param {Save} save */
  async keepCurrent(save) {
    const others = [...this.games.values()].filter(({ id }) => id !== save.id);
    const turn = 1 + Math.max(0, ...others.map(({ turn = 0 }) => turn));
    const leaving = others.filter(({ look }) => look).map((other) => this.#leave(other));
    await Promise.all([this.keep({ ...save, turn }), this.set({ current: save.id }), ...leaving]);
  }

  /** Another game is played: the look of this one is not kept any more; all else stays, whatever another tab has made of it. @param {Save} save */
  async #leave(save) {
    this.games.set(save.id, unseen(save));
    await this.#write(`look ${save.id}`, async (database) => {
      const { store } = database.transaction("games", "readwrite");
      const kept = await store.get(save.id);
      if (kept) await store.put(unseen(kept));
    });
  }

  /** Counts a game that is over, once; one that was taken up again is not over. @param {Save} save */
  async count({ id, finished, game, changed, look }) {
    if (!finished && !this.results.some((result) => result.id === id)) return;
    // Another tab may have counted games since.
    const kept = await this.#database?.get("settings", "results").catch(() => null);
    const counted = kept && !this.#unkept.has("results") ? resultsIn(kept) : this.results;
    const others = counted.filter((/** @type {Result} */ result) => result.id !== id);
    const kinds = look?.seats.map(({ kind }) => kind) ?? [];
    const result = { id, when: changed, game, kinds, winners: look?.outcome?.winners ?? [], moves: look?.last ?? 0 };
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

  /** What could not be kept is tried once more. */
  async retry() {
    for (const [what, action] of [...this.#unkept]) {
      if (this.#unkept.get(what) === action) await this.#write(what, action);
    }
  }

  /** @param {string} what only the last of it counts @param {(database: import("idb").IDBPDatabase) => Promise<unknown>} action */
  async #write(what, action) {
    if (!this.#database) return;
    try {
      await action(this.#database);
      this.#unkept.delete(what);
      this.#onChange();
    } catch (error) {
      this.#unkept.set(what, action);
      return this.#trouble(error);
    }
    if (this.#unkept.size) await this.retry();
    else if (this.#troubled) {
      this.#troubled = false;
      this.#onRelief();
    }
  }

  /** @param {unknown} error */
  #trouble(error) {
    console.warn("store", error);
    if (this.#troubled) return;
    this.#troubled = true;
    const { name } = error instanceof DOMException ? error : { name: "" };
    this.#onTrouble(name === "QuotaExceededError" ? "full" : name === "VersionError" ? "newer" : "denied");
  }
}

/**
 * @template T
 * @param {number} milliseconds @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function within(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("it does not answer")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A game that is not on the table: its look would be the most of it. @param {Save} save @returns {Save} */
function unseen(save) {
  return { ...save, look: null };
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
    brief: briefOf(look),
    look: still,
  };
}
