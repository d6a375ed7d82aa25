// Packs the standard library and the wheels as bytecode, inside the Pyodide that will run them (see bytecode.py).
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { loadPyodide } from "pyodide";
import { home } from "./files.mjs";

/**
 * @param {{wheels: string[], scripts: string, out: string}} places wheels to pack, a folder of further Python that
 *   will run in the page, and where to put `python_stdlib.zip`, `whole_stdlib.zip` and the packed wheels
 * @returns {Promise<string>} what was kept, for people
 */
export async function packBytecode({ wheels, scripts, out }) {
  const pyodide = await loadPyodide({ indexURL: home("node_modules/pyodide") });
  const { FS } = pyodide;
  for (const folder of ["/in", "/in/scripts", "/out"]) FS.mkdir(folder);
  for (const wheel of wheels) FS.writeFile(`/in/${basename(wheel)}`, await readFile(wheel));
  for (const name of await pythonFiles(scripts)) {
    FS.writeFile(`/in/scripts/${name.replaceAll("/", "_")}`, await readFile(join(scripts, name)));
  }
  pyodide.runPython(await readFile(new URL("./bytecode.py", import.meta.url), "utf8"));
  const main = pyodide.globals.get("main");
  const told = main(pyodide.toPy(wheels.map((wheel) => `/in/${basename(wheel)}`)), "/in/scripts", "/out");
  await mkdir(out, { recursive: true });
  for (const name of FS.readdir("/out").filter((/** @type {string} */ name) => !name.startsWith("."))) {
    await writeFile(join(out, name), FS.readFile(`/out/${name}`));
  }
  return told;
}

/** @param {string} folder */
async function pythonFiles(folder) {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".py"));
}
