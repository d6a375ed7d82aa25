// Builds the service worker with the list of all files of the site, so it must run last.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { getManifest } from "workbox-build";
import { home } from "./files.mjs";

/** Not cached: files that no visit needs. */
const NOT_KEPT = [
  ...["sw.js", "**/*.map", "assets/icons/*.png", "**/*.whl", "web/boot/unsupported-browser.js"],
  "assets/on-demand/**", // web/service-worker.js keeps it once it was loaded
];
/** Files with a hash in their name or folder need no revision and may come from the browser's cache. */
const BY_HASH = /\/[0-9a-f]{10}\/|-[A-Z0-9]{8}\./;

/** @param {string} out the site's folder */
export async function buildServiceWorker(out) {
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: out,
    globPatterns: ["**/*"],
    globIgnores: NOT_KEPT,
    dontCacheBustURLsMatching: BY_HASH,
    modifyURLPrefix: { "index.html": "./" },
    maximumFileSizeToCacheInBytes: 20_000_000,
    manifestTransforms: [
      async (manifest) => ({ manifest: await Promise.all(manifest.map((entry) => summed(out, entry))) }),
    ],
  });
  if (warnings.length) throw new Error(warnings.join("\n"));
  await build({
    entryPoints: [home("web/service-worker.js")],
    outfile: join(out, "sw.js"),
    bundle: true,
    minify: true,
    format: "iife",
    define: { "process.env.NODE_ENV": '"production"', "self.__WB_MANIFEST": JSON.stringify(manifestEntries) },
  });
  return { files: manifestEntries.length, size };
}

/**
 * With integrity hashes: damaged files are not cached, and missing ones are fetched again.
 * @template {{url: string}} T
 * @param {string} out
 * @param {T} entry
 */
async function summed(out, entry) {
  const bytes = await readFile(join(out, entry.url === "./" ? "index.html" : entry.url));
  return { ...entry, integrity: `sha256-${createHash("sha256").update(bytes).digest("base64")}` };
}
