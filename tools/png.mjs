// PNG icons with few colors: unfiltered rows compress better than filtered ones.
import { crc32 } from "node:zlib";
import { zlibAsync } from "@gfx/zopfli";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const [EIGHT_BITS, RED_GREEN_BLUE, UNFILTERED] = [8, 2, 0];

/** @param {{width: number, height: number, pixels: Buffer}} image opaque @returns {Promise<Buffer>} */
export async function png({ width, height, pixels }) {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const head = Buffer.from([...size, EIGHT_BITS, RED_GREEN_BLUE, 0, 0, 0]);
  const rows = Array.from({ length: height }, (_, row) => {
    const colours = pixels.subarray(4 * width * row, 4 * width * (row + 1)).filter((_, at) => at % 4 < 3);
    return Buffer.from([UNFILTERED, ...colours]);
  });
  const packed = await zlibAsync(Buffer.concat(rows), { numiterations: 5 });
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), chunk("IDAT", packed), chunk("IEND", Buffer.alloc(0))]);
}

/** @param {string} kind @param {Uint8Array} data */
function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const frame = Buffer.alloc(4 + body.length + 4);
  frame.writeUInt32BE(data.length);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
