// What the page lends to its workers (lending.js): it begins to fetch it long before a worker is there to ask.

/** @param {"wasm" | "memory" | "parts"} what @returns {Promise<any>} nothing if the page has none */
function borrowed(what) {
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

/** Pyodide's machine code, compiled once for all workers. @returns {Promise<WebAssembly.Module | undefined>} */
export const borrowedWasm = () => borrowed("wasm");

/** The snapshot, as it is kept. @returns {Promise<ArrayBuffer | undefined>} */
export const borrowedMemory = () => borrowed("memory");

/**
 * Pyodide compiles some small modules of its own at every start, always the same. A browser that compiles one thing after
 * the other (WebKit, on few cores) would have them wait for whatever it still makes faster of another worker: those that
 * another worker has compiled are borrowed, too.
 */
export async function borrowParts() {
  /** @type {Map<string, WebAssembly.Module>} */
  const parts = (await borrowed("parts")) ?? new Map();
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
