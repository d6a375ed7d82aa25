// Adds Python to the site: Pyodide, PyScript and the engine, each in a folder named after its hash. Third-party code
// comes from package managers and is never committed. docs/runtime.md has the way of every file.
import { readFileSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { copyFiles, filesIn, filledAnew, home, moveByHash } from "./files.mjs";
import { downloadWheels, listWithMicropip } from "./packages.mjs";
import { python } from "./python.mjs";
import { SCRIPT, zipPython } from "./python-zips.mjs";
import { trim } from "./trim.mjs";

/**
 * What goes beyond Pyodide's and PyScript's documented options; the site works without each.
 * @typedef {object} Extras
 * @property {boolean} trimming leave out of Pyodide what is unused (tools/trim.mjs)
 * @property {boolean} sharedWasm compile WebAssembly once for all workers (web/engine/wasm-cache.mjs)
 * @property {boolean} snapshot start later visits from a snapshot of the memory (web/engine/memory-snapshot.mjs)
 */
/** @type {Extras} */
export const EXTRAS = { trimming: true, sharedWasm: true, snapshot: true };

const PYODIDE = home("node_modules/pyodide");
const PYSCRIPT = home("node_modules/@pyscript/core");
/** Where the engine's wheel is built. */
export const WHEELS = home("build/wheels/troop");
const ZIPS = home("build/python-zips");
const TRIMMED = home("build/trimmed");
// The PyScript modules that a page with a worker needs; the others are for editors, terminals, games and archives.
const USED = /^(core|error).*\.js$/;

/**
 * @param {string} out the site's folder
 * @param {{script?: string, extras?: Extras}} [how] another Python file for the worker; other extras
 * @returns {Promise<Omit<import("../web/engine/engine.js").SiteAssets, "rules">>} for engine.js, as relative URLs
 */
export async function buildRuntime(out, { script = home("py/troop/worker.py"), extras = EXTRAS } = {}) {
  await buildZips();
  const trimming = extras.trimming && (await trimPyodide());
  const assets = join(out, "assets");
  const runtime = await moveByHash(await runtimeFolder(out, trimming), join(assets, "runtime"));
  const pyscript = await moveByHash(await pyscriptFolder(out), join(assets, "pyscript"));
  const onDemand = await moveByHash(await onDemandFolder(out), join(assets, "on-demand"));
  const folders = { runtime: `../../runtime/${runtime}/`, onDemand: `../../on-demand/${onDemand}/` };
  const engine = await moveByHash(await engineFolder(out, folders, script), join(assets, "engine"));
  const scripts = (await readdir(join(assets, "pyscript", pyscript))).map(
    (name) => `./assets/pyscript/${pyscript}/${name}`,
  );
  return {
    pyscript: `./assets/pyscript/${pyscript}/core.js`,
    parts: scripts,
    config: { ...configuration(), interpreter: `./assets/engine/${engine}/interpreter.mjs` },
    size: await sizeOf([
      join(assets, "runtime", runtime, "pyodide.asm.wasm"),
      join(assets, "runtime", runtime, "python_stdlib.zip.gz"),
      join(assets, "engine", engine, "troop.zip.gz"),
    ]),
    engine: `./assets/engine/${engine}/`,
    runtime: `./assets/runtime/${runtime}/`,
    sharedWasm: extras.sharedWasm,
    snapshot: extras.snapshot,
  };
}

/** Their bytes together. @param {string[]} paths */
async function sizeOf(paths) {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** PyScript's configuration, which becomes part of the page. */
function configuration() {
  const read = "import json, sys, tomllib; print(json.dumps(tomllib.loads(sys.stdin.read())))";
  return JSON.parse(python(["-c", read], readFileSync(home("pyscript.toml"), "utf8")));
}

/** The library and the engine as zips of bytecode. */
async function buildZips() {
  const wheel = await buildWheel();
  await filledAnew(ZIPS, [wheel, SCRIPT, home("tools/python-zips.mjs")], async () => {
    console.log(`bytecode: ${await zipPython({ wheel, scripts: join(PYSCRIPT, "src/stdlib"), out: ZIPS })}`);
  });
}

/** Pyodide without unused code. @returns {Promise<boolean>} false if it does not work; then it is shipped as published */
async function trimPyodide() {
  const users = [join(PYODIDE, "pyodide.mjs"), ...(await pyscriptFiles()).map((name) => join(PYSCRIPT, "dist", name))];
  try {
    await filledAnew(TRIMMED, [home("tools/trim.mjs")], () => trim(PYODIDE, users, TRIMMED));
    return true;
  } catch (error) {
    console.warn(`Pyodide is not trimmed: ${error}`);
    return false;
  }
}

/** @returns {Promise<string>} its path */
async function buildWheel() {
  await mkdir(WHEELS, { recursive: true });
  const built = async () => (await readdir(WHEELS)).filter((name) => name.startsWith("troop-"));
  for (const old of await built()) await rm(join(WHEELS, old));
  python(["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", WHEELS, home(".")]);
  return join(WHEELS, (await built())[0] ?? "");
}

/** Pyodide and the library. @param {string} out @param {boolean} trimming */
async function runtimeFolder(out, trimming) {
  const folder = join(out, "runtime");
  await copyFiles(PYODIDE, folder, ["pyodide.mjs"]);
  await copyFiles(trimming ? TRIMMED : PYODIDE, folder, ["pyodide.asm.mjs", "pyodide.asm.wasm"]);
  await copyFiles(ZIPS, folder, ["python_stdlib.zip.gz"]);
  return folder;
}

/** What is loaded when a package is first wanted: micropip, and Pyodide as published. @param {string} out */
async function onDemandFolder(out) {
  const folder = join(out, "on-demand");
  await copyFiles(PYODIDE, folder, ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]);
  const wheels = await downloadWheels("page");
  const names = (await readdir(wheels)).filter((name) => name.endsWith(".whl"));
  await copyFiles(wheels, folder, names);
  return folder;
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

/**
 * Our files for the worker.
 * @param {string} out
 * @param {{runtime: string, onDemand: string}} folders the others, as the worker sees them
 * @param {string} script
 */
async function engineFolder(out, folders, script) {
  const folder = join(out, "engine");
  const { version } = JSON.parse(await readFile(join(PYODIDE, "package.json"), "utf8"));
  const lock = await listWithMicropip(await downloadWheels("page"));
  const built = { ...folders, version, lock: JSON.stringify(lock) };
  for (const name of ["interpreter", "make-snapshot"]) {
    await build({
      entryPoints: [home(`web/engine/worker/${name}.mjs`)],
      outfile: join(folder, `${name}.mjs`),
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      external: name === "make-snapshot" ? ["./interpreter.mjs"] : [],
      define: { "globalThis.TROOP_BUILT": JSON.stringify(built) },
    });
  }
  await copyFiles(ZIPS, folder, ["troop.zip.gz"]);
  await cp(script, join(folder, "worker.py"));
  return folder;
}
