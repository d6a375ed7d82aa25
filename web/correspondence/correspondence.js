/** @import {ErrorResponse, CorrespondencePreview, MatchView} from "../engine/api.js" */
/** @import {Message} from "../i18n/types.js" */
/** @import {Save, Setup} from "../storage/types.js" */
/** @import {Store} from "../storage/store.js" */
/** @import {Match} from "../match/match.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { makeSave } from "../storage/store.js";
import { confirm } from "../ui/dialogs.js";
import { byId, make } from "../ui/dom.js";

/**
 * @typedef {object} CorrespondenceDependencies
 * @property {Translator} translator
 * @property {Store} store
 * @property {Match} match
 * @property {(request: object) => Promise<any>} ask
 * @property {(request: object) => Promise<any>} askForMatch for the view of another match, which is then opened
 * @property {(view: MatchView, save: Save, options: object, before: MatchView) => void} open shows a match as it was in `before`, then animates what has happened since; `options` are the view options it was requested with
 * @property {(save: Save) => Promise<unknown>} openSave
 * @property {(problem: Message) => void} refuse
 */

/** Not errors: the device already has what the link contains. */
const NOTHING_NEW = ["correspondence-known", "correspondence-old"];

/**
 * Games played by exchanging links: start one, and continue when a link arrives. The saved session is opaque here; only
 * the engine reads it.
 */
export class Correspondence {
  #dependencies;
  #dialog = /** @type {HTMLDialogElement} */ (byId("correspondence-new"));
  #form = /** @type {HTMLFormElement} */ (byId("correspondence-form"));
  /** @type {Setup | null} */ #setup = null;

  /** @param {CorrespondenceDependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#start();
    });
  }

  /** Ask for names and mode of a new game. @param {Setup} setup as chosen on the home page */
  open(setup) {
    if (!this.#dependencies.store.isLasting) return void this.#refuse(["correspondence-no-storage"]);
    this.#setup = setup;
    const { translate } = this.#dependencies.translator;
    byId("correspondence-names").replaceChildren(
      ...setup.seats.map(({ name = "" }, seat) => {
        const label = translate([seat === 0 ? "correspondence-me" : "correspondence-them", { number: seat + 1 }]);
        const input = make("input", {
          name: `name-${seat}`,
          maxlength: "24",
          autocomplete: "off",
          spellcheck: "false",
        });
        input.value = name;
        return make("label", { class: "field" }, make("span", {}, label), input);
      }),
    );
    this.#showMessage(null);
    this.#dialog.showModal();
  }

  async #start() {
    const { askForMatch, store, match, open } = this.#dependencies;
    if (!this.#setup) return;
    const given = new FormData(this.#form);
    const seats = this.#setup.seats.map((_, seat) => ({
      kind: "person",
      name: String(given.get(`name-${seat}`) ?? "").trim(),
    }));
    const { game, options } = this.#setup;
    const viewOptions = match.viewOptions;
    const fields = { game, options, seats, mode: given.get("mode"), random: randomSecret(), viewer: 0, ...viewOptions };
    const view = await askForMatch({ request: "correspondence_start", ...fields });
    if ("error" in view) return this.#showMessage(view.error.message);
    this.#dialog.close();
    const save = makeSave(view, null, []);
    await store.saveCurrent(save);
    open(view, save, viewOptions, view);
  }

  /**
   * Open a link that was received.
   * @param {string} link
   * @returns {Promise<boolean>} whether its match is shown now
   */
  async receive(link) {
    const { ask, store } = this.#dependencies;
    if (!store.isLasting) return this.#refuse(["correspondence-no-storage"]);
    const preview = /** @type {CorrespondencePreview | ErrorResponse} */ (
      await ask({ request: "correspondence_preview", link })
    );
    if ("error" in preview) return this.#refuse(preview.error.message);
    // Players may share a device, which then has one session for each.
    const sessions = store.list().filter(({ session }) => session?.name === preview.name);
    const known = sessions.find(({ session }) => session?.seat === preview.next);
    if (known) return this.#continueWith(link, known);
    if (sessions[0] && (preview.next === null || preview.joined)) return this.#continueWith(link, sessions[0]);
    return (await this.#join(link, preview)) || (sessions[0] ? this.#continueWith(link, sessions[0]) : false);
  }

  /**
   * Continue a known game with the received link. If the link does not fit, nothing changes.
   * @param {string} link
   * @param {Save} known
   */
  async #continueWith(link, known) {
    const { askForMatch, openSave, match } = this.#dependencies;
    const viewOptions = match.viewOptions;
    const own = { session: known.session, viewer: known.session?.seat, ...viewOptions };
    const view = await askForMatch({ request: "correspondence_receive", link, ...own });
    if ("error" in view) {
      const { message } = /** @type {ErrorResponse} */ (view).error;
      if (NOTHING_NEW.includes(message[0])) await openSave(known);
      this.#refuse(message);
      return NOTHING_NEW.includes(message[0]);
    }
    const before = await askForMatch({ request: "view", ...own });
    return this.#openGame(view, makeSave(view, known, []), viewOptions, "error" in before ? view : before);
  }

  /**
   * Ask whether the person at this device is the invited player.
   * @param {string} link
   * @param {CorrespondencePreview} preview
   */
  async #join(link, preview) {
    const { askForMatch, translator, match } = this.#dependencies;
    if (preview.next === null || preview.joined) return this.#refuse(["correspondence-stranger"]);
    const name = translator.nameOf(preview.next, preview.seats);
    const others = preview.seats.flatMap((_, seat) =>
      seat === preview.next ? [] : [translator.nameOf(seat, preview.seats)],
    );
    const game = translator.translate([`game-${preview.game}`]);
    const sure = await confirm(translator.translate, {
      title: ["correspondence-for-title", { name }],
      text: ["correspondence-for-text", { name, game, others: others.join(", ") }],
      yes: ["correspondence-for-yes", { name }],
    });
    if (!sure) return false;
    const viewOptions = match.viewOptions;
    const own = { viewer: preview.next, ...viewOptions };
    const view = await askForMatch({ request: "correspondence_receive", link, random: randomSecret(), ...own });
    if ("error" in view) return this.#refuse(view.error.message);
    const first = await askForMatch({ request: "view", session: view.correspondence.session, at: 0, ...own });
    return this.#openGame(view, makeSave(view, null, []), viewOptions, "error" in first ? view : first);
  }

  /** @param {MatchView} view @param {Save} save @param {object} viewOptions @param {MatchView} before */
  async #openGame(view, save, viewOptions, before) {
    const { store, open } = this.#dependencies;
    await store.saveCurrent(save);
    store.countResult(save);
    open(view, save, viewOptions, before);
    return true;
  }

  /** @param {Message | null} message */
  #showMessage(message) {
    byId("correspondence-message").textContent = message ? this.#dependencies.translator.translate(message) : "";
    byId("correspondence-message").hidden = !message;
  }

  /** @param {Message} problem */
  #refuse(problem) {
    this.#dependencies.refuse(problem);
    return false;
  }
}

/** Show whether the link has to be sent, or has been. @param {Match} match @param {Translator} translator */
export function showCorrespondence(match, translator) {
  const correspondence = match.view?.correspondence;
  const isShown =
    correspondence !== undefined && !match.inHistory && (!correspondence.your_turn || correspondence.next === null);
  byId("correspondence").hidden = !isShown;
  const { dataset } = document.documentElement;
  if (correspondence)
    dataset.correspondence = correspondence.link.slice(1, 5); // checksum of the link's content
  else delete dataset.correspondence;
  if (!correspondence || !isShown) return;
  const sentText =
    match.sent && correspondence.next !== null
      ? translator.translate(["correspondence-sent", { seat: correspondence.next + 1 }])
      : "";
  byId("correspondence-text").textContent =
    correspondence.next === null ? translator.translate(correspondence.status) : sentText;
  byId("correspondence-send").classList.toggle("main", !match.sent);
}

/** Seed for the commitments of this device; it must be unpredictable. */
function randomSecret() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
