// Builds the small site that proves the runtime (e2e/ground), from the same parts and under the same policy as the page.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { home } from "./files.mjs";
import { buildServiceWorker } from "./offline.mjs";
import { buildRuntime } from "./runtime.mjs";

export const GROUND = home("build/ground");

export async function buildGround() {
  await rm(GROUND, { recursive: true, force: true });
  await mkdir(GROUND, { recursive: true });
  const places = await buildRuntime(GROUND, { script: home("e2e/ground/ground.py") });
  const page = (await readFile(home("e2e/ground/ground.html"), "utf8"))
    .replace("<!-- policy -->", await policy())
    .replace("<!-- places -->", JSON.stringify(places).replaceAll('"', "&quot;"));
  await writeFile(join(GROUND, "index.html"), page);
  await build({
    entryPoints: [home("e2e/ground/ground.js")],
    outdir: GROUND,
    bundle: true,
    format: "esm",
    target: "es2022",
  });
  await buildServiceWorker(GROUND);
}

/** The page's own Content-Security-Policy: what is proved here must hold under it. */
async function policy() {
  const page = await readFile(home("index.html"), "utf8");
  const found = page.match(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/);
  if (!found) throw new Error("index.html has no Content-Security-Policy");
  return found[0];
}
