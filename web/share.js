/** @import {DeskError, Message} from "./desk.js" */
/** @import {Table} from "./table.js" */
/** @import {Words} from "./words.js" */
import encodeQR from "qr";
import { problemOf } from "./asking.js";
import { byId, make } from "./dom.js";
import { addressOf } from "./incoming.js";
import { announce } from "./live.js";
import { asPng, pictureOf } from "./picture.js";

/** @typedef {{link: string | null, record: string}} Shared what the desk hands out: a link if the game is short enough for one, and the record */

/** More than that, and no phone reads the code from a screen. */
const LONGEST_QR = 1_800;

/** The dialog from which a game goes out: as a link, a code, a file, a picture. Loaded when it is first wanted. */
export class Share {
  #words;
  #table;
  #desk;
  #dialog = /** @type {HTMLDialogElement} */ (byId("share"));
  #link = /** @type {HTMLInputElement} */ (byId("share-link"));
  /** @type {Shared | null} */ #shared = null;

  /** @param {{words: Words, table: Table, desk: {ask(call: object): Promise<Shared | DeskError>}}} house */
  constructor({ words, table, desk }) {
    this.#words = words;
    this.#table = table;
    this.#desk = desk;
    byId("share-send").hidden = !("share" in navigator);
    const press = (/** @type {string} */ id, /** @type {() => unknown} */ act) =>
      byId(id).addEventListener("click", act);
    press("share-send", () => this.#send());
    press("share-copy", () => this.#copy());
    press("share-qr", () => this.#toggleCode());
    press("share-file", () => this.#saveRecord());
    press("share-svg", () => this.#savePicture());
    press("share-png", () => this.#savePixels());
    this.#link.addEventListener("focus", () => this.#link.select());
    this.#link.addEventListener("copy", () => this.#table.markSent());
  }

  /** Asks for the game as it stands, and shows what can be done with it. */
  async open() {
    const { look } = this.#table;
    if (!look) return;
    if (look.letter) return this.#openLetter(look.letter);
    /** @type {Message | null} */ let problem = null;
    this.#shared = null;
    try {
      const answer = await this.#desk.ask({ call: "share", record: look.record });
      if ("error" in answer) problem = answer.error.say;
      else this.#shared = answer;
    } catch (error) {
      problem = problemOf(error);
    }
    if (this.#shared && !this.#shared.link) problem = ["share-too-long"];
    this.#show(problem, this.#shared?.link ? addressOf(this.#shared.link) : "");
  }

  /** In a game by letter, the letter goes out; what is hidden is under seal in it. @param {import("./desk.js").LetterLook} letter */
  #openLetter(letter) {
    this.#shared = null;
    this.#show(null, addressOf(letter.link, "l"));
  }

  /** @param {Message | null} problem @param {string} address */
  #show(problem, address) {
    const letter = this.#table.look?.letter;
    byId("share-title").textContent = this.#words.say(letter ? titleOf(letter) : ["share-title"]);
    byId("share-about").textContent = this.#words.say([letter ? "letter-send-about" : "share-about"]);
    this.#say(problem);
    this.#link.value = address;
    byId("share-by-link").hidden = !address;
    byId("share-file").hidden = !this.#shared;
    byId("share-qr").hidden = address.length > LONGEST_QR;
    this.#showCode(false);
    this.#dialog.showModal();
  }

  /** One sentence in the dialog, or none. @param {Message | null} message */
  #say(message) {
    const text = message ? this.#words.say(message) : "";
    byId("share-said").textContent = text;
    byId("share-said").hidden = !text;
    if (text) announce(text);
  }

  /** The system's own way to hand something on. */
  async #send() {
    try {
      await navigator.share({ title: this.#title(), url: this.#link.value });
      this.#table.markSent();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) this.#say(["share-denied"]);
    }
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#link.value);
      this.#say(["share-copied"]);
      this.#table.markSent();
    } catch {
      this.#link.focus();
      this.#say(["copy-denied"]);
    }
  }

  #toggleCode() {
    this.#showCode(byId("share-qr").getAttribute("aria-expanded") !== "true");
  }

  /** @param {boolean} shown */
  #showCode(shown) {
    const code = byId("share-code");
    code.hidden = !shown;
    byId("share-qr").setAttribute("aria-expanded", String(shown));
    code.innerHTML = shown ? codeMarkup(this.#link.value) : "";
    if (!shown) return;
    this.#table.markSent();
    code.scrollIntoView({ block: "nearest" });
  }

  #saveRecord() {
    if (this.#shared) download(this.#fileName("txt"), new Blob([this.#shared.record], { type: "text/plain" }));
  }

  #savePicture() {
    download(this.#fileName("svg"), new Blob([this.#picture()], { type: "image/svg+xml" }));
  }

  async #savePixels() {
    try {
      download(this.#fileName("png"), await asPng(this.#picture()));
    } catch {
      this.#say(["share-no-picture"]);
    }
  }

  #picture() {
    const { look } = this.#table;
    return look ? pictureOf(look.scene, this.#words.say, this.#title()) : "";
  }

  #title() {
    const { look } = this.#table;
    const who = look?.seats.map((_, seat) => this.#words.nameOf(seat, look.seats)).join(" – ");
    return `${this.#words.say([`game-${look?.game}`])}: ${who}`;
  }

  /** @param {string} ending */
  #fileName(ending) {
    return `troop-${this.#table.look?.game}-${this.#table.look?.at}.${ending}`;
  }
}

/** @param {import("./desk.js").LetterLook} letter @returns {Message} */
function titleOf({ next, mine }) {
  return next === null || mine ? ["letter-send"] : ["letter-send-to", { seat: next + 1 }];
}

/** The code as a picture that scales; on white, since readers want it so. @param {string} text */
function codeMarkup(text) {
  return encodeQR(text, "svg", { ecc: "low", border: 3 });
}

/** @param {string} name @param {Blob} content */
function download(name, content) {
  const link = make("a", { download: name });
  link.href = URL.createObjectURL(content);
  link.click();
  URL.revokeObjectURL(link.href);
}
