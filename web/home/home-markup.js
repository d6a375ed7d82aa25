/** @import {GameInfo, GameOption, Catalog, OptionValue} from "../engine/api.js" */
/** @import {Translate} from "../i18n/types.js" */
/** @import {Setup} from "../storage/types.js" */

import { escapeHtml } from "../board/scene-markup.js";
import { svgIconMarkup } from "../ui/dom.js";
import { faceMarkup } from "../ui/faces.js";
import { offeredValues, presetOf, presetsFor, startingSetup, variantOf } from "./setup.js";

/**
 * The markup of the home page, as pure functions: the build uses them to render the first screen.
 * @param {Catalog} catalog
 * @param {Translate} translate
 * @param {Setup} [setup]
 * @param {Array<[string, OptionValue]>} [changes] what the last choice changed besides
 */
export function homeMarkup(catalog, translate, setup = startingSetup(catalog), changes = []) {
  const cards = catalog.games.map((info) => gameCardMarkup(info, translate, info.name === setup.game)).join("");
  const chosen = catalog.games.find((info) => info.name === setup.game);
  return (
    `<fieldset class="game-cards" data-catalog="${escapeHtml(JSON.stringify(catalog))}"><legend class="visually-hidden">${text(translate, "home-games")}</legend>${cards}</fieldset>` +
    (chosen
      ? gameDetailsMarkup(chosen, translate) +
        chosen.options
          .filter((option) => option.steps && isShown(option, setup))
          .map((option) => stepsMarkup(chosen, option, setup, translate))
          .join("") +
        playersMarkup(catalog, chosen, setup, translate) +
        optionsMarkup(chosen, setup, translate) +
        changesMarkup(chosen, changes, translate)
      : "")
  );
}

/** @param {GameInfo} info @param {Translate} translate @param {boolean} chosen */
function gameCardMarkup({ name }, translate, chosen) {
  return (
    `<label class="game-card${chosen ? " chosen" : ""}"><input type="radio" name="game" value="${name}"${chosen ? " checked" : ""}>` +
    `${svgIconMarkup(`box-${name}`, "cover")}<span class="game-card-name">${text(translate, `game-${name}.short`)}</span></label>`
  );
}

/** Details of the selected game. @param {GameInfo} info @param {Translate} translate */
function gameDetailsMarkup({ name, seats }, translate) {
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
  return (
    `<section class="game-details"><h3>${text(translate, `game-${name}`)}</h3><p>${text(translate, `game-${name}.about`)}</p>` +
    `<p class="game-info"><span>${svgIconMarkup("icon-person")} ${escapeHtml(translate(["home-players", { fewest, most }]))}</span>` +
    `<span>${svgIconMarkup("icon-clock")} ${text(translate, `game-${name}.time`)}</span>` +
    `<button type="button" class="button quiet" data-rules="">${svgIconMarkup("icon-rules")}${text(translate, "rules")}</button></p></section>`
  );
}

/** The game's ready-made sets of options. @param {GameInfo} info @param {Setup} setup @param {Translate} translate */
function variantsMarkup(info, setup, translate) {
  if (!info.presets.length) return "";
  const current = variantOf(info, setup);
  const variants = info.presets.map(({ name }) => {
    const chosen = name === current;
    return (
      `<label class="preset${chosen ? " chosen" : ""}"><input type="radio" name="variant" value="${name}"${chosen ? " checked" : ""}>` +
      `<span>${text(translate, `preset-${info.name}-${name}`)}</span></label>`
    );
  });
  const about = current ? `preset-${info.name}-${current}.about` : "variant-own";
  return (
    `<fieldset class="variants"><legend class="visually-hidden">${text(translate, "home-variants")}</legend>${variants.join("")}` +
    `<p class="about">${text(translate, about)}</p></fieldset>`
  );
}

/**
 * An option whose values build on one another, as a path.
 * @param {GameInfo} info
 * @param {GameOption} option
 * @param {Setup} setup
 * @param {Translate} translate
 */
function stepsMarkup(info, option, setup, translate) {
  const id = `option-${info.name}-${option.name}`;
  const current = String(setup.options[option.name] ?? option.default);
  const steps = (option.values ?? []).map(String).map((value) => {
    const chosen = value === current;
    const title = text(translate, `${id}-${value}`);
    return (
      `<label class="number${chosen ? " chosen" : ""}" title="${title}">` +
      `<input type="radio" name="option-${option.name}" value="${value}" aria-label="${title}"${chosen ? " checked" : ""}><span>${value}</span></label>`
    );
  });
  return (
    `<fieldset class="steps"><legend>${text(translate, id)}</legend>${steps.join("")}` +
    `<p class="about">${text(translate, `${id}-${current}`)}</p></fieldset>`
  );
}

/** @param {Catalog} catalog @param {GameInfo} info @param {Setup} setup @param {Translate} translate */
function playersMarkup(catalog, info, setup, translate) {
  const current = presetOf(info, setup);
  const first = current === "me-last" ? "me-last" : "me-first";
  const presets = presetsFor(info, setup.seats.length)
    .filter(({ name }) => !isAgainstComputer(name) || name === first)
    .map(({ name, kinds }) => presetMarkup(name, kinds, name === current, translate));
  const level = setup.seats.find(({ kind }) => kind !== "person")?.kind;
  const count = info.seats.length > 1 ? seatsMarkup(info, setup, translate) : "";
  return (
    `<fieldset class="presets"><legend>${text(translate, "home-who")}</legend>${presets.join("")}` +
    `<button type="button" class="preset" id="play-by-link"><span class="icons">${svgIconMarkup("icon-correspondence")}</span><span>${text(translate, "correspondence-by")}</span></button>` +
    `${count}</fieldset>` +
    (level ? levelsMarkup(catalog, level, translate) : "") +
    (isAgainstComputer(current) ? beginsMarkup(current, setup, translate) : "") +
    variantsMarkup(info, setup, translate) +
    '<div class="begin">' +
    `<button type="submit" class="button main" id="play">${svgIconMarkup("icon-play")}<span>${text(translate, "home-play")}</span></button>` +
    `<button type="button" class="button" id="learn">${svgIconMarkup("icon-learn")}<span>${text(translate, "home-learn")}</span></button></div>` +
    `<details class="more" id="more-seats"><summary>${text(translate, "home-seats")}</summary>` +
    setup.seats.map((_, seat) => seatMarkup(catalog, setup, seat, translate)).join("") +
    "</details>"
  );
}

/** @param {import("./setup.js").Preset} preset */
function isAgainstComputer(preset) {
  return preset === "me-first" || preset === "me-last";
}

/** @param {import("./setup.js").Preset} name @param {string[]} kinds @param {boolean} chosen @param {Translate} translate */
function presetMarkup(name, kinds, chosen, translate) {
  const said = isAgainstComputer(name) ? "preset-computer" : `preset-${name}`;
  return (
    `<label class="preset${chosen ? " chosen" : ""}"><input type="radio" name="preset" value="${name}"${chosen ? " checked" : ""}>` +
    `<span class="icons">${kinds.map((kind) => svgIconMarkup(`icon-${kind}`)).join("")}</span>` +
    `<span>${escapeHtml(translate([said, { seats: kinds.length, others: kinds.length - 1 }]))}</span></label>`
  );
}

/** Who begins, a person or the computer. @param {string} current @param {Setup} setup @param {Translate} translate */
function beginsMarkup(current, { seats }, translate) {
  const sides = ["me-first", "me-last"].map((name) => {
    const chosen = name === current;
    return (
      `<label class="preset${chosen ? " chosen" : ""}"><input type="radio" name="begins" value="${name}"${chosen ? " checked" : ""}>` +
      `<span>${escapeHtml(translate([`begins-${name}`, { seats: seats.length }]))}</span></label>`
    );
  });
  return `<fieldset class="begins"><legend class="visually-hidden">${text(translate, "home-begins")}</legend>${sides.join("")}</fieldset>`;
}

/** @param {Catalog} catalog @param {string} level @param {Translate} translate */
function levelsMarkup(catalog, level, translate) {
  const levels = catalog.levels.map((each) => {
    const chosen = each === level;
    return (
      `<label class="level${chosen ? " chosen" : ""}" title="${text(translate, `level-${each}`)}"><input type="radio" name="level" value="${each}"${chosen ? " checked" : ""}>` +
      `${faceMarkup(each)}<span>${text(translate, `bot-${each}`)}</span></label>`
    );
  });
  const about = `${translate([`level-${level}`])} – ${translate([`bot-${level}.about`])}`;
  return (
    `<fieldset class="levels"><legend>${text(translate, "home-level")}</legend>${levels.join("")}` +
    `<p class="about">${escapeHtml(`${translate([`bot-${level}`])}: ${about}`)}</p></fieldset>`
  );
}

/** @param {GameInfo} info @param {Setup} setup @param {Translate} translate */
function seatsMarkup(info, setup, translate) {
  const numbers = info.seats.map((n) => {
    const chosen = n === setup.seats.length;
    return (
      `<label class="number${chosen ? " chosen" : ""}">` +
      `<input type="radio" name="seats" value="${n}"${chosen ? " checked" : ""}><span>${n}</span></label>`
    );
  });
  return `<fieldset class="numbers"><legend>${text(translate, "home-how-many")}</legend>${numbers.join("")}</fieldset>`;
}

/** @param {Catalog} catalog @param {Setup} setup @param {number} seat @param {Translate} translate */
function seatMarkup(catalog, setup, seat, translate) {
  const { kind = "person", name = "" } = setup.seats[seat] ?? {};
  const kinds = ["person", ...catalog.levels].map((each) =>
    optionMarkup(each, translate([`kind-${each}`]), each === kind),
  );
  const number = { number: seat + 1 };
  return (
    `<div class="seat-fields seat-${seat + 1}">${svgIconMarkup(`seat-${["round", "square", "triangle", "diamond"][seat]}`, "shape")}` +
    `<input name="name-${seat}" value="${escapeHtml(name)}" maxlength="24" autocomplete="off" spellcheck="false"` +
    ` placeholder="${escapeHtml(translate(["seat-name", number]))}" aria-label="${escapeHtml(translate(["home-seat-name", number]))}">` +
    `<select name="kind-${seat}" aria-label="${escapeHtml(translate(["home-seat-kind", number]))}">${kinds.join("")}</select></div>`
  );
}

/** @param {GameInfo} info @param {Setup} setup @param {Translate} translate */
function optionsMarkup(info, setup, translate) {
  const fields = info.options
    .filter((option) => !option.steps && isShown(option, setup))
    .map((option) => fieldMarkup(info, option, setup, translate));
  if (!fields.length) return "";
  return `<details class="more" id="more-options"><summary>${text(translate, "home-options")}</summary>${fields.join("")}</details>`;
}

/**
 * What a choice has changed besides, so that everything goes together.
 * @param {GameInfo} info
 * @param {Array<[string, OptionValue]>} changes
 * @param {Translate} translate
 */
function changesMarkup(info, changes, translate) {
  const said = changes.map(([name, value]) => {
    const id = name === "seats" ? "home-how-many" : `option-${info.name}-${name}`;
    return `${translate([id])}: ${nameOfValue(id, value, translate)}`;
  });
  if (!said.length) return "";
  return `<p class="changes" role="status">${escapeHtml(translate(["home-changed", { changes: said.join(" · ") }]))}</p>`;
}

/** @param {string} id of the option @param {OptionValue} value @param {Translate} translate */
function nameOfValue(id, value, translate) {
  const name = translate([`${id}-${value}`]);
  return name === `${id}-${value}` ? String(value) : name;
}

/**
 * Hide options with a single value, and those that have no meaning with the other options.
 * @param {GameOption} option
 * @param {Setup} setup
 */
function isShown(option, setup) {
  if (option.name === "seats" || (!option.text && option.values && option.values.length < 2)) return false;
  return !option.when || String(setup.options[option.when[0]]) === String(option.when[1]);
}

/** @param {GameInfo} info @param {GameOption} option @param {Setup} setup @param {Translate} translate */
function fieldMarkup(info, option, setup, translate) {
  const id = `option-${info.name}-${option.name}`;
  const chosen = String(setup.options[option.name] ?? option.default);
  if (option.text && option.values?.length) return multiChoiceMarkup(id, option, chosen, translate);
  const described = `id="${id}" name="option-${option.name}" aria-describedby="${id}-about"`;
  return (
    `<div class="field"><label for="${id}">${text(translate, id)}</label>` +
    inputMarkup(id, option, offeredValues(option, setup), described, chosen, translate) +
    `${optionAbout(id, option, translate)}</div>`
  );
}

/**
 * What the option does, with a link to its rule.
 * @param {string} id
 * @param {GameOption} option
 * @param {Translate} translate
 */
function optionAbout(id, { name }, translate) {
  const label = escapeHtml(translate(["rules-option", { option: [id, {}] }]));
  return (
    `<p class="about"><span id="${id}-about">${text(translate, `${id}.about`)}</span>` +
    ` <button type="button" class="rule-link" data-rules="option-${name}" aria-label="${label}">${text(translate, "rules")}</button></p>`
  );
}

/**
 * @param {string} id
 * @param {GameOption} option
 * @param {readonly OptionValue[]} offered
 * @param {string} described
 * @param {string} chosen
 * @param {Translate} translate
 */
function inputMarkup(id, option, offered, described, chosen, translate) {
  if (option.text)
    return `<input type="text" ${described} value="${escapeHtml(chosen)}" autocomplete="off" autocapitalize="off" spellcheck="false">`;
  if (!option.range) return `<select ${described}>${valuesMarkup(id, offered, chosen, translate)}</select>`;
  return `<input type="number" ${described} min="${option.range[0]}" max="${option.range[1]}" value="${escapeHtml(chosen)}">`;
}

/**
 * Checkboxes for an option that takes several values.
 * @param {string} id
 * @param {GameOption} option
 * @param {string} chosen
 * @param {Translate} translate
 */
function multiChoiceMarkup(id, option, chosen, translate) {
  const ticked = chosen.split(",");
  const cards = (option.values ?? []).map(
    (value) =>
      `<label class="check"><input type="checkbox" name="option-${option.name}" value="${value}"` +
      `${ticked.includes(String(value)) ? " checked" : ""}><span>${text(translate, `${id}-${value}`)}</span></label>`,
  );
  return (
    `<fieldset class="field multi-choice" aria-describedby="${id}-about"><legend>${text(translate, id)}</legend>${cards.join("")}` +
    `${optionAbout(id, option, translate)}</fieldset>`
  );
}

/** @param {string} id @param {readonly OptionValue[]} values @param {string} chosen @param {Translate} translate */
function valuesMarkup(id, values, chosen, translate) {
  return values
    .map((value) => optionMarkup(String(value), nameOfValue(id, value, translate), String(value) === chosen))
    .join("");
}

/** @param {string} value @param {string} name @param {boolean} chosen */
function optionMarkup(value, name, chosen) {
  return `<option value="${escapeHtml(value)}"${chosen ? " selected" : ""}>${escapeHtml(name)}</option>`;
}

/** @param {Translate} translate @param {string} id */
function text(translate, id) {
  return escapeHtml(translate([id]));
}
