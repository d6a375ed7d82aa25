// Trims Pyodide: its script to what the WebAssembly imports, and the WebAssembly to what the script uses. Most of the
// script serves loadable libraries (windows, sound, graphics), for which the WebAssembly has 8000 exports; this site
// loads none.
import { readFile } from "node:fs/promises";
import { parse } from "acorn";
import binaryen from "binaryen";
import { transform } from "esbuild";

/** @typedef {import("acorn").AnyNode} Node */
/**
 * A piece is needed if one of the names it defines is used, or always if it defines none. Names of members begin with a
 * dot.
 * @typedef {{about: string[], text: string, mentions: Set<string>}} Piece
 */

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
 * @param {string} script Pyodide's script
 * @param {string} wasm its WebAssembly
 * @param {string[]} users other scripts that use it
 * @returns {Promise<{script: string, wasm: Uint8Array<ArrayBuffer>}>}
 */
export async function trimmed(script, wasm, users) {
  const [source, machine] = [await readFile(script, "utf8"), new Machine(await readFile(wasm))];
  const others = await Promise.all(users.map(async (user) => [...mentions(program(await readFile(user, "utf8")))]));
  const wanted = new Set(others.flat());
  // Repeat, since what one no longer uses may be removed from the other.
  let text = "";
  for (let before = -1; before !== text.length; ) {
    before = text.length;
    text = trimmedScript(source, machine.imports, wanted);
    machine.trim(new Set([...mentions(program(text)), ...wanted]));
  }
  const { code } = await transform(text, { minify: true, format: "esm", target: "es2022" });
  return { script: code, wasm: machine.bytes };
}

/** Pyodide's WebAssembly. */
class Machine {
  #module;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#module = binaryen.readBinary(bytes);
  }

  get bytes() {
    return new Uint8Array(this.#module.emitBinary());
  }

  /** The names of its imports. */
  get imports() {
    return new Set(WebAssembly.Module.imports(new WebAssembly.Module(this.bytes)).map(({ name }) => name));
  }

  /** Remove unreachable functions. @param {Set<string>} names all names in use */
  trim(names) {
    const entries = Array.from({ length: this.#module.getNumExports() }, (_, index) => {
      return binaryen.getExportInfo(this.#module.getExportByIndex(index)).name;
    });
    for (const name of entries) if (!names.has(`.${name}`)) this.#module.removeExport(name);
    this.#module.runPasses(["remove-unused-module-elements"]);
  }
}

/**
 * @param {string} source
 * @param {Set<string>} imported imports of the WebAssembly
 * @param {Set<string>} wanted names used elsewhere
 */
function trimmedScript(source, imported, wanted) {
  const [main] = program(source).body;
  if (main?.type !== "FunctionDeclaration") throw new Error("Unexpected structure of Pyodide’s script.");
  const { body } = main.body;
  const kept = needed(new Cutter(source, imported).cut(body), wanted);
  return source.slice(0, body[0]?.start) + kept + source.slice(body.at(-1)?.end);
}

/** @param {string} source */
function program(source) {
  return parse(source, { ecmaVersion: "latest", sourceType: "module" });
}

/** Split the script into pieces. */
class Cutter {
  #source;
  #imported;

  /** @param {string} source @param {Set<string>} imported imports of the WebAssembly */
  constructor(source, imported) {
    this.#source = source;
    this.#imported = imported;
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
    const given = init.properties.filter(
      (each) => each.type === "Property" && this.#imported.has(this.#text(each.key)),
    );
    return framed(
      `${kind} ${name}={`,
      given.flatMap((each) => framed("", this.#piece(each), ",")),
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

/** The needed pieces, in order, for the names in use. @param {Piece[]} pieces @param {Set<string>} wanted */
function needed(pieces, wanted) {
  const names = new Set(wanted);
  /** @type {Set<Piece>} */
  const kept = new Set();
  for (let before = -1; before < kept.size; ) {
    before = kept.size;
    for (const piece of pieces) {
      if (kept.has(piece) || (piece.about.length && !piece.about.some((name) => names.has(name)))) continue;
      kept.add(piece);
      for (const name of piece.mentions) names.add(name);
    }
  }
  return pieces.flatMap((piece) => (kept.has(piece) ? [piece.text] : [])).join("\n");
}
