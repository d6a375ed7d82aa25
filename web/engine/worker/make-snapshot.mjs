// A worker that starts Python, imports the whole engine and stores a snapshot of its memory for the next start.
import { SNAPSHOT, saveSnapshot, startFreshPython } from "./interpreter.mjs"; // external: the page has already loaded this file

const IMPORT_ALL = `
import gc, importlib, pkgutil
import troop
for module in pkgutil.walk_packages(troop.__path__, "troop."):
    importlib.import_module(module.name)
del importlib, module, pkgutil, troop
gc.collect()
gc.freeze()
del gc
`;

try {
  const python = await startFreshPython({ _makeSnapshot: true });
  python.runPython(IMPORT_ALL);
  await saveSnapshot(SNAPSHOT, /** @type {any} */ (python).makeMemorySnapshot());
} catch (error) {
  console.warn("Cannot make or store a snapshot.", error);
}
self.postMessage("done");
