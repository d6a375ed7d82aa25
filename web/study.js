/** @import {Judgement, Look, Message, Review, Save} from "./desk.js" */
/** @import {Words} from "./words.js" */
import { problemOf } from "./asking.js";
import { byId, drawing, make } from "./dom.js";
import { pictureMarkup } from "./paint.js";
import { SHAPES } from "./seats.js";
import { showWhy } from "./sheet.js";
import { Thinker } from "./thinker.js";

/** So many decisions lie between two drawings of the graph while it grows. */
const REDRAW = 6;

/**
 * @typedef {object} StudyHouse
 * @property {Words} words
 * @property {import("./stage.js").Stage} stage
 * @property {() => import("./thinker.js").MindsDesk} minds
 * @property {() => Look | null} look
 * @property {() => Save | null} save
 * @property {(study: NonNullable<Save["study"]>) => void} keep
 * @property {(at: number) => void} lookBack
 * @property {(problem: Message) => void} explain
 */

/** The review of a game: decision after decision is judged, as long as it is wanted; what was found is kept with the game. */
export class Study {
  /** @type {Judgement[]} */ #judgements = [];
  /** @type {string} the record they are about */ #record = "";
  /** @type {Review | null} */ #review = null;
  /** How many decisions there are. */ #count = 0;
  #running = 0;
  #going = false;
  #house;
  #thinker;

  /** @param {StudyHouse} house */
  constructor(house) {
    this.#house = house;
    this.#thinker = new Thinker(house.minds, () => {});
    byId("study-begin").addEventListener("click", () => (this.#going ? this.stop() : this.begin()));
    byId("graph").addEventListener("click", ({ target }) => this.#pick(target));
    byId("graph").addEventListener("keydown", (event) => this.#key(event));
    byId("costly").addEventListener("click", ({ target }) => this.#pick(target));
  }

  /** Another game is on the table: what was found about it before comes back. */
  open() {
    this.stop();
    const kept = this.#house.save()?.study;
    this.#judgements = kept?.judgements ?? [];
    this.#record = kept?.record ?? "";
    this.#count = kept?.count ?? 0;
    this.#review = null;
    this.refresh();
    if (this.#judgements.length && this.#record === this.#house.look()?.record) this.#draw();
  }

  /** Judges what was not judged yet. */
  async begin() {
    const record = this.#house.look()?.record;
    if (!record || this.#going) return;
    this.#running += 1;
    const running = this.#running;
    this.#going = true;
    this.refresh();
    try {
      await this.#judgeAll(record, () => running === this.#running);
    } catch (error) {
      if (running === this.#running) this.#house.explain(problemOf(error));
    }
    if (running === this.#running) this.stop();
  }

  stop() {
    this.#running += 1;
    this.#going = false;
    this.#thinker.stop();
    this.refresh();
  }

  /** Shows what would have been better than what was played after so many entries. @param {number} at */
  showBetter(at) {
    const found = this.#review && this.#judgements.find((each) => each.at === at + 1 && each.better !== null);
    this.#house.stage.showHint(found?.marks);
    showWhy(found ? this.#house.words.say(["study-instead", { text: found.text, why: found.why }]) : "");
  }

  /** Whether an entry of the log cost a lot. @param {number} at */
  isCostly(at) {
    return this.#review?.costly.some((each) => each.at === at) ?? false;
  }

  /** Says everything again. */
  refresh() {
    const { words } = this.#house;
    const look = this.#house.look();
    const closed = look?.hides === true && look.outcome === null;
    const current = this.#record === look?.record;
    const whole = current && this.#count > 0 && this.#judgements.length >= this.#count;
    byId("study-empty").hidden = (look?.last ?? 0) > 0;
    byId("study-later").hidden = !closed;
    const button = byId("study-begin");
    button.hidden = closed || !look?.last || (whole && !this.#going);
    const label = this.#going ? "study-stop" : current && this.#judgements.length ? "study-go-on" : "study-begin";
    button.textContent = words.say([label]);
    byId("study-progress").hidden = !this.#going;
    this.#progress();
    byId("study-found").hidden = !this.#review || closed || !current;
    if (this.#review && current && !closed) this.#show(this.#review, whole);
    this.#markPlace(look?.at);
  }

  /** @param {string} record @param {() => boolean} wanted */
  async #judgeAll(record, wanted) {
    const desk = this.#house.minds();
    const { entries, same, error } = await desk.ask({ call: "judge", record, known: this.#record || undefined });
    if (!wanted()) return;
    if (error) return this.#house.explain(error.say);
    this.#judgements = this.#judgements.filter(({ at }) => at <= same && entries.includes(at));
    this.#record = record;
    this.#count = entries.length;
    const known = new Set(this.#judgements.map(({ at }) => at));
    for (const at of entries.filter((/** @type {number} */ each) => !known.has(each))) {
      const answer = await this.#thinker.ask({ call: "judge", record, at });
      if (!wanted() || !answer) return;
      if (answer.error) return this.#house.explain(answer.error.say);
      this.#judgements = [...this.#judgements, answer.judgement].sort((one, other) => one.at - other.at);
      this.#progress();
      if (this.#judgements.length % REDRAW === 0) await this.#draw();
    }
    await this.#draw();
  }

  async #draw() {
    const [record, judgements] = [this.#record, this.#judgements];
    this.#house.keep({ record, judgements, count: this.#count });
    const review = await this.#house
      .minds()
      .ask({ call: "review", record, judgements })
      .catch(() => null);
    if (!review || "error" in review || record !== this.#record) return;
    this.#review = review;
    this.refresh();
  }

  #progress() {
    const [done, count] = [this.#judgements.length, this.#count];
    /** @type {HTMLProgressElement} */ (byId("study-bar")).value = count ? done / count : 0;
    byId("study-text").textContent = this.#house.words.say(["study-going", { done, count }]);
  }

  /** @param {Review} review @param {boolean} whole */
  #show({ graph, costly }, whole) {
    const { say } = this.#house.words;
    const focused = document.activeElement?.closest("#graph [data-word]")?.getAttribute("data-word");
    byId("graph").innerHTML = pictureMarkup(graph, say, "study-graph");
    this.#rove(focused ?? null, focused !== undefined);
    const found = costly.length ? say(["study-found", { count: costly.length }]) : whole ? say(["study-none"]) : "";
    byId("study-summary").textContent = found;
    byId("costly").replaceChildren(...costly.map((each) => costlyEntry(each, say)));
  }

  /** Where on the graph the position is that is shown. @param {number} [at] */
  #markPlace(at = -1) {
    const places = [...byId("graph").querySelectorAll("[data-word]")];
    const shown = places.findLast((place) => Number(place.getAttribute("data-word")) <= at);
    for (const place of places) place.toggleAttribute("data-shown", place === shown);
  }

  /** @param {EventTarget | null} target */
  #pick(target) {
    const place = target instanceof Element ? target.closest("[data-word]") : null;
    if (place) this.#house.lookBack(Number(place.getAttribute("data-word")));
  }

  /** From position to position on the graph. @param {KeyboardEvent} event */
  #key(event) {
    const places = [...byId("graph").querySelectorAll("[data-word]")];
    const at = places.indexOf(/** @type {Element} */ (event.target));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: places.length - 1 }[event.key];
    const next = to === undefined ? undefined : places[to];
    if (next) this.#rove(next.getAttribute("data-word"), true);
    else if (event.key === "Enter" || event.key === " ") this.#pick(event.target);
    else return;
    event.preventDefault();
  }

  /** One place of the graph is in the tab order. @param {string | null} word @param {boolean} focus */
  #rove(word, focus) {
    const places = [...byId("graph").querySelectorAll("[data-word]")];
    const home = places.find((place) => place.getAttribute("data-word") === word) ?? places.at(-1);
    for (const place of places) {
      place.setAttribute("tabindex", place === home ? "0" : "-1");
      place.removeAttribute("aria-disabled");
    }
    if (focus && home instanceof SVGElement) home.focus();
  }
}

/** @param {Review["costly"][number]} costly @param {import("./desk.js").Say} say */
function costlyEntry({ at, seat, say: said }, say) {
  const shape = drawing(`seat-${SHAPES[seat] ?? "round"}`, "shape");
  const words = make("span", { class: "sentence" }, say(said));
  return make(
    "li",
    { class: `entry seat-${seat + 1}` },
    make("button", { type: "button", "data-word": String(at - 1) }, shape, words),
  );
}
