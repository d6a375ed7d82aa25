/** @import {Player} from "../engine/api.js" */
/** @import {Argument, Message} from "./types.js" */

import MESSAGES from "troop:languages";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { botNameId, botNumber } from "./bot-names.js";

/** The language that has all messages. */
export const FALLBACK = "en";
/** Maximum number of cached translations. */
const MAX_CACHED = 2000;

/** One language for each file in assets/words. */
export const LANGUAGES = [...MESSAGES.tags].sort((one, other) => Number(other === FALLBACK) - Number(one === FALLBACK));

/** Matches references to other messages. */
const MESSAGE_REFERENCE = /\{ *([a-z][\w-]*)/g;

/** Translates messages; falls back to English, then to the message id. */
export class Translator {
  #language = FALLBACK;
  /** @type {Player[]} */ #seats = [];
  /** @type {number | null} */ #you = null;
  #notation = false;
  /** @type {Map<string, FluentBundle>} */ #bundles = new Map();
  /** @type {Map<string, string>} cache: a board repeats the same labels over and over */ #cached = new Map();
  /** The language that the static texts of the page are in; the build renders them in English. */ #pageLanguage =
    FALLBACK;

  constructor(language = FALLBACK) {
    this.#language = language;
  }

  get language() {
    return this.#language;
  }

  set language(language) {
    if (language !== this.#language) this.#cached.clear();
    this.#language = language;
  }

  /** The current players, whose names appear in messages. */
  get seats() {
    return this.#seats;
  }

  set seats(seats) {
    const names = (/** @type {Player[]} */ all) => JSON.stringify(all.map(({ kind, name }) => [kind, name]));
    if (names(seats) !== names(this.#seats)) this.#cached.clear();
    this.#seats = seats;
  }

  /** The seat of whoever reads this, if only one person can be meant. */
  get you() {
    return this.#you;
  }

  set you(seat) {
    if (seat !== this.#you) this.#cached.clear();
    this.#you = seat;
  }

  /** Whether messages name places and moves in notation. */
  get notation() {
    return this.#notation;
  }

  set notation(notation) {
    if (notation !== this.#notation) this.#cached.clear();
    this.#notation = notation;
  }

  /** @param {Message} message @returns {string} */
  translate = (message) => {
    const asked = JSON.stringify(message);
    const [id, args = {}] = message;
    const cached = this.#cached.get(asked) ?? this.find(id, args) ?? id;
    if (this.#cached.size >= MAX_CACHED) this.#cached.clear();
    this.#cached.set(asked, cached);
    return cached;
  };

  /**
   * The text of a message or an attribute (`id.attribute`), or null if no language has it.
   * @param {string} id
   * @param {Record<string, Argument>} [args]
   * @returns {string | null}
   */
  find(id, args = {}) {
    const [name, attribute] = id.split(".");
    for (const language of [this.language, FALLBACK]) {
      const bundle = this.#bundle(language, name ?? id);
      const message = bundle.getMessage(name ?? id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, this.#withNames(args), []);
    }
    return null;
  }

  /**
   * A seat's own name, or the default for its number or bot. Seats count from 0.
   * @param {number} seat
   * @param {Player[]} [seats]
   */
  nameOf(seat, seats = this.seats) {
    const who = seats[seat];
    if (who?.name) return who.name;
    if (who && who.kind !== "person") return this.#botName(seat, seats, who.kind);
    return this.find("seat-name", { number: seat + 1 }) ?? String(seat + 1);
  }

  /** The same, but "You" for whoever reads this and has no name. @param {number} seat */
  shownNameOf(seat) {
    const isYou = seat === this.#you && !this.seats[seat]?.name;
    return (isYou && this.find("seat-you")) || this.nameOf(seat);
  }

  /** The text for somebody who is none of the players. @param {Message} message */
  translateForOthers(message) {
    const you = this.#you;
    this.you = null;
    try {
      return this.translate(message);
    } finally {
      this.you = you;
    }
  }

  /** A text given in several languages, in the current one. @param {import("../engine/api.js").Texts} texts */
  pick = (texts) => texts[this.language] ?? texts[FALLBACK] ?? "";

  /** A language's own name for itself. @param {string} language */
  selfName = (language) =>
    this.#bundle(language, "language-name").getMessage("language-name")?.value?.toString() ?? language;

  /** For the button that switches to the next language. */
  get nextLanguage() {
    return LANGUAGES[(LANGUAGES.indexOf(this.language) + 1) % LANGUAGES.length] ?? FALLBACK;
  }

  /** Make the browser load its plural rules before they are needed. */
  warmUp() {
    this.translate(["saves-more", { count: 1 }]);
  }

  /**
   * Translate all static texts of the page, unless they are in the current language already.
   * @param {ParentNode} root
   */
  retranslate(root) {
    if (this.language === this.#pageLanguage) return;
    this.#pageLanguage = this.language;
    for (const element of root.querySelectorAll("[data-i18n]")) {
      element.textContent = this.translate([element.getAttribute("data-i18n") ?? ""]);
    }
    for (const element of root.querySelectorAll("[data-i18n-attr]")) {
      for (const pair of (element.getAttribute("data-i18n-attr") ?? "").split(" ")) {
        const [attribute = "", id = ""] = pair.split(":");
        element.setAttribute(attribute, this.translate([id]));
      }
    }
  }

  /** Bots of the same level have different names. @param {number} seat @param {Player[]} seats @param {string} kind */
  #botName(seat, seats, kind) {
    return this.find(botNameId(kind, botNumber(seat, seats))) ?? this.find(`bot-${kind}`) ?? kind;
  }

  /**
   * The bundle of a language, extended by a message and those it refers to. Parsing all messages would slow down the
   * start.
   * @param {string} language
   * @param {string} id
   */
  #bundle(language, id) {
    const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    this.#bundles.set(language, bundle);
    this.#addMessage(bundle, MESSAGES.tags.indexOf(language), id);
    return bundle;
  }

  /** @param {FluentBundle} bundle @param {number} index index of the language @param {string} id */
  #addMessage(bundle, index, id) {
    const text = MESSAGES.texts[id]?.[index];
    if (!text || bundle.hasMessage(id)) return;
    bundle.addResource(new FluentResource(`${id} = ${text}`));
    for (const [, other = ""] of text.matchAll(MESSAGE_REFERENCE)) this.#addMessage(bundle, index, other);
  }

  /**
   * Messages may name seats: `seat: 2` also provides `name`, and `you`, which is `yes` or `no`; `seat2: 1` provides
   * `name2` and `you2`. `notation` is `yes` if moves are to be written in notation, too.
   * @param {Record<string, Argument>} args
   */
  #withNames(args) {
    /** @type {Record<string, string | number>} */
    const ready = { notation: this.#notation ? "yes" : "no" };
    for (const [key, value] of Object.entries(args)) ready[key] = this.#argumentText(value);
    for (const [key, seat] of Object.entries(args)) {
      if (!/^seat\d*$/.test(key) || typeof seat !== "number") continue;
      ready[key.replace("seat", "name")] ??= this.nameOf(seat - 1);
      ready[key.replace("seat", "you")] ??= seat - 1 === this.#you ? "yes" : "no";
    }
    return ready;
  }

  /** @param {Argument} value @returns {string | number} */
  #argumentText(value) {
    if (!Array.isArray(value)) return value;
    if (isMessage(value)) return this.translate(value);
    return new Intl.ListFormat(this.language).format(value.map(String));
  }
}

/** @param {unknown[]} value @returns {value is Message} */
function isMessage(value) {
  return value.length === 2 && typeof value[0] === "string" && typeof value[1] === "object";
}
