// Builds a page as others would write it (e2e/pages/wheel): stock PyScript and Pyodide, with micropip installing the
// engine's wheel.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyFiles, filesIn, home } from "./files.mjs";
import { downloadWheels, listWithMicropip } from "./packages.mjs";

const PYODIDE = home("node_modules/pyodide");
const PYSCRIPT = home("node_modules/@pyscript/core/dist");

/** @param {string} wheel URL of the wheel for the page @returns {Promise<string>} the output folder */
export async function buildWheelPage(wheel) {
  const folder = home("build/wheel-page");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyFiles(PYODIDE, folder, ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]);
  const scripts = (await filesIn(PYSCRIPT)).filter((name) => name.endsWith(".js"));
  await copyFiles(PYSCRIPT, folder, scripts);
  const wheels = await downloadWheels("page");
  await cp(wheels, folder, { recursive: true });
  await writeFile(join(folder, "pyodide-lock.json"), JSON.stringify(await listWithMicropip(wheels)));
  await cp(home("e2e/pages/wheel/play.py"), join(folder, "play.py"));
  const page = await readFile(home("e2e/pages/wheel/index.html"), "utf8");
  await writeFile(join(folder, "index.html"), page.replace("<!-- wheel -->", wheel));
  return folder;
}
