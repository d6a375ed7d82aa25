/** @import {Setup, Shelf as ShelfData} from "./desk.js" */
/** @import {Words} from "./words.js" */
import { byId } from "./dom.js";
import { agreeing, fittingSetup, fittingValue, kindsOf, mindOf, resized, startingSetup } from "./setup.js";
import { shelfMarkup } from "./shelf-paint.js";

/** Choosing a game, its options and who plays. Every change is reported at once: the board shows it. */
export class Shelf {
  /** @type {ShelfData} */ data = { games: [], minds: [] };
  /** @type {Setup | null} */ setup = null;
  #words;
  #onChange;
  #form = /** @type {HTMLFormElement} */ (byId("setup"));
  /** What is drawn: nothing is drawn twice. */ #drawn = "";

  /**
   * @param {Words} words
   * @param {{change: (setup: Setup) => void, play: () => void, learn: (game: string) => void, write: (setup: Setup) => void}} wishes
   */
  constructor(words, { change, play, learn, write }) {
    this.#words = words;
    this.#onChange = change;
    const painted = this.#form.querySelector("[data-shelf]")?.getAttribute("data-shelf");
    if (painted) this.data = JSON.parse(painted);
    if (painted) this.setup = startingSetup(this.data);
    if (painted) this.#drawn = this.#wanted("en"); // by the build
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      play();
    });
    this.#form.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("#learn")) learn(this.setup?.game ?? "");
      if (target instanceof Element && target.closest("#by-letter") && this.setup) write(this.setup);
    });
    this.#form.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) this.#take(target);
    });
  }

  /** @param {ShelfData} data @param {Setup | null} setup the one of last time */
  open(data, setup) {
    this.data = data;
    this.setup = fittingSetup(data, setup);
    this.show();
    return this.setup;
  }

  /** @param {Setup} setup */
  choose(setup) {
    this.setup = setup;
    this.show();
  }

  /** What is drawn follows from nothing else. */
  #wanted(language = this.#words.language) {
    return JSON.stringify([language, this.data, this.setup]);
  }

  /** Draws the whole form, if it is not drawn like that; what was open stays open, what had the focus keeps it. */
  show() {
    const wanted = this.#wanted();
    if (!this.setup || wanted === this.#drawn) return;
    this.#drawn = wanted;
    const open = [...this.#form.querySelectorAll("details[open]")].map(({ id }) => id);
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.getAttribute("name") : null;
    const value = focused && /** @type {HTMLInputElement} */ (document.activeElement).value;
    this.#form.innerHTML = shelfMarkup(this.data, this.#words.say, this.setup);
    for (const id of open) this.#form.querySelector(`#${id}`)?.setAttribute("open", "");
    if (!focused) return;
    const fields = this.#form.querySelectorAll(`[name="${CSS.escape(focused)}"]`);
    const field = [...fields].find((each) => fields.length === 1 || each.getAttribute("value") === value);
    if (field instanceof HTMLElement) field.focus();
  }

  /** @param {HTMLInputElement | HTMLSelectElement} field */
  #take(field) {
    if (!this.setup) return;
    this.setup = this.#changed(this.setup, field.name, field.value);
    // What is written shows already; drawn anew under a pointer that is being pressed, Play would miss its press.
    if (field.type === "number") field.value = String(this.setup.options[field.name.slice("option-".length)]);
    else if (field.type !== "text") {
      this.#drawn = ""; // what was chosen may not have been taken
      this.show();
    }
    this.#onChange(this.setup);
  }

  /** @param {Setup} setup @param {string} name @param {string} value @returns {Setup} */
  #changed(setup, name, value) {
    const [what, which = ""] = [name.slice(0, name.indexOf("-")), name.slice(name.indexOf("-") + 1)];
    if (name === "game") return startingSetup(this.data, value);
    if (name === "seats") {
      return agreeing(this.data, { ...setup, seats: resized(setup.seats, Number(value)) }, "seats");
    }
    if (name === "level") {
      const seats = setup.seats.map((seat) => (seat.kind === "person" ? seat : { ...seat, kind: value }));
      return { ...setup, seats };
    }
    if (name === "preset") {
      const seats = this.#shared(setup, /** @type {import("./setup.js").Preset} */ (value));
      return agreeing(this.data, { ...setup, seats }, "seats");
    }
    if (what === "option") return this.#withOption(setup, which, this.#several(name) ?? value);
    const key = what === "name" ? "name" : "kind";
    const seats = setup.seats.map((seat, at) => (at === Number(which) ? { ...seat, [key]: value.trim() } : seat));
    return { ...setup, seats };
  }

  /** What is ticked of an option that takes any of several values. @param {string} name */
  #several(name) {
    const boxes = /** @type {HTMLInputElement[]} */ ([
      ...this.#form.querySelectorAll(`[name="${name}"][type=checkbox]`),
    ]);
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    return boxes.length ? ticked.join(",") : null;
  }

  /** @param {Setup} setup @param {string} name @param {string} given @returns {Setup} */
  #withOption(setup, name, given) {
    const option = this.#box(setup)?.options.find((each) => each.name === name);
    const value = option && (fittingValue(option, given) ?? option.default);
    return value === undefined
      ? setup
      : agreeing(this.data, { ...setup, options: { ...setup.options, [name]: value } }, name);
  }

  /** @param {Setup} setup */
  #box(setup) {
    return this.data.games.find(({ name }) => name === setup.game);
  }

  /** Names stay with the people. @param {Setup} setup @param {import("./setup.js").Preset} preset */
  #shared(setup, preset) {
    const box = this.#box(setup);
    if (!box) return setup.seats;
    const mind = mindOf(this.data, setup);
    const names = setup.seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
    return kindsOf(preset, box, setup.seats.length, mind).map((kind) => {
      const name = kind === "person" ? names.shift() : "";
      return name ? { kind, name } : { kind };
    });
  }
}
