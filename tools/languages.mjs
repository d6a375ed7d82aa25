// Every file in assets/words is a language of the page: whoever adds a file has added a language.
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { home } from "./files.mjs";

/** @param {string} [folder] @returns {Promise<string[]>} the tags of all languages, such as `en` */
export async function languagesIn(folder = home("assets/words")) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ftl"));
  return names.map((name) => basename(name, ".ftl")).sort();
}

/** Lets the page import `troop:languages`, the words of all of them. @param {string} [folder] @returns {import("esbuild").Plugin} */
export function wordsOf(folder = home("assets/words")) {
  return {
    name: "languages",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^troop:languages$/ }, ({ path }) => ({ path, namespace: "troop" }));
      onLoad({ filter: /./, namespace: "troop" }, async () => {
        const read = async (/** @type {string} */ tag) => [tag, await readFile(join(folder, `${tag}.ftl`), "utf8")];
        const texts = Object.fromEntries(await Promise.all((await languagesIn(folder)).map(read)));
        return { contents: JSON.stringify(texts), loader: "json" };
      });
    },
  };
}
