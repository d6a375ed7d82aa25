// Every file in assets/words is a language of the page: whoever adds a file has added a language.
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { home } from "./files.mjs";

/** @param {string} [folder] @returns {Promise<string[]>} the tags of all languages, such as `en` */
export async function languagesIn(folder = home("assets/words")) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ftl"));
  return names.map((name) => basename(name, ".ftl")).sort();
}

/** Lets the page import `troop:languages`: the tags of all of them, and by its id each message in each of them. @param {string} [folder] @returns {import("esbuild").Plugin} */
export function wordsOf(folder = home("assets/words")) {
  return {
    name: "languages",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^troop:languages$/ }, ({ path }) => ({ path, namespace: "troop" }));
      onLoad({ filter: /./, namespace: "troop" }, async () => {
        const tags = await languagesIn(folder);
        const files = await Promise.all(tags.map((tag) => readFile(join(folder, `${tag}.ftl`), "utf8")));
        return { contents: JSON.stringify({ tags, texts: together(files.map(messagesIn)) }), loader: "json" };
      });
    },
  };
}

/** By its id each message of a file, as it is written behind the sign of equality. @param {string} file @returns {Map<string, string>} */
function messagesIn(file) {
  const written = file.replace(/^#.*\n?/gm, "").replace(/^ {4}/gm, " ");
  const entries = written.split(/^(?=[a-zA-Z][\w-]* *=)/m).filter((entry) => entry.trim());
  return new Map(
    entries.map(
      (entry) =>
        /** @type {[string, string]} */ (
          entry
            .trim()
            .split(/ *= ?(.*)/s)
            .slice(0, 2)
        ),
    ),
  );
}

/** The same messages stand beside each other: so they are named once, and pack well. @param {Map<string, string>[]} languages */
function together(languages) {
  const ids = new Set(languages.flatMap((messages) => [...messages.keys()]));
  return Object.fromEntries([...ids].map((id) => [id, languages.map((messages) => messages.get(id) ?? null)]));
}
