/** @import {Say} from "./desk.js" */
/** @import {Words} from "./words.js" */
import { byId, make } from "./dom.js";
import { Pack } from "./pack.js";
import { fold, mark, unmark, wanted } from "./rules-search.js";

/** The rules of a game: static pages, so they are there before Python is, and offline. */
export class Rules {
  #words;
  /** @type {Pack<string>} */ #pages;
  /** @type {string} the file that is shown */ #shown = "";
  /** @type {string | null} the game that is asked for */ #game = null;
  #where = "";
  #dialog = /** @type {HTMLDialogElement} */ (byId("rules"));
  #text = byId("rules-text");
  /** @type {WeakMap<Element, DocumentFragment>} what will be in a picture */ #waiting = new WeakMap();
  #near = new IntersectionObserver((seen) => this.#fill(seen), { root: this.#text, rootMargin: "600px 0px" });
  #query = /** @type {HTMLInputElement} */ (byId("rules-query"));

  /** @param {Words} words @param {string} place where the pages are */
  constructor(words, place) {
    this.#words = words;
    this.#pages = new Pack(place);
    this.#text.tabIndex = 0; // so that its pages can be turned by keys
    this.#query.addEventListener("input", () => this.#search());
    byId("rules-search").addEventListener("submit", (event) => {
      event.preventDefault();
      const first = this.#text.querySelector(":is(.entry, .lead):not([hidden]) mark");
      if (first) focusHeading(first.closest("section") ?? this.#text);
    });
    byId("rules-contents-toggle").addEventListener("click", () => this.#toggleContents());
    this.#dialog.addEventListener("click", (event) => this.#follow(event));
  }

  /** Opens the rules of a game, at one of them if it is named. @param {string} game @param {string} [where] a rule's number, an option, a part */
  async open(game, where = "") {
    this.#game = game;
    this.#where = where;
    this.#toggleContents(false);
    if (!this.#dialog.open) this.#dialog.showModal();
    await this.#load();
  }

  /** The language has changed. */
  refresh() {
    if (this.#dialog.open) this.#load();
  }

  async #load() {
    const { say, language } = this.#words;
    const page = `${this.#game}.${language}`;
    byId("rules-title").textContent = say(["rules-title", { game: say([`game-${this.#game}.short`]) }]);
    if (page !== this.#shown) {
      this.#shown = page;
      byId("rules-contents-list").replaceChildren();
      this.#text.replaceChildren(make("p", {}, say(["rules-loading"])));
      try {
        const [text, pictures] = await Promise.all([this.#fetch(page), this.#fetch(`${this.#game}.pictures`)]);
        if (page !== this.#shown) return;
        this.#show(text, pictures);
      } catch {
        if (page === this.#shown) this.#showTrouble();
        return;
      }
    }
    this.#find("");
    this.#goTo(this.#where);
  }

  /** @param {string} name */
  async #fetch(name) {
    const page = await this.#pages.read(name);
    if (page === undefined) throw new Error(`no ${name}`);
    return page;
  }

  #showTrouble() {
    const { say } = this.#words;
    this.#shown = "";
    const again = make("button", { type: "button", class: "button", onclick: () => this.#load() }, say(["try-again"]));
    this.#text.replaceChildren(make("p", {}, say(["rules-trouble"])), again);
  }

  /** @param {string} text @param {string} pictures */
  #show(text, pictures) {
    const stands = make("template");
    stands.innerHTML = pictures;
    this.#text.innerHTML = text;
    this.#near.disconnect();
    for (const figure of this.#text.querySelectorAll("figure")) {
      const picture = stands.content.querySelector(`[data-picture="${figure.dataset.picture}"]`);
      for (const still of picture?.querySelectorAll(".still") ?? []) this.#later(still);
      if (picture) figure.prepend(picture);
    }
    const lists = [...this.#text.querySelectorAll(".part")].map((part) =>
      make(
        "li",
        {},
        entryLink(part, "of-part"),
        make("ol", {}, ...[...part.querySelectorAll(".rule, .option")].map(entry)),
      ),
    );
    byId("rules-contents-list").replaceChildren(...lists);
  }

  /** A picture keeps its room, and is filled when it comes near: there are thousands of pieces in all of them. @param {Element} still */
  #later(still) {
    const inside = document.createDocumentFragment();
    inside.append(...still.childNodes);
    this.#waiting.set(still, inside);
    this.#near.observe(still);
  }

  /** @param {IntersectionObserverEntry[]} seen */
  #fill(seen) {
    for (const { isIntersecting, target } of seen) {
      const inside = isIntersecting && this.#waiting.get(target);
      if (!inside) continue;
      target.append(inside);
      this.#near.unobserve(target);
    }
  }

  /** Links lead from rule to rule, within the page. @param {MouseEvent} event */
  #follow(event) {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#rule-']") : null;
    if (!link) return;
    event.preventDefault();
    if (!link.closest("#rules-contents")) this.#find("");
    this.#toggleContents(false);
    this.#goTo((link.getAttribute("href") ?? "").slice("#rule-".length));
  }

  /** @param {string} where */
  #goTo(where) {
    this.#text.querySelector(".marked")?.classList.remove("marked");
    const target = where ? document.getElementById(`rule-${where}`) : null;
    if (!target) {
      if (!where) this.#text.scrollTop = 0;
      this.#text.focus({ preventScroll: true });
      return;
    }
    target.classList.add("marked");
    target.scrollIntoView();
    focusHeading(target);
  }

  /** @param {string} query */
  #find(query) {
    if (this.#query.value === query) return;
    this.#query.value = query;
    this.#search();
  }

  /** Shows the rules in which all words of the query stand, and marks them. */
  #search() {
    const words = wanted(this.#query.value);
    unmark(this.#text);
    let found = 0;
    for (const entry of this.#text.querySelectorAll(".entry, .lead")) {
      const text = fold(entry.textContent ?? "");
      const matches = words.every((word) => text.includes(word)) && text !== "";
      /** @type {HTMLElement} */ (entry).hidden = words.length > 0 && !matches;
      if (!words.length || !matches) continue;
      mark(entry, words);
      found += 1;
    }
    for (const part of this.#text.querySelectorAll(".part")) {
      /** @type {HTMLElement} */ (part).hidden = part.querySelector(".entry:not([hidden])") === null;
    }
    this.#listFound();
    this.#text.scrollTop = 0;
    byId("rules-found").textContent = words.length ? this.#words.say(["rules-found", { count: found }]) : "";
  }

  /** The contents list what is shown. */
  #listFound() {
    for (const link of byId("rules-contents-list").querySelectorAll("a")) {
      const target = document.getElementById((link.getAttribute("href") ?? "").slice(1));
      const item = link.closest("li");
      if (item) item.hidden = target?.hidden ?? false;
    }
  }

  /** Where there is little room, the contents come and go. */
  #toggleContents(open = byId("rules-contents-toggle").getAttribute("aria-expanded") !== "true") {
    byId("rules-contents-toggle").setAttribute("aria-expanded", String(open));
    this.#dialog.toggleAttribute("data-contents", open);
  }
}

/** From a question to the rule that answers it. @param {string | undefined} rule @param {Say} say */
export function ruleLink(rule, say) {
  if (!rule) return null;
  const text = rule === "notation" ? say(["rules-notation"]) : say(["rules-rule", { number: rule }]);
  return make("button", { type: "button", class: "rule-link", "data-rules": rule }, text);
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
