/** @import {Scene} from "../engine/api.js" */
/** @import {Translate} from "../i18n/types.js" */
import { escapeHtml, sceneMarkup } from "../board/scene-markup.js";

/** Properties copied from the style sheets, since the picture has to work without them. */
const SHAPE_PROPERTIES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
];
const TEXT_PROPERTIES = [...SHAPE_PROPERTIES, "paint-order", "font-family", "font-weight", "text-anchor"];
const BACKGROUND = "#f5ecda";
const INK = "#2b2118";
const MARGIN = 24;
const CAPTION = 30;
const PIXELS = 1600;

/**
 * The position as a stand-alone picture.
 * @param {Scene} scene
 * @param {Translate} translate
 * @param {string[]} caption lines below the board; the first one is the title
 * @returns {string} SVG file
 */
export function boardSvg(scene, translate, caption) {
  const callbacks = document.createElement("div");
  callbacks.hidden = true;
  callbacks.innerHTML = sceneMarkup(scene, translate).replaceAll('id="board"', "");
  document.body.append(callbacks);
  const layers = [...callbacks.querySelectorAll(".ground-items, .items")];
  const inside = (/** @type {string} */ wanted) => layers.flatMap((layer) => [...layer.querySelectorAll(wanted)]);
  for (const element of inside("use, text, rect, polygon, polyline")) inlineStyles(element);
  for (const group of [...layers, ...inside("g")]) removeAttributes(group);
  const symbols = symbolsOf(inside("use"));
  callbacks.remove();
  const [width = 0, boardHeight = 0] = scene.size.map((side) => side + 2 * MARGIN);
  const height = boardHeight + caption.length * CAPTION;
  const lines = caption.map(
    (line, at) =>
      `<text x="${width / 2 - MARGIN}" y="${boardHeight - MARGIN + (at + 0.5) * CAPTION}" text-anchor="middle" font-family="sans-serif" font-size="20" fill="${INK}">${escapeHtml(line)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${escapeHtml(caption[0] ?? "")}</title><defs>${symbols}</defs>` +
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="${BACKGROUND}"/>${layers.map(asXml).join("")}${lines.join("")}</svg>`
  );
}

/** Convert to PNG. @param {string} svg @returns {Promise<Blob>} */
export async function svgToPng(svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = PIXELS;
    canvas.height = Math.round((PIXELS * image.height) / image.width);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("Cannot encode the picture."))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** @param {Element} element */
function inlineStyles(element) {
  const style = getComputedStyle(element);
  const withoutView = ["transparent", "none", "rgba(0, 0, 0, 0)"];
  const nothing = element.matches(".ring") && withoutView.includes(style.fill) && withoutView.includes(style.stroke);
  const hidden = getComputedStyle(/** @type {Element} */ (element.parentElement)).display === "none";
  if (nothing || hidden) return element.remove();
  const properties = element.matches("use") ? ["color"] : element.matches("text") ? TEXT_PROPERTIES : SHAPE_PROPERTIES;
  for (const name of properties) {
    const value = style.getPropertyValue(name);
    if (value && !element.hasAttribute(name)) element.setAttribute(name, value.replaceAll('"', "'"));
  }
  element.removeAttribute("class");
}

/** Remove roles, labels and data. @param {Element} group */
function removeAttributes(group) {
  for (const { name } of [...group.attributes]) if (name !== "transform") group.removeAttribute(name);
}

/** @param {Element[]} uses */
function symbolsOf(uses) {
  const names = new Set(uses.map((use) => use.getAttribute("href")?.slice(1) ?? ""));
  return [...names].map((name) => asXml(/** @type {Element} */ (document.getElementById(name)))).join("");
}

/** @param {Element} element */
function asXml(element) {
  return new XMLSerializer().serializeToString(element).replaceAll(/ xmlns="[^"]*"/g, "");
}
