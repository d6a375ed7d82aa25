// Python with the engine in it.
/** @import {PyodideAPI} from "pyodide" */
import { file, unpacked } from "./files.mjs";

/** What the build says of Pyodide: its folder, from this file; its version; its list of packages, which is empty. @type {{folder: string, version: string, lock: string}} */
const PYODIDE = /** @type {any} */ (globalThis).TROOP_PYODIDE;
const FOLDER = new URL(PYODIDE.folder, import.meta.url).href;

export const { version } = PYODIDE;

/** @param {object} options of loadPyodide() @returns {Promise<PyodideAPI>} */
export async function startPython(options) {
  const bundle = unpacked(new URL("bundle.gz", import.meta.url).href);
  const library = unpacked(`${FOLDER}python_stdlib.zip.gz`);
  const python = await load(options, new Map([["python_stdlib.zip", library.then((bytes) => new Response(bytes))]]));
  python.FS.writeFile("/bundle", await bundle);
  python.runPython(OPEN);
  python.FS.unlink("/bundle");
  return python;
}

const OPEN = `
import marshal
opener, modules = marshal.loads(open("/bundle", "rb").read())
exec(opener, {"modules": modules})
del marshal, opener, modules
`;

/**
 * Pyodide fetches its parts one after the other: here they come all at once.
 * @param {object} options @param {Map<string, Promise<Response>>} files what it is to get instead of files of its folder
 * @returns {Promise<PyodideAPI>}
 */
async function load(options, files) {
  const { fetch } = self;
  const wasm = "pyodide.asm.wasm";
  const parts = new Map([...files, [wasm, file(FOLDER + wasm)]]);
  const modules = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(FOLDER + name));
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(modules);
  self.fetch = (asked, how) => parts.get(String(asked).replace(FOLDER, "")) ?? fetch(asked, how);
  const ours = { indexURL: FOLDER, lockFileContents: PYODIDE.lock, createPyodideModule };
  try {
    return await loadPyodide({ ...options, ...ours });
  } finally {
    self.fetch = fetch;
  }
}
