// Every file in assets/words is a language: adding a file adds a language.
import { basename } from "node:path";
import { filesEnding, wordsIn } from "./content.mjs";
import { home } from "./files.mjs";

/** @param {string} [folder] @returns {Promise<string[]>} language tags such as `en` */
export async function languagesIn(folder = home("assets/words")) {
  return (await filesEnding(folder, ".ftl")).map((file) => basename(file, ".ftl"));
}

/**
 * Lets the page import `troop:languages`: the tags, and each message in all languages.
 * @param {string} [folder]
 * @returns {import("esbuild").Plugin}
 */
export function wordsOf(folder = home("assets/words")) {
  return {
    name: "languages",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^troop:languages$/ }, ({ path }) => ({ path, namespace: "troop" }));
      onLoad({ filter: /./, namespace: "troop" }, async () => {
        const tags = await languagesIn(folder);
        const files = await Promise.all(tags.map((tag) => wordsIn(tag, folder)));
        return { contents: JSON.stringify({ tags, texts: together(files.map(messagesIn)) }), loader: "json" };
      });
    },
  };
}

/** The messages of a file by id. @param {string} file @returns {Map<string, string>} */
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

/**
 * Group the translations of each message: ids appear only once, and it compresses well.
 * @param {Map<string, string>[]} languages
 */
function together(languages) {
  const ids = new Set(languages.flatMap((messages) => [...messages.keys()]));
  return Object.fromEntries([...ids].map((id) => [id, languages.map((messages) => messages.get(id) ?? null)]));
}
