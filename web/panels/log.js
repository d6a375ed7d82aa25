/** @import {LogEntry, MatchView} from "../engine/api.js" */
/** @import {Translator} from "../i18n/translator.js" */
import { byId, make, renderList, svgIcon, updateAttribute } from "../ui/dom.js";
import { movePictures } from "./move-pictures.js";
import { SHAPES } from "./players.js";

/** @typedef {Omit<LogEntry, "messages"> & {goesOn: boolean, sentences: string, current: boolean, costly: boolean}} LogLine */

/** The log; each entry leads to the position after it. */
export class Log {
  #translator;
  #onPick;
  #list = byId("log-list");

  /** @param {Translator} translator @param {(at: number) => void} onPick */
  constructor(translator, onPick) {
    this.#translator = translator;
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
      this.#setTabStop(entries[here + to] ?? entries[here])?.focus();
    });
  }

  /**
   * @param {MatchView} view
   * @param {boolean} inHistory whether an earlier position is shown
   * @param {(at: number) => boolean} isCostly
   */
  show(view, inHistory, isCostly) {
    const focused = this.#list.contains(document.activeElement) && document.activeElement?.getAttribute("data-at");
    const entries = view.log.map(({ messages, ...entry }, index) => ({
      ...entry,
      goesOn: entry.seat !== null && entry.seat === view.log[index - 1]?.seat,
      sentences: messages.map(this.#translator.translate).join(" "),
      current: inHistory && entry.at === view.at,
      costly: isCostly(entry.at),
    }));
    renderList(this.#list, entries, (entry) => this.#entry(entry));
    byId("log-empty").hidden = view.log.length > 0;
    requestAnimationFrame(() => this.scrollToShown()); // positions are known only after layout
    const buttons = this.#entries();
    this.#setTabStop(buttons.find((entry) => entry.hasAttribute("aria-current")) ?? buttons.at(-1));
    if (focused) this.#setTabStop(buttons.find(({ dataset }) => dataset.at === focused) ?? buttons.at(-1))?.focus();
  }

  #entries() {
    return /** @type {HTMLElement[]} */ ([...this.#list.querySelectorAll("[data-at]")]);
  }

  /** Only one entry is in the tab order; arrow keys lead to the others. @param {HTMLElement | undefined} to */
  #setTabStop(to) {
    for (const entry of this.#entries()) updateAttribute(entry, "tabindex", entry === to ? "0" : "-1");
    return to;
  }

  /** Scroll to the current entry, or else the last one. */
  scrollToShown() {
    const shown = this.#list.querySelector("[aria-current]") ?? this.#list.lastElementChild;
    if (shown instanceof HTMLElement) this.#scrollTo(shown);
  }

  /**
   * What chance did is told in words only, without its notation.
   * @param {LogLine} line
   */
  #entry({ at, seat, text, pictures, goesOn, sentences, current, costly }) {
    const inWordsOnly = text.startsWith("!") || (seat === null && sentences !== "");
    const notation = make("b", { class: sentences === "" ? null : "notation" }, text);
    const shape = seat === null ? null : svgIcon(`seat-${SHAPES[seat] ?? "round"}`, "shape");
    return make(
      "li",
      {
        class: `entry${seat === null ? "" : ` seat-${seat + 1}`}${goesOn ? " goes-on" : ""}${costly ? " costly" : ""}`,
      },
      make(
        "button",
        { type: "button", "data-at": String(at), "aria-current": current ? "step" : null },
        shape,
        make(
          "span",
          { class: "sentence" },
          inWordsOnly ? null : notation,
          ` ${sentences} `,
          pictures ? movePictures(pictures) : null,
        ),
      ),
    );
  }

  /** Scroll the log only, never the page. @param {HTMLElement} entry */
  #scrollTo(entry) {
    const scroller = byId("log-scroll");
    const top = entry.offsetTop - scroller.offsetTop;
    if (top < scroller.scrollTop || top + entry.offsetHeight > scroller.scrollTop + scroller.clientHeight) {
      scroller.scrollTop = top - scroller.clientHeight / 2;
    }
  }
}

/** The entries as one text. @param {LogEntry[]} entries @param {Translator} translator */
export function logText(entries, translator) {
  return entries.flatMap(({ messages }) => messages.map(translator.translate)).join(" ");
}

/**
 * The entries to show during a frame: the last two. The result of a throw is shown only when the die lies still.
 * @param {import("../board/scene-diff.js").FullFrame} frame
 * @param {LogEntry[]} entries
 */
export function entriesForFrame({ at, scene }, entries) {
  const until = scene.items.some(({ faces }) => faces) ? at - 1 : at;
  return entries.filter((entry) => entry.at <= until).slice(-2);
}
