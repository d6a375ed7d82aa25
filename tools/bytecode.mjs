// Packs the standard library and the engine as bytecode, inside the Pyodide that will run them (see bytecode.py).
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { loadPyodide } from "pyodide";
import { home } from "./files.mjs";

/** The script that does it, and its modules. */
export const PACKING = ["bytecode.py", "columns.py", "shorter.py", "shorthand.py", "unmarshal.py"].map((name) =>
  home("tools", name),
);

/**
 * @param {{wheel: string, scripts: string, opener: string, out: string}} places the engine's wheel, PyScript's Python files, the module that opens the bundles, and the output folder
 * @returns {Promise<string>} a summary for the console
 */
export async function packBytecode({ wheel, scripts, opener, out }) {
  const pyodide = await loadPyodide({ indexURL: home("node_modules/pyodide") });
  const { FS } = pyodide;
  FS.mkdir("/out");
  FS.writeFile("/wheel", await readFile(wheel));
  FS.writeFile("/opener", await readFile(opener));
  for (const name of await pythonFiles(scripts)) {
    FS.mkdirTree(dirname(`/scripts/${name}`));
    FS.writeFile(`/scripts/${name}`, await readFile(join(scripts, name)));
  }
  const [script = "", ...parts] = PACKING;
  for (const part of parts) FS.writeFile(basename(part), await readFile(part));
  pyodide.runPython(await readFile(script, "utf8"));
  const summary = pyodide.globals.get("main")("/wheel", "/scripts", "/opener", "/out");
  await mkdir(out, { recursive: true });
  for (const name of FS.readdir("/out").filter((/** @type {string} */ name) => !name.startsWith("."))) {
    await writeFile(join(out, name), FS.readFile(`/out/${name}`));
  }
  return summary;
}

/** @param {string} folder */
async function pythonFiles(folder) {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".py"));
}
