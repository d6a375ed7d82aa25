/** @import {Look, Message} from "./desk.js" */
/** @import {Table} from "./table.js" */
/** @import {Words} from "./words.js" */
import { byId, drawing, make, put, refill } from "./dom.js";
import { ruleLink } from "./rules.js";
import { SHAPES } from "./seats.js";

/** What stands below the board: whose turn it is, what can be done now, how it ended. @param {Table} table @param {Words} words */
export function showSheet(table, words) {
  const { look } = table;
  if (!look) return;
  const over = look.outcome !== null && !table.back && !table.learns;
  const last = look.log.findLast((entry) => entry.at <= look.at);
  showStatus(words.say(statusOf(table, look)), (last?.sentences ?? []).map(words.say).join(" "));
  const links = (look.rules ?? []).slice(-2).flatMap((rule) => [ruleLink(rule, words.say), " "]);
  if (links.length) byId("said").append(" ", make("span", { class: "because" }, ...links));
  byId("result").hidden = !over;
  byId("review").hidden = !table.back;
  byId("actions").hidden = table.back;
  byId("go-on").hidden = !(
    table.waiting &&
    !table.learns &&
    !look.letter &&
    look.kind !== "person" &&
    look.actor !== "over" &&
    !table.back
  );
  if (over) showResult(look, words);
  showListing(look);
  showButtons(table, look);
  const leaving = byId("resign").querySelector("span");
  leaving?.setAttribute("data-say", look.seats.length > 2 ? "leave" : "resign");
  if (leaving) leaving.textContent = words.say([leaving.getAttribute("data-say") ?? ""]);
}

/** What is being programmed, line by line. @param {Look} look */
function showListing({ listing }) {
  byId("listing").hidden = listing.length === 0;
  refill(byId("listing"), listing, ({ code, runs }) =>
    make("li", { class: runs ? "runs" : null, "aria-current": runs ? "step" : null }, make("code", {}, code)),
  );
}

/** @param {string} now what is going on @param {string} [before] what went before it */
export function showStatus(now, before = "") {
  byId("status").textContent = now;
  byId("said").replaceChildren(make("span", { class: "told" }, before));
}

/** How far a mind has thought; null: none thinks. It is not shown before the thought takes its time. @param {number | null} fraction */
export function showThought(fraction) {
  byId("thought").hidden = fraction === null;
  /** @type {HTMLProgressElement} */ (byId("thought-bar")).value = fraction ?? 0;
}

/** One sentence near the board, or none; perhaps with the way to its rule. @param {string} text @param {HTMLElement | null} [link] */
export function showWhy(text, link = null) {
  const why = byId("why");
  why.replaceChildren(text, ...(link ? [" ", link] : []));
  why.hidden = text === "";
}

/** The seat, from 1, that may resign now: who acts, else the first person. @param {Look} look */
export function resigner(look) {
  if (look.letter) return look.letter.mine && look.seats.length === 2 ? look.letter.seat + 1 : null;
  if (typeof look.actor !== "number") return null;
  if (look.kind === "person") return look.actor + 1;
  const seat = look.seats.findIndex(({ kind }) => kind === "person");
  return seat < 0 ? null : seat + 1;
}

/** @param {Table} table @param {Look} look @returns {Message} */
function statusOf(table, look) {
  if (table.back) return ["review-status", { at: look.at, last: look.last }];
  if (table.thinking && typeof look.actor === "number") return ["status-thinking", { seat: look.actor + 1 }];
  return look.status;
}

/** @param {Table} table @param {Look} look */
function showButtons(table, look) {
  byId("draw").hidden = !look.can_draw;
  byId("overview").hidden = !look.overviews;
  byId("branch").hidden = look.hides && look.outcome === null;
  disable("undo", !look.can_undo || table.back || table.sent);
  disable("redo", table.undone.length === 0 || table.back);
  disable("resign", !table.begun || table.back || resigner(look) === null);
  disable("review-first", look.at === 0);
  disable("review-back", look.at === 0);
  disable("review-forward", look.at === look.last);
  disable("review-last", look.at === look.last);
}

/** @param {string} id @param {boolean} disabled */
function disable(id, disabled) {
  const button = /** @type {HTMLButtonElement} */ (byId(id));
  put(button, "aria-disabled", String(disabled));
}

/** @param {Look} look @param {Words} words */
function showResult(look, words) {
  const { outcome } = look;
  if (!outcome) return;
  const star = outcome.winners.length ? [drawing("sign-win", "star")] : [];
  byId("result-sentence").replaceChildren(...star, words.say(outcome.sentence));
  const link = ruleLink(outcome.rule, words.say);
  byId("result-reason").replaceChildren(words.say(outcome.reason), ...(link ? [" ", link] : []));
  byId("result-scores").hidden = !outcome.scores;
  byId("result-scores").replaceChildren(
    ...(outcome.scores ?? []).map((score, seat) =>
      make(
        "li",
        { class: `seat-${seat + 1}${outcome.winners.includes(seat) ? " won" : ""}` },
        drawing(`seat-${SHAPES[seat] ?? "round"}`, "shape"),
        make("span", {}, words.nameOf(seat)),
        make("strong", {}, String(score)),
      ),
    ),
  );
}
