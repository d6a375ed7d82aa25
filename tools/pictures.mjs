// The illustrations of the rules: scenes as static markup with the page's symbols, cropped to what is relevant.
/** @import {Item, Mark, Scene} from "../web/engine/api.js" */
import { bodyMarkup, boxAround, escapeHtml, previewMarkup, variantOf } from "../web/board/scene-markup.js";
import { home } from "./files.mjs";
import { python } from "./python.mjs";

/** @typedef {Scene & {box: number[], offered: string[], preview: Array<[string, Mark]>, labels: Record<string, string>}} Panel */

/** Marks drawn as a ring around an item. */
const RINGS = ["last", "end", "danger", "chosen", "held"];

/** @returns {Record<string, Record<string, string>>} the markup of each picture, by game */
export function paintPictures() {
  /** @type {Record<string, Record<string, Panel[]>>} */
  const drawn = JSON.parse(python([home("tools/pictures.py")]));
  const painted = Object.entries(drawn).map(([game, pictures]) => [game, paintAll(pictures)]);
  return Object.fromEntries(painted);
}

/** @param {Record<string, Panel[]>} pictures */
function paintAll(pictures) {
  return Object.fromEntries(Object.entries(pictures).map(([name, panels]) => [name, panels.map(paint).join(THEN)]));
}

const THEN = '<svg class="icon illustration-arrow" aria-hidden="true"><use href="#icon-forward"></use></svg>';
/** A picture at least this wide, and this much wider than high, gets a row of its own. */
const [WIDE, MUCH] = [700, 1.3];
const SEAM = 1.6;
/** Minimum height of letters and numbers, relative to the picture's width, so that they are legible on a phone. */
const LEGIBLE = 0.04;

/** @param {Panel} panel */
function paint({ ground, items, box, offered, preview, labels }) {
  const seen = [...ground.map(grown), ...items].filter((item) => isSeen(item, box));
  const known = new Map(seen.map((item) => [item.key, item]));
  const over = preview.map(([key, mark]) => on(known, key, (item) => previewMarkup(item, mark)));
  const called = Object.entries(labels).map(([key, text]) => on(known, key, (item) => labelMarkup(item, text, box)));
  const stills = seen.map((item) => still(legible(item, seen, box), offered.includes(item.key)));
  const [, , width = 1, height = 1] = box;
  const wide = width > WIDE && width > MUCH * height ? " wide" : "";
  const inside = rounded([...stills, ...over, ...called].join(""));
  return `<svg class="illustration${wide}" viewBox="${box.join(" ")}" aria-hidden="true">${inside}</svg>`;
}

/** Ground items touch each other: enlarge them slightly to hide the seams. @param {Item} item @returns {Item} */
function grown(item) {
  return item.symbol === "text" ? item : { ...item, size: [item.size[0] + SEAM, item.size[1] + SEAM] };
}

/**
 * Enlarge letters and numbers; two side by side move apart.
 * @param {Item} item
 * @param {Item[]} items
 * @param {number[]} box
 * @returns {Item}
 */
function legible(item, items, [, , width = 0]) {
  if (!isSmallText(item)) return item;
  const font = Math.max(item.size[1], width * LEGIBLE);
  const beside = items.find((other) => {
    const aside = Math.abs(other.at[0] - item.at[0]);
    return isSmallText(other) && other.at[1] === item.at[1] && aside > 0 && aside < font * 1.2;
  });
  const push = beside ? (Math.sign(item.at[0] - beside.at[0]) * (font - item.size[1])) / 3 : 0;
  return { ...item, at: [item.at[0] + push, item.at[1]], size: [item.size[0], font] };
}

/** @param {Item} item */
function isSmallText({ symbol, marks = [] }) {
  return symbol === "text" && marks.some((mark) => mark === "letter" || mark === "count");
}

/** @param {Map<string, Item>} known @param {string} key @param {(item: Item) => string} markup */
function on(known, key, markup) {
  const item = known.get(key);
  return item ? markup(item) : "";
}

/** A label at the lower edge of an item. @param {Item} item @param {string} text @param {number[]} box */
function labelMarkup({ at: [x, y], size }, text, [, , width = 0]) {
  const [font, below] = [width * LEGIBLE, size[1] * 0.3];
  const half = font * (0.35 + 0.32 * text.length);
  return (
    `<g class="named" transform="translate(${x} ${y + below})">` +
    `<rect x="${-half}" y="${-font * 0.7}" width="${half * 2}" height="${font * 1.4}" rx="${font * 0.7}"/>` +
    `<text font-size="${font}" dy="0.35em">${escapeHtml(text)}</text></g>`
  );
}

/** An item without what only the interactive board needs. @param {Item} item @param {boolean} offered */
function still(item, offered) {
  const ringed = offered || item.marks?.some((mark) => RINGS.includes(mark));
  if (item.symbol === "text" && !item.text && !ringed) return "";
  const [x, y] = item.at;
  const names = classes(item, offered);
  const body = bodyMarkup({ ...item, label: undefined }, variantOf(item));
  const ring = ringed && item.label ? `<rect class="ring" ${boxAround(item.size)}${turn(item)}/>` : "";
  if (names || ring || item.turn)
    return `<g${names ? ` class="${names}"` : ""} transform="translate(${x} ${y})">${body}${ring}</g>`;
  return `<use href="#${item.symbol}${item.variants ? `-${variantOf(item) + 1}` : ""}" x="${x - item.size[0] / 2}" y="${y - item.size[1] / 2}" width="${item.size[0]}" height="${item.size[1]}"/>`;
}

/** @param {Item} item */
function turn(item) {
  return item.turn ? ` transform="rotate(${item.turn})"` : "";
}

/** The classes that the style sheet needs. @param {Item} item @param {boolean} offered */
function classes({ symbol, seat, marks = [] }, offered) {
  const names = [];
  if (symbol === "text") names.push("text-item");
  if (offered) names.push("offered");
  if (seat !== undefined) names.push(`seat-${seat + 1}`);
  if (symbol.startsWith("seat-")) names.push("shape");
  return escapeHtml([...names, ...marks.map((mark) => `mark-${mark}`)].join(" "));
}

/** @param {Item} item @param {number[]} box */
function isSeen({ at: [x, y], size: [width, height], turn = 0 }, [left = 0, top = 0, wide = 0, high = 0]) {
  const [w, h] = turn % 180 === 0 ? [width, height] : [height, width];
  return x + w / 2 > left && x - w / 2 < left + wide && y + h / 2 > top && y - h / 2 < top + high;
}

/** Round to tenths. @param {string} markup */
function rounded(markup) {
  return markup.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
