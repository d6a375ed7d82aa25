import { make, svgIcon } from "../ui/dom.js";

/**
 * A move as pictures of the pieces it is made of; an empty group is a gap.
 * @param {readonly (readonly string[])[]} groups symbols
 */
export function movePictures(groups) {
  const group = (/** @type {readonly string[]} */ symbols) =>
    make("span", { class: "group" }, ...symbols.map((symbol) => svgIcon(symbol, "piece")));
  return make("span", { class: "move-pictures", "aria-hidden": "true" }, ...groups.map(group));
}
