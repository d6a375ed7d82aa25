// Runs python_zips.py in the Pyodide that will import the zips.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { loadPyodide } from "pyodide";
import { home } from "./files.mjs";

export const SCRIPT = home("tools/python_zips.py");

/**
 * @param {{wheel: string, scripts: string, out: string}} places the engine's wheel, the folder with PyScript's Python, and the output folder
 * @returns {Promise<string>} a summary for the console
 */
export async function zipPython({ wheel, scripts, out }) {
  // Without columns in tracebacks; the lines stay.
  const pyodide = await loadPyodide({ indexURL: home("node_modules/pyodide"), env: { PYTHONNODEBUGRANGES: "1" } });
  pyodide.mountNodeFS("/scripts", scripts);
  pyodide.FS.writeFile("/wheel", await readFile(wheel));
  pyodide.FS.mkdir("/out");
  pyodide.runPython(await readFile(SCRIPT, "utf8"));
  const summary = pyodide.globals.get("main")("/wheel", "/scripts", "/out");
  await mkdir(out, { recursive: true });
  for (const name of ["python_stdlib.zip", "troop.zip"]) {
    // Static hosts do not compress archives.
    await writeFile(join(out, `${name}.gz`), await promisify(gzip)(pyodide.FS.readFile(`/out/${name}`), { level: 9 }));
  }
  return summary;
}
