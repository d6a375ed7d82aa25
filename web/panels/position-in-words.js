/** @import {MatchView} from "../engine/api.js" */
/** @import {Translator} from "../i18n/translator.js" */
import { byId, make } from "../ui/dom.js";

/**
 * The position as text: whose turn it is, the players' stats, and what is on each cell.
 * @param {MatchView} view
 * @param {Translator} translator
 */
export function showPositionInWords(view, translator) {
  const { translate } = translator;
  const seats = view.seats.map(({ stats = [] }, seat) =>
    make(
      "li",
      {},
      [translator.nameOf(seat), ...stats.map(({ label, value }) => `${translate(label)} ${value}`)].join(" · "),
    ),
  );
  const cells = view.scene.items.flatMap(({ label }) => (label ? [make("li", {}, translate(label))] : []));
  byId("position-words-text").replaceChildren(
    make("p", {}, translate(view.status)),
    make("h3", {}, translate(["position-words-seats"])),
    make("ul", {}, ...seats),
    make("h3", {}, translate(["position-words-board"])),
    make("ul", {}, ...cells),
  );
  /** @type {HTMLDialogElement} */ (byId("position-words")).showModal();
}
