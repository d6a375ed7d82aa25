// Subsets the typeface to the letters of our texts and those common in names.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { filesEnding, gameContent } from "./content.mjs";
import { filesIn, home } from "./files.mjs";

/** ASCII, Latin-1 and Latin Extended-A. */
const NAMES = [...between(0x20, 0x7e), ...between(0xc0, 0x17f)];
/** Keep author and licence in the font. */
const IMPRINT = [0, 14];

/** An esbuild plugin. @param {string} [words] the folder of all languages @returns {import("esbuild").Plugin} */
export function seenLetters(words = home("assets/words")) {
  return {
    name: "typeface",
    setup({ onLoad }) {
      onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
        const texts = await Promise.all([
          textOf(words),
          contentText(),
          textOf(home("web")),
          readFile(home("index.html"), "utf8"),
        ]);
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

/** All messages of the games. */
async function contentText() {
  const folders = Object.values(await gameContent());
  const kinds = { words: ".ftl", rules: ".md", lessons: ".toml" };
  const lists = folders.flatMap((folder) =>
    Object.entries(kinds).map(([kind, ending]) => filesEnding(join(folder, kind), ending)),
  );
  const files = (await Promise.all(lists)).flat();
  return (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("");
}

/** @param {string} folder */
async function textOf(folder) {
  const files = await Promise.all((await filesIn(folder)).map((name) => readFile(join(folder, name), "utf8")));
  return files.join("");
}
