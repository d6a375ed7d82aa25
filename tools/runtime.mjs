// Adds Python to the site: Pyodide, PyScript and the engine as bytecode, each in a folder named after its hash.
// Third-party code comes from package managers and is never committed.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { PACKING, packBytecode } from "./bytecode.mjs";
import { copyFiles, filesIn, home, moveByHash } from "./files.mjs";
import { gzipped } from "./packs.mjs";
import { python } from "./python.mjs";
import { trimmed } from "./trim.mjs";

const PYODIDE = home("node_modules/pyodide");
const PYSCRIPT = home("node_modules/@pyscript/core");
/** Where the engine's wheel is built. */
export const WHEELS = home("build/wheels");
const PACKED = home("build/bytecode");
const TRIMMED = home("build/pyodide");
// The PyScript modules that a page with a worker needs; the others are for editors, terminals, games and archives.
const USED = /^(core|error).*\.js$/;

/**
 * @param {string} out the site's folder
 * @param {{script?: string}} [how] another Python file for the worker
 * @returns {Promise<Omit<import("../web/engine/engine.js").SiteAssets, "rules">>} for engine.js, as relative URLs
 */
export async function buildRuntime(out, { script = home("py/troop/worker.py") } = {}) {
  await packPython();
  await trimPyodide();
  const assets = join(out, "assets");
  const runtime = await moveByHash(await pyodideFolder(out), join(assets, "runtime"));
  const pyscript = await moveByHash(await pyscriptFolder(out), join(assets, "pyscript"));
  const engine = await moveByHash(await engineFolder(out, runtime, script), join(assets, "engine"));
  const scripts = (await readdir(join(assets, "pyscript", pyscript))).map(
    (name) => `./assets/pyscript/${pyscript}/${name}`,
  );
  return {
    pyscript: `./assets/pyscript/${pyscript}/core.js`,
    parts: scripts,
    config: { ...configuration(), interpreter: `./assets/engine/${engine}/interpreter.mjs` },
    engine: `./assets/engine/${engine}/`,
    wasm: `./assets/runtime/${runtime}/pyodide.asm.wasm`,
  };
}

/** PyScript's configuration, which becomes part of the page. */
function configuration() {
  const read = "import json, sys, tomllib; print(json.dumps(tomllib.loads(sys.stdin.read())))";
  return JSON.parse(python(["-c", read], readFileSync(home("pyscript.toml"), "utf8")));
}

/** The library and the engine as bytecode, rebuilt only if the inputs have changed. */
async function packPython() {
  const wheel = await buildWheel();
  const opener = home("web/engine/worker/sitecustomize.py");
  await filledAnew(PACKED, [wheel, opener, ...PACKING], async () => {
    const summary = await packBytecode({ wheel, scripts: join(PYSCRIPT, "src/stdlib"), opener, out: PACKED });
    console.log(`bytecode: ${summary}`);
  });
}

/** Pyodide without unused code. */
async function trimPyodide() {
  const [script, wasm] = [join(PYODIDE, "pyodide.asm.mjs"), join(PYODIDE, "pyodide.asm.wasm")];
  const users = [join(PYODIDE, "pyodide.mjs"), ...(await pyscriptFiles()).map((name) => join(PYSCRIPT, "dist", name))];
  await filledAnew(TRIMMED, [home("tools/trim.mjs")], async () => {
    const made = await trimmed(script, wasm, users);
    await mkdir(TRIMMED, { recursive: true });
    await writeFile(join(TRIMMED, "pyodide.asm.mjs"), made.script);
    await writeFile(join(TRIMMED, "pyodide.asm.wasm"), made.wasm);
  });
}

/**
 * Fill a folder again only if its inputs or the dependencies have changed.
 * @param {string} folder
 * @param {string[]} inputs
 * @param {() => Promise<void>} fill
 */
async function filledAnew(folder, inputs, fill) {
  const hash = createHash("sha256");
  for (const input of [...inputs, home("package-lock.json")]) hash.update(await readFile(input));
  const stamp = hash.digest("hex");
  if ((await readFile(join(folder, "stamp"), "utf8").catch(() => "")) === stamp) return;
  await rm(folder, { recursive: true, force: true });
  await fill();
  await writeFile(join(folder, "stamp"), stamp);
}

/** @returns {Promise<string>} its path */
async function buildWheel() {
  await mkdir(WHEELS, { recursive: true });
  const built = async () => (await readdir(WHEELS)).filter((name) => name.startsWith("troop-"));
  for (const old of await built()) await rm(join(WHEELS, old));
  python(["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", WHEELS, home(".")]);
  return join(WHEELS, (await built())[0] ?? "");
}

/** @param {string} out */
async function pyodideFolder(out) {
  const folder = join(out, "pyodide");
  await copyFiles(PYODIDE, folder, ["pyodide.mjs"]);
  await copyFiles(TRIMMED, folder, ["pyodide.asm.mjs", "pyodide.asm.wasm"]);
  await copyFiles(PACKED, folder, ["python_stdlib.zip"]);
  await gzip("library", folder);
  return folder;
}

/** web/engine/worker/site-files.mjs unpacks it. @param {string} name @param {string} folder */
async function gzip(name, folder) {
  await writeFile(join(folder, `${name}.gz`), await gzipped(await readFile(join(PACKED, name))));
}

/** @param {string} out */
async function pyscriptFolder(out) {
  const folder = join(out, "pyscript");
  await copyFiles(join(PYSCRIPT, "dist"), folder, await pyscriptFiles());
  return folder;
}

async function pyscriptFiles() {
  return (await filesIn(join(PYSCRIPT, "dist"))).filter((name) => USED.test(name));
}

/** Our files for the worker. @param {string} out @param {string} runtime Pyodide's folder @param {string} script */
async function engineFolder(out, runtime, script) {
  const folder = join(out, "engine");
  const pyodide = `../../runtime/${runtime}/`;
  const { version } = JSON.parse(await readFile(join(PYODIDE, "package.json"), "utf8"));
  const { info } = JSON.parse(await readFile(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  const lock = { info, packages: {} };
  for (const name of ["interpreter", "make-snapshot"]) {
    await build({
      entryPoints: [home(`web/engine/worker/${name}.mjs`)],
      outfile: join(folder, `${name}.mjs`),
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      external: name === "make-snapshot" ? ["./interpreter.mjs"] : [],
      define: { "globalThis.TROOP_PYODIDE": JSON.stringify({ folder: pyodide, version, lock: JSON.stringify(lock) }) },
    });
  }
  await gzip("engine", folder);
  await gzip("late", folder);
  await cp(script, join(folder, "worker.py"));
  return folder;
}
