/** @import {Badge, MatchView} from "../engine/api.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { badgesMarkup } from "../board/scene-markup.js";
import { byId, make } from "../ui/dom.js";

/** Explains the signs on the board, from when they are switched on until the next press or key. */
export class Legend {
  #translator;
  #element = byId("legend");

  /** @param {Translator} translator */
  constructor(translator) {
    this.#translator = translator;
    for (const event of ["pointerdown", "keydown"]) {
      document.addEventListener(event, () => this.close(), { capture: true });
    }
  }

  open() {
    this.#element.hidden = false;
  }

  close() {
    this.#element.hidden = true;
  }

  /** @param {MatchView} view */
  refresh({ badges, game }) {
    const { translate, find } = this.#translator;
    const texts = signsOf(badges).map((badge) => {
      const text = find.call(this.#translator, `${game}-${badge.sign}`) ?? translate(badge.message);
      return make("li", {}, picture(badge), make("span", {}, text));
    });
    this.#element.replaceChildren(
      make("h3", {}, translate(["legend-title"])),
      texts.length ? make("ul", {}, ...texts) : make("p", {}, translate(["legend-none"])),
    );
  }
}

/** One badge for each sign, in the order of the board. @param {readonly Badge[]} badges */
export function signsOf(badges) {
  const bySign = new Map(badges.filter(({ sign }) => sign).map((badge) => [badge.sign, badge]));
  return [...bySign.values()];
}

/** @param {Badge} badge */
function picture(badge) {
  const holder = document.createElement("span");
  const item = {
    key: "",
    symbol: "",
    at: /** @type {[number, number]} */ ([50, 50]),
    size: /** @type {[number, number]} */ ([100, 100]),
  };
  holder.innerHTML = `<svg class="sign" viewBox="28 3 44 44" aria-hidden="true">${badgesMarkup(item, [{ ...badge, text: "" }])}</svg>`;
  return /** @type {Element} */ (holder.firstElementChild);
}
