// Compresses what static hosts would send uncompressed or compress less well.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipAsync } from "@gfx/zopfli";
import { home } from "./files.mjs";

const DONE = home("build/packed");

/**
 * gzip with maximum compression. It takes seconds, so the result is cached.
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array>}
 */
export async function gzipped(bytes) {
  const file = join(DONE, createHash("sha256").update(bytes).digest("hex"));
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const packed = await gzipAsync(bytes, { numiterations: 5 });
  await mkdir(DONE, { recursive: true });
  await writeFile(file, packed);
  return packed;
}

/**
 * Many texts in one file: they have much in common and compress a third better together. web/engine/content-pack.js
 * reads it.
 * @param {string} out the site's folder
 * @param {string} name
 * @param {Record<string, unknown>} texts
 * @returns {Promise<string>} its URL in the site
 */
export async function writePack(out, name, texts) {
  const packed = await gzipped(Buffer.from(JSON.stringify(texts)));
  const place = join("assets", name, createHash("sha256").update(packed).digest("hex").slice(0, 10));
  await mkdir(join(out, place), { recursive: true });
  await writeFile(join(out, place, `${name}.gz`), packed);
  return `./${place}/${name}.gz`;
}
