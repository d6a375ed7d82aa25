/** @import {DeskError, LetterAbout, Look, Message, Save, Setup} from "./desk.js" */
/** @import {Store} from "./store.js" */
/** @import {Table} from "./table.js" */
/** @import {Words} from "./words.js" */
import { confirm } from "./dialogs.js";
import { byId, make } from "./dom.js";
import { saveOf } from "./store.js";

/**
 * @typedef {object} PostOffice what is around those who play by letter
 * @property {Words} words
 * @property {Store} store
 * @property {Table} table
 * @property {(call: object) => Promise<any>} ask
 * @property {(look: Look, save: Save, shape: "wide" | "tall", before: Look) => void} open puts a game on the table, where it was and what happened since
 * @property {(save: Save) => Promise<unknown>} openSave
 * @property {(problem: Message) => void} refuse
 */

/** What a device that knows a letter already says of it: there is nothing wrong with it. */
const NOTHING_NEW = ["letter-known", "letter-old"];

/** Games by letter: begun here, and gone on with when a letter comes. What is kept of one, the desk has said; only it can read it. */
export class Letters {
  #office;
  #dialog = /** @type {HTMLDialogElement} */ (byId("letter-new"));
  #form = /** @type {HTMLFormElement} */ (byId("letter-form"));
  /** @type {Setup | null} */ #setup = null;

  /** @param {PostOffice} office */
  constructor(office) {
    this.#office = office;
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#begin();
    });
  }

  /** Asks for names and manner of a new game. @param {Setup} setup what is chosen on the shelf */
  open(setup) {
    this.#setup = setup;
    const { say } = this.#office.words;
    byId("letter-names").replaceChildren(
      ...setup.seats.map(({ name = "" }, seat) => {
        const label = say([seat === 0 ? "letter-me" : "letter-them", { number: seat + 1 }]);
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
    this.#say(null);
    this.#dialog.showModal();
  }

  async #begin() {
    const { ask, store, table, open } = this.#office;
    if (!this.#setup) return;
    const given = new FormData(this.#form);
    const seats = this.#setup.seats.map((_, seat) => ({
      kind: "person",
      name: String(given.get(`name-${seat}`) ?? "").trim(),
    }));
    const { game, options } = this.#setup;
    const { shape } = table;
    const call = { game, options, seats, mode: given.get("mode"), random: random(), seat: 0, shape };
    const look = await ask({ call: "letter_begin", ...call });
    if ("error" in look) return this.#say(look.error.say);
    this.#dialog.close();
    const save = saveOf(look, null, []);
    await store.keepCurrent(save);
    open(look, save, shape, look);
  }

  /** A letter came. @param {string} link @returns {Promise<boolean>} whether its game is on the table now */
  async receive(link) {
    const { ask, store } = this.#office;
    const about = /** @type {LetterAbout | DeskError} */ (await ask({ call: "letter_read", link }));
    if ("error" in about) return this.#refuse(about.error.say);
    // People may share a device: then it has a box for each of them.
    const boxes = store.list().filter(({ letter }) => letter?.name === about.name);
    const known = boxes.find(({ letter }) => letter?.seat === about.next);
    if (known) return this.#goOn(link, known);
    if (boxes[0] && (about.next === null || about.joined)) return this.#goOn(link, boxes[0]);
    return (await this.#sitDown(link, about)) || (boxes[0] ? this.#goOn(link, boxes[0]) : false);
  }

  /** The game goes on with what came. What does not go on from what is known here changes nothing. @param {string} link @param {Save} known */
  async #goOn(link, known) {
    const { ask, openSave, table } = this.#office;
    const { shape } = table;
    const mine = { letter: known.letter, seat: known.letter?.seat, shape };
    const look = await ask({ call: "letter_open", link, ...mine });
    if ("error" in look) {
      const { say } = /** @type {DeskError} */ (look).error;
      if (NOTHING_NEW.includes(say[0])) await openSave(known);
      this.#refuse(say);
      return NOTHING_NEW.includes(say[0]);
    }
    const before = await ask({ call: "look", ...mine });
    return this.#lay(look, saveOf(look, known, []), "error" in before ? look : before);
  }

  /** Somebody is invited. @param {string} link @param {LetterAbout} about */
  async #sitDown(link, about) {
    const { ask, words, table } = this.#office;
    if (about.next === null || about.joined) return this.#refuse(["letter-stranger"]);
    const name = words.nameOf(about.next, about.seats);
    const others = about.seats.flatMap((_, seat) => (seat === about.next ? [] : [words.nameOf(seat, about.seats)]));
    const game = words.say([`game-${about.game}`]);
    const sure = await confirm(words.say, {
      title: ["letter-for-title", { name }],
      text: ["letter-for-text", { name, game, others: others.join(", ") }],
      yes: ["letter-for-yes", { name }],
    });
    if (!sure) return false;
    const { shape } = table;
    const look = await ask({ call: "letter_open", link, random: random(), seat: about.next, shape });
    if ("error" in look) return this.#refuse(look.error.say);
    const first = await ask({ call: "look", letter: look.letter.post, seat: about.next, shape, at: 0 });
    return this.#lay(look, saveOf(look, null, []), "error" in first ? look : first);
  }

  /** @param {Look} look @param {Save} save @param {Look} before */
  async #lay(look, save, before) {
    const { store, table, open } = this.#office;
    await store.keepCurrent(save);
    store.count(save);
    open(look, save, table.shape, before);
    return true;
  }

  /** One sentence in the dialog, or none. @param {Message | null} message */
  #say(message) {
    byId("letter-said").textContent = message ? this.#office.words.say(message) : "";
    byId("letter-said").hidden = !message;
  }

  /** @param {Message} problem */
  #refuse(problem) {
    this.#office.refuse(problem);
    return false;
  }
}

/** The slip below the board: the letter is to be sent, or was. @param {Table} table @param {Words} words */
export function showLetter(table, words) {
  const letter = table.look?.letter;
  const shown = letter !== undefined && !table.back && (!letter.mine || letter.next === null);
  byId("letter").hidden = !shown;
  const { dataset } = document.documentElement;
  if (letter)
    dataset.letter = letter.link.slice(1, 5); // the sum of all that is in it
  else delete dataset.letter;
  if (!letter || !shown) return;
  const waits = table.sent && letter.next !== null ? words.say(["letter-sent", { seat: letter.next + 1 }]) : "";
  byId("letter-text").textContent = letter.next === null ? words.say(letter.say) : waits;
  byId("letter-send").classList.toggle("main", !table.sent);
}

/** What secrets are made of: nobody else can know it. */
function random() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
