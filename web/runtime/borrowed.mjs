// What the page lends to its workers (lending.js): it begins to fetch it long before a worker is there to ask.

/** @param {"wasm" | "memory"} what @returns {Promise<any>} nothing if the page has none */
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
