/** @import {Store} from "./store.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { byId } from "../ui/dom.js";
import { chooseFile, saveFile } from "../ui/files.js";
import { showNotice } from "../ui/notices.js";
import { copyReport } from "../ui/problem-report.js";
import { makeBackup, mergeBackup, readBackup } from "./backup.js";

const MOST_BYTES = 20_000_000;

/**
 * The buttons in the settings that save and restore a backup and copy a problem report.
 * @param {{store: Store, translator: Translator, onRestored: () => void, record: () => string | undefined}} app
 */
export function setUpBackupControls({ store, translator, onRestored, record }) {
  byId("backup-save").addEventListener("click", () => {
    saveFile(`troop-${new Date().toISOString().slice(0, 10)}.json`, makeBackup(store), "application/json");
  });
  byId("backup-open").addEventListener("click", async () => {
    const text = await chooseFile("application/json,.json", MOST_BYTES);
    if (text !== null) await restore(text);
  });
  byId("report-copy").addEventListener("click", () => copyReport(translator, record()));

  /** @param {string} text */
  async function restore(text) {
    const backup = readBackup(text, store.settings);
    if (!backup) return showNotice(translator.translate, ["backup-unreadable"]);
    const merged = mergeBackup(backup, store);
    for (const game of merged.games) await store.saveGame(game);
    await store.setResults(merged.results);
    await store.set(merged.settings);
    onRestored();
    showNotice(translator.translate, ["backup-restored", { count: merged.games.length }]);
  }
}
