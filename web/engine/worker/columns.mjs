// Converts bundles of code from the column format (tools/columns.py), which compresses well, to Python's marshal
// format. It runs during the start and only twice, so it is written to be fast before the JIT has optimized it.

// Column numbers as in columns.py; the columns of atoms come in pairs.
const [CACHES, KINDS_OF_ATOMS, LENGTHS, TEXTS, PACKAGES, HEADS, LINES, COUNTS] = [0, 1, 2, 3, 4, 5, 6, 7];
const [INSTRUCTIONS, SIZES, SHAPES, INNER_SHAPES, KINDS, TABLE_LENGTHS, TABLES] = [8, 9, 10, 11, 12, 13, 14];
const [MODULE, NAME, NAMES, LOCALS, CONSTS, INNER, ARGUMENTS] = [15, 17, 19, 21, 23, 25, 27];
const COLUMNS = ARGUMENTS + 256;
const [ATOM, CODE, TUPLE, SET] = [0, 1, 2, 3];
const [TEXT, MARSHALLED] = [1, 2];
/** Flag on a type: the object is referenced later. */
const FLAG = 0x80;
/** Marshal types. */
const [BYTES, UNICODE, SHORT, REFERENCE, INTEGERS] = [0x73, 0x75 | FLAG, 0x5a | FLAG, 0x72, 5];
const [SMALL_TUPLE, LARGE_TUPLE, FROZENSET, SLICE, CODE_TYPE] = [0x29, 0x28, 0x3e, 0x3a, 0x63];
const [DICT, END, TRUE, FALSE] = [0x7b, 0x30, 0x54, 0x46];
/** Maximum number of bytes of an instruction with its caches. */
const ROOMIEST = 32;
/** Bytes always kept free for short writes. */
const SPARE = 64;

const nothing = new Uint8Array();
/** Input, and the read position in each column. */
let bytes = nothing;
let read = new Int32Array();
/** Output, and the write position. */
let out = nothing;
let at = 0;
/** Start of each atom's text (and the end of the last one), and the reference number of each atom, or -1. */
let texts = new Int32Array();
let references = new Int32Array();
let known = 0;
let line = 0;

/**
 * @param {Uint8Array<ArrayBuffer>} packed
 * @returns {Uint8Array<ArrayBuffer>} a marshalled dict: module name -> (code, whether it is a package)
 */
export function unpackColumns(packed) {
  const modules = open(packed);
  out[at++] = DICT;
  for (let left = modules; left > 0; left--) {
    atom(place(MODULE));
    beginTuple(2);
    line = 0;
    code(place(MODULE));
    out[at++] = number(PACKAGES) ? TRUE : FALSE;
  }
  out[at++] = END;
  const bundle = out.slice(0, at);
  bytes = out = nothing;
  return bundle;
}

/** @param {Uint8Array<ArrayBuffer>} packed @returns {number} the number of modules */
function open(packed) {
  const [modules = 0, ...lengths] = new Uint32Array(packed.buffer, 0, 1 + COLUMNS);
  read = new Int32Array(COLUMNS);
  let start = 4 * (1 + COLUMNS);
  for (let column = 0; column < COLUMNS; column++) {
    read[column] = start;
    start += Number(lengths[column]);
  }
  bytes = packed;
  out = new Uint8Array(3 * packed.length);
  at = known = 0;
  const atoms = Number(lengths[KINDS_OF_ATOMS]);
  references = new Int32Array(atoms).fill(-1);
  texts = new Int32Array(atoms + 1);
  let text = Number(read[TEXTS]);
  for (let each = 0; each < atoms; each++) {
    texts[each] = text;
    text += number(LENGTHS);
  }
  texts[atoms] = text;
  return modules;
}

/** @param {number} file index of the file name */
function code(file) {
  const step = number(LINES);
  line += step % 2 ? -(step + 1) / 2 : step / 2;
  const first = line;
  out[at++] = CODE_TYPE;
  for (let left = INTEGERS; left > 0; left--) int(number(HEADS));
  const units = instructions(number(COUNTS));
  tuple(SHAPES, CONSTS, file);
  names(number(SIZES), NAMES);
  const locals = number(SIZES);
  names(locals, LOCALS);
  bytesOf(KINDS, locals);
  atom(file);
  const name = place(NAME);
  atom(name);
  atom(name);
  int(first);
  onOneLine(units);
  bytesOf(TABLES, number(TABLE_LENGTHS));
}

/**
 * Write the instructions, with space for their caches.
 * @param {number} count
 * @returns {number} length in units of two bytes
 */
function instructions(count) {
  makeRoom(ROOMIEST * count);
  const [from, to, progress] = [bytes, out, read];
  const [first, start] = [cut(INSTRUCTIONS, count), at + 5];
  const caches = /** @type {number} */ (read[CACHES]);
  let end = start;
  for (let each = first; each < first + count; each++) {
    const instruction = /** @type {number} */ (from[each]);
    const argument = /** @type {number} */ (progress[ARGUMENTS + instruction]++);
    to[end] = instruction;
    to[end + 1] = /** @type {number} */ (from[argument]);
    end += 2 + 2 * /** @type {number} */ (from[caches + instruction]);
  }
  out[at++] = BYTES;
  int(end - start);
  at = end;
  return (end - start) / 2;
}

/** Write a line table that maps all instructions to the first line, eight units per entry. @param {number} units */
function onOneLine(units) {
  const length = 2 * Math.ceil(units / 8);
  makeRoom(length);
  out[at++] = BYTES;
  int(length);
  for (let left = units; left > 0; left -= 8) {
    out[at] = 0xe8 + Math.min(left, 8) - 1;
    at += 2;
  }
}

/** @param {number} shapes @param {number} role @param {number} file */
function constant(shapes, role, file) {
  const shape = next(shapes);
  if (shape === ATOM) atom(place(role));
  else if (shape === CODE) code(file);
  else if (shape === TUPLE) tuple(INNER_SHAPES, INNER, file);
  else if (shape === SET) {
    const size = number(SIZES);
    out[at++] = FROZENSET;
    int(size);
    several(size, INNER_SHAPES, INNER, file);
  } else {
    out[at++] = SLICE;
    several(3, INNER_SHAPES, INNER, file);
  }
}

/** @param {number} shapes @param {number} role @param {number} file */
function tuple(shapes, role, file) {
  const size = number(SIZES);
  beginTuple(size);
  several(size, shapes, role, file);
}

/** @param {number} size @param {number} shapes @param {number} role @param {number} file */
function several(size, shapes, role, file) {
  for (let left = size; left > 0; left--) constant(shapes, role, file);
}

/** @param {number} size @param {number} role */
function names(size, role) {
  beginTuple(size);
  for (let left = size; left > 0; left--) atom(place(role));
}

/** @param {number} size */
function beginTuple(size) {
  makeRoom(0);
  out[at++] = size > 255 ? LARGE_TUPLE : SMALL_TUPLE;
  if (size > 255) int(size);
  else out[at++] = size;
}

/** Write a text in full the first time, then as a reference. @param {number} which */
function atom(which) {
  const kind = bytes[/** @type {number} */ (read[KINDS_OF_ATOMS]) + which];
  const from = /** @type {number} */ (texts[which]);
  const length = /** @type {number} */ (texts[which + 1]) - from;
  makeRoom(length);
  if (kind === MARSHALLED) return copy(from, length);
  const reference = /** @type {number} */ (references[which]);
  if (reference >= 0) {
    out[at++] = REFERENCE;
    return int(reference);
  }
  references[which] = known++;
  out[at++] = kind === TEXT ? UNICODE : SHORT;
  if (kind === TEXT) int(length);
  else out[at++] = length;
  copy(from, length);
}

/** @param {number} column @param {number} length */
function bytesOf(column, length) {
  makeRoom(length);
  out[at++] = BYTES;
  int(length);
  copy(cut(column, length), length);
}

/** @param {number} from @param {number} length */
function copy(from, length) {
  const [source, target, start] = [bytes, out, at];
  for (let each = 0; each < length; each++) target[start + each] = /** @type {number} */ (source[from + each]);
  at += length;
}

/** @param {number} given */
function int(given) {
  out[at] = given;
  out[at + 1] = given >> 8;
  out[at + 2] = given >> 16;
  out[at + 3] = given >> 24;
  at += 4;
}

/** @param {number} length */
function makeRoom(length) {
  if (at + length + SPARE <= out.length) return;
  const larger = new Uint8Array(2 * (at + length + SPARE));
  larger.set(out);
  out = larger;
}

/** @param {number} column */
function next(column) {
  const from = /** @type {number} */ (read[column]);
  read[column] = from + 1;
  return /** @type {number} */ (bytes[from]);
}

/** Consume the next bytes of a column. @param {number} column @param {number} length @returns {number} their start */
function cut(column, length) {
  const from = /** @type {number} */ (read[column]);
  read[column] = from + length;
  return from;
}

/** Read a variable-length number: seven bits per byte, the eighth marks a continuation. @param {number} column */
function number(column) {
  let byte = next(column);
  let sum = byte & 0x7f;
  for (let scale = 0x80; byte > 0x7f; scale *= 0x80) {
    byte = next(column);
    sum += (byte & 0x7f) * scale;
  }
  return sum;
}

/** Read the index of the next atom of a role, stored as two bytes in two columns. @param {number} role */
function place(role) {
  return next(role) | (next(role + 1) << 8);
}
