/** Small words for the page's elements. */

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

/** One of the drawings, as an image without words. @param {string} symbol @param {string} [className] */
export function drawing(symbol, className = "icon") {
  const holder = document.createElement("template");
  holder.innerHTML = drawingMarkup("", "");
  const svg = /** @type {SVGElement} */ (holder.content.firstElementChild);
  // What it is called may come from a file: it is set as a value, never as markup.
  svg.setAttribute("class", className);
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
