// Starts Python in a worker: Pyodide, with the trimmed standard library and the engine as zips of bytecode.
/** @import {PyodideAPI} from "pyodide" */
import { restoredPython } from "../memory-snapshot.mjs";
import { shareSmallModules, withCompiledWasm } from "../wasm-cache.mjs";
import { askPage } from "../worker-requests.mjs";
import { fetchAndUse, watchDownloads } from "./site-files.mjs";

/**
 * Set by the build: the folder of Pyodide and the library, that of files on demand, Pyodide's version, and its list of
 * packages.
 * @type {{runtime: string, onDemand: string, version: string, lock: string}}
 */
const BUILT = /** @type {any} */ (globalThis).TROOP_BUILT;
const RUNTIME = new URL(BUILT.runtime, import.meta.url).href;
/** Micropip, and Pyodide as published. */
export const ON_DEMAND = new URL(BUILT.onDemand, import.meta.url).href;
/** Where Python finds the engine. */
const ENGINE = "/lib/troop.zip";
/** The first bytes of a zip file ("PK"), and of WebAssembly. */
const [ZIP, WEBASSEMBLY] = [0x504b, 0x0061];
// Nearly all objects created at the start stay alive: collecting garbage would take a quarter of its time.
const PREPARE = `
import gc, sys
gc.set_threshold(50_000)
if "${ENGINE}" not in sys.path:
    sys.path.append("${ENGINE}")
del gc, sys
`;

export const { version } = BUILT;
/** The URL under which this build's snapshot is stored. */
export const SNAPSHOT = new URL("snapshot", import.meta.url).href;

watchDownloads((loaded) => self.postMessage({ loaded }));

/** Native packages need Pyodide as published. */
const pyodideFolder = askPage("native").then((native) => (native ? ON_DEMAND : RUNTIME));
/** Load what every start needs before PyScript asks for it. */
const files = Promise.all([
  shareSmallModules().then(() => import(`${RUNTIME}pyodide.mjs`)),
  fetchAndUse(`${RUNTIME}python_stdlib.zip.gz`, unzipped),
  fetchAndUse(new URL("troop.zip.gz", import.meta.url).href, unzipped),
  askPage("wasm"),
  pyodideFolder.then((folder) => import(`${folder}pyodide.asm.mjs`)),
]);
files.catch(() => {}); // errors are reported where it is awaited

/** @param {object} options of loadPyodide() @returns {Promise<{python: PyodideAPI, restored: boolean}>} */
export async function startPython(options) {
  const python = await restoredPython(SNAPSHOT, (more) => startFreshPython({ ...options, ...more }));
  return { python: python ?? (await startFreshPython(options)), restored: python !== undefined };
}

/** @param {object} options of loadPyodide() @returns {Promise<PyodideAPI>} */
export async function startFreshPython(options) {
  const [{ loadPyodide }, library, engine, module] = await files;
  const stdLibURL = URL.createObjectURL(new Blob([library]));
  const indexURL = await pyodideFolder;
  const ours = { indexURL, stdLibURL, lockFileContents: BUILT.lock, packageBaseUrl: ON_DEMAND };
  const wasm = `${indexURL}pyodide.asm.wasm`;
  const load = () => loadPyodide({ ...options, ...ours });
  const python = await (module ? withCompiledWasm(wasm, module, load) : Promise.race([load(), failure(wasm)]));
  URL.revokeObjectURL(stdLibURL);
  python.FS.writeFile(ENGINE, engine, { canOwn: true });
  python.runPython(PREPARE);
  return python;
}

/** The content of a compressed zip file. @param {Response} response */
async function unzipped({ body }) {
  const stream = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  const bytes = await new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  beginsWith(ZIP, bytes);
  return new Uint8Array(bytes);
}

/**
 * Pyodide waits forever for WebAssembly that does not arrive or is damaged.
 * @param {string} wasm
 * @returns {Promise<never>} rejected in that case
 */
async function failure(wasm) {
  beginsWith(WEBASSEMBLY, await (await fetch(wasm)).arrayBuffer());
  return new Promise(() => {});
}

/** @param {number} start @param {ArrayBuffer} bytes */
function beginsWith(start, bytes) {
  if (bytes.byteLength < 2 || new DataView(bytes).getUint16(0) !== start) throw new Error("A file is damaged.");
}
