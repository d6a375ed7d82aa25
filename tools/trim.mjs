// Removes from Pyodide what is unused: from its script what the WebAssembly does not import, and from the WebAssembly what
// the script does not use. Both are one graph for Binaryen's wasm-metadce, which finds what is reachable. Most of the
// script serves loadable libraries (windows, sound, graphics), for which the WebAssembly has 8000 exports, so packages
// with machine code cannot be loaded into the result: they get Pyodide as published (Engine's `native`).
//
// An optional step of the build (`trimming` in runtime.mjs).
import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "acorn";
import binaryen from "binaryen";
import { transform } from "esbuild";
import { home } from "./files.mjs";

/** @typedef {import("acorn").AnyNode} Node */
/**
 * A piece of the script is needed if one of the names it defines is used, or always if it defines none. Names of members
 * begin with a dot, those of the WebAssembly's imports with "import".
 * @typedef {{about: string[], text: string, mentions: Set<string>}} Piece
 */
/** @typedef {{name: string, reaches: string[], root?: boolean, export?: string, import?: [string, string]}} GraphNode */

const METADCE = home("node_modules/binaryen/bin/wasm-metadce");
const EXPORTS = "assignWasmExports";
const IMPORTS = "wasmImports";
/** Statements that define one thing: a variable, a member of the module, or both. */
const ABOUT =
  /^(?<variable>\w+)\.sig=|^(?:(?<given>\w+)=)?Module\["(?<member>\w+)"\]=(?:\w+|wasmExports\["\w+"\](?:\.value>>>0)?);?$/;
/** A statement about windows and sound, which would keep all code for both. */
const FOR_WINDOWS = /^registerPostMainLoop\(/;
/** Prefixes of node types that may have side effects. */
const DOES = /^(Call|New|Assignment|Update|Await|Yield|TaggedTemplate|Import)/;

/**
 * Write pyodide.asm.mjs and pyodide.asm.wasm into a folder.
 * @param {string} pyodide the folder with Pyodide as published
 * @param {string[]} users other scripts that use it
 * @param {string} out
 */
export async function trim(pyodide, users, out) {
  await mkdir(out, { recursive: true });
  const [wasm, graph] = [join(pyodide, "pyodide.asm.wasm"), join(out, "graph.json")];
  const source = await readFile(join(pyodide, "pyodide.asm.mjs"), "utf8");
  const others = await Promise.all(users.map(async (user) => [...mentions(program(await readFile(user, "utf8")))]));
  const body = bodyOf(source);
  const pieces = new Cutter(source).cut(body);
  const nodes = graphOf(pieces, new WebAssembly.Module(await readFile(wasm)), others.flat());
  await writeFile(graph, JSON.stringify(nodes));
  const report = execFileSync(METADCE, ["--all-features", "-f", graph, wasm], { encoding: "utf8", maxBuffer: 64e6 });
  const unused = new Set(report.split("\n").map((line) => line.replace("unused: ", "")));
  await writeFile(join(out, "pyodide.asm.wasm"), withoutExports(await readFile(wasm), unused));
  const kept = pieces.flatMap(({ text }, index) => (unused.has(`piece ${index}`) ? [] : [text])).join("\n");
  const text = source.slice(0, body[0]?.start) + kept + source.slice(body.at(-1)?.end);
  const { code } = await transform(text, { minify: true, format: "esm", target: "es2022" });
  await writeFile(join(out, "pyodide.asm.mjs"), code);
}

/**
 * What uses what: pieces of the script use names, and names stand for the pieces that define them and for exports of the
 * WebAssembly.
 * @param {Piece[]} pieces
 * @param {WebAssembly.Module} module
 * @param {string[]} wanted names used by other scripts
 * @returns {GraphNode[]}
 */
function graphOf(pieces, module, wanted) {
  /** @type {Map<string, GraphNode>} */
  const names = new Map();
  const stands = (/** @type {string} */ name, /** @type {string} */ node) => {
    if (!names.has(name)) names.set(name, { name, reaches: [] });
    names.get(name)?.reaches.push(node);
  };
  for (const [index, { about }] of pieces.entries()) for (const name of about) stands(name, `piece ${index}`);
  const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
  for (const name of exported) stands(`.${name}`, `export ${name}`);
  const known = (/** @type {Iterable<string>} */ used) => [...used].filter((name) => names.has(name));
  return [
    { name: "users", reaches: known(wanted), root: true },
    ...names.values(),
    ...pieces.map(({ about, mentions }, index) => {
      return { name: `piece ${index}`, reaches: known(mentions), ...(about.length ? {} : { root: true }) };
    }),
    ...exported.map((name) => ({ name: `export ${name}`, reaches: [], export: name })),
    ...WebAssembly.Module.imports(module).map(({ module: from, name }) => {
      const both = /** @type {[string, string]} */ ([from, name]);
      return { name: `import ${from} ${name}`, reaches: known([`import ${name}`]), import: both };
    }),
  ];
}

/**
 * Remove exports and all that only they use. wasm-metadce could do so too, but it changes the order of functions, and
 * the result would compress 100 kB less.
 * @param {Uint8Array} wasm
 * @param {Set<string>} unused
 */
function withoutExports(wasm, unused) {
  const module = binaryen.readBinary(wasm);
  const exported = Array.from({ length: module.getNumExports() }, (_, index) => {
    return binaryen.getExportInfo(module.getExportByIndex(index)).name;
  });
  for (const name of exported) if (unused.has(`export ${name}`)) module.removeExport(name);
  module.runPasses(["remove-unused-module-elements"]);
  return module.emitBinary();
}

/** The statements of the script's only function. @param {string} source */
function bodyOf(source) {
  const [main] = program(source).body;
  if (main?.type !== "FunctionDeclaration") throw new Error("Unexpected structure of Pyodide’s script.");
  return main.body.body;
}

/** @param {string} source */
function program(source) {
  return parse(source, { ecmaVersion: "latest", sourceType: "module" });
}

/** Split the script into pieces. */
class Cutter {
  #source;

  /** @param {string} source */
  constructor(source) {
    this.#source = source;
  }

  /** @param {Node[]} statements @returns {Piece[]} */
  cut(statements) {
    return statements.flatMap((statement) => {
      if (statement.type === "FunctionDeclaration") return this.#function(statement);
      if (statement.type === "VariableDeclaration")
        return statement.declarations.flatMap((each) => this.#variable(statement.kind, each));
      const text = this.#text(statement);
      if (FOR_WINDOWS.test(text)) return [];
      const { variable, given = variable, member } = ABOUT.exec(text)?.groups ?? {};
      return this.#piece(statement, [given ?? "", member ? `.${member}` : ""].filter(Boolean));
    });
  }

  /** @param {import("acorn").FunctionDeclaration | import("acorn").AnonymousFunctionDeclaration} declaration @returns {Piece[]} */
  #function(declaration) {
    const name = declaration.id?.name ?? "";
    if (name !== EXPORTS) return this.#piece(declaration, [name]);
    const head = this.#source.slice(declaration.start, declaration.body.start);
    return framed(`${head}{`, this.cut(declaration.body.body), "}");
  }

  /** @param {string} kind @param {import("acorn").VariableDeclarator} declarator @returns {Piece[]} */
  #variable(kind, declarator) {
    const { id, init } = declarator;
    const name = id.type === "Identifier" ? id.name : "";
    if (name !== IMPORTS || init?.type !== "ObjectExpression")
      return framed(`${kind} `, this.#piece(declarator, name && isPure(init) ? [name] : []), ";");
    const given = init.properties.map((each) =>
      this.#piece(each, [`import ${this.#text(/** @type {any} */ (each).key)}`]),
    );
    return framed(
      `${kind} ${name}={`,
      given.flatMap((each) => framed("", each, ",")),
      "};",
    );
  }

  /** @param {Node} node @param {string[]} [about] @returns {Piece[]} */
  #piece(node, about = []) {
    return [{ about, text: this.#text(node), mentions: mentions(node) }];
  }

  /** @param {Node} node */
  #text({ start, end }) {
    return this.#source.slice(start, end);
  }
}

/**
 * Wrap pieces in something.
 * @param {string} before
 * @param {Piece[]} pieces
 * @param {string} after
 * @returns {Piece[]}
 */
function framed(before, pieces, after) {
  const [only, ...others] = pieces;
  if (only && !others.length) return [{ ...only, text: before + only.text + after }];
  const frame = (/** @type {string} */ text) => ({ about: [], text, mentions: /** @type {Set<string>} */ (new Set()) });
  return [frame(before), ...pieces, frame(after)];
}

/** Whether evaluating a node has no side effects. @param {Node | null | undefined} node @returns {boolean} */
function isPure(node) {
  if (!node || /Function/.test(node.type)) return true;
  return !DOES.test(node.type) && children(node).every(isPure);
}

/**
 * All identifiers, and all strings that may be names.
 * @param {Node} node
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
function mentions(node, found = new Set()) {
  if (node.type === "Identifier") found.add(node.name);
  if (node.type === "Literal" && typeof node.value === "string") found.add(`.${node.value}`);
  const member = memberOf(node);
  if (member?.type === "Identifier") found.add(`.${member.name}`);
  for (const child of children(node)) if (child !== member) mentions(child, found);
  return found;
}

/**
 * The member named in `thing.member`, `{ member: … }` and `{ member }`.
 * @param {Node} node
 * @returns {Node | undefined}
 */
function memberOf(node) {
  if (node.type === "MemberExpression" && !node.computed) return node.property;
  return node.type === "Property" && !node.computed ? node.key : undefined;
}

/** @param {Node} node @returns {Node[]} */
function children(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === "string");
}
