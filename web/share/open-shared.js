/** @import {ErrorResponse, MatchView} from "../engine/api.js" */
/** @import {Message} from "../i18n/types.js" */
/** @import {Save} from "../storage/types.js" */
/** @import {Store} from "../storage/store.js" */
/** @import {Shared} from "./shared-link.js" */

import { isBackup } from "../storage/backup.js";
import { makeSave } from "../storage/store.js";
import { problemOf } from "../ui/notices.js";
import { isSameGame, parseShared } from "./shared-link.js";

/** Larger files are not read. */
const MAX_FILE_SIZE = 4_000_000;

/**
 * @typedef {object} Callbacks
 * @property {Store} store
 * @property {{ask(request: object): Promise<MatchView | ErrorResponse>}} engine
 * @property {() => object} viewOptions
 * @property {(view: MatchView, save: Save, options: object) => void} open `options` are the view options it was requested with
 * @property {(link: string) => Promise<boolean>} receive a correspondence link
 * @property {(backup: string) => boolean} offerRestore the file is a backup
 * @property {(name: string) => void} tellSender
 * @property {(problem: Message) => void} refuse it cannot be opened; the current match stays
 */

/** Opens games from links, files, pasted and dropped text. */
export class SharedGameOpener {
  #callbacks;

  /** @param {Callbacks} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
  }

  listen() {
    addEventListener("hashchange", () => this.openAddress());
    document.addEventListener("dragover", (event) => {
      if (hasContent(event.dataTransfer)) event.preventDefault();
    });
    document.addEventListener("drop", (event) => {
      if (!hasContent(event.dataTransfer)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) this.openFile(file);
      else this.openText(event.dataTransfer?.getData("text/plain") ?? "");
    });
    document.addEventListener("paste", (event) => {
      if (event.target instanceof Element && event.target.closest("input, textarea")) return;
      const shared = parseShared(event.clipboardData?.getData("text/plain") ?? "");
      if (shared) this.open(shared);
    });
  }

  /** Open the game in the page's URL, if there is one, and remove it from the URL. @returns {Promise<boolean>} */
  async openAddress() {
    const shared = parseShared(location.hash);
    if (!shared) return false;
    history.replaceState(null, "", location.pathname + location.search);
    return this.open(shared);
  }

  /** @param {string} text a link or a record, possibly with text around it */
  openText(text) {
    return this.open(parseShared(text) ?? { record: text });
  }

  /** @param {File} file */
  async openFile(file) {
    if (file.size > MAX_FILE_SIZE) return this.#refuse(["file-too-large"]);
    try {
      const text = await file.text();
      if (isBackup(text)) return this.#callbacks.offerRestore(text);
      const shared = parseShared(text);
      return await (shared ? this.open(shared) : this.#refuse(["file-not-a-game"]));
    } catch {
      return this.#refuse(["file-unreadable"]);
    }
  }

  /** @param {Shared} shared @returns {Promise<boolean>} whether it is shown now */
  async open(shared) {
    const { engine, store, open, receive } = this.#callbacks;
    if ("correspondenceLink" in shared) return receive(shared.correspondenceLink);
    const options = this.#callbacks.viewOptions();
    const seed = crypto.getRandomValues(new Uint32Array(2)).join("");
    try {
      const view = await engine.ask({ request: "open_shared", ...withoutSender(shared), seed, ...options });
      if ("error" in view) return this.#refuse(view.error.message);
      const save = this.#known(view) ?? makeSave(view, null, []);
      await store.saveCurrent(save);
      open(view, save, options);
      if ("by" in shared && shared.by) this.#callbacks.tellSender(shared.by);
      return true;
    } catch (error) {
      return this.#refuse(problemOf(error));
    }
  }

  /** The same game, if it is saved on this device. @param {MatchView} view */
  #known(view) {
    return this.#callbacks.store.list().find(({ record }) => isSameGame(record, view.record));
  }

  /** @param {Message} problem */
  #refuse(problem) {
    this.#callbacks.refuse(problem);
    return false;
  }
}

/** @param {Shared} shared */
function withoutSender(shared) {
  const { by: _, ...rest } = "by" in shared ? shared : { ...shared, by: "" };
  return rest;
}

/** @param {DataTransfer | null} transfer */
function hasContent(transfer) {
  return transfer?.types.some((type) => type === "Files" || type === "text/plain") ?? false;
}
