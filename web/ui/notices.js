/** @import {Message, Translate} from "../i18n/types.js" */
import { byId, make, svgIcon } from "./dom.js";

/** @typedef {{label: Message, act: () => void}} NoticeAction */

/**
 * Show a notice at the top of the page, perhaps with buttons.
 * @param {Translate} translate
 * @param {Message} message
 * @param {Partial<NoticeAction> & {key?: string, others?: NoticeAction[], stays?: boolean}} [more] a new notice replaces one with the same key; `stays`: it is true until it is closed
 */
export function showNotice(translate, message, { label, act, key = message[0], others = [], stays = false } = {}) {
  closeNotice(key);
  const element = make("div", { class: "notice", "data-notice": key }, make("p", {}, translate(message)));
  element.toggleAttribute("data-stays", stays || act !== undefined);
  const remove = () => element.remove();
  for (const choice of [...(label && act ? [{ label, act }] : []), ...others]) {
    const press = () => {
      remove();
      choice.act();
    };
    element.append(make("button", { type: "button", class: "button", onclick: press }, translate(choice.label)));
  }
  const close = { type: "button", class: "button quiet", "aria-label": translate(["close"]), onclick: remove };
  element.append(make("button", close, svgIcon("icon-close")));
  byId("notices").append(element);
}

/** Close the notices that only inform: something has happened since. */
export function closePassedNotices() {
  for (const notice of byId("notices").querySelectorAll(".notice:not([data-stays])")) notice.remove();
}

/** @param {string} key */
export function closeNotice(key) {
  byId("notices")
    .querySelector(`[data-notice="${CSS.escape(key)}"]`)
    ?.remove();
}

/** Announce a text to screen readers. @param {string} text */
export function announce(text) {
  const live = byId("announcements");
  live.textContent = "";
  requestAnimationFrame(() => {
    live.textContent = text;
  });
}

/** The message for an error. @param {unknown} error @returns {Message} */
export function problemOf(error) {
  const message = /** @type {{userMessage?: Message}} */ (error)?.userMessage;
  if (!message) console.error(error);
  return Array.isArray(message) ? message : ["problem-engine"];
}
