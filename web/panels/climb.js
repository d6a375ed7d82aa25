/** @import {MatchView} from "../engine/api.js" */

import { LEVELS } from "../i18n/bot-names.js";
import { byId, svgIcon } from "../ui/dom.js";
import { youOf } from "./players.js";

/** How many pieces rain down for a win. */
const PIECES = 18;

/** Whether the only person has won against bots. @param {MatchView} view */
export function hasWonAlone(view) {
  const you = view.correspondence ? null : youOf(view);
  return you !== null && view.seats.length > 1 && (view.outcome?.winners.includes(you) ?? false);
}

/**
 * The level to play against after a win: the one above the strongest bot.
 * @param {MatchView} view
 * @returns {string | null} null if there is none, or the person has not won
 */
export function nextLevel(view) {
  if (!hasWonAlone(view)) return null;
  const strongest = Math.max(...view.seats.map(({ rank = 0 }) => rank));
  return strongest > 0 ? (LEVELS[strongest] ?? null) : null;
}

/** Stars and the winner's shape rain down, once. @param {string} shape the symbol of the winner's shape @param {number} seat */
export function celebrate(shape, seat) {
  const layer = document.createElement("div");
  layer.className = `celebration seat-${seat + 1}`;
  layer.setAttribute("aria-hidden", "true");
  for (let index = 0; index < PIECES; index += 1) {
    const piece = svgIcon(index % 2 ? shape : "sign-win", "piece");
    piece.style.setProperty("--left", `${((index * 37) % 100) + 0.5}%`);
    piece.style.setProperty("--wait", `${(index * 53) % 700}ms`);
    layer.append(piece);
  }
  byId("match").append(layer);
  layer.lastElementChild?.addEventListener("animationend", () => layer.remove());
}
