/** @import {Store} from "./store.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { byId } from "../ui/dom.js";
import { chooseFile, saveFile } from "../ui/files.js";
import { showNotice } from "../ui/notices.js";
import { copyReport } from "../ui/problem-report.js";
import { makeBackup, mergeBackup, readBackup } from "./backup.js";

const MOST_BYTES = 20_000_000;

/** @typedef {{store: Store, translator: Translator, onRestored: () => void}} RestoreApp */

/**
 * The buttons in the settings that save and restore a backup and copy a problem report.
 * @param {RestoreApp & {record: () => string | undefined}} app
 */
export function setUpBackupControls(app) {
  const { store, translator, record } = app;
  byId("backup-save").addEventListener("click", () => {
    saveFile(`troop-${new Date().toISOString().slice(0, 10)}.json`, makeBackup(store), "application/json");
  });
  byId("backup-open").addEventListener("click", async () => {
    const text = await chooseFile("application/json,.json", MOST_BYTES);
    if (text !== null) await restoreBackup(text, app);
  });
  byId("report-copy").addEventListener("click", () => copyReport(translator, record()));
}

/** Ask whether to restore a backup that was opened as a game. @param {string} text @param {RestoreApp} app */
export function offerRestore(text, app) {
  const restore = { label: /** @type {[string]} */ (["file-restore"]), act: () => restoreBackup(text, app) };
  showNotice(app.translator.translate, ["file-is-backup"], { ...restore, key: "shared" });
  return false;
}

/** @param {string} text @param {RestoreApp} app */
async function restoreBackup(text, { store, translator, onRestored }) {
  const backup = readBackup(text, store.settings);
  if (!backup) return showNotice(translator.translate, ["backup-unreadable"]);
  const merged = mergeBackup(backup, store);
  for (const game of merged.games) await store.saveGame(game);
  await store.setResults(merged.results);
  await store.set(merged.settings);
  onRestored();
  showNotice(translator.translate, ["backup-restored", { count: merged.games.length }]);
}
