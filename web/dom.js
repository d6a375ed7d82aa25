/** Small words for the page's elements. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * The element with that id: the page's own markup promises it is there.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id} in the page`);
  return /** @type {T} */ (element);
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | boolean | null | undefined | EventListener>} [attributes] `onclick` and the like are listened to
 * @param {Array<Node | string | null>} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (typeof value === "string") element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** @type {WeakMap<Element, string[]>} what each box was last filled with, thing by thing */
const filled = new WeakMap();

/**
 * Fills a box with an element for each thing. Where the thing is the same as before its element stays, so that nothing is
 * made or laid out anew: all that the element shows has to be in the thing.
 * @template T
 * @param {Element} box
 * @param {T[]} things
 * @param {(thing: T) => Element} draw
 */
export function refill(box, things, draw) {
  const before = filled.get(box) ?? [];
  const now = things.map((thing) => JSON.stringify(thing));
  for (const [index, thing] of things.entries()) {
    const there = box.children[index];
    if (!there) box.append(draw(thing));
    else if (now[index] !== before[index]) there.replaceWith(draw(thing));
  }
  for (const left of [...box.children].slice(things.length)) left.remove();
  filled.set(box, now);
}

/** An attribute, told only if it says something new: browsers do not compare. @param {Element} element @param {string} name @param {string} value */
export function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** One of the drawings, as an image without words. @param {string} symbol what it is called may come from a file: it is set as a value, never as markup @param {string} [className] */
export function drawing(symbol, className = "icon") {
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of [
    ["class", className],
    ["aria-hidden", "true"],
    ["focusable", "false"],
  ])
    svg.setAttribute(name, value);
  svg.append(document.createElementNS(SVG, "use"));
  svg.firstElementChild?.setAttribute("href", `#${symbol}`);
  return svg;
}

/** @param {string} symbol @param {string} [className] */
export function drawingMarkup(symbol, className = "icon") {
  return `<svg class="${className}" aria-hidden="true" focusable="false"><use href="#${symbol}"></use></svg>`;
}

/** Lets the browser draw, and answer to whoever presses something, before the rest is done. @returns {Promise<void>} */
export function breathe() {
  const { scheduler } = /** @type {{scheduler?: {yield?: () => Promise<void>}}} */ (window);
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** @param {number} milliseconds */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
