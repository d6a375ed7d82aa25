/** @import {ErrorResponse} from "../engine/api.js" */
/** @import {Message} from "../i18n/types.js" */
/** @import {Match} from "../match/match.js" */
/** @import {Translator} from "../i18n/translator.js" */
import encodeQR from "qr";
import { youOf } from "../panels/players.js";
import { byId } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { announce, problemOf } from "../ui/notices.js";
import { boardSvg, svgToPng } from "./board-picture.js";
import { shareUrl } from "./shared-link.js";

/** @typedef {{link: string | null, record: string}} Shared the link is null if the game is too long for one */

/** Phones cannot scan longer QR codes from a screen. */
const LONGEST_QR = 1_800;

/** The dialog to share a match as a link, QR code, file or picture. Loaded on first use. */
export class ShareDialog {
  #translator;
  #match;
  #engine;
  #dialog = /** @type {HTMLDialogElement} */ (byId("share"));
  #link = /** @type {HTMLInputElement} */ (byId("share-link"));
  /** @type {Shared | null} */ #shared = null;

  /** @param {{translator: Translator, match: Match, engine: {ask(request: object): Promise<Shared | ErrorResponse>}}} dependencies */
  constructor({ translator, match, engine }) {
    this.#translator = translator;
    this.#match = match;
    this.#engine = engine;
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
    this.#link.addEventListener("copy", () => this.#match.markSent());
  }

  async open() {
    const { view } = this.#match;
    if (!view) return;
    if (view.correspondence) return this.#openCorrespondence(view.correspondence);
    /** @type {Message | null} */ let problem = null;
    this.#shared = null;
    try {
      const answer = await this.#engine.ask({ request: "share", record: view.record });
      if ("error" in answer) problem = answer.error.message;
      else this.#shared = answer;
    } catch (error) {
      problem = problemOf(error);
    }
    if (this.#shared && !this.#shared.link) problem = ["share-too-long"];
    this.#show(problem, this.#shared?.link ? shareUrl(this.#shared.link, "g", this.#ownName(view)) : "");
  }

  /**
   * Share a correspondence game; hidden information in the link is encrypted or committed to.
   * @param {import("../engine/api.js").CorrespondenceView} correspondence
   */
  #openCorrespondence(correspondence) {
    this.#shared = null;
    this.#show(null, shareUrl(correspondence.link, "l"));
  }

  /** The name of whoever shares the game, if it is known. @param {import("../engine/api.js").MatchView} view */
  #ownName(view) {
    const you = youOf(view);
    return you === null ? "" : (view.seats[you]?.name ?? "");
  }

  /** @param {Message | null} problem @param {string} address */
  #show(problem, address) {
    const correspondence = this.#match.view?.correspondence;
    byId("share-title").textContent = this.#translator.translate(
      correspondence ? titleOf(correspondence) : ["share-title"],
    );
    byId("share-about").textContent = this.#translator.translate([
      correspondence ? "correspondence-send-about" : "share-about",
    ]);
    this.#showMessage(problem);
    this.#link.value = address;
    byId("share-by-link").hidden = !address;
    byId("share-file").hidden = !this.#shared;
    byId("share-qr").hidden = address.length > LONGEST_QR;
    this.#showCode(false);
    this.#dialog.showModal();
  }

  /** @param {Message | null} message */
  #showMessage(message) {
    const text = message ? this.#translator.translate(message) : "";
    byId("share-message").textContent = text;
    byId("share-message").hidden = !text;
    if (text) announce(text);
  }

  /** Use the system's share dialog. */
  async #send() {
    try {
      await navigator.share({ title: this.#title(), url: this.#link.value });
      this.#match.markSent();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) this.#showMessage(["share-denied"]);
    }
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#link.value);
      this.#showMessage(["share-copied"]);
      this.#match.markSent();
    } catch {
      this.#link.focus();
      this.#showMessage(["copy-denied"]);
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
    this.#match.markSent();
    code.scrollIntoView({ block: "nearest" });
  }

  #saveRecord() {
    if (this.#shared) saveFile(this.#fileName("txt"), this.#shared.record, "text/plain");
  }

  #savePicture() {
    saveFile(this.#fileName("svg"), this.#picture(), "image/svg+xml");
  }

  async #savePixels() {
    try {
      saveFile(this.#fileName("png"), await svgToPng(this.#picture()), "image/png");
    } catch {
      this.#showMessage(["share-no-picture"]);
    }
  }

  #picture() {
    const { view } = this.#match;
    return view ? boardSvg(view.scene, this.#translator.translate, this.#caption(view)) : "";
  }

  /** The game with its players, and how it ended. @param {import("../engine/api.js").MatchView} view */
  #caption({ outcome }) {
    if (!outcome) return [this.#title()];
    const scores = outcome.scores ? ` ${outcome.scores.join(" – ")}` : "";
    return [this.#title(), `${this.#translator.translateForOthers(outcome.message)}${scores}`];
  }

  #title() {
    const { view } = this.#match;
    const who = view?.seats.map((_, seat) => this.#translator.nameOf(seat, view.seats)).join(" – ");
    return `${this.#translator.translate([`game-${view?.game}`])}: ${who}`;
  }

  /** @param {string} ending */
  #fileName(ending) {
    return `troop-${this.#match.view?.game}-${this.#match.view?.at}.${ending}`;
  }
}

/** @param {import("../engine/api.js").CorrespondenceView} correspondence @returns {Message} */
function titleOf({ next, your_turn: mine }) {
  return next === null || mine ? ["correspondence-send"] : ["correspondence-send-to", { seat: next + 1 }];
}

/** QR code as SVG, black on white for scanners. @param {string} text */
function codeMarkup(text) {
  return encodeQR(text, "svg", { ecc: "low", border: 3 });
}
