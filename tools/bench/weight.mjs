// Bytes transferred on a first visit until the site works offline.
import { home } from "../files.mjs";
import { serve } from "../serve.mjs";
import { MB } from "./report.mjs";
import { inFreshBrowser, settled, visit } from "./visits.mjs";

export const MOST = 5.2e6;

/** @param {import("./bench.mjs").BenchOptions} options @returns {Promise<import("./report.mjs").Row[]>} */
export async function weight({ browsers }) {
  const rows = [];
  for (const kind of browsers) {
    const { all, twice } = await firstVisitOf(kind);
    rows.push(
      { what: `${kind}: first visit, bytes sent / 5.2 MB`, measured: MB(all), ratio: all / MOST, bar: 1 },
      { what: `${kind}: sent more than once`, measured: twice.join(", ") || "nothing" },
    );
  }
  return rows;
}

/** @param {import("./bench.mjs").Kind} kind */
async function firstVisitOf(kind) {
  /** @type {Map<string, number[]>} */
  const sent = new Map();
  const onSent = (/** @type {string} */ path, /** @type {number} */ bytes) =>
    sent.set(path, [...(sent.get(path) ?? []), bytes]);
  const site = await serve(home("dist"), { onSent });
  await inFreshBrowser(kind, async (driver) => {
    await visit(driver, site.url);
    await settled(driver);
  });
  await site.close();
  return weighed(sent);
}

/** @param {Map<string, number[]>} sent response sizes by path */
export function weighed(sent) {
  const files = [...sent];
  return {
    all: files.flatMap(([, sizes]) => sizes).reduce((a, b) => a + b, 0),
    twice: files.filter(([, sizes]) => sizes.length > 1).map(([path]) => path),
  };
}
