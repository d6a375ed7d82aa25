// Brings Python into the site: Pyodide, PyScript, micropip and the engine's wheel, all packed as bytecode, each folder
// under the hash of its content. Third-party code is fetched by the package managers and never committed.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { packBytecode } from "./bytecode.mjs";
import { copyFiles, filesIn, home, moveByHash } from "./files.mjs";
import { python } from "./python.mjs";

const PYODIDE = home("node_modules/pyodide");
const PYSCRIPT = home("node_modules/@pyscript/core");
const WHEELS = home("build/wheels");
const PACKED = home("build/bytecode");
// What a page with a worker asks of PyScript; its editor, terminal, games and archives are for other pages.
const USED = /^(core|error|toml|pyodide_graph).*\.js$/;

/**
 * @param {string} out the site's folder
 * @param {{script?: string}} [how] another Python file to run in the worker
 * @returns {Promise<Omit<import("../web/engine.js").Places, "rules">>} what engine.js needs to know, as relative URLs
 */
export async function buildRuntime(out, { script = home("py/troop/worker.py") } = {}) {
  const wheel = await packedWheels();
  const assets = join(out, "assets");
  const runtime = await moveByHash(await pyodideFolder(out), join(assets, "runtime"));
  const pyscript = await moveByHash(await pyscriptFolder(out), join(assets, "pyscript"));
  const engine = await moveByHash(await engineFolder(out, wheel, script), join(assets, "engine"));
  const config = (await readFile(home("pyscript.toml"), "utf8"))
    .replace("./assets/runtime/interpreter.mjs", `./assets/runtime/${runtime}/interpreter.mjs`)
    .replace("./assets/runtime/troop.whl", `./assets/engine/${engine}/${wheel}`);
  await writeFile(join(out, "pyscript.toml"), config);
  return {
    pyscript: `./assets/pyscript/${pyscript}/core.js`,
    script: `./assets/engine/${engine}/worker.py`,
    config: "./pyscript.toml",
  };
}

/** The engine's wheel and micropip as bytecode, made again only when what goes into them has changed. */
async function packedWheels() {
  const wheel = await buildWheel();
  const wheels = (await readdir(WHEELS)).filter((name) => name.endsWith(".whl"));
  const inputs = [...wheels.map((name) => join(WHEELS, name)), home("tools/bytecode.py"), home("package-lock.json")];
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(await readFile(input));
  const stamp = hash.digest("hex");
  const packed = await readFile(join(PACKED, "stamp"), "utf8").catch(() => "");
  if (packed !== stamp) {
    await rm(PACKED, { recursive: true, force: true });
    const scripts = join(PYSCRIPT, "src/stdlib");
    const told = await packBytecode({ wheels: inputs.slice(0, wheels.length), scripts, out: PACKED });
    await writeFile(join(PACKED, "stamp"), stamp);
    console.log(`bytecode: ${told}`);
  }
  return wheel;
}

async function buildWheel() {
  const built = async () => (await readdir(WHEELS)).filter((name) => name.startsWith("troop-"));
  for (const old of await built()) await rm(join(WHEELS, old));
  python(["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", WHEELS, home(".")]);
  return (await built())[0] ?? "";
}

/** @param {string} out */
async function pyodideFolder(out) {
  const folder = join(out, "pyodide");
  const micropip = (await readdir(PACKED)).find((name) => name.startsWith("micropip")) ?? "";
  await copyFiles(PYODIDE, folder, ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]);
  await copyFiles(PACKED, folder, ["python_stdlib.zip", micropip]);
  const source = await readFile(home("web/runtime/interpreter.mjs"), "utf8");
  await writeFile(join(folder, "interpreter.mjs"), (await transform(source, { minify: true })).code);
  await writeFile(join(folder, "pyodide-lock.json"), JSON.stringify(await lockFor(join(folder, micropip), micropip)));
  return folder;
}

/**
 * Pyodide's list of packages, with micropip alone: the rest of the stock list is for packages that are not here.
 * @param {string} path @param {string} micropip
 */
async function lockFor(path, micropip) {
  const stock = JSON.parse(await readFile(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  const sha256 = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  const entry = {
    ...stock.packages.micropip,
    file_name: micropip,
    sha256,
    depends: [],
    version: micropip.split("-")[1],
  };
  return { info: stock.info, packages: { micropip: entry } };
}

/** @param {string} out */
async function pyscriptFolder(out) {
  const folder = join(out, "pyscript");
  const names = (await filesIn(join(PYSCRIPT, "dist"))).filter((name) => USED.test(name));
  await copyFiles(join(PYSCRIPT, "dist"), folder, names);
  return folder;
}

/** @param {string} out @param {string} wheel @param {string} script */
async function engineFolder(out, wheel, script) {
  const folder = join(out, "engine");
  await mkdir(folder, { recursive: true });
  await copyFiles(PACKED, folder, [wheel]);
  await cp(script, join(folder, "worker.py"));
  return folder;
}
