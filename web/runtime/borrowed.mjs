/** Pyodide's machine code, compiled by the page for all its workers (lending.js). @returns {Promise<WebAssembly.Module | undefined>} nothing if the page has none */
export function borrowedWasm() {
  const { port1, port2 } = new MessageChannel();
  self.postMessage({ wants: "wasm" }, { transfer: [port2] });
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    port1.onmessageerror = () => resolve(undefined);
  });
}
