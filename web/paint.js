/** @import {Item, Mark, Note, Say, Scene} from "./desk.js" */

/**
 * The markup of a scene: pure functions, shared by the stage and by the build, which paints the first board.
 * @param {Scene} scene
 * @param {Say} say
 */
export function sceneMarkup(scene, say) {
  const items = scene.items.map((item) => itemMarkup(item, say)).join("");
  return (
    `<svg class="ground" viewBox="0 0 ${scene.size[0]} ${scene.size[1]}" aria-hidden="true">${groundMarkup(scene)}</svg>` +
    `<svg id="board" class="board" viewBox="0 0 ${scene.size[0]} ${scene.size[1]}" role="group"` +
    ` aria-label="${plain(say(["board-label"]))}" data-say-attr="aria-label:board-label">` +
    `<g class="items">${items}</g><g class="notes" aria-hidden="true"></g>` +
    `<g class="hinted" aria-hidden="true"></g><g class="over" aria-hidden="true"></g></svg>`
  );
}

/** A scene that stands by itself, such as a graph. @param {Scene} scene @param {Say} say @param {string} label a message's id */
export function pictureMarkup({ size, items }, say, label) {
  const inside = items.map((item) => itemMarkup(item, say)).join("");
  return `<svg viewBox="0 0 ${size[0]} ${size[1]}" role="group" aria-label="${plain(say([label]))}">${inside}</svg>`;
}

/**
 * The ground is a picture of its own that nothing moves in, so the browser paints it once. Below, once more, what throws
 * its shadow: a little aside it shows through where two pieces meet.
 * @param {Scene} scene
 */
export function groundMarkup({ ground }) {
  const pieces = ground.filter((item) => item.symbol !== "text").map(laidMarkup);
  return `<g class="shadow" transform="translate(2 2)">${pieces.join("")}</g><g class="laid">${ground.map(laidMarkup).join("")}</g>`;
}

/** @param {Item} item */
function laidMarkup(item) {
  return `<g class="${classOf(item)}" transform="translate(${item.at[0]} ${item.at[1]})">${bodyMarkup(item, variantOf(item))}</g>`;
}

/**
 * @param {Item} item
 * @param {Say} say
 * @param {number} [variant] the look the item already has
 */
export function itemMarkup(item, say, variant = variantOf(item)) {
  const attributes = Object.entries(itemAttributes(item, say, variant))
    .map(([name, value]) => `${name}="${plain(value)}"`)
    .join(" ");
  return `<g ${attributes}>${bodyMarkup(item, variant)}</g>`;
}

/**
 * @param {Item} item
 * @param {Say} say
 * @param {number} variant
 * @returns {Record<string, string>}
 */
export function itemAttributes(item, say, variant) {
  /** @type {Record<string, string>} */
  const attributes = {
    class: classOf(item),
    "data-key": item.key,
    "data-symbol": item.symbol,
    transform: `translate(${item.at[0]} ${item.at[1]})`,
  };
  if (item.variants) attributes["data-variant"] = String(variant);
  if (item.word !== undefined) attributes["data-word"] = item.word;
  if (!item.label) return attributes;
  return { ...attributes, role: "button", tabindex: "-1", "aria-disabled": "true", "aria-label": say(item.label) };
}

/**
 * What an item shows, around its own centre, as the browser would write it, so that both can be compared.
 * @param {Item} item
 * @param {number} variant
 */
export function bodyMarkup(item, variant) {
  if (item.points) return lineMarkup(item);
  const shape = item.symbol === "text" ? textMarkup(item) : symbolMarkup(item, variant);
  return item.label ? shape + ringMarkup(item) : shape;
}

/** Which of its looks an item gets when it first appears: the same in the build and in the page. @param {Item} item */
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
  if (item.symbol === "text") names.push("words");
  if (item.seat !== undefined) names.push(`seat-${item.seat + 1}`);
  for (const mark of item.marks ?? []) names.push(`mark-${mark}`);
  return names.join(" ");
}

/** @param {Item} item @param {number} variant */
function symbolMarkup(item, variant) {
  const [width, height] = item.size;
  const symbol = item.variants ? `${item.symbol}-${variant + 1}` : item.symbol;
  return `<use href="#${symbol}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"${turned(item)}></use>`;
}

/** A line through points, or the area within them. @param {Item} item */
function lineMarkup({ symbol, points = [] }) {
  const tag = symbol === "area" ? "polygon" : "polyline";
  return `<${tag} points="${points.map((point) => point.join(",")).join(" ")}"></${tag}>`;
}

/** @param {Item} item */
function textMarkup(item) {
  return `<text font-size="${item.size[1]}" dy="0.35em"${turned(item)}>${plain(item.text ?? "")}</text>`;
}

/** The ring shows that a cell can be played, has the focus or was part of the last turn; it also catches the pointer. @param {Item} item */
function ringMarkup(item) {
  return `<rect class="ring" ${boxAround(item.size)}${turned(item)}></rect>`;
}

/** What a choice would do to an item: a dot above it, a ring around the last one. @param {Item} item @param {Mark} mark */
export function ghostMarkup(item, mark) {
  const [x, y] = item.at;
  const sideways = (item.turn ?? 0) % 180 !== 0;
  const top = y - item.size[sideways ? 0 : 1] / 2;
  const dot = `<circle class="ghost path" cx="${x}" cy="${top}" r="${Math.min(...item.size) * 0.09}"/>`;
  if (mark === "path") return dot;
  const place = `transform="translate(${x} ${y}) rotate(${item.turn ?? 0})"`;
  return `<rect class="ghost ${mark}" ${boxAround(item.size)} ${place}/>${dot}`;
}

/** Signs on an item, side by side: at the upper edge of a cover, within a picture. @param {Item} item @param {Note[]} notes */
export function notesMarkup(item, notes) {
  const size = Math.min(...item.size) * 0.34;
  const [x, y] = [
    item.at[0] - ((notes.length - 1) * size) / 2,
    item.at[1] - item.size[1] / 2 + size * (item.symbol === "text" ? 0.35 : 0.75),
  ];
  return notes.map((note, index) => noteMarkup(note, [x + index * size, y], size)).join("");
}

/** A sign with a number at its corner; without a sign, a disc with the number in it. @param {Note} note @param {[number, number]} at @param {number} size */
function noteMarkup({ sign, text = "", seat }, [x, y], size) {
  const half = size / 2;
  const owner = seat === undefined ? "" : ` seat-${seat + 1}`;
  const [font, aside] = sign ? [size * 0.62, half * 0.9] : [size * Math.min(0.66, 1.1 / text.length), 0];
  const picture = sign
    ? `<use href="#${sign}" x="${-half}" y="${-half}" width="${size}" height="${size}"/>`
    : `<circle r="${half}"/>`;
  const number = text ? `<text font-size="${font}" x="${aside}" y="${aside}" dy="0.36em">${plain(text)}</text>` : "";
  return `<g class="note ${sign}${owner}" transform="translate(${x} ${y})">${picture}${number}</g>`;
}

/** @param {Item} item */
function turned({ turn }) {
  return turn ? ` transform="rotate(${turn})"` : "";
}

/** A rounded box around the origin, just inside a size, so that the rings of neighbours do not touch. @param {[number, number]} size */
export function boxAround(size) {
  const inset = Math.min(...size) * 0.035;
  const [width, height] = [size[0] - 2 * inset, size[1] - 2 * inset];
  const round = Math.min(width, height) / 2;
  return `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${round}"`;
}

/** @param {string} text */
export function plain(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
