/** @import {Argument, Message, Seat} from "./desk.js" */

import WORDS from "troop:languages";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The language that has everything: what another lacks is said in it. */
const WHOLE = "en";
/** So many sentences are remembered; then all are forgotten. */
const REMEMBERED = 2000;

/** The languages there are: one for each file in assets/words. */
export const LANGUAGES = [...WORDS.tags].sort((one, other) => Number(other === WHOLE) - Number(one === WHOLE));

/** A message inside another one. */
const SPOKEN_OF = /\{ *([a-z][\w-]*)/g;

/** Says messages in one language; falls back to English, then to the message's own id. */
export class Words {
  #language = WHOLE;
  /** @type {Seat[]} */ #seats = [];
  /** @type {Map<string, FluentBundle>} */ #bundles = new Map();
  /** @type {Map<string, string>} what was said before, by what it was asked by: a board says the same over and over */ #said =
    new Map();
  /** The language that the page's own words stand in: the build has painted them. */ #standing = WHOLE;

  constructor(language = WHOLE) {
    this.#language = language;
  }

  get language() {
    return this.#language;
  }

  set language(language) {
    if (language !== this.#language) this.#said.clear();
    this.#language = language;
  }

  /** Who sits at the table now: sentences name them. */
  get seats() {
    return this.#seats;
  }

  set seats(seats) {
    const names = (/** @type {Seat[]} */ all) => JSON.stringify(all.map(({ kind, name }) => [kind, name]));
    if (names(seats) !== names(this.#seats)) this.#said.clear();
    this.#seats = seats;
  }

  /** @param {Message} message @returns {string} */
  say = (message) => {
    const asked = JSON.stringify(message);
    const [id, args = {}] = message;
    const said = this.#said.get(asked) ?? this.find(id, args) ?? id;
    if (this.#said.size >= REMEMBERED) this.#said.clear();
    this.#said.set(asked, said);
    return said;
  };

  /**
   * The text of a message or of its attribute (`id.attribute`), or null where no language has it.
   * @param {string} id
   * @param {Record<string, Argument>} [args]
   * @returns {string | null}
   */
  find(id, args = {}) {
    const [name, attribute] = id.split(".");
    for (const language of [this.language, WHOLE]) {
      const bundle = this.#bundle(language, name ?? id);
      const message = bundle.getMessage(name ?? id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, this.#prepare(args), []);
    }
    return null;
  }

  /** The name of a seat counted from 0: its own, or that of its place or its mind. @param {number} seat @param {Seat[]} [seats] */
  nameOf(seat, seats = this.seats) {
    const who = seats[seat];
    if (who?.name) return who.name;
    if (who && who.kind !== "person") return this.#mindName(seat, seats, who.kind);
    return this.find("seat-name", { number: seat + 1 }) ?? String(seat + 1);
  }

  /** What is there in several languages, in the one of now. @param {import("./desk.js").Texts} texts */
  pick = (texts) => texts[this.language] ?? texts[WHOLE] ?? "";

  /** What a language calls itself. @param {string} language */
  selfName = (language) =>
    this.#bundle(language, "language-name").getMessage("language-name")?.value?.toString() ?? language;

  /** The language after the one of now, for who goes through them one by one. */
  get nextLanguage() {
    return LANGUAGES[(LANGUAGES.indexOf(this.language) + 1) % LANGUAGES.length] ?? WHOLE;
  }

  /** To count, the browser first has to read how the language does: better before somebody waits. */
  warm() {
    this.say(["saves-more", { count: 1 }]);
  }

  /** Says all that stands in the page in the language of now, unless it does so already. @param {ParentNode} root */
  resay(root) {
    if (this.language === this.#standing) return;
    this.#standing = this.language;
    for (const element of root.querySelectorAll("[data-say]")) {
      element.textContent = this.say([element.getAttribute("data-say") ?? ""]);
    }
    for (const element of root.querySelectorAll("[data-say-attr]")) {
      for (const pair of (element.getAttribute("data-say-attr") ?? "").split(" ")) {
        const [attribute = "", id = ""] = pair.split(":");
        element.setAttribute(attribute, this.say([id]));
      }
    }
  }

  /** Two minds of one level at a table need a number to be told apart. @param {number} seat @param {Seat[]} seats @param {string} kind */
  #mindName(seat, seats, kind) {
    const name = this.find(`mind-${kind}`) ?? kind;
    const twins = seats.filter((other) => other.kind === kind && !other.name).length;
    return twins > 1 ? `${name} ${seat + 1}` : name;
  }

  /** What says a message: with it in it, and what it speaks of. A start needs few of all. @param {string} language @param {string} id */
  #bundle(language, id) {
    const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    this.#bundles.set(language, bundle);
    this.#learn(bundle, WORDS.tags.indexOf(language), id);
    return bundle;
  }

  /** @param {FluentBundle} bundle @param {number} tongue the place of its language @param {string} id */
  #learn(bundle, tongue, id) {
    const text = WORDS.texts[id]?.[tongue];
    if (!text || bundle.hasMessage(id)) return;
    bundle.addResource(new FluentResource(`${id} = ${text}`));
    for (const [, other = ""] of text.matchAll(SPOKEN_OF)) this.#learn(bundle, tongue, other);
  }

  /** Sentences may speak of seats by name: `seat: 2` brings `name`, `seat2: 1` brings `name2`. @param {Record<string, Argument>} args */
  #prepare(args) {
    /** @type {Record<string, string | number>} */
    const ready = {};
    for (const [key, value] of Object.entries(args)) ready[key] = this.#plain(value);
    for (const [key, seat] of Object.entries(args)) {
      if (/^seat\d*$/.test(key) && typeof seat === "number")
        ready[key.replace("seat", "name")] ??= this.nameOf(seat - 1);
    }
    return ready;
  }

  /** @param {Argument} value @returns {string | number} */
  #plain(value) {
    if (!Array.isArray(value)) return value;
    if (isMessage(value)) return this.say(value);
    return new Intl.ListFormat(this.language).format(value.map(String));
  }
}

/** @param {readonly string[]} wanted what the browser asks for, best first: `fr-CA` is happy with `fr` */
export function pickLanguage(wanted) {
  for (const tag of wanted) {
    const near = [tag, tag.split("-")[0]].map((each) => each?.toLowerCase());
    const language = near.map((each) => LANGUAGES.find((known) => known.toLowerCase() === each)).find(Boolean);
    if (language) return language;
  }
  return WHOLE;
}

/** @param {unknown[]} value @returns {value is Message} */
function isMessage(value) {
  return value.length === 2 && typeof value[0] === "string" && typeof value[1] === "object";
}
