// Of the typeface, the letters that can be seen: those of our own texts, and what people’s names are written in.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { filesIn, home } from "./files.mjs";

/** ASCII, and the letters of Latin-1 and Latin Extended-A. */
const NAMES = [...between(0x20, 0x7e), ...between(0xc0, 0x17f)];
/** Who made it, and its licence: these stay with it. */
const IMPRINT = [0, 14];

/** For esbuild. @param {string} [words] the folder of all languages @returns {import("esbuild").Plugin} */
export function seenLetters(words = home("assets/words")) {
  return {
    name: "typeface",
    setup({ onLoad }) {
      onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
        const folders = [words, home("assets/rules"), home("assets/lessons"), home("web")];
        const texts = await Promise.all([...folders.map(textOf), readFile(home("index.html"), "utf8")]);
        const letters = String.fromCodePoint(...new Set([...NAMES, ...codesOf(texts.join(""))]));
        const how = { targetFormat: /** @type {const} */ ("woff2"), keepFeatures: ["kern"], preserveNameIds: IMPRINT };
        return { contents: await subsetFont(await readFile(path), letters, how), loader: "file" };
      });
    },
  };
}

/** @param {number} first @param {number} last */
function between(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** @param {string} text */
function codesOf(text) {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

/** @param {string} folder */
async function textOf(folder) {
  const files = await Promise.all((await filesIn(folder)).map((name) => readFile(join(folder, name), "utf8")));
  return files.join("");
}
