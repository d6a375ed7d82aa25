/** Helpers for DOM elements. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element that must be in the page.
 * @template {HTMLElement} [T =HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return /** @type {T} */ (element);
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | boolean | null | undefined | EventListener>} [attributes] functions such as `onclick` become listeners
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

/** @type {WeakMap<Element, string[]>} the data that each container was last rendered from */
const rendered = new WeakMap();

/**
 * Render an element per item, keeping the elements of unchanged items. Everything that an element shows must be part of
 * its item.
 * @template T
 * @param {Element} container
 * @param {T[]} items
 * @param {(item: T) => Element} render
 */
export function renderList(container, items, render) {
  const before = rendered.get(container) ?? [];
  const now = items.map((item) => JSON.stringify(item));
  for (const [index, item] of items.entries()) {
    const there = container.children[index];
    if (!there) container.append(render(item));
    else if (now[index] !== before[index]) there.replaceWith(render(item));
  }
  for (const left of [...container.children].slice(items.length)) left.remove();
  rendered.set(container, now);
}

/**
 * Set an attribute only if it changes: browsers do not check that.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function updateAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * An icon from the sprite.
 * @param {string} symbol may come from a file, so it is set as an attribute, never as markup
 * @param {string} [className]
 */
export function svgIcon(symbol, className = "icon") {
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
export function svgIconMarkup(symbol, className = "icon") {
  return `<svg class="${className}" aria-hidden="true" focusable="false"><use href="#${symbol}"></use></svg>`;
}

/** Let the browser render and handle input before continuing. @returns {Promise<void>} */
export function yieldToBrowser() {
  const { scheduler } = /** @type {{scheduler?: {yield?: () => Promise<void>}}} */ (window);
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** @param {number} milliseconds */
export function delay(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
