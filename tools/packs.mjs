// Texts that the page loads on demand, all of a kind in one file: they have much in common and compress better together.
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * web/engine/content-pack.js reads it.
 * @param {string} out the site's folder
 * @param {string} name
 * @param {Record<string, unknown>} texts
 * @returns {Promise<string>} its URL in the site
 */
export async function writePack(out, name, texts) {
  const text = JSON.stringify(texts);
  const place = join("assets", name, createHash("sha256").update(text).digest("hex").slice(0, 10));
  await mkdir(join(out, place), { recursive: true });
  await writeFile(join(out, place, `${name}.json`), text);
  return `./${place}/${name}.json`;
}
