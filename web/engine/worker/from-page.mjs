// Asks the page for what it has prepared (wasm-cache.js), which it started to load long before the worker existed.

/** @param {"wasm" | "memory" | "parts"} what @returns {Promise<any>} undefined if the page has none */
function requestFromPage(what) {
  const { port1, port2 } = new MessageChannel();
  self.postMessage({ wants: what }, { transfer: [port2] });
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    port1.onmessageerror = () => resolve(undefined);
  });
}

/** Pyodide's WebAssembly, compiled once for all workers. @returns {Promise<WebAssembly.Module | undefined>} */
export const requestWasm = () => requestFromPage("wasm");

/** The stored snapshot. @returns {Promise<ArrayBuffer | undefined>} */
export const requestSnapshot = () => requestFromPage("memory");

/**
 * Pyodide compiles the same small modules at every start. A browser that compiles sequentially (WebKit, with few cores)
 * delays them while it still optimizes modules of another worker, so modules that another worker has compiled are
 * reused.
 */
export async function reuseCompiledParts() {
  /** @type {Map<string, WebAssembly.Module>} */
  const parts = (await requestFromPage("parts")) ?? new Map();
  const { Module } = WebAssembly;
  WebAssembly.Module = new Proxy(Module, {
    construct(_, [bytes]) {
      const name = String(bytes);
      const part = parts.get(name) ?? new Module(bytes);
      if (!parts.has(name)) self.postMessage({ part, name });
      return part;
    },
  });
  WebAssembly.compile = async (bytes) => new WebAssembly.Module(bytes);
}
