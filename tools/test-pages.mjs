// Builds the test pages in e2e/pages from the same parts as the real page: HTML, a script, and a Python file for the
// worker.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { home } from "./files.mjs";
import { buildRuntime } from "./runtime.mjs";

/**
 * Build e2e/pages/NAME/ into build/NAME/.
 * @param {string} name
 * @param {{change?: (page: string) => string, extras?: import("./runtime.mjs").Extras, out?: string}} [how] `change` fills in the rest of the page
 * @returns {Promise<string>} the output folder
 */
export async function buildTestPage(
  name,
  { change = (page) => page, extras, out = home("build", `${name}-page`) } = {},
) {
  const from = home("e2e/pages", name);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const places = await buildRuntime(out, { script: join(from, `${name}.py`), extras });
  const page = (await readFile(join(from, `${name}.html`), "utf8")).replace(
    "<!-- assets -->",
    JSON.stringify(places).replaceAll('"', "&quot;"),
  );
  await writeFile(join(out, "index.html"), change(page));
  await build({ entryPoints: [join(from, `${name}.js`)], outdir: out, bundle: true, format: "esm", target: "es2022" });
  return out;
}
