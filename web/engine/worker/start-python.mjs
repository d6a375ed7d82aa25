// Starts Python with the engine: from the stored snapshot if there is one, or else from the bundles.
/** @import {PyodideAPI} from "pyodide" */

import { unpackColumns } from "./columns.mjs";
import { requestSnapshot, requestWasm, reuseCompiledParts } from "./from-page.mjs";
import { fetchAndUse, fetchUnpacked } from "./site-files.mjs";
import { dropSnapshot } from "./snapshot-store.mjs";
import { unpackSparse } from "./sparse-memory.mjs";

/**
 * Set by the build: Pyodide's folder, its version, and its (empty) lock file.
 * @type {{folder: string, version: string, lock: string}}
 */
const PYODIDE = /** @type {any} */ (globalThis).TROOP_PYODIDE;
const FOLDER = new URL(PYODIDE.folder, import.meta.url).href;
const FIRST_MODULES = `${FOLDER}python_stdlib.zip`;
const ENGINE = new URL("engine.gz", import.meta.url).href;
const LATE = new URL("late.gz", import.meta.url).href;
/** The first bytes of a zip file: "PK". */
const ZIP = 0x504b;
/** Milliseconds after which a restore is considered stuck. */
const RESTORE_WITHIN = 15_000;

export const { version } = PYODIDE;
/** The URL under which this build's snapshot is stored. */
export const SNAPSHOT = new URL("snapshot", import.meta.url).href;

/** Load what every start needs before PyScript asks for it. */
const pyodide = Promise.all([
  reuseCompiledParts().then(() => import(`${FOLDER}pyodide.mjs`)),
  import(`${FOLDER}pyodide.asm.mjs`),
  fetchAndUse(FIRST_MODULES, archive),
  requestWasm(),
]);
pyodide.catch(() => {}); // errors are reported where it is awaited

/** @param {object} options of loadPyodide() @returns {Promise<{python: PyodideAPI, restored: boolean}>} */
export async function startPython(options) {
  const python = await restore(options);
  return { python: python ?? (await startFreshPython(options)), restored: python !== undefined };
}

/** @param {object} options @returns {Promise<PyodideAPI | undefined>} */
async function restore(options) {
  try {
    const kept = await requestSnapshot();
    return kept && (await within(RESTORE_WITHIN, restoredPython(options, unpackSparse(kept))));
  } catch (error) {
    console.warn("Cannot restore the snapshot; it is dropped.", error);
    await dropSnapshot(SNAPSHOT);
    return undefined;
  }
}

/**
 * Start Python from the bundles, which sitecustomize.py opens.
 * @param {object} options
 * @returns {Promise<PyodideAPI>}
 */
export async function startFreshPython(options) {
  // unpacked while Python is still loading
  const [library, engine] = [`${FOLDER}library.gz`, ENGINE].map((url) => fetchUnpacked(url).then(unpackColumns));
  const bundles = { library, engine, late: fetchUnpacked(LATE) };
  /** @param {PyodideAPI["FS"]} FS */
  const fsInit = async (FS) => {
    FS.mkdir("/bundles");
    for (const [name, bytes] of Object.entries(bundles)) FS.writeFile(`/bundles/${name}`, await bytes);
  };
  // Pyodide ignores errors here.
  const [python] = await Promise.all([load({ ...options, fsInit }), ...Object.values(bundles)]);
  return python;
}

/** Start Python from a snapshot, with all modules imported. @param {object} options @param {Uint8Array} memory */
async function restoredPython(options, memory) {
  const python = await load({ ...options, _loadSnapshot: memory });
  // Pyodide keeps a reference to the snapshot: detach its thirty million bytes.
  structuredClone(memory.buffer, { transfer: [memory.buffer] });
  python.runPython("import random; random.seed(); del random"); // otherwise every start would throw the same dice
  return python;
}

/** @param {object} options @returns {Promise<PyodideAPI>} */
async function load(options) {
  const [{ loadPyodide }, { default: createPyodideModule }, modules, wasm] = await pyodide;
  const restore = replaceFetch(wasm, modules);
  try {
    const ours = { indexURL: FOLDER, lockFileContents: PYODIDE.lock, createPyodideModule };
    return await loadPyodide({ ...options, ...ours });
  } finally {
    restore();
  }
}

/** @param {Response} response */
async function archive(response) {
  const bytes = await response.arrayBuffer();
  if (!bytes.byteLength || new DataView(bytes).getUint16(0) !== ZIP) throw new Error("Not a zip file.");
  return bytes;
}

/**
 * Let Pyodide use what is loaded and compiled already.
 * @param {WebAssembly.Module | undefined} module
 * @param {ArrayBuffer} modules
 * @returns {() => void} undo
 */
function replaceFetch(module, modules) {
  if (!module) throw new Error("The WebAssembly module is missing.");
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (asked, how) => {
    if (String(asked) === `${FOLDER}pyodide.asm.wasm`) return new Response();
    return String(asked) === FIRST_MODULES ? new Response(modules) : fetch(asked, how);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * @template T
 * @param {number} milliseconds @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function within(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timed out.")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
