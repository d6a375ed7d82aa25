/** @import {Message} from "./desk.js" */
/** @import {Way} from "./notices.js" */
/** @import {Store} from "./store.js" */
/** @import {Words} from "./words.js" */
import { backupOf, merged, readBackup } from "./backup.js";
import { byId } from "./dom.js";
import { chooseFile, saveFile } from "./files.js";
import { notice } from "./notices.js";
import { note, report } from "./report.js";

const MOST_BYTES = 20_000_000;

/**
 * The buttons that take all games along as one file, bring them back, and copy a report.
 * @param {{store: Store, words: Words, dressed: () => void, record: () => string | undefined}} house
 */
export function listenToKeeping({ store, words, dressed, record }) {
  byId("backup-save").addEventListener("click", () => {
    saveFile(`troop-${new Date().toISOString().slice(0, 10)}.json`, backupOf(store), "application/json");
  });
  byId("backup-open").addEventListener("click", async () => {
    const text = await chooseFile("application/json,.json", MOST_BYTES);
    if (text !== null) await restore(text);
  });
  byId("report-copy").addEventListener("click", () => copyReport(words, record()));

  /** @param {string} text */
  async function restore(text) {
    const backup = readBackup(text, store.settings);
    if (!backup) return notice(words.say, ["backup-unreadable"]);
    const kept = merged(backup, store);
    for (const game of kept.games) await store.keep(game);
    await store.setResults(kept.results);
    await store.set(kept.settings);
    dressed();
    notice(words.say, ["backup-restored", { count: kept.games.length }]);
  }
}

/** Something could not be kept: one sentence, and what can be done about it. @param {Store} store @param {Words["say"]} say @param {import("./store.js").Trouble} kind */
export function tellTrouble(store, say, kind) {
  note(`store: ${kind}`);
  const label = /** @type {Message} */ (["try-again"]);
  const ways = {
    full: { label, act: () => store.retry() },
    newer: { label, act: () => location.reload() },
    denied: {},
  };
  notice(say, [`store-${kind}`], { key: "store", ...ways[kind] });
}

/**
 * Something else does not work: one sentence, what can be done about it, and a report to copy.
 * @param {Words} words
 * @param {Message} problem
 * @param {string | undefined} record
 * @param {[Way, ...Way[]]} ways
 */
export function tellProblem(words, problem, record, [way, ...others]) {
  note(`problem: ${JSON.stringify(problem)}`);
  const copy = { label: /** @type {Message} */ (["report-copy-short"]), act: () => copyReport(words, record) };
  notice(words.say, problem, { ...way, key: "problem", others: [...others, copy] });
}

/** @param {Words} words @param {string} [record] */
async function copyReport({ say }, record) {
  try {
    await navigator.clipboard.writeText(report({ version: import.meta.url, record }));
    notice(say, ["report-copied"]);
  } catch {
    notice(say, ["copy-denied"]);
  }
}

/** Games are to last: the browser is asked not to clear them away when room gets scarce. */
export async function keepForGood() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Then they last as long as the browser likes: the backup is there for that.
  }
}
