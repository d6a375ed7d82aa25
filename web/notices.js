/** @import {Message, Say} from "./desk.js" */
import { byId, drawing, make } from "./dom.js";

/** @typedef {{label: Message, act: () => void}} Way something that can be done */

/**
 * A slip of paper at the foot of the page: one sentence, perhaps something to do about it.
 * @param {Say} say
 * @param {Message} message
 * @param {Partial<Way> & {key?: string, others?: Way[]}} [more] what can be done about it; notices of one key replace each other
 */
export function notice(say, message, { label, act, key = message[0], others = [] } = {}) {
  dropNotice(key);
  const slip = make("div", { class: "notice", "data-notice": key }, make("p", {}, say(message)));
  const drop = () => slip.remove();
  for (const choice of [...(label && act ? [{ label, act }] : []), ...others]) {
    const press = () => {
      drop();
      choice.act();
    };
    slip.append(make("button", { type: "button", class: "button", onclick: press }, say(choice.label)));
  }
  const close = { type: "button", class: "button quiet", "aria-label": say(["close"]), onclick: drop };
  slip.append(make("button", close, drawing("icon-close")));
  byId("notices").append(slip);
}

/** @param {string} key */
export function dropNotice(key) {
  byId("notices")
    .querySelector(`[data-notice="${CSS.escape(key)}"]`)
    ?.remove();
}
