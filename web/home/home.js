/** @import {Catalog as Catalog} from "../engine/api.js" */
/** @import {Setup} from "../storage/types.js" */
/** @import {Translator} from "../i18n/translator.js" */
import { byId } from "../ui/dom.js";
import { homeMarkup } from "./home-markup.js";
import {
  botLevelOf,
  changesBetween,
  fittingSetup,
  fittingValue,
  kindsOf,
  resizeSeats,
  resolveConflicts,
  startingSetup,
  withVariant,
} from "./setup.js";

/**
 * The form on the home page: game, options and players. Every change is reported at once, so that the board shows it.
 */
export class Home {
  /** @type {Catalog} */ catalog = { games: [], levels: [] };
  /** @type {Setup | null} */ setup = null;
  #translator;
  #onChange;
  #form = /** @type {HTMLFormElement} */ (byId("setup"));
  /** @type {Array<[string, import("../engine/api.js").OptionValue]>} what the last choice changed besides */ #changes =
    [];
  /** What is rendered now, to skip unnecessary rendering. */ #shownKey = "";

  /**
   * @param {Translator} translator
   * @param {{change: (setup: Setup) => void, play: () => void, learn: (game: string) => void, playByLink: (setup: Setup) => void}} callbacks
   */
  constructor(translator, { change, play, learn, playByLink }) {
    this.#translator = translator;
    this.#onChange = change;
    const painted = this.#form.querySelector("[data-catalog]")?.getAttribute("data-catalog");
    if (painted) this.catalog = JSON.parse(painted);
    if (painted) this.setup = startingSetup(this.catalog);
    if (painted) this.#shownKey = this.#stateKey("en"); // rendered by the build
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      play();
    });
    this.#form.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("#learn")) learn(this.setup?.game ?? "");
      if (target instanceof Element && target.closest("#play-by-link") && this.setup) playByLink(this.setup);
    });
    this.#form.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) this.#applyField(target);
    });
  }

  /** @param {Catalog} catalog @param {Setup | null} setup from the last visit */
  open(catalog, setup) {
    this.catalog = catalog;
    this.setup = fittingSetup(catalog, setup);
    this.show();
    return this.setup;
  }

  /** @param {Setup} setup */
  choose(setup) {
    this.setup = setup;
    this.show();
  }

  /** The form depends on nothing else. */
  #stateKey(language = this.#translator.language) {
    return JSON.stringify([language, this.catalog, this.setup]);
  }

  /** Render the form if necessary, keeping open sections and the focus. */
  show() {
    const stateKey = this.#stateKey();
    if (!this.setup || stateKey === this.#shownKey) return;
    this.#shownKey = stateKey;
    const open = [...this.#form.querySelectorAll("details[open]")].map(({ id }) => id);
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.getAttribute("name") : null;
    const value = focused && /** @type {HTMLInputElement} */ (document.activeElement).value;
    this.#form.innerHTML = homeMarkup(this.catalog, this.#translator.translate, this.setup, this.#changes);
    for (const id of open) this.#form.querySelector(`#${id}`)?.setAttribute("open", "");
    if (!focused) return;
    const fields = this.#form.querySelectorAll(`[name="${CSS.escape(focused)}"]`);
    const field = [...fields].find((each) => fields.length === 1 || each.getAttribute("value") === value);
    if (field instanceof HTMLElement) field.focus();
  }

  /** @param {HTMLInputElement | HTMLSelectElement} field */
  #applyField(field) {
    if (!this.setup) return;
    const before = this.setup;
    this.setup = this.#changed(before, field.name, field.value);
    const isForOne = /^(option-|seats$)/.test(field.name);
    const changes = changesBetween(before, this.setup, field.name.replace("option-", ""));
    this.#changes = changes.filter(([name]) => isForOne || (field.name === "variant" && name === "seats"));
    // Text and number fields already show the new value. Rendering the form now could replace the Play button while it
    // is being pressed.
    if (field.type === "number") field.value = String(this.setup.options[field.name.slice("option-".length)]);
    else if (field.type !== "text") {
      this.#shownKey = ""; // render in any case: the choice may have been corrected
      this.show();
    }
    this.#onChange(this.setup);
  }

  /** @param {Setup} setup @param {string} name @param {string} value @returns {Setup} */
  #changed(setup, name, value) {
    const [what, which = ""] = [name.slice(0, name.indexOf("-")), name.slice(name.indexOf("-") + 1)];
    if (name === "game") return startingSetup(this.catalog, value);
    const info = this.#gameInfo(setup);
    if (name === "variant" && info) return withVariant(info, setup, value);
    if (name === "seats") {
      return resolveConflicts(this.catalog, { ...setup, seats: resizeSeats(setup.seats, Number(value)) }, "seats");
    }
    if (name === "level") {
      const seats = setup.seats.map((seat) => (seat.kind === "person" ? seat : { ...seat, kind: value }));
      return { ...setup, seats };
    }
    if (name === "preset" || name === "begins") {
      const seats = this.#presetSeats(setup, /** @type {import("./setup.js").Preset} */ (value));
      return resolveConflicts(this.catalog, { ...setup, seats }, "seats");
    }
    if (what === "option") return this.#withOption(setup, which, this.#checkedValues(name) ?? value);
    const key = what === "name" ? "name" : "kind";
    const seats = setup.seats.map((seat, at) => (at === Number(which) ? { ...seat, [key]: value.trim() } : seat));
    return { ...setup, seats };
  }

  /** The checked values of an option that takes several. @param {string} name */
  #checkedValues(name) {
    const boxes = /** @type {HTMLInputElement[]} */ ([
      ...this.#form.querySelectorAll(`[name="${name}"][type=checkbox]`),
    ]);
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    return boxes.length ? ticked.join(",") : null;
  }

  /** @param {Setup} setup @param {string} name @param {string} given @returns {Setup} */
  #withOption(setup, name, given) {
    const option = this.#gameInfo(setup)?.options.find((each) => each.name === name);
    const value = option && (fittingValue(option, given) ?? option.default);
    return value === undefined
      ? setup
      : resolveConflicts(this.catalog, { ...setup, options: { ...setup.options, [name]: value } }, name);
  }

  /** @param {Setup} setup */
  #gameInfo(setup) {
    return this.catalog.games.find(({ name }) => name === setup.game);
  }

  /** Names stay with the people. @param {Setup} setup @param {import("./setup.js").Preset} preset */
  #presetSeats(setup, preset) {
    const gameInfo = this.#gameInfo(setup);
    if (!gameInfo) return setup.seats;
    const level = botLevelOf(this.catalog, setup);
    const names = setup.seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
    return kindsOf(preset, gameInfo, setup.seats.length, level).map((kind) => {
      const name = kind === "person" ? names.shift() : "";
      return name ? { kind, name } : { kind };
    });
  }
}
