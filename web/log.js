/** @import {LogEntry, Look} from "./desk.js" */
/** @import {Words} from "./words.js" */
import { byId, drawing, make, put, refill } from "./dom.js";
import { SHAPES } from "./seats.js";

/** @typedef {Omit<LogEntry, "sentences"> & {said: string, current: boolean, costly: boolean}} Line an entry as it is shown */

/** The history: each entry shows the position right after it. */
export class Log {
  #words;
  #onPick;
  #list = byId("log-list");

  /** @param {Words} words @param {(at: number) => void} onPick */
  constructor(words, onPick) {
    this.#words = words;
    this.#onPick = onPick;
    this.#list.addEventListener("click", ({ target }) => {
      const entry = target instanceof Element ? target.closest("[data-at]") : null;
      if (entry instanceof HTMLElement) this.#onPick(Number(entry.dataset.at));
    });
    this.#list.addEventListener("keydown", (event) => {
      const entries = this.#entries();
      const to = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const here = entries.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      if (to === undefined || here < 0) return;
      event.preventDefault();
      this.#rove(entries[here + to] ?? entries[here])?.focus();
    });
  }

  /** @param {Look} look @param {boolean} back whether an older position is shown @param {(at: number) => boolean} isCostly */
  show(look, back, isCostly) {
    const focused = this.#list.contains(document.activeElement) && document.activeElement?.getAttribute("data-at");
    const entries = look.log.map(({ sentences, ...entry }) => ({
      ...entry,
      said: sentences.map(this.#words.say).join(" "),
      current: back && entry.at === look.at,
      costly: isCostly(entry.at),
    }));
    refill(this.#list, entries, (entry) => this.#entry(entry));
    byId("log-empty").hidden = look.log.length > 0;
    requestAnimationFrame(() => this.reveal()); // where it is, the browser knows when it has laid out the page
    const buttons = this.#entries();
    this.#rove(buttons.find((entry) => entry.hasAttribute("aria-current")) ?? buttons.at(-1));
    if (focused) this.#rove(buttons.find(({ dataset }) => dataset.at === focused) ?? buttons.at(-1))?.focus();
  }

  #entries() {
    return /** @type {HTMLElement[]} */ ([...this.#list.querySelectorAll("[data-at]")]);
  }

  /** A long game has a long log: one entry is in the tab order, and the arrows lead to the others. @param {HTMLElement | undefined} to */
  #rove(to) {
    for (const entry of this.#entries()) put(entry, "tabindex", entry === to ? "0" : "-1");
    return to;
  }

  /** Brings the entry that is shown into sight: the one looked back to, or the last. */
  reveal() {
    const shown = this.#list.querySelector("[aria-current]") ?? this.#list.lastElementChild;
    if (shown instanceof HTMLElement) this.#scrollTo(shown);
  }

  /** @param {Line} line */
  #entry({ at, seat, text, said, current, costly }) {
    const shape = seat === null ? null : drawing(`seat-${SHAPES[seat] ?? "round"}`, "shape");
    return make(
      "li",
      { class: `entry${seat === null ? "" : ` seat-${seat + 1}`}${costly ? " costly" : ""}` },
      make(
        "button",
        { type: "button", "data-at": String(at), "aria-current": current ? "step" : null },
        shape,
        make("span", { class: "sentence" }, text.startsWith("!") ? null : make("b", {}, text), ` ${said}`),
      ),
    );
  }

  /** Only the log itself scrolls, never the page. @param {HTMLElement} entry */
  #scrollTo(entry) {
    const box = byId("log-scroll");
    const top = entry.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + entry.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2;
    }
  }
}

/** What entries say. @param {LogEntry[]} entries @param {Words} words */
export function tell(entries, words) {
  return entries.flatMap(({ sentences }) => sentences.map(words.say)).join(" ");
}

/** What is told while a frame moves: the last two entries. What is thrown is told when it has come to rest. @param {import("./scenes.js").WholeFrame} frame @param {LogEntry[]} entries */
export function heardIn({ at, scene }, entries) {
  const until = scene.items.some(({ faces }) => faces) ? at - 1 : at;
  return entries.filter((entry) => entry.at <= until).slice(-2);
}
