/** @typedef {"calm" | "glad" | "sorry" | "thinking"} Mood */

/**
 * The face of a bot, put together from the drawings of its level, its mood, and what tells it from others of its level.
 * @param {string} level
 * @param {number} [number] which of its level's characters it is, from 1
 * @param {Mood} [mood]
 */
export function faceMarkup(level, number = 1, mood = "calm") {
  const parts = [`face-${level}`, `mood-${mood}`, ...(number > 1 ? [`face-extra-${number}`] : [])];
  const uses = parts.map((part) => `<use href="#${part}" width="100" height="100"></use>`).join("");
  return `<svg class="face" viewBox="0 0 100 100" data-mood="${mood}" aria-hidden="true" focusable="false">${uses}</svg>`;
}

/** Whether there is a face for a kind of player. @param {string} kind */
export function hasFace(kind) {
  return document.getElementById(`face-${kind}`) !== null;
}

/** The face as an element. @param {string} level one that has a face @param {number} [number] @param {Mood} [mood] */
export function face(level, number, mood) {
  const holder = document.createElement("span");
  holder.innerHTML = faceMarkup(level, number, mood);
  return /** @type {SVGSVGElement} */ (holder.firstElementChild);
}
