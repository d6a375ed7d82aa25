/** Search in the rules, ignoring case, accents and typographic characters. */

/** @typedef {[start: number, end: number]} Range */

/** The normalized text, and for each of its letters the index in the original. @param {string} text */
function normalized(text) {
  let plain = "";
  /** @type {number[]} */
  const at = [];
  for (let place = 0; place < text.length; place++) {
    for (const letter of normalizeLetter(text.charAt(place))) {
      plain += letter;
      at.push(place);
    }
  }
  return { plain, at };
}

/** @param {string} letter */
function normalizeLetter(letter) {
  return letter
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace("’", "'")
    .replace("œ", "oe")
    .replace("Œ", "oe")
    .replace("–", "-")
    .toLowerCase();
}

/** @param {string} text */
export function normalize(text) {
  return normalized(text).plain;
}

/** @param {string} query */
export function searchWords(query) {
  return normalize(query).split(/\s+/).filter(Boolean);
}

/**
 * The ranges in which words occur, with overlaps merged.
 * @param {string} text
 * @param {string[]} words
 * @returns {Range[]}
 */
export function matchRanges(text, words) {
  const { plain, at } = normalized(text);
  /** @type {Range[]} */
  const found = [];
  for (const word of words) {
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + word.length)) {
      found.push([at[from] ?? 0, (at[from + word.length - 1] ?? 0) + 1]);
    }
  }
  found.sort((one, other) => one[0] - other[0]);
  return found.reduce((/** @type {Range[]} */ joined, [start, end]) => {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
    return joined;
  }, []);
}

/** Highlight words in all texts of an element. @param {Element} element @param {string[]} words */
export function mark(element, words) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    if (text.parentElement?.closest("svg")) continue;
    for (const [start, end] of matchRanges(text.data, words).reverse()) {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      range.surroundContents(document.createElement("mark"));
    }
  }
}

/** @param {Element} element */
export function unmark(element) {
  for (const marked of element.querySelectorAll("mark")) marked.replaceWith(...marked.childNodes);
  element.normalize();
}
