// PyScript's interpreter: Pyodide, with what this site adds. It runs inside the worker.
/** @import {PyodideAPI} from "pyodide" */
import { keepSnapshot } from "./kept.mjs";
import { ordinaryPython, SNAPSHOT, startPython, version } from "./python.mjs";

export { keepSnapshot, ordinaryPython, SNAPSHOT, version };

// PyScript opens a database to keep packages in, and does not start where the browser denies it. Here the service worker
// keeps everything: PyScript gets a database with nothing in it.
Object.defineProperty(self, "indexedDB", { value: { open: () => answered(emptyDatabase()) } });

// The page is told when Python takes more memory: it never gives any of it back.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  const before = grow.call(this, pages);
  self.postMessage({ memory: this.buffer.byteLength });
  return before;
};

/** Milliseconds between signs of life: while something is fetched slowly, the page knows that it is not dead. */
const SIGN_EVERY = 1_000;

/** @param {object} options what PyScript asks for */
export async function loadPyodide(options) {
  reached("interpreter");
  const signs = setInterval(() => self.postMessage({ alive: true }), SIGN_EVERY);
  const { python: interpreter, restored } = await startPython(options)
    .catch((error) => {
      self.postMessage({ failed: String(error) }); // PyScript does not always tell
      throw error;
    })
    .finally(() => clearInterval(signs));
  // PyScript would register this by a hook that has to be evaluated from text; see engine.js.
  interpreter.registerJsModule("_pyscript", {
    fs: { ERROR: "storage permissions not granted", NAMESPACE: "@pyscript.fs" },
    interpreter,
  });
  Object.assign(self, { python: interpreter }); // for who looks into the worker: the bench asks how much memory it has
  reached(restored ? "restored" : "python");
  return withoutLibrary(interpreter);
}

/** PyScript brings its Python as text, which it writes into files and has compiled at every start: here it is in the bundle. @param {PyodideAPI} interpreter */
function withoutLibrary(interpreter) {
  const { runPythonAsync } = interpreter;
  interpreter.runPythonAsync = (code, options) =>
    runPythonAsync.call(interpreter, PYSCRIPT.test(code) ? "import pyscript" : code, options);
  return interpreter;
}

const PYSCRIPT = /^import os as _os\nfrom pathlib import Path as _Path\n[\s\S]*\nimport pyscript as _pyscript\n/;

/** @param {string} milestone */
function reached(milestone) {
  self.postMessage({ milestone });
}

function emptyDatabase() {
  const store = new Proxy({}, { get: () => () => answered([]) });
  return { objectStoreNames: ["entries"], transaction: () => ({ objectStore: () => store }), close() {} };
}

/** A request to a database that succeeds at once. @param {unknown} result */
function answered(result) {
  /** @type {{result: unknown, onsuccess?: (event: object) => void}} */
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}
