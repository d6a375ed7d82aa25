/** @import {Message} from "../i18n/types.js" */
/** @import {Store, StorageProblem} from "../storage/store.js" */
/** @import {Translator} from "../i18n/translator.js" */
/** @import {NoticeAction} from "./notices.js" */
import { showNotice } from "./notices.js";

// A log of recent events for problem reports. It stays in the page until the player copies it.

const MAX_EVENTS = 40;
/** @type {string[]} */
const events = [];
/** URL of the page's script, whose hash identifies the version. */
let version = "";

/** Start to collect events for reports. @param {string} script URL of the page's script */
export function startReporting(script) {
  version = script;
  logUncaughtErrors();
}

/** @param {string} what */
export function logEvent(what) {
  events.push(`${(performance.now() / 1000).toFixed(2)} s  ${what.slice(0, 300)}`);
  if (events.length > MAX_EVENTS) events.shift();
}

function logUncaughtErrors() {
  addEventListener("error", (event) => {
    const { message, filename, lineno, error } = event;
    logEvent(`error: ${message} (${fileName(filename)}:${lineno})`);
    if (error?.name === "InvalidStateError" && filename.includes("/pyscript/")) event.preventDefault();
  });
  // PyScript opens a database that is not needed here: where storage is blocked, its two errors mean nothing.
  addEventListener("unhandledrejection", (event) => {
    logEvent(`rejected: ${event.reason}`);
    if (event.reason?.target instanceof IDBOpenDBRequest) event.preventDefault();
  });
}

/** The text of a report: version, browser, recent events, and the record without names. */
function reportText(record = "") {
  const { language, userAgent, onLine } = navigator;
  const screen = `${innerWidth} × ${innerHeight}, ${devicePixelRatio}`;
  const state = Object.entries(document.documentElement.dataset).map(([name, value]) => `${name}=${value}`);
  return [
    `Troop ${fileName(version)}`,
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
function fileName(place) {
  return place.slice(place.lastIndexOf("/") + 1);
}

/**
 * Show that something could not be stored, and what to do.
 * @param {Store} store
 * @param {Translator["translate"]} translate
 * @param {StorageProblem} kind
 */
export function showStorageProblem(store, translate, kind) {
  logEvent(`store: ${kind}`);
  const label = /** @type {Message} */ (["try-again"]);
  const ways = {
    full: { label, act: () => store.retry() },
    newer: { label, act: () => location.reload() },
    denied: { stays: true },
  };
  showNotice(translate, [`store-${kind}`], { key: "store", ...ways[kind] });
}

/**
 * Show any other problem, what to do, and a button to copy a report.
 * @param {Translator} translator
 * @param {Message} problem
 * @param {string | undefined} record
 * @param {[NoticeAction, ...NoticeAction[]]} ways
 */
export function showProblem(translator, problem, record, [way, ...others]) {
  logEvent(`problem: ${JSON.stringify(problem)}`);
  const copy = { label: /** @type {Message} */ (["report-copy-short"]), act: () => copyReport(translator, record) };
  showNotice(translator.translate, problem, { ...way, key: "problem", others: [...others, copy] });
}

/** @param {Translator} translator @param {string} [record] */
export async function copyReport({ translate }, record) {
  try {
    await navigator.clipboard.writeText(reportText(record));
    showNotice(translate, ["report-copied"]);
  } catch {
    showNotice(translate, ["copy-denied"]);
  }
}
