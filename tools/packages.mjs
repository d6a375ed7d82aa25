// Python packages from the registry, pinned with their hashes in tools/requirements.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { filledAnew, home } from "./files.mjs";
import { python } from "./python.mjs";

const PYODIDE = home("node_modules/pyodide");

/**
 * Download the wheels of a list of requirements, for the Python that Pyodide has.
 * @param {string} name of the list
 * @returns {Promise<string>} the folder with the wheels
 */
export async function downloadWheels(name) {
  const folder = home("build/wheels", name);
  const list = home("tools/requirements", `${name}.txt`);
  await filledAnew(folder, [list], async () => {
    await mkdir(folder, { recursive: true });
    const { python: version, abi_version: abi } = (await packageList()).info;
    const [major, minor] = version.split(".");
    const target = ["--python-version", `${major}.${minor}`, "--abi", `cp${major}${minor}`, "--abi", "none"];
    const platform = ["--platform", `pyemscripten_${abi}_wasm32`, "--only-binary=:all:"];
    const how = ["--quiet", "--disable-pip-version-check", "--require-hashes", "--no-deps", "-d", folder];
    python(["-m", "pip", "download", ...how, ...target, ...platform, "-r", list]);
  });
  return folder;
}

/** @returns {Promise<{info: Record<string, string>, packages: Record<string, object>}>} Pyodide's, with all packages */
async function packageList() {
  return JSON.parse(await readFile(join(PYODIDE, "pyodide-lock.json"), "utf8"));
}

/**
 * Pyodide's list of packages with micropip alone; its file has another hash in the registry than the stock list says.
 * @param {string} folder with micropip's wheel
 */
export async function listWithMicropip(folder) {
  const file_name = (await readdir(folder)).find((name) => name.startsWith("micropip-")) ?? "";
  const sum = createHash("sha256").update(await readFile(join(folder, file_name)));
  const { info, packages } = await packageList();
  return { info, packages: { micropip: { ...packages.micropip, file_name, sha256: sum.digest("hex") } } };
}
