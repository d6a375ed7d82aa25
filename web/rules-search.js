/** Searching the rules: no capital, accent or curly apostrophe stands in the way. */

/** @typedef {[start: number, end: number]} Span */

/** A text as it is compared, and for each of its letters the place in the text as it was. @param {string} text */
function folded(text) {
  let plain = "";
  /** @type {number[]} */
  const at = [];
  for (let place = 0; place < text.length; place++) {
    for (const letter of foldLetter(text.charAt(place))) {
      plain += letter;
      at.push(place);
    }
  }
  return { plain, at };
}

/** @param {string} letter */
function foldLetter(letter) {
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
export function fold(text) {
  return folded(text).plain;
}

/** The words that are looked for. @param {string} query */
export function wanted(query) {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Where words stand in a text; where they overlap they are one. @param {string} text @param {string[]} words @returns {Span[]} */
export function spans(text, words) {
  const { plain, at } = folded(text);
  /** @type {Span[]} */
  const found = [];
  for (const word of words) {
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + word.length)) {
      found.push([at[from] ?? 0, (at[from + word.length - 1] ?? 0) + 1]);
    }
  }
  found.sort((one, other) => one[0] - other[0]);
  return found.reduce((/** @type {Span[]} */ joined, [start, end]) => {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
    return joined;
  }, []);
}

/** Marks words in all that is written in an element. @param {Element} element @param {string[]} words */
export function mark(element, words) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    if (text.parentElement?.closest("svg")) continue;
    for (const [start, end] of spans(text.data, words).reverse()) {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      range.surroundContents(document.createElement("mark"));
    }
  }
}

/** Takes all marks away. @param {Element} element */
export function unmark(element) {
  for (const marked of element.querySelectorAll("mark")) marked.replaceWith(...marked.childNodes);
  element.normalize();
}
