/** @import {GameBox, GameOption, Say, Setup, Shelf} from "./desk.js" */
import { drawingMarkup } from "./dom.js";
import { plain } from "./paint.js";
import { mindOf, presetOf, presetsFor, startingSetup } from "./setup.js";

/**
 * The shelf as markup: pure, shared with the build, which paints the first screen.
 * @param {Shelf} shelf
 * @param {Say} say
 * @param {Setup} [setup]
 */
export function shelfMarkup(shelf, say, setup = startingSetup(shelf)) {
  const boxes = shelf.games.map((box) => boxMarkup(box, say, box.name === setup.game)).join("");
  const chosen = shelf.games.find((box) => box.name === setup.game);
  return (
    `<fieldset class="boxes" data-shelf="${plain(JSON.stringify(shelf))}"><legend class="unseen">${text(say, "shelf-games")}</legend>${boxes}</fieldset>` +
    (chosen
      ? aboutMarkup(chosen, say) + playersMarkup(shelf, chosen, setup, say) + optionsMarkup(chosen, setup, say)
      : "")
  );
}

/** @param {GameBox} box @param {Say} say @param {boolean} chosen */
function boxMarkup({ name }, say, chosen) {
  return (
    `<label class="box${chosen ? " chosen" : ""}"><input type="radio" name="game" value="${name}"${chosen ? " checked" : ""}>` +
    `${drawingMarkup(`box-${name}`, "cover")}<span class="box-name">${text(say, `game-${name}.short`)}</span></label>`
  );
}

/** What is on the back of the chosen box. @param {GameBox} box @param {Say} say */
function aboutMarkup({ name, seats }, say) {
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
  return (
    `<section class="box-back"><h3>${text(say, `game-${name}`)}</h3><p>${text(say, `game-${name}.about`)}</p>` +
    `<p class="box-facts"><span>${drawingMarkup("icon-person")} ${plain(say(["shelf-players", { fewest, most }]))}</span>` +
    `<span>${drawingMarkup("icon-clock")} ${text(say, `game-${name}.time`)}</span>` +
    `<button type="button" class="button quiet" data-rules="">${drawingMarkup("icon-rules")}${text(say, "rules")}</button></p></section>`
  );
}

/** @param {Shelf} shelf @param {GameBox} box @param {Setup} setup @param {Say} say */
function playersMarkup(shelf, box, setup, say) {
  const current = presetOf(box, setup);
  const mind = say([`mind-${mindOf(shelf, setup)}`]);
  const presets = presetsFor(box, setup.seats.length).map(
    ({ name, kinds }) =>
      `<label class="preset${name === current ? " chosen" : ""}"><input type="radio" name="preset" value="${name}"${name === current ? " checked" : ""}>` +
      `<span class="icons">${kinds.map((kind) => drawingMarkup(`icon-${kind}`)).join("")}</span>` +
      `<span>${plain(say([`preset-${name}`, { seats: kinds.length, others: kinds.length - 1, mind }]))}</span></label>`,
  );
  const level = setup.seats.find(({ kind }) => kind !== "person")?.kind;
  const count = box.seats.length > 1 ? seatsMarkup(box, setup, say) : "";
  return (
    `<fieldset class="presets"><legend>${text(say, "shelf-who")}</legend>${presets.join("")}${count}</fieldset>` +
    (level ? levelsMarkup(shelf, level, say) : "") +
    '<div class="begin">' +
    `<button type="submit" class="button main" id="play">${drawingMarkup("icon-play")}<span>${text(say, "shelf-play")}</span></button>` +
    `<button type="button" class="button" id="learn">${drawingMarkup("icon-learn")}<span>${text(say, "shelf-learn")}</span></button></div>` +
    `<button type="button" class="button" id="by-letter">${drawingMarkup("icon-letter")}<span>${text(say, "letter-by")}</span></button>` +
    `<details class="more" id="more-seats"><summary>${text(say, "shelf-seats")}</summary>` +
    setup.seats.map((_, seat) => seatMarkup(shelf, setup, seat, say)).join("") +
    "</details>"
  );
}

/** How well those who are no people play. @param {Shelf} shelf @param {string} level @param {Say} say */
function levelsMarkup({ minds }, level, say) {
  const levels = minds.map((mind) => {
    const chosen = mind === level;
    return (
      `<label class="level${chosen ? " chosen" : ""}"><input type="radio" name="level" value="${mind}"${chosen ? " checked" : ""}>` +
      `${drawingMarkup(`monkey-${mind}`, "portrait")}<span>${text(say, `mind-${mind}`)}</span></label>`
    );
  });
  const about = say([`mind-${level}.about`]);
  return (
    `<fieldset class="levels"><legend>${text(say, "shelf-level")}</legend>${levels.join("")}` +
    `<p class="about">${plain(`${say([`mind-${level}`])}: ${about}`)}</p></fieldset>`
  );
}

/** @param {GameBox} box @param {Setup} setup @param {Say} say */
function seatsMarkup(box, setup, say) {
  const numbers = box.seats.map((n) => {
    const chosen = n === setup.seats.length;
    return (
      `<label class="number${chosen ? " chosen" : ""}">` +
      `<input type="radio" name="seats" value="${n}"${chosen ? " checked" : ""}><span>${n}</span></label>`
    );
  });
  return `<fieldset class="numbers"><legend>${text(say, "shelf-how-many")}</legend>${numbers.join("")}</fieldset>`;
}

/** @param {Shelf} shelf @param {Setup} setup @param {number} seat @param {Say} say */
function seatMarkup(shelf, setup, seat, say) {
  const { kind = "person", name = "" } = setup.seats[seat] ?? {};
  const kinds = ["person", ...shelf.minds].map((each) =>
    optionMarkup(each, say([each === "person" ? "kind-person" : `mind-${each}`]), each === kind),
  );
  const number = { number: seat + 1 };
  return (
    `<div class="seat-fields seat-${seat + 1}">${drawingMarkup(`seat-${["round", "square", "triangle", "diamond"][seat]}`, "shape")}` +
    `<input name="name-${seat}" value="${plain(name)}" maxlength="24" autocomplete="off" spellcheck="false"` +
    ` placeholder="${plain(say(["seat-name", number]))}" aria-label="${plain(say(["shelf-seat-name", number]))}">` +
    `<select name="kind-${seat}" aria-label="${plain(say(["shelf-seat-kind", number]))}">${kinds.join("")}</select></div>`
  );
}

/** @param {GameBox} box @param {Setup} setup @param {Say} say */
function optionsMarkup(box, setup, say) {
  const fields = box.options
    .filter((option) => isOpen(option, setup))
    .map((option) => fieldMarkup(box, option, setup, say));
  if (!fields.length) return "";
  return `<details class="more" id="more-options"><summary>${text(say, "shelf-options")}</summary>${fields.join("")}</details>`;
}

/** Only what can be chosen, and what means something beside the rest, is shown. @param {GameOption} option @param {Setup} setup */
function isOpen(option, setup) {
  if (option.name === "seats" || (!option.text && option.values && option.values.length < 2)) return false;
  return !option.when || String(setup.options[option.when[0]]) === String(option.when[1]);
}

/** @param {GameBox} box @param {GameOption} option @param {Setup} setup @param {Say} say */
function fieldMarkup(box, option, setup, say) {
  const id = `option-${box.name}-${option.name}`;
  const chosen = String(setup.options[option.name] ?? option.default);
  if (option.text && option.values?.length) return severalMarkup(id, option, chosen, say);
  const described = `id="${id}" name="option-${option.name}" aria-describedby="${id}-about"`;
  return (
    `<div class="field"><label for="${id}">${text(say, id)}</label>` +
    inputMarkup(id, option, described, chosen, say) +
    `${aboutOption(id, option, say)}</div>`
  );
}

/** What it is about, and where the rules tell it. @param {string} id @param {GameOption} option @param {Say} say */
function aboutOption(id, { name }, say) {
  const label = plain(say(["rules-option", { option: [id, {}] }]));
  return (
    `<p class="about"><span id="${id}-about">${text(say, `${id}.about`)}</span>` +
    ` <button type="button" class="rule-link" data-rules="option-${name}" aria-label="${label}">${text(say, "rules")}</button></p>`
  );
}

/** @param {string} id @param {GameOption} option @param {string} described @param {string} chosen @param {Say} say */
function inputMarkup(id, option, described, chosen, say) {
  if (option.text)
    return `<input type="text" ${described} value="${plain(chosen)}" autocomplete="off" autocapitalize="off" spellcheck="false">`;
  if (!option.range) return `<select ${described}>${valuesMarkup(id, option, chosen, say)}</select>`;
  return `<input type="number" ${described} min="${option.range[0]}" max="${option.range[1]}" value="${plain(chosen)}">`;
}

/** Any of several values, each by itself. @param {string} id @param {GameOption} option @param {string} chosen @param {Say} say */
function severalMarkup(id, option, chosen, say) {
  const ticked = chosen.split(",");
  const boxes = (option.values ?? []).map(
    (value) =>
      `<label class="check"><input type="checkbox" name="option-${option.name}" value="${value}"` +
      `${ticked.includes(String(value)) ? " checked" : ""}><span>${text(say, `${id}-${value}`)}</span></label>`,
  );
  return (
    `<fieldset class="field several" aria-describedby="${id}-about"><legend>${text(say, id)}</legend>${boxes.join("")}` +
    `${aboutOption(id, option, say)}</fieldset>`
  );
}

/** @param {string} id @param {GameOption} option @param {string} chosen @param {Say} say */
function valuesMarkup(id, { values = [] }, chosen, say) {
  return values
    .map((value) => {
      const name = say([`${id}-${value}`]);
      return optionMarkup(String(value), name === `${id}-${value}` ? String(value) : name, String(value) === chosen);
    })
    .join("");
}

/** @param {string} value @param {string} name @param {boolean} chosen */
function optionMarkup(value, name, chosen) {
  return `<option value="${plain(value)}"${chosen ? " selected" : ""}>${plain(name)}</option>`;
}

/** @param {Say} say @param {string} id */
function text(say, id) {
  return plain(say([id]));
}
