// Small sites that tests open, made of the same parts as the page: a page, its script, a Python file for the worker.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { home } from "./files.mjs";
import { buildRuntime } from "./runtime.mjs";

/**
 * Builds e2e/NAME/ into build/NAME/.
 * @param {string} name
 * @param {(page: string) => string} [change] what is still to be filled into the page
 * @returns {Promise<string>} the folder
 */
export async function buildSmallSite(name, change = (page) => page) {
  const [from, out] = [home("e2e", name), home("build", name)];
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const places = await buildRuntime(out, { script: join(from, `${name}.py`) });
  const page = (await readFile(join(from, `${name}.html`), "utf8")).replace(
    "<!-- places -->",
    JSON.stringify(places).replaceAll('"', "&quot;"),
  );
  await writeFile(join(out, "index.html"), change(page));
  await build({ entryPoints: [join(from, `${name}.js`)], outdir: out, bundle: true, format: "esm", target: "es2022" });
  return out;
}
