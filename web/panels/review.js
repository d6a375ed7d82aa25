/** @import {Judgement, MatchView, Review} from "../engine/api.js" */
/** @import {Message} from "../i18n/types.js" */
/** @import {Save} from "../storage/types.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { svgMarkup } from "../board/scene-markup.js";
import { SlicedRequest } from "../engine/sliced-request.js";
import { byId, make, svgIcon } from "../ui/dom.js";
import { problemOf } from "../ui/notices.js";
import { SHAPES } from "./players.js";
import { showExplanation } from "./status-panel.js";

/** The graph is updated after this many judgements. */
const REDRAW_EVERY = 6;

/**
 * @typedef {object} ReviewDependencies
 * @property {Translator} translator
 * @property {import("../board/stage.js").Stage} stage
 * @property {() => import("../engine/sliced-request.js").BotClient} botEngine
 * @property {() => MatchView | null} view
 * @property {() => Save | null} save
 * @property {(review: NonNullable<Save["review"]>) => void} keep
 * @property {(at: number) => void} goToPly
 * @property {(problem: Message) => void} explain
 */

/** Reviews a match, one decision after the other. The judgements are saved with the match. */
export class GameReview {
  /** @type {Judgement[]} */ #judgements = [];
  /** @type {string} the record that the judgements are about */ #record = "";
  /** @type {Review | null} */ #review = null;
  /** Number of decisions in the match. */ #count = 0;
  #generation = 0;
  #isRunning = false;
  #dependencies;
  #slicedRequest;

  /** @param {ReviewDependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    this.#slicedRequest = new SlicedRequest(dependencies.botEngine, () => {});
    byId("review-begin").addEventListener("click", () => (this.#isRunning ? this.stop() : this.begin()));
    byId("graph").addEventListener("click", ({ target }) => this.#onPick(target));
    byId("graph").addEventListener("keydown", (event) => this.#onKey(event));
    byId("costly").addEventListener("click", ({ target }) => this.#onPick(target));
  }

  /** Another match is opened: restore what is saved about it. */
  open() {
    this.stop();
    const saved = this.#dependencies.save()?.review;
    this.#judgements = saved?.judgements ?? [];
    this.#record = saved?.record ?? "";
    this.#count = saved?.count ?? 0;
    this.#review = null;
    this.refresh();
    if (this.#judgements.length && this.#record === this.#dependencies.view()?.record) this.#updateReview();
  }

  /** Judge the remaining decisions. */
  async begin() {
    const record = this.#dependencies.view()?.record;
    if (!record || this.#isRunning) return;
    this.#generation += 1;
    const generation = this.#generation;
    this.#isRunning = true;
    this.refresh();
    try {
      await this.#judgeAll(record, () => generation === this.#generation);
    } catch (error) {
      if (generation === this.#generation) this.#dependencies.explain(problemOf(error));
    }
    if (generation === this.#generation) this.stop();
  }

  stop() {
    this.#generation += 1;
    this.#isRunning = false;
    this.#slicedRequest.stop();
    this.refresh();
  }

  /** Mark the better move after an entry, if there is one. @param {number} at */
  showBetter(at) {
    const found = this.#review && this.#judgements.find((each) => each.at === at + 1 && each.better !== null);
    this.#dependencies.stage.showHint(found?.marks);
    showExplanation(
      found
        ? this.#dependencies.translator.translate([
            "review-instead",
            { text: found.words ?? found.text, why: found.reason },
          ])
        : "",
    );
  }

  /** Whether an entry of the log was a costly mistake. @param {number} at */
  isCostly(at) {
    return this.#review?.costly.some((each) => each.at === at) ?? false;
  }

  refresh() {
    const { translator } = this.#dependencies;
    const view = this.#dependencies.view();
    const isClosed = view?.can_review === false;
    const current = this.#record === view?.record;
    const complete = current && this.#count > 0 && this.#judgements.length >= this.#count;
    byId("review-empty").hidden = (view?.last ?? 0) > 0;
    byId("review-later").hidden = !isClosed;
    const button = byId("review-begin");
    button.hidden = isClosed || !view?.last || (complete && !this.#isRunning);
    const label = this.#isRunning
      ? "review-stop"
      : current && this.#judgements.length
        ? "review-go-on"
        : "review-begin";
    button.textContent = translator.translate([label]);
    byId("review-progress").hidden = !this.#isRunning;
    this.#progress();
    byId("review-found").hidden = !this.#review || isClosed || !current;
    if (this.#review && current && !isClosed) this.#show(this.#review, complete);
    this.#markShownPly(view?.at);
  }

  /** @param {string} record @param {() => boolean} wanted */
  async #judgeAll(record, wanted) {
    const engine = this.#dependencies.botEngine();
    const { entries, same_entries, error } = await engine.ask({
      request: "judge",
      record,
      known_record: this.#record || undefined,
    });
    if (!wanted()) return;
    if (error) return this.#dependencies.explain(error.message);
    this.#judgements = this.#judgements.filter(({ at }) => at <= same_entries && entries.includes(at));
    this.#record = record;
    this.#count = entries.length;
    const known = new Set(this.#judgements.map(({ at }) => at));
    for (const at of entries.filter((/** @type {number} */ each) => !known.has(each))) {
      const answer = await this.#slicedRequest.ask({ request: "judge", record, at });
      if (!wanted() || !answer) return;
      if (answer.error) return this.#dependencies.explain(answer.error.message);
      this.#judgements = [...this.#judgements, answer.judgement].sort((one, other) => one.at - other.at);
      this.#progress();
      if (this.#judgements.length % REDRAW_EVERY === 0) await this.#updateReview();
    }
    await this.#updateReview();
  }

  async #updateReview() {
    const [record, judgements] = [this.#record, this.#judgements];
    this.#dependencies.keep({ record, judgements, count: this.#count });
    const review = await this.#dependencies
      .botEngine()
      .ask({ request: "review", record, judgements })
      .catch(() => null);
    if (!review || "error" in review || record !== this.#record) return;
    this.#review = review;
    this.refresh();
  }

  #progress() {
    const [done, count] = [this.#judgements.length, this.#count];
    /** @type {HTMLProgressElement} */ (byId("review-progress-bar")).value = count ? done / count : 0;
    byId("review-progress-text").textContent = this.#dependencies.translator.translate([
      "review-going",
      { done, count },
    ]);
  }

  /** @param {Review} review @param {boolean} complete */
  #show({ graph, costly }, complete) {
    const { translate } = this.#dependencies.translator;
    const focused = document.activeElement?.closest("#graph [data-word]")?.getAttribute("data-word");
    byId("graph").innerHTML = svgMarkup(graph, translate, "review-graph");
    this.#setTabStop(focused ?? null, focused !== undefined);
    const found = costly.length
      ? translate(["review-found", { count: costly.length }])
      : complete
        ? translate(["review-none"])
        : "";
    byId("review-summary").textContent = found;
    byId("costly").replaceChildren(...costly.map((each) => costlyEntry(each, translate)));
  }

  /** Mark the shown position on the graph. @param {number} [at] */
  #markShownPly(at = -1) {
    const dots = [...byId("graph").querySelectorAll("[data-word]")];
    const shown = dots.findLast((dot) => Number(dot.getAttribute("data-word")) <= at);
    for (const dot of dots) dot.toggleAttribute("data-shown", dot === shown);
  }

  /** @param {EventTarget | null} target */
  #onPick(target) {
    const picked = target instanceof Element ? target.closest("[data-word]") : null;
    if (picked) this.#dependencies.goToPly(Number(picked.getAttribute("data-word")));
  }

  /** Arrow keys on the graph. @param {KeyboardEvent} event */
  #onKey(event) {
    const dots = [...byId("graph").querySelectorAll("[data-word]")];
    const at = dots.indexOf(/** @type {Element} */ (event.target));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: dots.length - 1 }[event.key];
    const next = to === undefined ? undefined : dots[to];
    if (next) this.#setTabStop(next.getAttribute("data-word"), true);
    else if (event.key === "Enter" || event.key === " ") this.#onPick(event.target);
    else return;
    event.preventDefault();
  }

  /** Only one position of the graph is in the tab order. @param {string | null} word @param {boolean} focus */
  #setTabStop(word, focus) {
    const dots = [...byId("graph").querySelectorAll("[data-word]")];
    const stop = dots.find((dot) => dot.getAttribute("data-word") === word) ?? dots.at(-1);
    for (const dot of dots) {
      dot.setAttribute("tabindex", dot === stop ? "0" : "-1");
      dot.removeAttribute("aria-disabled");
    }
    if (focus && stop instanceof SVGElement) stop.focus();
  }
}

/** @param {Review["costly"][number]} costly @param {import("../i18n/types.js").Translate} translate */
function costlyEntry({ at, seat, message }, translate) {
  const shape = svgIcon(`seat-${SHAPES[seat] ?? "round"}`, "shape");
  const words = make("span", { class: "sentence" }, translate(message));
  return make(
    "li",
    { class: `entry seat-${seat + 1}` },
    make("button", { type: "button", "data-word": String(at - 1) }, shape, words),
  );
}
