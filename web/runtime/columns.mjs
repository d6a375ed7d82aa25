// Bundles of code come in columns, which pack well (tools/columns.py): here they are put together again.

/**
 * @param {Uint8Array<ArrayBuffer>} packed
 * @returns {Uint8Array<ArrayBuffer>} the bundle
 */
export function assembled({ buffer }) {
  const [holes = 0, instructions = 0, length = 0] = new Uint32Array(buffer, 0, 3);
  const caches = new Uint8Array(buffer, 12, 256);
  const gaps = new Uint32Array(buffer, 268, holes);
  const counts = new Uint32Array(buffer, 268 + 4 * holes, holes);
  const opcodes = new Uint8Array(buffer, 268 + 8 * holes, instructions);
  const args = new Uint8Array(buffer, 268 + 8 * holes + instructions, instructions);
  const rest = new Uint8Array(buffer, 268 + 8 * holes + 2 * instructions);
  const bundle = new Uint8Array(length);
  const view = new DataView(bundle.buffer);
  /** Units of the codes whose tables of lines are still to come. @type {number[]} */
  const open = [];
  let [at, taken, done] = [0, 0, 0];
  for (let hole = 0; hole < holes; hole++) {
    const gap = Number(gaps[hole]);
    bundle.set(rest.subarray(taken, taken + gap), at);
    taken += gap;
    at += gap + 4;
    const start = at;
    const end = done + Number(counts[hole]);
    if (end > done) {
      for (; done < end; done++) {
        const opcode = Number(opcodes[done]);
        bundle[at] = opcode;
        bundle[at + 1] = Number(args[done]);
        at += 2 + 2 * Number(caches[opcode]);
      }
      open.push((at - start) / 2);
    } else at = onOneLine(bundle, at, open.pop() ?? 0);
    view.setUint32(start - 4, at - start, true);
  }
  bundle.set(rest.subarray(taken), at);
  return bundle;
}

/** A table that has all units on the first line, eight in an entry. @param {Uint8Array} bundle @param {number} at @param {number} units */
function onOneLine(bundle, at, units) {
  for (let left = units; left > 0; left -= 8) {
    bundle[at] = 0xe8 + Math.min(left, 8) - 1;
    at += 2;
  }
  return at;
}
