// Builds a page as others would write it (e2e/pages/wheel): stock PyScript and Pyodide, with micropip installing the
// engine's wheel.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyFiles, filesIn, home } from "./files.mjs";
import { python } from "./python.mjs";

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
  await bringMicropip(folder);
  await cp(home("e2e/pages/wheel/play.py"), join(folder, "play.py"));
  const page = await readFile(home("e2e/pages/wheel/index.html"), "utf8");
  await writeFile(join(folder, "index.html"), page.replace("<!-- wheel -->", wheel));
  return folder;
}

/** With a package list that contains only micropip, with the hash from PyPI. @param {string} folder */
async function bringMicropip(folder) {
  const asked = [
    "--require-hashes",
    "-r",
    home("tools/requirements/page.txt"),
    "--no-deps",
    "--ignore-requires-python",
  ];
  python(["-m", "pip", "download", "--quiet", "--disable-pip-version-check", ...asked, "-d", folder]);
  const file_name = (await readdir(folder)).find((name) => name.startsWith("micropip-")) ?? "";
  const sum = createHash("sha256").update(await readFile(join(folder, file_name)));
  const { info, packages } = JSON.parse(await readFile(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  const micropip = { ...packages.micropip, file_name, sha256: sum.digest("hex") };
  await writeFile(join(folder, "pyodide-lock.json"), JSON.stringify({ info, packages: { micropip } }));
}
