// A worker that starts Python, imports all modules and stores a snapshot of its memory for the next start.
import { SNAPSHOT, saveSnapshot, startFreshPython } from "./interpreter.mjs"; // external: the page has already loaded this file

try {
  const python = await startFreshPython({ _makeSnapshot: true });
  python.runPython("import sys; sys.meta_path[0].import_all(); del sys");
  await saveSnapshot(SNAPSHOT, /** @type {any} */ (python).makeMemorySnapshot());
} catch (error) {
  console.warn("Cannot make or store a snapshot.", error);
}
self.postMessage("done");
