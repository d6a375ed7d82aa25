// Python with the engine in it: its memory restored as this browser has kept it, or started in the ordinary way.
/** @import {PyodideAPI} from "pyodide" */
import { borrowedMemory, borrowedWasm, borrowParts } from "./borrowed.mjs";
import { assembled } from "./columns.mjs";
import { unpacked, used } from "./files.mjs";
import { dropSnapshot } from "./kept.mjs";
import { swollen } from "./sparse.mjs";

/** What the build says of Pyodide: its folder, from this file; its version; its list of packages, which is empty. @type {{folder: string, version: string, lock: string}} */
const PYODIDE = /** @type {any} */ (globalThis).TROOP_PYODIDE;
const FOLDER = new URL(PYODIDE.folder, import.meta.url).href;
const FIRST_MODULES = `${FOLDER}python_stdlib.zip`;
const ENGINE = new URL("engine.gz", import.meta.url).href;
const LATE = new URL("late.gz", import.meta.url).href;
/** How archives begin: "PK". */
const ZIP = 0x504b;
/** A restored Python that is not there by then is stuck. */
const RESTORE_WITHIN = 15_000;

export const { version } = PYODIDE;
/** The address that this build's snapshot is kept under. */
export const SNAPSHOT = new URL("snapshot", import.meta.url).href;

/** What every start needs is asked for before PyScript asks for Python. */
const pyodide = Promise.all([
  borrowParts().then(() => import(`${FOLDER}pyodide.mjs`)),
  import(`${FOLDER}pyodide.asm.mjs`),
  used(FIRST_MODULES, archive),
  borrowedWasm(),
]);
pyodide.catch(() => {}); // who awaits it is told

/** @param {object} options of loadPyodide() @returns {Promise<{python: PyodideAPI, restored: boolean}>} */
export async function startPython(options) {
  const python = await restore(options);
  return { python: python ?? (await ordinaryPython(options)), restored: python !== undefined };
}

/** @param {object} options @returns {Promise<PyodideAPI | undefined>} */
async function restore(options) {
  try {
    const kept = await borrowedMemory();
    return kept && (await within(RESTORE_WITHIN, restoredPython(options, swollen(kept))));
  } catch (error) {
    console.warn("The snapshot does not fit and is dropped.", error);
    await dropSnapshot(SNAPSHOT);
    return undefined;
  }
}

/** Its modules come in bundles, which sitecustomize.py opens. @param {object} options @returns {Promise<PyodideAPI>} */
export async function ordinaryPython(options) {
  // Put together as soon as they are there: most often Python is not, yet.
  const [library, engine] = [`${FOLDER}library.gz`, ENGINE].map((url) => unpacked(url).then(assembled));
  const bundles = { library, engine, late: unpacked(LATE) };
  /** @param {PyodideAPI["FS"]} FS */
  const fsInit = async (FS) => {
    FS.mkdir("/bundles");
    for (const [name, bytes] of Object.entries(bundles)) FS.writeFile(`/bundles/${name}`, await bytes);
  };
  // Pyodide goes on without what it does not get, and is silent then.
  const [python] = await Promise.all([load({ ...options, fsInit }), ...Object.values(bundles)]);
  return python;
}

/** All modules are in its memory. @param {object} options @param {Uint8Array} memory */
async function restoredPython(options, memory) {
  const python = await load({ ...options, _loadSnapshot: memory });
  // Pyodide keeps what it was started with: thirty million bytes, which nobody needs any more, are taken out of its hands.
  structuredClone(memory.buffer, { transfer: [memory.buffer] });
  python.runPython("import random; random.seed(); del random"); // or every start would throw the same dice
  return python;
}

/** @param {object} options @returns {Promise<PyodideAPI>} */
async function load(options) {
  const [{ loadPyodide }, { default: createPyodideModule }, modules, wasm] = await pyodide;
  const giveBack = replaceFetch(wasm, modules);
  try {
    const ours = { indexURL: FOLDER, lockFileContents: PYODIDE.lock, createPyodideModule };
    return await loadPyodide({ ...options, ...ours });
  } finally {
    giveBack();
  }
}

/** @param {Response} response */
async function archive(response) {
  const bytes = await response.arrayBuffer();
  if (!bytes.byteLength || new DataView(bytes).getUint16(0) !== ZIP) throw new Error("it is no archive");
  return bytes;
}

/**
 * Pyodide would fetch and compile what is compiled already, and fetch its first modules without looking at them.
 * @param {WebAssembly.Module | undefined} module @param {ArrayBuffer} modules @returns {() => void} puts all back as it was
 */
function replaceFetch(module, modules) {
  if (!module) throw new Error("there is no machine code");
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
    const timer = setTimeout(() => reject(new Error("it is stuck")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
