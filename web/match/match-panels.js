/** @import {MatchView} from "../engine/api.js" */
/** @import {Save} from "../storage/types.js" */
/** @import {App} from "../app.js" */
/** @import {Match} from "./match.js" */

import { showCorrespondence } from "../correspondence/correspondence.js";
import { Hints } from "../panels/hints.js";
import { Legend } from "../panels/legend.js";
import { Log } from "../panels/log.js";
import { showPlayers, youOf } from "../panels/players.js";
import { GameReview } from "../panels/review.js";
import { showStatusPanel } from "../panels/status-panel.js";
import { explain } from "./explain.js";

/**
 * @typedef {object} PanelCallbacks
 * @property {() => MatchView | null} view
 * @property {() => Save | null} save
 * @property {() => object | null} hintFields fields of a hint request; null if there is nothing to decide
 * @property {(move: string[]) => void} play
 * @property {(words: string[]) => void} prepare choose these words without completing the move
 * @property {(review: NonNullable<Save["review"]>) => void} keepReview
 * @property {(at: number) => void} goToPly
 */

/** The panels around the board that players use: log, hints and review. */
export class MatchPanels {
  #app;

  /** @param {App} app @param {PanelCallbacks} callbacks */
  constructor(app, { view, save, hintFields, play, prepare, keepReview, goToPly }) {
    this.#app = app;
    const { translator, stage, store, botEngine } = app;
    const shared = { translator, stage, botEngine, explain: (/** @type {any} */ problem) => explain(problem, app) };
    this.legend = new Legend(translator);
    this.log = new Log(translator, goToPly);
    this.hints = new Hints({ ...shared, requestFields: hintFields, play, prepare, settings: store.settings });
    this.review = new GameReview({ ...shared, view, save, keep: keepReview, goToPly });
  }

  /** Update all panels. @param {Match} match @param {MatchView} view */
  show(match, view) {
    const { translator, onRefresh } = this.#app;
    translator.seats = view.seats;
    translator.notation = document.documentElement.hasAttribute("data-notation");
    translator.you = youOf(view);
    showPlayers(view, translator, { moods: match.moods });
    this.legend.refresh(view);
    this.review.refresh();
    this.log.show(view, match.inHistory, (at) => this.review.isCostly(at));
    showStatusPanel(match, translator);
    showCorrespondence(match, translator);
    onRefresh();
    this.hints.refresh();
    if (match.inHistory) this.review.showBetter(view.at);
  }
}
