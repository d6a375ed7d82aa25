// Renames the fields of data stored by version 0.1: saves, settings and backups.

/** Fields of a saved game that had another name. */
const SAVE = { letter: "session", study: "review" };
const SETTINGS = Object.fromEntries([
  ["pace", "bot_speed"],
  ["left", "left_handed"],
  ["ghosts", "previews"],
  ["letters", "show_notation_letters"],
  ["spare", "auto_pass"],
  ["learning", "current_lesson"],
]);
const JUDGEMENT = { shares: "win_probabilities", why: "reason" };
const TURN = { mine: "your_turn" };
/** Ids of messages that had another name. */
const MESSAGES = /** @type {const} */ ([
  [/^([a-z]+(?:-[a-z]+)?)-best-/, "$1-reason-"],
  [/^why-best$/, "reason-best"],
  [/^letter-/, "correspondence-"],
]);

/** @param {Record<string, any>} save @returns {Record<string, any>} */
export function upgradedSave(save) {
  const { look, ...named } = renamed(save, SAVE); // the view has another format: it is requested again
  const { brief, review } = named;
  if (brief?.letter) {
    const { letter, ...rest } = brief;
    named.brief = { ...rest, correspondence: renamed(letter, TURN) };
  }
  if (Array.isArray(review?.judgements)) {
    const judgements = review.judgements.map((/** @type {any} */ each) => upgradedJudgement(each));
    named.review = { ...review, judgements };
  }
  if (named.damaged) named.damaged = upgradedMessage(named.damaged);
  return named;
}

/** @param {Record<string, any>} judgement */
function upgradedJudgement(judgement) {
  const named = renamed(judgement, JUDGEMENT);
  return { ...named, reason: upgradedMessage(named.reason) };
}

/** @param {unknown} message */
function upgradedMessage(message) {
  if (!Array.isArray(message) || typeof message[0] !== "string") return message;
  const [id, ...rest] = message;
  return [MESSAGES.reduce((name, [old, now]) => name.replace(old, now), id), ...rest];
}

/** @param {Record<string, unknown>} settings */
export function upgradedSettings(settings) {
  return renamed(settings, SETTINGS);
}

/**
 * A copy with the new names; if both are there, the new one counts.
 * @param {any} given
 * @param {Record<string, string>} names
 * @returns {Record<string, any>}
 */
function renamed(given, names) {
  if (typeof given !== "object" || given === null) return given;
  const copy = { ...given };
  for (const [old, name] of Object.entries(names)) {
    if (!(old in copy)) continue;
    if (!(name in copy)) copy[name] = copy[old];
    delete copy[old];
  }
  return copy;
}
