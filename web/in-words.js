/** @import {Look} from "./desk.js" */
/** @import {Words} from "./words.js" */
import { byId, make } from "./dom.js";

/** The whole position as a text: whose turn it is, what everybody has, what is where. @param {Look} look @param {Words} words */
export function showInWords(look, words) {
  const { say } = words;
  const seats = look.seats.map(({ facts = [] }, seat) =>
    make("li", {}, [words.nameOf(seat), ...facts.map(({ label, value }) => `${say(label)} ${value}`)].join(" · ")),
  );
  const cells = look.scene.items.flatMap(({ label }) => (label ? [make("li", {}, say(label))] : []));
  byId("in-words-text").replaceChildren(
    make("p", {}, say(look.status)),
    make("h3", {}, say(["in-words-seats"])),
    make("ul", {}, ...seats),
    make("h3", {}, say(["in-words-board"])),
    make("ul", {}, ...cells),
  );
  /** @type {HTMLDialogElement} */ (byId("in-words")).showModal();
}
