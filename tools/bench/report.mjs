// The results as a table of ratios with their limits.

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} measured the figures behind the ratio
 * @property {number} [ratio]
 * @property {number} [bar] maximum ratio
 */

/** @param {Row[]} rows */
export function table(rows) {
  const lines = [["what", "measured", "ratio", "at most", ""], ...rows.map(cells)];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`)
    .join("\n");
}

/** @param {Row} row */
function cells({ what, measured, ratio, bar }) {
  const verdict = ratio === undefined || bar === undefined ? "" : ratio <= bar ? "met" : "MISSED";
  return [what, measured, times(ratio), times(bar), verdict];
}

/** @param {number} [value] */
function times(value) {
  return value === undefined ? "" : `${value.toFixed(2)} ×`;
}

/** @param {number[]} numbers @param {number} [part] quantile from 0 (smallest) to 1 (largest) */
export function quantile(numbers, part = 0.5) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** @param {number} time */
export function ms(time) {
  return `${time.toFixed(0)} ms`;
}

/** @param {number} bytes */
export function MB(bytes) {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
