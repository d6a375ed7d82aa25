/** @import {Say, Scene} from "./desk.js" */
import { plain, sceneMarkup } from "./paint.js";

/** What the page's style sheets say about an item is written into the picture, which has to stand without them. */
const LINES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity"];
const LETTERS = [...LINES, "paint-order", "font-family", "font-weight", "text-anchor"];
const PAPER = "#f5ecda";
const MARGIN = 24;
const PIXELS = 1600;

/**
 * A position as a picture that stands by itself.
 * @param {Scene} scene
 * @param {Say} say
 * @param {string} title
 * @returns {string} an SVG file
 */
export function pictureOf(scene, say, title) {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = sceneMarkup(scene, say).replaceAll('id="board"', "");
  document.body.append(holder);
  const layers = [...holder.querySelectorAll(".laid, .items")];
  const inside = (/** @type {string} */ wanted) => layers.flatMap((layer) => [...layer.querySelectorAll(wanted)]);
  for (const element of inside("use, text, rect, polygon, polyline")) settle(element);
  for (const group of [...layers, ...inside("g")]) strip(group);
  const used = symbolsOf(inside("use"));
  holder.remove();
  const [width, height] = scene.size.map((side) => side + 2 * MARGIN);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${plain(title)}</title><defs>${used}</defs>` +
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="${PAPER}"/>${layers.map(asXml).join("")}</svg>`
  );
}

/** The same as a PNG file. @param {string} svg @returns {Promise<Blob>} */
export async function asPng(svg) {
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
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** @param {Element} element */
function settle(element) {
  const style = getComputedStyle(element);
  const unseen = ["transparent", "none", "rgba(0, 0, 0, 0)"];
  const nothing = element.matches(".ring") && unseen.includes(style.fill) && unseen.includes(style.stroke);
  const hidden = getComputedStyle(/** @type {Element} */ (element.parentElement)).display === "none";
  if (nothing || hidden) return element.remove();
  const said = element.matches("use") ? ["color"] : element.matches("text") ? LETTERS : LINES;
  for (const name of said) {
    const value = style.getPropertyValue(name);
    if (value && !element.hasAttribute(name)) element.setAttribute(name, value.replaceAll('"', "'"));
  }
  element.removeAttribute("class");
}

/** Nothing in a picture can be pressed. @param {Element} group */
function strip(group) {
  for (const { name } of [...group.attributes]) if (name !== "transform") group.removeAttribute(name);
}

/** The pieces that a picture is made of, each once. @param {Element[]} uses */
function symbolsOf(uses) {
  const names = new Set(uses.map((use) => use.getAttribute("href")?.slice(1) ?? ""));
  return [...names].map((name) => asXml(/** @type {Element} */ (document.getElementById(name)))).join("");
}

/** @param {Element} element */
function asXml(element) {
  return new XMLSerializer().serializeToString(element).replaceAll(/ xmlns="[^"]*"/g, "");
}
