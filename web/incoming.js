/** @import {DeskError, Look, Message, Save} from "./desk.js" */
/** @import {Store} from "./store.js" */
import { problemOf } from "./asking.js";
import { saveOf } from "./store.js";

/** A file that is larger than any game is not even read. */
const LARGEST = 4_000_000;

/** @typedef {{link: string} | {record: string} | {letter: string}} Shared a game as a link's text, as a record, or as a letter */

/**
 * @typedef {object} Wishes
 * @property {Store} store
 * @property {{ask(call: object): Promise<Look | DeskError>}} desk
 * @property {() => "wide" | "tall"} shape
 * @property {(look: Look, save: Save, shape: "wide" | "tall") => void} open
 * @property {(letter: string) => Promise<boolean>} receive a letter came
 * @property {(problem: Message) => void} refuse what came cannot be opened, and why; the table stays as it is
 */

/** Games that come from elsewhere: a link, a file, something pasted or dropped. */
export class Incoming {
  #wishes;

  /** @param {Wishes} wishes */
  constructor(wishes) {
    this.#wishes = wishes;
  }

  /** Listens to links that are followed, and to what is dropped or pasted anywhere. */
  listen() {
    addEventListener("hashchange", () => this.openAddress());
    document.addEventListener("dragover", (event) => {
      if (carries(event.dataTransfer)) event.preventDefault();
    });
    document.addEventListener("drop", (event) => {
      if (!carries(event.dataTransfer)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) this.openFile(file);
      else this.openText(event.dataTransfer?.getData("text/plain") ?? "");
    });
    document.addEventListener("paste", (event) => {
      if (event.target instanceof Element && event.target.closest("input, textarea")) return;
      const shared = sharedIn(event.clipboardData?.getData("text/plain") ?? "");
      if (shared) this.open(shared);
    });
  }

  /** Opens the game that the page's address names, if it names one; the address is then the plain one again. @returns {Promise<boolean>} */
  async openAddress() {
    const shared = sharedIn(location.hash);
    if (!shared) return false;
    history.replaceState(null, "", location.pathname + location.search);
    return this.open(shared);
  }

  /** @param {string} text a link or a record, perhaps with words around it */
  openText(text) {
    return this.open(sharedIn(text) ?? { record: text });
  }

  /** @param {File} file */
  async openFile(file) {
    if (file.size > LARGEST) return this.#refuse(["file-too-large"]);
    try {
      return await this.openText(await file.text());
    } catch {
      return this.#refuse(["file-unreadable"]);
    }
  }

  /** @param {Shared} shared @returns {Promise<boolean>} whether it is on the table now */
  async open(shared) {
    const { desk, store, open, receive } = this.#wishes;
    if ("letter" in shared) return receive(shared.letter);
    const shape = this.#wishes.shape();
    const seed = crypto.getRandomValues(new Uint32Array(2)).join("");
    try {
      const look = await desk.ask({ call: "open", ...shared, seed, shape });
      if ("error" in look) return this.#refuse(look.error.say);
      const save = this.#known(look) ?? saveOf(look, null, []);
      await store.keepCurrent(save);
      open(look, save, shape);
      return true;
    } catch (error) {
      return this.#refuse(problemOf(error));
    }
  }

  /** The same game, if it is on this device already. @param {Look} look */
  #known(look) {
    return this.#wishes.store.list().find(({ record }) => withoutSeed(record) === withoutSeed(look.record));
  }

  /** @param {Message} problem */
  #refuse(problem) {
    this.#wishes.refuse(problem);
    return false;
  }
}

/** What a text shares: a link somewhere in it, or a whole record. @param {string} text @returns {Shared | null} */
export function sharedIn(text) {
  const [, kind, link] = /#([gl])=([\w-]*)/.exec(text) ?? [];
  if (link !== undefined) return kind === "l" ? { letter: link } : { link };
  return /^\uFEFF?\s*troop /.test(text) ? { record: text.trimStart() } : null;
}

/** A game's address: all of it stands behind the #, which no server is sent. @param {string} link @param {"g" | "l"} [kind] a game, or a letter */
export function addressOf(link, kind = "g") {
  return `${location.origin}${location.pathname}#${kind}=${link}`;
}

/** @param {string} record */
function withoutSeed(record) {
  return record.replace(/^seed .*\n/m, "");
}

/** @param {DataTransfer | null} transfer */
function carries(transfer) {
  return transfer?.types.some((type) => type === "Files" || type === "text/plain") ?? false;
}
