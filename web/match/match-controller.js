/** @import {ErrorResponse, MatchView, Message} from "../engine/api.js" */
/** @import {App} from "../app.js" */
/** @import {ApiClient} from "../engine/sliced-request.js" */
/** @import {Match} from "./match.js" */

import { entriesForFrame, logText } from "../panels/log.js";
import { showExplanation, showStatus } from "../panels/status-panel.js";
import { ruleLink } from "../rules/rules.js";
import { announce, problemOf } from "../ui/notices.js";
import { RequestQueue } from "./request-queue.js";
import { ViewOptions } from "./view-options.js";

/** Requests match views one at a time, shows them and animates what has happened. */
export class MatchController {
  /** @type {MatchView | null} */ view = null;
  #app;
  #match;

  /** @param {App} app @param {Match} match @param {import("./request-queue.js").QueueCallbacks} queueCallbacks */
  constructor(app, match, queueCallbacks) {
    this.#app = app;
    this.#match = match;
    this.queue = new RequestQueue(queueCallbacks);
    this.viewOptions = new ViewOptions(app.store.settings);
  }

  /** The view was requested with other options than the current ones. */
  get isOutdated() {
    return this.view !== null && this.viewOptions.isOutdated;
  }

  /**
   * @param {object} request
   * @param {(view: MatchView) => void | Promise<void>} onView
   * @param {ApiClient} [engine]
   */
  ask(request, onView, engine = this.#app.engine, viewOptions = this.viewOptions.now) {
    const { view } = this;
    if (!view || this.queue.busy) return Promise.resolve(false);
    this.viewOptions.markRequested(viewOptions);
    showExplanation("");
    const answered = this.queue.ask(
      () =>
        engine.ask({ ...gameFields(view), ...viewOptions, ...this.#match.lessonSession?.requestFields, ...request }),
      onView,
    );
    this.#match.updateTurnAttribute();
    return answered;
  }

  /**
   * Request another view of the match and show it without animation.
   * @param {{at?: number, prefix?: string[]}} fields
   */
  loadView(fields) {
    return this.ask({ request: "view", ...fields }, (view) => this.show(view));
  }

  /**
   * Request the view again for the current viewer, with frames since the position shown.
   * @param {MatchView} view
   * @returns {Promise<MatchView>}
   */
  async forCurrentViewer(view) {
    if (view.viewer === this.viewOptions.viewer.seat) return view;
    const request = {
      request: "view",
      ...gameFields(view),
      since: this.view?.last,
      ...this.viewOptions.now,
      ...this.#match.lessonSession?.requestFields,
    };
    const answer = await this.#app.engine.ask(request).catch(() => view); // on errors it is requested again later
    if (!("scene" in answer)) return view;
    this.viewOptions.markRequested();
    return /** @type {MatchView} */ (answer);
  }

  /** Show the board. The panels follow when the request is done. @param {MatchView} view */
  show(view) {
    this.view = view;
    this.#app.stage.show(view.scene);
  }

  /** Animate the frames of a view. @param {MatchView} view @param {import("../board/motion.js").Speed} [speed] */
  async animateTo(view, speed) {
    const before = this.view?.at ?? 0;
    this.view = view;
    this.#match.moveInput.offer(null);
    const { translator, stage } = this.#app;
    translator.seats = view.seats;
    const newEntries = view.log.filter(({ at }) => at > before && at <= view.at);
    announce(
      `${logText(newEntries, translator)} ${this.#match.lessonSession?.spokenSummary(view) || translator.translate(view.status)}`,
    );
    const onFrame = (/** @type {import("../board/scene-diff.js").FullFrame} */ frame) => {
      const text = logText(entriesForFrame(frame, newEntries), translator);
      if (text) showStatus(text);
    };
    await stage.play(view.frames ?? [], view.scene, onFrame, speed);
  }

  /** Animate a view that is known already. @param {MatchView} view */
  animateToKnown(view) {
    this.queue.ask(
      async () => view,
      (known) => this.animateTo(known),
    );
    this.#match.updateTurnAttribute();
  }

  /**
   * Explain near the board why a move is illegal.
   * @param {{move: string[]} | {text: string} | {request: "undo"}} decision
   */
  async explainIllegal(decision) {
    const request = {
      request: "why_illegal",
      ...gameFields(this.view),
      viewer: this.viewOptions.viewer.seat,
      ...decision,
    };
    const answer = await this.#app.engine.ask(request).catch((error) => ({ error: { message: problemOf(error) } }));
    this.#app.sounds.play("refuse");
    if ("why_illegal" in answer) {
      const { why_illegal: reason, rule } = /** @type {{why_illegal: Message, rule?: string}} */ (answer);
      this.explain(reason, rule);
    } else if ("error" in answer) this.explain(/** @type {ErrorResponse} */ (answer).error.message);
  }

  /** @param {Message} message @param {string} [rule] the rule behind it */
  explain(message, rule) {
    const { translate } = this.#app.translator;
    showExplanation(translate(message), ruleLink(rule, translate));
    announce(translate(message));
  }
}

/** The fields of a request that identify the match. @param {MatchView | null} view */
function gameFields(view) {
  return view?.correspondence ? { session: view.correspondence.session } : { record: view?.record };
}
