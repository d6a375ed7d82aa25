// A worker of its own, started when nobody waits for anything: starts Python as the page does, imports all there is, and
// keeps a snapshot of its memory for the next start. It says when it is done.
import { keepSnapshot, ordinaryPython, SNAPSHOT } from "./interpreter.mjs"; // a file of its own, which is here already

try {
  const python = await ordinaryPython({ _makeSnapshot: true });
  python.runPython("import sys; sys.meta_path[0].import_all(); del sys");
  await keepSnapshot(SNAPSHOT, /** @type {any} */ (python).makeMemorySnapshot());
} catch (error) {
  console.warn("No snapshot could be made or kept.", error);
}
self.postMessage("done");
