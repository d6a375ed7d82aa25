// Builds the site into dist/: static files for any web host, under any path.
import { cp, mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { home } from "./files.mjs";
import { buildServiceWorker } from "./offline.mjs";
import { buildPage } from "./page.mjs";
import { buildRules } from "./rules.mjs";
import { buildRuntime, WHEELS } from "./runtime.mjs";

const out = home("dist");

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const places = { ...(await buildRuntime(out)), rules: await buildRules(out) };
await buildPage(out, places);
await cp(WHEELS, join(out, "assets/wheels"), { recursive: true }); // for other pages: see the README
await cp(home("assets/manifest.webmanifest"), join(out, "manifest.webmanifest"));
const { files, size } = await buildServiceWorker(out);
const page = await stat(join(out, "index.html"));
console.log(
  `dist: ${files} files, ${(size / 1e6).toFixed(1)} MB unpacked, first page ${Math.round(page.size / 1e3)} kB`,
);
