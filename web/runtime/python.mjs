// Python with the engine in it: its memory restored as this browser has kept it, or started in the ordinary way.
/** @import {PyodideAPI} from "pyodide" */
import { file, unpacked } from "./files.mjs";
import { dropSnapshot, keptSnapshot } from "./kept.mjs";

/** What the build says of Pyodide: its folder, from this file; its version; its list of packages, which is empty. @type {{folder: string, version: string, lock: string}} */
const PYODIDE = /** @type {any} */ (globalThis).TROOP_PYODIDE;
const FOLDER = new URL(PYODIDE.folder, import.meta.url).href;
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
/** A restored Python that is not there by then is stuck. */
const RESTORE_WITHIN = 15_000;

export const { version } = PYODIDE;
/** The address that this build's snapshot is kept under. */
export const SNAPSHOT = new URL("snapshot", import.meta.url).href;

/** @param {object} options of loadPyodide() @returns {Promise<{python: PyodideAPI, restored: boolean}>} */
export async function startPython(options) {
  const wasm = file(FOLDER + WASM);
  importPyodide();
  const python = await restore(options, wasm);
  return { python: python ?? (await ordinaryPython(options, wasm)), restored: python !== undefined };
}

/** @param {object} options @param {Promise<Response>} wasm @returns {Promise<PyodideAPI | undefined>} */
async function restore(options, wasm) {
  try {
    const memory = await keptSnapshot(SNAPSHOT);
    return memory && (await within(RESTORE_WITHIN, restoredPython(options, memory, wasm)));
  } catch (error) {
    console.warn("The snapshot does not fit and is dropped.", error);
    await dropSnapshot(SNAPSHOT);
    return undefined;
  }
}

/** @param {object} options @returns {Promise<PyodideAPI>} */
export async function ordinaryPython(options, wasm = file(FOLDER + WASM)) {
  const bundle = unpacked(new URL("bundle.gz", import.meta.url).href);
  const library = unpacked(`${FOLDER}${LIBRARY}.gz`).then((bytes) => new Response(bytes));
  const unread = wasm.then((response) => (response.bodyUsed ? file(FOLDER + WASM) : response));
  const python = await load(options, { [WASM]: unread, [LIBRARY]: library });
  python.FS.writeFile("/bundle", await bundle);
  python.runPython(OPEN);
  python.FS.unlink("/bundle");
  return python;
}

const OPEN = `
import marshal
opener, modules, library = marshal.loads(open("/bundle", "rb").read())
exec(opener, {"modules": modules, "library": library})
del marshal, opener, modules, library
`;

/** All modules are in its memory: it needs no library. @param {object} options @param {Uint8Array} memory @param {Promise<Response>} wasm */
async function restoredPython(options, memory, wasm) {
  const files = { [WASM]: wasm, [LIBRARY]: Promise.resolve(new Response("")) };
  const python = await load({ ...options, _loadSnapshot: memory }, files);
  python.runPython("import random; random.seed(); del random"); // or every start would throw the same dice
  return python;
}

/**
 * Pyodide fetches its parts one after the other: here they come all at once.
 * @param {object} options @param {Record<string, Promise<Response>>} files what it gets as files of its folder
 * @returns {Promise<PyodideAPI>}
 */
async function load(options, files) {
  const [{ loadPyodide }, { default: createPyodideModule }] = await importPyodide();
  const { fetch } = self;
  self.fetch = (asked, how) => files[String(asked).replace(FOLDER, "")] ?? fetch(asked, how);
  try {
    const ours = { indexURL: FOLDER, lockFileContents: PYODIDE.lock, createPyodideModule };
    return await loadPyodide({ ...options, ...ours });
  } finally {
    self.fetch = fetch;
  }
}

function importPyodide() {
  return Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(FOLDER + name)));
}

/**
 * @template T
 * @param {number} milliseconds @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function within(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("it is stuck")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
