// Most of the memory is zeros: a snapshot stores only the pages with content.

const PAGE = 4096;

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Blob} total length, number of runs, start and length of each run, then the bytes of the runs
 */
export function packSparse(bytes) {
  /** @type {Array<[number, number]>} */
  const stretches = [];
  for (let at = 0; at < bytes.length; at += PAGE) {
    const page = bytes.subarray(at, at + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const last = stretches.at(-1);
    if (last && last[0] + last[1] === at) last[1] += page.length;
    else stretches.push([at, page.length]);
  }
  const head = new Uint32Array([bytes.length, stretches.length, ...stretches.flat()]);
  return new Blob([head, ...stretches.map(([at, length]) => bytes.subarray(at, at + length))]);
}

/** @param {ArrayBuffer} sparse @returns {Uint8Array<ArrayBuffer>} */
export function unpackSparse(sparse) {
  const [length, count] = new Uint32Array(sparse, 0, 2);
  const table = new Uint32Array(sparse, 8, 2 * Number(count));
  const bytes = new Uint8Array(Number(length));
  let from = 8 + table.byteLength;
  for (let index = 0; index < table.length; index += 2) {
    const [at, size] = table.subarray(index, index + 2);
    bytes.set(new Uint8Array(sparse, from, size), at);
    from += Number(size);
  }
  return bytes;
}
