/** @import {Amount, Choice} from "./desk.js" */
/** @import {Words} from "./words.js" */
import { drawing, make } from "./dom.js";

/**
 * Choosing how many: a counter for each kind, which only ever stands on what can be chosen, and a button that takes it.
 * @param {Choice[]} choices all of them with amounts of the same kinds
 * @param {Words} words
 * @param {{choose: (choice: Choice) => void, ghost: (choice?: Choice) => void}} wishes
 */
export function counters(choices, words, { choose, ghost }) {
  let chosen = fewest(choices);
  const take = make("button", { type: "button", class: "button main", onclick: () => choose(chosen) });
  const kinds = amountsOf(chosen).map((amount, kind) => counter(amount, words, (way) => turn(kind, way)));
  const show = () => {
    take.textContent = words.say(chosen.label);
    take.dataset.word = chosen.word;
    for (const [kind, { number, less, more }] of kinds.entries()) {
      number.textContent = String(amountsOf(chosen)[kind]?.number ?? 0);
      enable(less, nearest(choices, chosen, kind, -1) !== undefined);
      enable(more, nearest(choices, chosen, kind, 1) !== undefined);
    }
    ghost(chosen);
  };
  const turn = (/** @type {number} */ kind, /** @type {1 | -1} */ way) => {
    chosen = nearest(choices, chosen, kind, way) ?? chosen;
    show();
  };
  show();
  return make("div", { class: "counters" }, ...kinds.map(({ row }) => row), take);
}

/** @param {Amount} amount @param {Words} words @param {(way: 1 | -1) => void} turn */
function counter({ label, icon }, words, turn) {
  const name = words.say(label);
  const button = (/** @type {1 | -1} */ way, /** @type {string} */ sign, /** @type {string} */ id) =>
    make(
      "button",
      { type: "button", class: "button step", "aria-label": words.say([id, { name }]), onclick: () => turn(way) },
      sign,
    );
  const [less, more] = [button(-1, "−", "counter-less"), button(1, "+", "counter-more")];
  const number = make("output", {});
  const row = make(
    "div",
    { class: "counter", role: "group", "aria-label": name, title: name },
    drawing(icon),
    less,
    number,
    more,
  );
  return { row, number, less, more };
}

/** A button that does nothing now keeps the focus. @param {HTMLButtonElement} button @param {boolean} enabled */
function enable(button, enabled) {
  button.setAttribute("aria-disabled", String(!enabled));
}

/** @param {Choice} choice */
function amountsOf({ amounts = [] }) {
  return amounts;
}

/** @param {Choice[]} choices */
function fewest(choices) {
  const total = (/** @type {Choice} */ choice) => amountsOf(choice).reduce((sum, { number }) => sum + number, 0);
  return choices.reduce((best, choice) => (total(choice) < total(best) ? choice : best));
}

/**
 * The choice with more or less of one kind that is nearest to another one: the other kinds stay if they can.
 * @param {Choice[]} choices
 * @param {Choice} from
 * @param {number} kind
 * @param {1 | -1} way
 * @returns {Choice | undefined}
 */
export function nearest(choices, from, kind, way) {
  const [start, numbers] = [numbersOf(from), choices.map(numbersOf)];
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, other] of numbers.entries()) {
    const along = ((other[kind] ?? 0) - (start[kind] ?? 0)) * way;
    if (along <= 0) continue;
    const aside = other.reduce((sum, number, at) => sum + (at === kind ? 0 : Math.abs(number - (start[at] ?? 0))), 0);
    if (along + aside * 100 < least) [best, least] = [index, along + aside * 100];
  }
  return choices[best];
}

/** @param {Choice} choice */
function numbersOf(choice) {
  return amountsOf(choice).map(({ number }) => number);
}
