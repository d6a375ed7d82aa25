// Installs Python packages with micropip. Nothing of this is loaded before it is first wanted; the service worker keeps
// it for offline use.
/** @import {PyodideAPI} from "pyodide" */
import { ON_DEMAND } from "./start-python.mjs";

/** @type {Promise<unknown> | undefined} */
let library;

/**
 * @param {PyodideAPI} python
 * @param {string[]} wheels URLs, on this site since the page's policy allows no other
 */
export async function installPackages(python, wheels) {
  library ??= useWholeLibrary(python).catch((error) => {
    library = undefined;
    throw error;
  });
  await library;
  await python.loadPackage("micropip");
  await python.pyimport("micropip").install(python.toPy(wheels));
}

/** Replace the trimmed standard library, in which micropip and packages would miss modules. @param {PyodideAPI} python */
async function useWholeLibrary(python) {
  const response = await fetch(`${ON_DEMAND}python_stdlib.zip`);
  if (!response.ok) throw new Error(`Cannot load the standard library: ${response.status}`);
  const [major, minor] = python.runPython("import sys; sys.version_info[:2]").toJs();
  python.FS.writeFile(`/lib/python${major}${minor}.zip`, new Uint8Array(await response.arrayBuffer()));
  python.runPython("import importlib; importlib.invalidate_caches()");
}
