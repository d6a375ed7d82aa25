// What is packed by the build, since static hosts send what they do not know as it is, and pack the rest less well.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipAsync } from "@gfx/zopfli";
import { home } from "./files.mjs";

const DONE = home("build/packed");

/** As gzip, which every browser unpacks. It takes seconds, so what has been packed once is kept. @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
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
 * Many texts as one file: they have much in common, and packed together they are a third smaller. web/pack.js reads it.
 * @param {string} out the site's folder @param {string} name @param {Record<string, unknown>} texts
 * @returns {Promise<string>} its place in the site
 */
export async function writePack(out, name, texts) {
  const packed = await gzipped(Buffer.from(JSON.stringify(texts)));
  const place = join("assets", name, createHash("sha256").update(packed).digest("hex").slice(0, 10));
  await mkdir(join(out, place), { recursive: true });
  await writeFile(join(out, place, `${name}.gz`), packed);
  return `./${place}/${name}.gz`;
}
