// What happened last, for who wants to tell us that something went wrong. It stays in the page until somebody copies it.

const KEPT = 40;
/** @type {string[]} */
const events = [];

/** @param {string} what */
export function note(what) {
  events.push(`${(performance.now() / 1000).toFixed(2)} s  ${what.slice(0, 300)}`);
  if (events.length > KEPT) events.shift();
}

/** Faults that nobody caught are noted, too. */
export function noteFaults() {
  addEventListener("error", ({ message, filename, lineno }) =>
    note(`error: ${message} (${nameOf(filename)}:${lineno})`),
  );
  addEventListener("unhandledrejection", ({ reason }) => note(`rejected: ${reason}`));
}

/**
 * A report: which version (the address of its script), which browser, the record without anybody's name, what happened last.
 * @param {{version: string, record?: string}} of
 */
export function report({ version, record = "" }) {
  const { language, userAgent, onLine } = navigator;
  const screen = `${innerWidth} × ${innerHeight}, ${devicePixelRatio}`;
  const state = Object.entries(document.documentElement.dataset).map(([name, value]) => `${name}=${value}`);
  return [
    `Troop ${nameOf(version)}`,
    `browser: ${userAgent}`,
    `language: ${language}; screen: ${screen}; online: ${onLine}; ${state.join(" ")}`,
    ...events,
    withoutNames(record),
  ].join("\n");
}

/** @param {string} record */
export function withoutNames(record) {
  return record.replaceAll(/^(!?seat \d+ \S+) .*$/gm, "$1").replaceAll(/(!seat \d+ \S+) [^/\n]*/g, "$1");
}

/** @param {string} place */
function nameOf(place) {
  return place.slice(place.lastIndexOf("/") + 1);
}
