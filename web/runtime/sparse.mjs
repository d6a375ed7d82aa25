// Memory is mostly nothing: of a snapshot only the pages with something in them are kept.

const PAGE = 4096;

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Blob} how long it is, how many stretches follow, where each begins and how long it is, and then their bytes
 */
export function squeezed(bytes) {
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

/** @param {ArrayBuffer} kept @returns {Uint8Array<ArrayBuffer>} all of it again */
export function swollen(kept) {
  const [length, count] = new Uint32Array(kept, 0, 2);
  const table = new Uint32Array(kept, 8, 2 * Number(count));
  const bytes = new Uint8Array(Number(length));
  let from = 8 + table.byteLength;
  for (let index = 0; index < table.length; index += 2) {
    const [at, size] = table.subarray(index, index + 2);
    bytes.set(new Uint8Array(kept, from, size), at);
    from += Number(size);
  }
  return bytes;
}
