/** @import {MatchView} from "../engine/api.js" */
/** @import {Message} from "../i18n/types.js" */
/** @import {Match} from "../match/match.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { ruleLink } from "../rules/rules.js";
import { byId, make, renderList, svgIcon, updateAttribute } from "../ui/dom.js";
import { face } from "../ui/faces.js";
import { hasWonAlone, nextLevel } from "./climb.js";
import { othersTurns } from "./others-turns.js";
import { SHAPES, youOf } from "./players.js";

/** Log entries summed up below the board. */
const MOST_EVENTS = 6;

const RESULT_ICONS = { done: "icon-check", failed: "icon-close", warning: "icon-warning" };

/**
 * The panel below the board: whose turn it is, the possible actions, and the result.
 * @param {Match} match
 * @param {Translator} translator
 */
export function showStatusPanel(match, translator) {
  const { view } = match;
  if (!view) return;
  const isOver = view.outcome !== null && !match.inHistory && !match.isLesson;
  const before = eventsBefore(view, match.inHistory).map(translator.translate).join(" ");
  showStatus(translator.translate(statusOf(match, view)), before);
  const links = (view.rules ?? []).slice(-2).flatMap((rule) => [ruleLink(rule, translator.translate), " "]);
  if (links.length) byId("last-events").append(" ", make("span", { class: "rule-links" }, ...links));
  showOthersTurns(match, view, translator);
  byId("result").hidden = !isOver;
  byId("history").hidden = !match.inHistory;
  byId("actions").hidden = match.inHistory;
  byId("go-on").hidden = !match.isPaused;
  if (isOver) showResult(view, translator);
  showProgramListing(view, translator);
  showButtons(match, view);
  showEndOffer(match, view, translator);
  const resignLabel = byId("resign").querySelector("span");
  resignLabel?.setAttribute("data-i18n", view.seats.length > 2 ? "leave" : "resign");
  if (resignLabel) resignLabel.textContent = translator.translate([resignLabel.getAttribute("data-i18n") ?? ""]);
}

/**
 * What has happened since the last decision of the person who looks; the last thing that happened if several play.
 * @param {MatchView} view
 * @param {boolean} inHistory
 * @returns {Message[]}
 */
function eventsBefore(view, inHistory) {
  const entries = view.log.filter((entry) => entry.at <= view.at);
  const you = inHistory ? null : youOf(view);
  const since = you === null ? entries.length - 1 : entries.findLastIndex(({ seat }) => seat === you) + 1;
  const shown = entries.slice(Math.max(0, Math.min(since, entries.length - 1)));
  return shown.slice(-MOST_EVENTS).flatMap(({ messages }) => [...messages]);
}

/** Offer to show again what the computer or several others have done. @param {Match} match @param {MatchView} view @param {Translator} translator */
function showOthersTurns(match, view, { translate }) {
  const isAsked = match.begun && !match.isLesson && !match.inHistory && view.actor_kind === "person";
  const turns = isAsked && typeof view.actor === "number" ? othersTurns(view.log, view.actor) : null;
  if (!turns || (view.seats.length < 3 && turns.seats.every((seat) => view.seats[seat]?.kind === "person"))) return;
  const press = () => match.replaySince(turns.since);
  const label = translate(["others-turns", { count: turns.seats.length, seat: (turns.seats[0] ?? 0) + 1 }]);
  const attributes = { type: "button", class: "others-turns", "aria-label": label, title: label, onclick: press };
  byId("last-events").append(" ", make("button", attributes, svgIcon("icon-refresh"), make("span", {}, label)));
}

/** The program being written or run, line by line, with remarks. @param {MatchView} view @param {Translator} translator */
function showProgramListing({ program_listing: listing }, { translate }) {
  const lines = listing.map(({ note, ...line }) => ({ ...line, note: note ? translate(note) : "" }));
  byId("program-listing").hidden = listing.length === 0;
  renderList(byId("program-listing"), lines, ({ code, runs, result, note }) =>
    make(
      "li",
      { class: runs ? "running" : code ? (result ?? null) : "title", "aria-current": runs ? "step" : null },
      code ? make("code", {}, code) : null,
      result ? make("span", { class: "result-sign" }, svgIcon(RESULT_ICONS[result])) : null,
      note ? make("span", { class: "note" }, note) : null,
    ),
  );
}

/** @param {string} now what is happening @param {string} [before] what happened before */
export function showStatus(now, before = "") {
  byId("status").textContent = now;
  byId("last-events").replaceChildren(make("span", { class: "last-events-text", title: before }, before));
}

/**
 * Show a bot's progress (null: none is thinking). CSS delays it, so that short thoughts do not flicker.
 * @param {number | null} fraction
 */
export function showThinking(fraction) {
  byId("thinking").hidden = fraction === null;
  /** @type {HTMLProgressElement} */ (byId("thinking-progress")).value = fraction ?? 0;
}

/**
 * Show a sentence near the board, perhaps with a link to its rule; an empty text hides it.
 * @param {string} text
 * @param {HTMLElement | null} [link]
 */
export function showExplanation(text, link = null) {
  const element = byId("explanation");
  element.replaceChildren(text, ...(link ? [" ", link] : []));
  element.hidden = text === "";
}

/**
 * The seat (from 1) that may resign: the one to move if it is a person, else the first person.
 * @param {MatchView} view
 */
export function resigningSeat(view) {
  if (view.correspondence)
    return view.correspondence.your_turn && view.seats.length === 2 ? view.correspondence.seat + 1 : null;
  if (typeof view.actor !== "number") return null;
  if (view.actor_kind === "person") return view.actor + 1;
  const seat = view.seats.findIndex(({ kind }) => kind === "person");
  return seat < 0 ? null : seat + 1;
}

/** @param {Match} match @param {MatchView} view @returns {Message} */
function statusOf(match, view) {
  if (match.inHistory) return ["history-status", { at: view.at, last: view.last }];
  if (match.isThinking && typeof view.actor === "number") return ["status-thinking", { seat: view.actor + 1 }];
  return view.status;
}

/** @param {Match} match @param {MatchView} view */
function showButtons(match, view) {
  byId("draw").hidden = !view.can_draw;
  byId("overview").hidden = !view.has_overview;
  byId("branch").hidden = !view.can_review;
  setDisabled("undo", !view.can_undo || match.inHistory || match.sent);
  setDisabled("redo", !match.canRedo || match.inHistory);
  setDisabled("resign", !match.begun || match.inHistory || resigningSeat(view) === null);
  setDisabled("history-first", view.at === 0);
  setDisabled("history-back", view.at === 0);
  setDisabled("history-forward", view.at === view.last);
  setDisabled("history-last", view.at === view.last);
}

/** Offer to end a game that is decided, if a person plays. @param {Match} match @param {MatchView} view @param {Translator} translator */
function showEndOffer({ begun, inHistory, isLesson }, { uncatchable, seats }, { translate }) {
  const isOffered =
    uncatchable !== null && begun && !inHistory && !isLesson && seats.some(({ kind }) => kind === "person");
  byId("end-offer").hidden = !isOffered;
  if (isOffered) byId("end-offer-text").textContent = translate(["end-offer", { seat: uncatchable + 1 }]);
}

/** @param {string} id @param {boolean} disabled */
function setDisabled(id, disabled) {
  const button = /** @type {HTMLButtonElement} */ (byId(id));
  updateAttribute(button, "aria-disabled", String(disabled));
}

/** After a win against the computer, suggest the next level. @param {MatchView} view @param {Translator} translator */
function showNextLevel(view, { translate }) {
  const [level, button] = [nextLevel(view), byId("climb-next")];
  button.hidden = level === null;
  if (level) button.replaceChildren(face(level), translate(["climb-next", { name: [`bot-${level}`, {}] }]));
}

/** @param {MatchView} view @param {Translator} translator */
function showResult(view, translator) {
  const { outcome } = view;
  if (!outcome) return;
  const you = youOf(view);
  const isLost = you !== null && outcome.winners.length > 0 && !outcome.winners.includes(you);
  const star = outcome.winners.length && !isLost ? [svgIcon("sign-win", "star")] : [];
  const sentence = translator.translate(isLost ? ["outcome-lost", { outcome: outcome.message }] : outcome.message);
  byId("result").classList.toggle("lost", isLost);
  byId("result").classList.toggle("won", hasWonAlone(view));
  showNextLevel(view, translator);
  byId("result-sentence").replaceChildren(...star, sentence);
  const link = ruleLink(outcome.rule, translator.translate);
  byId("result-reason").replaceChildren(translator.translate(outcome.reason), ...(link ? [" ", link] : []));
  byId("result-scores").hidden = !outcome.scores;
  byId("result-scores").replaceChildren(
    ...(outcome.scores ?? []).map((score, seat) =>
      make(
        "li",
        { class: `seat-${seat + 1}${outcome.winners.includes(seat) ? " won" : ""}` },
        svgIcon(`seat-${SHAPES[seat] ?? "round"}`, "shape"),
        make("span", {}, translator.shownNameOf(seat)),
        make("strong", {}, String(score)),
      ),
    ),
  );
}
