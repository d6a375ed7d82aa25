/** @import {Item, Mark, Badge, Scene} from "../engine/api.js" */
/** @import {Translate} from "../i18n/types.js" */

/**
 * The SVG markup of a scene, as pure functions: the stage and the build (which renders the first board) share them.
 * @param {Scene} scene
 * @param {Translate} translate
 */
export function sceneMarkup(scene, translate) {
  const items = scene.items.map((item) => itemMarkup(item, translate)).join("");
  return (
    `<svg class="ground" viewBox="0 0 ${scene.size[0]} ${scene.size[1]}" aria-hidden="true">${groundMarkup(scene)}</svg>` +
    `<svg id="board" class="board" viewBox="0 0 ${scene.size[0]} ${scene.size[1]}" role="group"` +
    ` aria-label="${escapeHtml(translate(["board-label"]))}" data-i18n-attr="aria-label:board-label">` +
    `<g class="items">${items}</g><g class="badges" aria-hidden="true"></g>` +
    `<g class="hint-marks" aria-hidden="true"></g><g class="previews" aria-hidden="true"></g></svg>`
  );
}

/**
 * The markup of a stand-alone scene such as a graph.
 * @param {Scene} scene
 * @param {Translate} translate
 * @param {string} label a message id
 */
export function svgMarkup({ size, items }, translate, label) {
  const inside = items.map((item) => itemMarkup(item, translate)).join("");
  return `<svg viewBox="0 0 ${size[0]} ${size[1]}" role="group" aria-label="${escapeHtml(translate([label]))}">${inside}</svg>`;
}

/**
 * The ground never changes, so it is a separate SVG that the browser paints only once. A copy underneath casts the
 * shadow; the slight offset shows through where two pieces meet.
 * @param {Scene} scene
 */
export function groundMarkup({ ground }) {
  const pieces = ground.filter((item) => item.symbol !== "text").map(pictureMarkup);
  return `<g class="shadow" transform="translate(2 2)">${pieces.join("")}</g><g class="ground-items">${ground.map(pictureMarkup).join("")}</g>`;
}

/** An item as a mere picture, which cannot be chosen. @param {Item} item */
export function pictureMarkup(item) {
  return `<g class="${classOf(item)}" transform="translate(${item.at[0]} ${item.at[1]})">${bodyMarkup(item, variantOf(item))}</g>`;
}

/**
 * @param {Item} item
 * @param {Translate} translate
 * @param {number} [variant] the variant the item already has
 */
export function itemMarkup(item, translate, variant = variantOf(item)) {
  const attributes = Object.entries(itemAttributes(item, translate, variant))
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(" ");
  return `<g ${attributes}>${bodyMarkup(item, variant, translate)}</g>`;
}

/**
 * @param {Item} item
 * @param {Translate} translate
 * @param {number} variant
 * @returns {Record<string, string>}
 */
export function itemAttributes(item, translate, variant) {
  /** @type {Record<string, string>} */
  const attributes = {
    class: classOf(item),
    "data-key": item.key,
    "data-symbol": item.symbol,
    transform: `translate(${item.at[0]} ${item.at[1]})`,
  };
  if (item.variants) attributes["data-variant"] = String(variant);
  if (item.word !== undefined) attributes["data-word"] = item.word;
  if (item.tip) attributes["data-tip"] = translate(item.tip);
  if (!item.label) return { ...attributes, "aria-hidden": "true" };
  return {
    ...attributes,
    role: "button",
    tabindex: "-1",
    "aria-disabled": "true",
    "aria-label": translate(item.label),
  };
}

/**
 * The picture of an item around its own centre, serialized as browsers do so that it can be compared with innerHTML.
 * @param {Item} item
 * @param {number} variant
 * @param {Translate} [translate] needed for captions
 */
export function bodyMarkup(item, variant, translate) {
  if (item.points) return lineMarkup(item);
  const shape = item.symbol === "text" ? textMarkup(item, translate) : symbolMarkup(item, variant);
  return item.label ? shape + ringMarkup(item) : shape;
}

/** Choose a variant from the item's key, so that the build and the page agree. @param {Item} item */
export function variantOf(item) {
  if (!item.variants) return 0;
  let hash = 2166136261;
  for (const letter of item.key) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) % item.variants;
}

/** @param {Item} item */
function classOf(item) {
  const names = ["item"];
  if (item.label) names.push("cell");
  if (item.symbol === "text") names.push("text-item");
  if (item.seat !== undefined) names.push(`seat-${item.seat + 1}`);
  for (const mark of item.marks ?? []) names.push(`mark-${mark}`);
  return names.join(" ");
}

/** @param {Item} item @param {number} variant */
function symbolMarkup(item, variant) {
  const [width, height] = item.size;
  const symbol = item.variants ? `${item.symbol}-${variant + 1}` : item.symbol;
  return `<use href="#${symbol}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"${rotation(item)}></use>`;
}

/** @param {Item} item */
function lineMarkup({ symbol, points = [] }) {
  const tag = symbol === "area" ? "polygon" : "polyline";
  return `<${tag} points="${points.map((point) => point.join(",")).join(" ")}"></${tag}>`;
}

/** @param {Item} item @param {Translate} [translate] */
function textMarkup(item, translate) {
  const text = item.caption && translate ? translate(item.caption) : (item.text ?? "");
  return `<text font-size="${item.size[1]}" dy="0.35em"${rotation(item)}>${escapeHtml(text)}</text>`;
}

/**
 * The ring shows that a cell is playable, focused or part of the last turn; it is also the hit area.
 * @param {Item} item
 */
function ringMarkup(item) {
  return `<rect class="ring" ${boxAround(item.size)}${rotation(item)}></rect>`;
}

/** Preview marks: a dot above the item, and a ring on the last one. @param {Item} item @param {Mark} mark */
export function previewMarkup(item, mark) {
  const [x, y] = item.at;
  const sideways = (item.turn ?? 0) % 180 !== 0;
  const top = y - item.size[sideways ? 0 : 1] / 2;
  const dot = `<circle class="preview path" cx="${x}" cy="${top}" r="${Math.min(...item.size) * 0.09}"/>`;
  if (mark === "path") return dot;
  const place = `transform="translate(${x} ${y}) rotate(${item.turn ?? 0})"`;
  return `<rect class="preview ${mark}" ${boxAround(item.size)} ${place}/>${dot}`;
}

/**
 * Badges side by side, at the top of the item.
 * @param {Item} item
 * @param {import("../engine/api.js").Badge[]} badges
 */
export function badgesMarkup(item, badges) {
  const shown = badges.filter(({ sign, text }) => sign || text); // the others are only read aloud
  const size = Math.min(...item.size) * 0.34;
  const [x, y] = [
    item.at[0] - ((shown.length - 1) * size) / 2,
    item.at[1] - item.size[1] / 2 + size * (item.symbol === "text" ? 0.35 : 0.75),
  ];
  return shown.map((badge, index) => badgeMarkup(badge, [x + index * size, y], size)).join("");
}

/**
 * A symbol with a number at its corner, or a disc with the number if there is no symbol.
 * @param {Badge} badge
 * @param {[number, number]} at
 * @param {number} size
 */
function badgeMarkup({ sign, text = "", seat }, [x, y], size) {
  const half = size / 2;
  const owner = seat === undefined ? "" : ` seat-${seat + 1}`;
  const [font, aside] = sign ? [size * 0.62, half * 0.9] : [size * Math.min(0.66, 1.1 / text.length), 0];
  const picture = sign
    ? `<use href="#${sign}" x="${-half}" y="${-half}" width="${size}" height="${size}"/>`
    : `<circle r="${half}"/>`;
  const number = text
    ? `<text font-size="${font}" x="${aside}" y="${aside}" dy="0.36em">${escapeHtml(text)}</text>`
    : "";
  return `<g class="badge ${sign}${owner}" transform="translate(${x} ${y})">${picture}${number}</g>`;
}

/** @param {Item} item */
function rotation({ turn }) {
  return turn ? ` transform="rotate(${turn})"` : "";
}

/**
 * A rounded box slightly smaller than `size`, so that the rings of neighbours do not touch.
 * @param {[number, number]} size
 */
export function boxAround(size) {
  const inset = Math.min(...size) * 0.035;
  const [width, height] = [size[0] - 2 * inset, size[1] - 2 * inset];
  const round = Math.min(width, height) / 2;
  return `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${round}"`;
}

/** @param {string} text */
export function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
