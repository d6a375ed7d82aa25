// PyScript's interpreter: Pyodide with this site's additions. Runs in the worker.
import { saveSnapshot } from "../memory-snapshot.mjs";
import { installPackages } from "./packages.mjs";
import { SNAPSHOT, startFreshPython, startPython, version } from "./start-python.mjs";

export { SNAPSHOT, saveSnapshot, startFreshPython, version };

// PyScript opens a database for packages and does not start where the browser denies that. The service worker stores
// all files here, so give PyScript an empty one.
Object.defineProperty(self, "indexedDB", { value: { open: () => answered(emptyDatabase()) } });

// Report growing memory to the page: Python never returns any.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  const before = grow.call(this, pages);
  self.postMessage({ memory: this.buffer.byteLength });
  return before;
};

/** Milliseconds between signs of life, so that the page can tell a slow download from a dead worker. */
const SIGN_EVERY = 1_000;

/** @param {object} options from PyScript */
export async function loadPyodide(options) {
  reached("interpreter");
  const signs = setInterval(() => self.postMessage({ alive: true }), SIGN_EVERY);
  const { python: interpreter, restored } = await startPython(options)
    .catch((error) => {
      self.postMessage({ failed: String(error) }); // PyScript does not always report it
      throw error;
    })
    .finally(() => clearInterval(signs));
  // PyScript would register this in a hook that needs eval; see engine.js.
  interpreter.registerJsModule("_pyscript", {
    fs: { ERROR: "storage permissions not granted", NAMESPACE: "@pyscript.fs" },
    interpreter,
  });
  // For worker.py.
  interpreter.registerJsModule("troop_worker", {
    install_packages: (/** @type {string[]} */ wheels) => installPackages(interpreter, wheels),
  });
  Object.assign(self, { python: interpreter }); // for the benchmarks, which read the memory size
  reached(restored ? "restored" : "python");
  return interpreter;
}

/** @param {string} milestone */
function reached(milestone) {
  self.postMessage({ milestone });
}

function emptyDatabase() {
  const store = new Proxy({}, { get: () => () => answered([]) });
  return { objectStoreNames: ["entries"], transaction: () => ({ objectStore: () => store }), close() {} };
}

/** An IndexedDB request that succeeds at once. @param {unknown} result */
function answered(result) {
  /** @type {{result: unknown, onsuccess?: (event: object) => void}} */
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}
