// File helpers for the build.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const HOME = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {...string} parts a path in the project */
export const home = (...parts) => join(HOME, ...parts);

/** @param {string} folder every file below it, as sorted relative paths */
export async function filesIn(folder) {
  const names = (await readdir(folder, { recursive: true })).sort();
  const files = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).isFile()));
  return names.filter((_, index) => files[index]);
}

/** @param {string} folder a short hash of its content */
export async function hashOf(folder) {
  const hash = createHash("sha256");
  for (const name of await filesIn(folder)) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest("hex").slice(0, 10);
}

/**
 * Move a folder into another under the hash of its content, so that it can be cached forever.
 * @param {string} folder
 * @param {string} into
 * @returns {Promise<string>} the hash
 */
export async function moveByHash(folder, into) {
  const name = await hashOf(folder);
  await mkdir(into, { recursive: true });
  await rename(folder, join(into, name));
  return name;
}

/** @param {string} from @param {string} to @param {string[]} names */
export async function copyFiles(from, to, names) {
  await mkdir(to, { recursive: true });
  await Promise.all(names.map((name) => cp(join(from, name), join(to, name))));
}

/**
 * Fill a folder again only if its inputs or the dependencies have changed.
 * @param {string} folder
 * @param {string[]} inputs
 * @param {() => Promise<void>} fill
 */
export async function filledAnew(folder, inputs, fill) {
  const hash = createHash("sha256");
  for (const input of [...inputs, home("package-lock.json")]) hash.update(await readFile(input));
  const stamp = hash.digest("hex");
  if ((await readFile(join(folder, "stamp"), "utf8").catch(() => "")) === stamp) return;
  await rm(folder, { recursive: true, force: true });
  await fill();
  await writeFile(join(folder, "stamp"), stamp);
}
