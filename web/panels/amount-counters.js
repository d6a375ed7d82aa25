/** @import {Amount, Choice} from "../engine/api.js" */
/** @import {Translator} from "../i18n/translator.js" */
import { make, svgIcon } from "../ui/dom.js";

/**
 * Buttons for the least and for all, a counter for each kind, limited to the combinations that can be chosen, and a
 * button to confirm what is counted.
 * @param {Choice[]} choices choices with amounts of the same kinds
 * @param {Translator} translator
 * @param {{choose: (choice: Choice) => void, preview: (choice?: Choice) => void, count: (choice: Choice) => void}} callbacks
 */
export function amountCounters(choices, translator, { choose, preview, count }) {
  const [least, most] = [extreme(choices, -1), extreme(choices, 1)];
  let chosen = nextTo(choices, least);
  const take = make("button", { type: "button", class: "button main", onclick: () => choose(chosen) });
  const kinds = amountsOf(chosen).map((amount, kind) =>
    counter(amount, translator, (direction) => turn(kind, direction)),
  );
  const show = () => {
    take.textContent = translator.translate(chosen.label);
    take.dataset.word = chosen.word;
    for (const [kind, { number, less, more }] of kinds.entries()) {
      number.textContent = String(amountsOf(chosen)[kind]?.number ?? 0);
      enable(less, nearest(choices, chosen, kind, -1) !== undefined);
      enable(more, nearest(choices, chosen, kind, 1) !== undefined);
    }
    count(chosen);
  };
  const turn = (/** @type {number} */ kind, /** @type {1 | -1} */ direction) => {
    chosen = nearest(choices, chosen, kind, direction) ?? chosen;
    show();
  };
  show();
  const whole = (/** @type {Choice} */ choice, /** @type {string} */ text, /** @type {string | null} */ label) => {
    const [point, leave] = [() => preview(choice), () => preview()];
    const events = { onclick: () => choose(choice), onpointerenter: point, onpointerleave: leave, onfocus: point };
    return make(
      "button",
      { type: "button", class: "button choice", "data-word": choice.word, "aria-label": label, ...events },
      text,
    );
  };
  const all = translator.translate(["counter-all"]);
  return make(
    "div",
    { class: "counters" },
    make(
      "div",
      { class: "counter-whole" },
      whole(least, translator.translate(least.label), null),
      whole(most, all, translator.translate(["counter-all-of", { label: most.label }])),
    ),
    ...kinds.map(({ row }) => row),
    take,
  );
}

/** @param {Amount} amount @param {Translator} translator @param {(direction: 1 | -1) => void} turn */
function counter({ label, icon }, translator, turn) {
  const name = translator.translate(label);
  const button = (/** @type {1 | -1} */ direction, /** @type {string} */ sign, /** @type {string} */ id) =>
    make(
      "button",
      {
        type: "button",
        class: "button step",
        "aria-label": translator.translate([id, { name }]),
        onclick: () => turn(direction),
      },
      sign,
    );
  const [less, more] = [button(-1, "−", "counter-less"), button(1, "+", "counter-more")];
  const number = make("output", {});
  const row = make(
    "div",
    { class: "counter", role: "group", "aria-label": name, title: name },
    svgIcon(icon),
    less,
    number,
    more,
  );
  return { row, number, less, more };
}

/** aria-disabled, so that the button keeps the focus. @param {HTMLButtonElement} button @param {boolean} enabled */
function enable(button, enabled) {
  button.setAttribute("aria-disabled", String(!enabled));
}

/** @param {Choice} choice */
function amountsOf({ amounts = [] }) {
  return amounts;
}

/** @param {Choice} choice */
function total(choice) {
  return amountsOf(choice).reduce((sum, { number }) => sum + number, 0);
}

/** The choice with the least in all, or the most. @param {Choice[]} choices @param {1 | -1} direction */
function extreme(choices, direction) {
  return choices.reduce((best, choice) => ((total(choice) - total(best)) * direction > 0 ? choice : best));
}

/** The choice with the least besides another, preferably of the first kind: counting begins there. @param {Choice[]} choices @param {Choice} least */
function nextTo(choices, least) {
  const others = choices.filter((choice) => choice !== least);
  const few = others.filter((choice) => total(choice) === total(extreme(others, -1)));
  const first = (/** @type {Choice} */ choice) => amountsOf(choice)[0]?.number ?? 0;
  return few.reduce((best, choice) => (first(choice) > first(best) ? choice : best));
}

/**
 * The nearest choice with more or less of one kind, preferably with the same amounts of the others.
 * @param {Choice[]} choices
 * @param {Choice} from
 * @param {number} kind
 * @param {1 | -1} direction
 * @returns {Choice | undefined}
 */
export function nearest(choices, from, kind, direction) {
  const [start, numbers] = [numbersOf(from), choices.map(numbersOf)];
  let [best, lowestCost] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, other] of numbers.entries()) {
    const along = ((other[kind] ?? 0) - (start[kind] ?? 0)) * direction;
    if (along <= 0) continue;
    const aside = other.reduce((sum, number, at) => sum + (at === kind ? 0 : Math.abs(number - (start[at] ?? 0))), 0);
    if (along + aside * 100 < lowestCost) [best, lowestCost] = [index, along + aside * 100];
  }
  return choices[best];
}

/** @param {Choice} choice */
function numbersOf(choice) {
  return amountsOf(choice).map(({ number }) => number);
}
