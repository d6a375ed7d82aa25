// Serves folders like a static host such as GitHub Pages: gzip for text, JavaScript and wasm, ten minutes of caching.
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".toml": "text/plain; charset=utf-8",
  ".py": "text/x-python; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".zip": "application/zip",
  ".gz": "application/gzip",
};
const PACKED = new Set([".html", ".js", ".mjs", ".css", ".json", ".webmanifest", ".toml", ".py", ".svg", ".wasm"]);

/**
 * @param {string | string[]} folders overlaid, the first one on top
 * @param {{port?: number, base?: string, headers?: Record<string, string>, onSent?: (path: string, bytes: number) => void}} [how] `base` is the site's sub-path; `headers` are added to every response; `onSent` is called with every response and the bytes sent
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serve(folders, { port = 0, base = "/", headers = {}, onSent = () => {} } = {}) {
  const roots = [folders].flat().map((folder) => resolve(folder));
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = await found(roots, base, path);
    if (!file) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      return;
    }
    if (request.headers["if-none-match"] === etag(file)) response.writeHead(304, { etag: etag(file) }).end();
    else send(file, request.headers["accept-encoding"] ?? "", response, (bytes) => onSent(path, bytes));
  });
  await new Promise((ready, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => ready(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${address.port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** @param {string[]} roots @param {string} base @param {string} path */
async function found(roots, base, path) {
  if (!path.startsWith(base)) return undefined;
  for (const root of roots) {
    const file = normalize(join(root, path.slice(base.length)));
    if (!file.startsWith(root)) return undefined;
    for (const candidate of [file, join(file, "index.html")]) {
      const info = await stat(candidate).catch(() => undefined);
      if (info?.isFile()) return { path: candidate, info };
    }
  }
  return undefined;
}

/** @typedef {{path: string, info: import("node:fs").Stats}} Found */

/** @param {Found} file */
function etag({ info }) {
  return `"${info.mtimeMs.toString(36)}-${info.size.toString(36)}"`;
}

/**
 * @param {Found} file
 * @param {string | string[]} accepted
 * @param {import("node:http").ServerResponse} response
 * @param {(bytes: number) => void} sent
 */
async function send(file, accepted, response, sent) {
  const extension = extname(file.path);
  const packs = PACKED.has(extension) && accepted.includes("gzip");
  const body = packs ? await packed(file) : await readFile(file.path);
  response.writeHead(200, {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "content-length": body.length,
    "cache-control": "max-age=600",
    etag: etag(file),
    ...(packs ? { "content-encoding": "gzip", vary: "accept-encoding" } : {}),
  });
  response.end(body, () => sent(body.length));
}

/** Compressed once and cached. @type {Map<string, Promise<Buffer>>} */
const kept = new Map();

/** @param {Found} file @returns {Promise<Buffer>} */
function packed(file) {
  const key = `${file.path} ${etag(file)}`;
  const found = kept.get(key) ?? readFile(file.path).then((bytes) => promisify(gzip)(bytes));
  kept.set(key, found);
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const port = Number(process.env.PORT ?? 8000);
  const { url } = await serve(process.argv[2] ?? "dist", { port }).catch(() => serve(process.argv[2] ?? "dist"));
  console.log(`\n  Troop is on the table: ${url}\n  Stop with Ctrl+C.\n`);
}
