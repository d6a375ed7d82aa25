// Builds the page: bundles JavaScript and CSS, collects the drawings in a sprite, and renders the first screen into
// index.html, so that it is visible before Python is loaded.
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { build } from "esbuild";
import { artFiles } from "./content.mjs";
import { filesIn, home } from "./files.mjs";
import { wordsOf } from "./languages.mjs";
import { writePack } from "./packs.mjs";
import { python } from "./python.mjs";
import { seenLetters } from "./typeface.mjs";

const PREVIEW = ["monkey-tamarin", "monkey-lemur", "monkey-gorilla", "monkey-orangutan", "monkey-mandrill"];
const ICONS = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 };

/**
 * @param {string} out the site's folder
 * @param {import("../web/engine/engine.js").SiteAssets} places
 * @param {string} [words] the folder of all languages
 */
export async function buildPage(out, places, words) {
  const bundled = await bundle(out, words);
  const lessons = await buildLessons(out);
  const first = await firstScreen();
  const guard = await loadGuard();
  const files = await startingFiles(out);
  const page = (await readFile(home("index.html"), "utf8"))
    .replace("./web/boot/start-engine.js", bundled.early)
    .replace("./web/main.js", bundled.js)
    .replace('<link rel="stylesheet" href="./web/styles/main.css">', () => `<style>${bundled.css}</style>`)
    .replace('<meta property="og:image" content="./assets/icons/preview.png">', () =>
      previewMarkup(process.env.TROOP_SITE),
    )
    .replace("<!-- preload -->", preloaded([...places.parts, ...bundled.parts], bundled.fonts))
    .replace("<!-- assets -->", JSON.stringify({ ...places, lessons, files }).replaceAll('"', "&quot;"))
    .replace("'sha256-load-guard'", `'sha256-${sumOf(guard)}'`)
    .replace("'sha256-style'", `'sha256-${sumOf(bundled.css)}'`)
    .replace("<!-- load-guard -->", () => `<script id="load-guard">${guard}</script>`)
    .replace("<!-- load-error -->", () => first.loadError)
    .replace("<!-- sprite -->", () => first.sprite)
    .replace("<!-- home -->", () => first.home)
    .replace("<!-- board -->", () => first.board);
  await writeFile(join(out, "index.html"), page);
  await cp(home("web/boot/unsupported-browser.js"), join(out, "web/boot/unsupported-browser.js"));
  await drawIcons(out);
}

/**
 * Link previews need absolute URLs, which the build knows only if TROOP_SITE is set; without them there is no picture.
 * @param {string} [site] the address of the site
 */
function previewMarkup(site) {
  if (!site) return "";
  const url = site.endsWith("/") ? site : `${site}/`;
  const picture = new URL("assets/icons/preview.png", url).href;
  return `<meta property="og:url" content="${url}"><meta property="og:image" content="${picture}">`;
}

/**
 * Preload what is needed anyway; without the fonts the first screen would shift.
 * @param {string[]} modules
 * @param {string[]} fonts
 */
function preloaded(modules, fonts) {
  const letters = fonts.map((place) => `<link rel="preload" href="${place}" as="font" type="font/woff2" crossorigin>`);
  return [...letters, ...modules.map((place) => `<link rel="modulepreload" href="${place}">`)].join("");
}

/**
 * @param {string} out
 * @param {string} [words]
 * @returns {Promise<{early: string, js: string, css: string, parts: string[], fonts: string[]}>} URLs in the site, and the CSS itself, which is inlined because nothing can be painted without it; `parts` are the modules that main.js imports statically
 */
async function bundle(out, words) {
  const { metafile } = await build({
    entryPoints: ["boot/start-engine.js", "main.js", "styles/main.css"].map((name) => home("web", name)),
    outdir: join(out, "assets"),
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022", "safari16", "firefox115", "chrome109"],
    plugins: [wordsOf(words), seenLetters(words)],
    metafile: true,
  });
  const place = (/** @type {string} */ path) => `./${relative(out, path)}`;
  const made = Object.entries(metafile.outputs);
  const find = (/** @type {RegExp} */ name) => made.find(([path]) => name.test(path)) ?? ["", undefined];
  const [js, main] = find(/\/main-[^/]*\.js$/);
  const [style] = find(/\/main-[^/]*\.css$/);
  const css = (await readFile(style, "utf8")).trim().replaceAll('url("./', 'url("./assets/');
  await rm(style);
  const parts = (main?.imports ?? []).filter(({ kind }) => kind === "import-statement");
  return {
    early: place(find(/\/start-engine-[^/]*\.js$/)[0]),
    js: place(js),
    css,
    parts: parts.map(({ path }) => place(path)),
    fonts: made.flatMap(([path]) => (path.endsWith(".woff2") ? [place(path)] : [])),
  };
}

/** The load guard as an inline script. */
async function loadGuard() {
  const { outputFiles } = await build({
    entryPoints: [home("web/boot/load-guard.js")],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["es2020"],
    write: false,
  });
  return (outputFiles[0]?.text ?? "").trim();
}

/** A hash for the Content-Security-Policy. @param {string} text */
function sumOf(text) {
  return createHash("sha256").update(text).digest("base64");
}

/** The files that Python starts from. @param {string} out */
async function startingFiles(out) {
  const files = await Promise.all(["engine", "pyscript", "runtime"].map((name) => filesIn(join(out, "assets", name))));
  return ["engine", "pyscript", "runtime"].flatMap((name, at) =>
    (files[at] ?? []).filter((file) => !file.includes("snapshot")).map((file) => `./assets/${name}/${file}`),
  );
}

/**
 * The lessons. Each is played to its end first; an invalid one fails the build.
 * @param {string} out
 * @returns {Promise<string>} the file with all lessons
 */
async function buildLessons(out) {
  const folder = home("build/each-lesson");
  await rm(folder, { recursive: true, force: true });
  python([home("tools/lesson_files.py"), "--into", folder]);
  const read = async (/** @type {string} */ file) => [
    basename(file, ".json"),
    JSON.parse(await readFile(join(folder, file), "utf8")),
  ];
  const lessons = Object.fromEntries(await Promise.all((await filesIn(folder)).map(read)));
  return writePack(out, "lessons", lessons);
}

/** The home page and the board of the first game, rendered in English with the page's own code. */
async function firstScreen() {
  const painter = home("build/first-screen.mjs");
  await build({
    stdin: { contents: FIRST_SCREEN, resolveDir: home("web") },
    outfile: painter,
    bundle: true,
    format: "esm",
    platform: "node",
    plugins: [wordsOf()],
  });
  const { paint } = await import(`${pathToFileURL(painter)}?${Date.now()}`);
  return { ...paint(askEngine), sprite: await sprite() };
}

const FIRST_SCREEN = `
  import { sceneMarkup } from "./board/scene-markup.js";
  import { startingSetup } from "./home/setup.js";
  import { homeMarkup } from "./home/home-markup.js";
  import { LANGUAGES, Translator } from "./i18n/translator.js";
  export function paint(ask) {
    const { translate } = new Translator("en");
    const catalog = ask({ request: "catalog" });
    const view = ask({ request: "start", ...startingSetup(catalog), seed: "first" });
    const each = (id) => LANGUAGES.map((language) => [language, new Translator(language).translate([id])]);
    const sentences = each("not-whole").map(([language, text]) => \`<p lang="\${language}">\${text}</p>\`);
    const labels = each("try-again").map(([language, text]) => \`<span lang="\${language}">\${text}</span>\`);
    const loadError = \`\${sentences.join("")}<button type="button" class="button">\${labels.join(" · ")}</button>\`;
    return { home: homeMarkup(catalog, translate), board: sceneMarkup(view.scene, translate), loadError };
  }`;

/** @param {object} call */
function askEngine(call) {
  const command = "import sys; from troop.api.handler import handle_request; print(handle_request(sys.stdin.read()))";
  const answer = JSON.parse(python(["-c", command], JSON.stringify(call)));
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer;
}

/** All drawings as symbols for scenes and buttons. */
async function sprite() {
  const files = (await artFiles()).filter((file) => basename(file) !== "app-icon.svg");
  const byName = files.sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const symbols = await Promise.all(byName.map(symbol));
  return `<svg class="sprite" aria-hidden="true" width="0" height="0">${symbols.join("")}</svg>`;
}

/** @param {string} file */
async function symbol(file) {
  const svg = (await readFile(file, "utf8")).replace(/>\s+</g, "><").trim();
  return svg
    .replace(/^<svg\b/, `<symbol id="${basename(file, ".svg")}"`)
    .replace(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace(/<\/svg>$/, "</symbol>");
}

/** @param {string} out */
async function drawIcons(out) {
  const art = await readFile(home("assets/art/app-icon.svg"), "utf8");
  const folder = join(out, "assets/icons");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "icon.svg"), art);
  for (const [name, width] of Object.entries(ICONS)) {
    const icon = new Resvg(art, { fitTo: { mode: "width", value: width } }).render();
    await writeFile(join(folder, name), icon.asPng());
  }
  await writeFile(join(folder, "preview.png"), new Resvg(await preview()).render().asPng());
}

/** The picture for link previews: the five monkeys. */
async function preview() {
  const [width, height, size] = [1200, 630, 230];
  const placed = async (
    /** @type {string} */ name,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ side,
  ) => {
    const art = (await readFile(home("assets/art", `${name}.svg`), "utf8")).trim();
    return art.replace(/^<svg\b/, `<svg x="${x}" y="${y}" width="${side}" height="${side}"`);
  };
  const monkeys = await Promise.all(
    PREVIEW.map((name, index) => placed(name, 25 + index * size, 330 + (index % 2) * 24, size)),
  );
  const logo = await placed("troop", width / 2 - 150, 20, 300);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#f5ecda"/>` +
    `<ellipse cx="${width / 2}" cy="640" rx="760" ry="180" fill="#dfe8cf"/>${logo}${monkeys.join("")}</svg>`
  );
}
