/** @import {Translate} from "../i18n/types.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { ContentPack } from "../engine/content-pack.js";
import { byId, make } from "../ui/dom.js";
import { mark, normalize, searchWords, unmark } from "./rules-search.js";

/** The rules of a game. They are static files, so they do not need the engine. */
export class RulesDialog {
  #translator;
  /** @type {ContentPack<string>} */ #pages;
  /** @type {string} the file shown */ #shown = "";
  /** @type {string | null} the game requested */ #game = null;
  #where = "";
  #dialog = /** @type {HTMLDialogElement} */ (byId("rules"));
  #text = byId("rules-text");
  /** @type {WeakMap<Element, DocumentFragment>} contents of illustrations not drawn yet */ #deferred = new WeakMap();
  #nearView = new IntersectionObserver((seen) => this.#fillVisible(seen), {
    root: this.#text,
    rootMargin: "600px 0px",
  });
  #query = /** @type {HTMLInputElement} */ (byId("rules-query"));

  /** @param {Translator} translator @param {string} place URL of the rules */
  constructor(translator, place) {
    this.#translator = translator;
    this.#pages = new ContentPack(place);
    this.#text.tabIndex = 0; // so that it can be scrolled by keyboard
    this.#query.addEventListener("input", () => this.#search());
    byId("rules-search").addEventListener("submit", (event) => {
      event.preventDefault();
      const first = this.#text.querySelector(":is(.entry, .lead):not([hidden]) mark");
      if (first) focusHeading(first.closest("section") ?? this.#text);
    });
    byId("rules-contents-toggle").addEventListener("click", () => this.#toggleContents());
    this.#dialog.addEventListener("click", (event) => this.#onLinkClick(event));
  }

  /**
   * Open the rules of a game.
   * @param {string} game
   * @param {string} [where] number of a rule, name of an option, or id of a section
   */
  async open(game, where = "") {
    this.#game = game;
    this.#where = where;
    this.#toggleContents(false);
    if (!this.#dialog.open) this.#dialog.showModal();
    await this.#load();
  }

  refresh() {
    if (this.#dialog.open) this.#load();
  }

  async #load() {
    const { translate, language } = this.#translator;
    const page = `${this.#game}.${language}`;
    byId("rules-title").textContent = translate(["rules-title", { game: translate([`game-${this.#game}.short`]) }]);
    if (page !== this.#shown) {
      this.#shown = page;
      byId("rules-contents-list").replaceChildren();
      this.#text.replaceChildren(make("p", {}, translate(["rules-loading"])));
      try {
        const [text, pictures] = await Promise.all([this.#fetch(page), this.#fetch(`${this.#game}.pictures`)]);
        if (page !== this.#shown) return;
        this.#show(text, pictures);
      } catch {
        if (page === this.#shown) this.#showError();
        return;
      }
    }
    this.#setQuery("");
    this.#goTo(this.#where);
  }

  /** @param {string} name */
  async #fetch(name) {
    const page = await this.#pages.read(name);
    if (page === undefined) throw new Error(`The rules have no page ${name}.`);
    return page;
  }

  #showError() {
    const { translate } = this.#translator;
    this.#shown = "";
    const again = make(
      "button",
      { type: "button", class: "button", onclick: () => this.#load() },
      translate(["try-again"]),
    );
    this.#text.replaceChildren(make("p", {}, translate(["rules-trouble"])), again);
  }

  /** @param {string} text @param {string} pictures */
  #show(text, pictures) {
    const template = make("template");
    template.innerHTML = pictures;
    this.#text.innerHTML = text;
    this.#nearView.disconnect();
    for (const figure of this.#text.querySelectorAll("figure")) {
      const picture = template.content.querySelector(`[data-picture="${figure.dataset.picture}"]`);
      for (const drawing of picture?.querySelectorAll(".illustration") ?? []) this.#defer(drawing);
      if (picture) figure.prepend(picture);
    }
    const lists = [...this.#text.querySelectorAll(".part")].map((part) =>
      make(
        "li",
        {},
        entryLink(part, "contents-part"),
        make("ol", {}, ...[...part.querySelectorAll(".rule, .option")].map(entry)),
      ),
    );
    byId("rules-contents-list").replaceChildren(...lists);
  }

  /**
   * Insert the drawing only when it is near the visible part: all illustrations together have thousands of elements.
   * @param {Element} drawing
   */
  #defer(drawing) {
    const inside = document.createDocumentFragment();
    inside.append(...drawing.childNodes);
    this.#deferred.set(drawing, inside);
    this.#nearView.observe(drawing);
  }

  /** @param {IntersectionObserverEntry[]} seen */
  #fillVisible(seen) {
    for (const { isIntersecting, target } of seen) {
      const inside = isIntersecting && this.#deferred.get(target);
      if (!inside) continue;
      target.append(inside);
      this.#nearView.unobserve(target);
    }
  }

  /** Follow links between rules. @param {MouseEvent} event */
  #onLinkClick(event) {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#rule-']") : null;
    if (!link) return;
    event.preventDefault();
    if (!link.closest("#rules-contents")) this.#setQuery("");
    this.#toggleContents(false);
    this.#goTo((link.getAttribute("href") ?? "").slice("#rule-".length));
  }

  /** @param {string} where */
  #goTo(where) {
    this.#text.querySelector(".target-rule")?.classList.remove("target-rule");
    const target = where ? document.getElementById(`rule-${where}`) : null;
    if (!target) {
      if (!where) this.#text.scrollTop = 0;
      this.#text.focus({ preventScroll: true });
      return;
    }
    target.classList.add("target-rule");
    target.scrollIntoView();
    focusHeading(target);
  }

  /** @param {string} query */
  #setQuery(query) {
    if (this.#query.value === query) return;
    this.#query.value = query;
    this.#search();
  }

  /** Show only the rules that contain all words, with the words highlighted. */
  #search() {
    const words = searchWords(this.#query.value);
    unmark(this.#text);
    let found = 0;
    for (const entry of this.#text.querySelectorAll(".entry, .lead")) {
      const text = normalize(entry.textContent ?? "");
      const matches = words.every((word) => text.includes(word)) && text !== "";
      /** @type {HTMLElement} */ (entry).hidden = words.length > 0 && !matches;
      if (!words.length || !matches) continue;
      mark(entry, words);
      found += 1;
    }
    for (const part of this.#text.querySelectorAll(".part")) {
      /** @type {HTMLElement} */ (part).hidden = part.querySelector(".entry:not([hidden])") === null;
    }
    this.#updateContents();
    this.#text.scrollTop = 0;
    byId("rules-found").textContent = words.length ? this.#translator.translate(["rules-found", { count: found }]) : "";
  }

  /** List only what is shown. */
  #updateContents() {
    for (const link of byId("rules-contents-list").querySelectorAll("a")) {
      const target = document.getElementById((link.getAttribute("href") ?? "").slice(1));
      const item = link.closest("li");
      if (item) item.hidden = target?.hidden ?? false;
    }
  }

  /** On small screens the contents are hidden until requested. */
  #toggleContents(open = byId("rules-contents-toggle").getAttribute("aria-expanded") !== "true") {
    byId("rules-contents-toggle").setAttribute("aria-expanded", String(open));
    this.#dialog.toggleAttribute("data-contents", open);
  }
}

/** A link from a message to the rule behind it. @param {string | undefined} rule @param {Translate} translate */
export function ruleLink(rule, translate) {
  if (!rule) return null;
  const name = rule === "notation" ? translate(["rules-notation"]) : translate(["rules-rule", { number: rule }]);
  const why = translate(["rules-why"]);
  const attributes = {
    type: "button",
    class: "rule-link",
    "data-rules": rule,
    title: name,
    "aria-label": `${why} ${name}`,
  };
  return make("button", attributes, why);
}

/** @param {Element} part */
function focusHeading(part) {
  /** @type {HTMLElement | null} */ (part.querySelector("h3, h4"))?.focus({ preventScroll: true });
}

/** @param {Element} rule */
function entry(rule) {
  return make("li", {}, entryLink(rule));
}

/** @param {Element} target @param {string} [kind] */
function entryLink(target, kind) {
  return make(
    "a",
    { href: `#${target.id}`, class: kind, lang: target.closest("[lang]")?.getAttribute("lang") },
    ...[...(target.querySelector("h3, h4")?.childNodes ?? [])].map(copy),
  );
}

/** @param {Node} node */
function copy(node) {
  return node.cloneNode(true);
}
