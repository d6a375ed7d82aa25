/** @import {LogEntry, MatchView, Node} from "../engine/api.js" */

import { MoveTree } from "./move-tree.js";

/** What the page knows of a match besides the view it shows, so that the engine need not send it again. */
export class KnownMatch {
  /** @type {MatchView | null} the latest position as everybody may see it */ publicView = null;
  /** @type {MoveTree | null} */ #moveTree = null;

  /**
   * Complete a view that has been received, and remember what can be known from it.
   * @param {MatchView} answer
   * @param {MatchView | null} shown the view shown before
   * @returns {MatchView}
   */
  receive(answer, shown) {
    const publicLog = this.publicView?.log ?? [];
    const view = withWholeLog(answer, answer.viewer === null ? publicLog : (shown?.log ?? []));
    if (view.public_view) view.public_view = withWholeLog(view.public_view, publicLog);
    if (view.at === view.last) this.publicView = view.public_view ?? view;
    this.#moveTree = new MoveTree(view);
    return view;
  }

  /** The field of a request that says which part of the log is known. @param {MatchView | null} shown */
  logField(shown) {
    return shown && this.publicView?.record === shown.record ? { log_after: shown.last } : {};
  }

  /** The view after these words, if the page knows it. @param {readonly string[]} prefix */
  after(prefix) {
    return this.#moveTree?.at(prefix) ?? null;
  }

  /** The views that the words of a view were chosen in, as far as the page knows them, the latest first. @param {MatchView} view */
  before(view) {
    const views = [];
    for (let at = view.back && this.after(view.back); at; at = at.back && this.after(at.back)) views.push(at);
    return views;
  }

  /** The request for a part of the move tree. @param {string[]} prefix */
  nodesRequest(prefix) {
    return { request: "nodes", root: this.#moveTree?.rootPrefix, prefix };
  }

  /** @param {readonly Node[]} nodes */
  addNodes(nodes) {
    this.#moveTree?.add(nodes);
  }
}

/**
 * A match view with the whole log. The engine leaves out what the page knows; the first new entry may replace the last
 * known one.
 * @param {MatchView} view
 * @param {readonly LogEntry[]} known
 * @returns {MatchView}
 */
export function withWholeLog(view, known) {
  const { log_after: after, ...rest } = view;
  if (after === undefined) return view;
  const first = view.log[0]?.first ?? after + 1;
  return { ...rest, log: [...known.filter(({ at }) => at < first), ...view.log] };
}
