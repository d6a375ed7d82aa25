/** @import {Settings} from "./desk.js" */
import { confirm } from "./dialogs.js";
import { byId } from "./dom.js";
import { showInWords } from "./in-words.js";
import { mindOf } from "./setup.js";
import { resigner } from "./sheet.js";

/** @typedef {typeof import("./main.js").house} House */

/** Here the log is a sheet above the board, not a drawer beside it. */
const narrow = matchMedia("(max-width: 899px)");

const TABS = ["tab-log", "tab-study"];

/** Every button around the board, and the keys that press them. @param {House} house */
export function listenToTools(house) {
  const { table, store, settings, change } = house;
  const press = (/** @type {string} */ id, /** @type {() => void} */ act) =>
    byId(id).addEventListener("click", ({ currentTarget }) => {
      if (!id.startsWith("replay")) house.replay.stop();
      if (/** @type {HTMLElement} */ (currentTarget).getAttribute("aria-disabled") !== "true") act();
    });
  press("hint", () => table.hints.press());
  press("play-now", () => table.playNow());
  press("branch", house.branch);
  press("result-study", () => {
    if (!document.documentElement.hasAttribute("data-log")) toggleLog(table);
    showTab("tab-study");
    byId("tab-study").focus();
    table.study.begin();
  });
  for (const tab of TABS) press(tab, () => showTab(tab));
  byId("log").addEventListener("keydown", ({ key, target }) => {
    if (!(target instanceof Element && target.matches("[role=tab]")) || !/^Arrow(Left|Right)$/.test(key)) return;
    const other = TABS.find((tab) => tab !== target.id) ?? "tab-log";
    showTab(other);
    byId(other).focus();
  });
  byId("undo").addEventListener("click", () => undo(table));
  press("redo", () => table.redo());
  press("resign", () => resign(house));
  press("draw", () => table.word("!draw"));
  press("new", house.goToShelf);
  press("go-on", () => table.goOn());
  press("to-shelf", house.goToShelf);
  press("to-game", house.backToGame);
  press("again", () => house.again(false));
  press("swap", () => house.again(true));
  press("look-back", () => table.lookBack(0));
  press("result-shelf", house.goToShelf);
  press("review-first", () => table.lookBack(0));
  press("review-back", () => table.lookBack((table.look?.at ?? 0) - 1));
  press("review-forward", () => table.lookForward());
  press("replay", () => house.replay.toggle());
  press("replay-speed", () => house.replay.faster());
  press("review-last", () => table.lookBack(table.look?.last ?? 0));
  press("review-end", () => table.lookBack(table.look?.last ?? 0));
  for (const id of ["share-open", "result-share", "menu-share", "letter-send"]) press(id, house.share);
  for (const id of ["receive-open", "menu-receive"]) press(id, () => askForShared(house));
  press("log-toggle", () => toggleLog(table));
  press("log-close", () => toggleLog(table));
  press("review-list", () => toggleLog(table));
  byId("log").addEventListener("click", ({ target }) => uncover(table, target));
  press("typed-toggle", toggleTyped);
  press("overview", () => change({ overview: !store.settings.overview }));
  press("open-settings", () => settings.open());
  press("menu-learn", () => house.lessons.open(table.look?.game ?? ""));
  press("lesson-leave", house.goToShelf);
  press("menu-settings", () => settings.open());
  press("menu-keys", showKeys);
  press("menu-shelf", house.goToShelf);
  press("language", () => change({ language: house.words.nextLanguage }));
  press("sound", () => change({ sound: !store.settings.sound }));
  press("menu-words", () => table.look && showInWords(table.look, house.words));
  press("menu-statistics", () => house.statistics.open());
  press("theme", () => change({ theme: nextTheme(store.settings) }));
  press("menu-button", () => toggleMenu());
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("#menu-button")) toggleMenu(false);
    const asking = target instanceof Element ? target.closest("[data-rules]") : null;
    if (asking) showRules(house, asking.getAttribute("data-rules") ?? "");
  });
  document.addEventListener("keydown", (event) => key(event, house));
  if (matchMedia("(min-width: 1200px) and (min-height: 600px)").matches) toggleLog(table);
  narrow.addEventListener("change", () => {
    if (narrow.matches && document.documentElement.hasAttribute("data-log")) toggleLog(table);
  });
}

/** Somebody has a link or a file. @param {House} house */
function askForShared({ incoming }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("receive"));
  const text = /** @type {HTMLTextAreaElement} */ (byId("receive-text"));
  const chosen = /** @type {HTMLInputElement} */ (byId("receive-chosen"));
  text.value = chosen.value = dialog.returnValue = "";
  byId("receive-file").onclick = () => chosen.click();
  chosen.onchange = () => {
    const [file] = chosen.files ?? [];
    dialog.close();
    if (file) incoming.openFile(file);
  };
  dialog.onclose = () => {
    if (dialog.returnValue === "yes") incoming.openText(text.value);
  };
  dialog.showModal();
}

/** The drawer shows the log or the review. @param {string} chosen */
function showTab(chosen) {
  for (const id of TABS) {
    const tab = byId(id);
    tab.setAttribute("aria-selected", String(id === chosen));
    tab.tabIndex = id === chosen ? 0 : -1;
    byId(tab.getAttribute("aria-controls") ?? "").hidden = id !== chosen;
  }
}

/** The table is left: the next one begins with its log, and on a phone with nothing over it. @param {House["table"]} table */
export function tidyUp(table) {
  showTab("tab-log");
  if (narrow.matches && document.documentElement.hasAttribute("data-log")) toggleLog(table);
}

/** Opens or closes the menu; a press anywhere closes it. */
function toggleMenu(open = byId("menu").hidden) {
  byId("menu").hidden = !open;
  byId("menu-button").setAttribute("aria-expanded", String(open));
}

/** @param {KeyboardEvent} event @param {House} house */
function key(event, house) {
  const { table } = house;
  const typing = event.target instanceof Element && event.target.matches("input, select, textarea");
  if (document.querySelector("dialog[open]") || event.altKey) return;
  const command = event.ctrlKey || event.metaKey;
  if (event.key === "Escape") letGo(table);
  else if (event.key === "F1") {
    event.preventDefault();
    showRules(house);
  } else if (typing) return;
  else if (command && event.key.toLowerCase() === "z") {
    event.preventDefault();
    if (event.shiftKey) table.redo();
    else undo(table);
  } else if (command && event.key.toLowerCase() === "y") {
    event.preventDefault();
    table.redo();
  } else if (command) return;
  else if (event.key === "?") showKeys();
  else if (table.back && !onControl(event)) lookAround(event, house);
}

/** Looking back: from position to position, or on and on. @param {KeyboardEvent} event @param {House} house */
function lookAround(event, { table, replay }) {
  if (event.key === " ") {
    event.preventDefault();
    replay.toggle();
    return;
  }
  if (!/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
  event.preventDefault();
  replay.stop();
  const { at = 0, last = 0 } = table.look ?? {};
  if (event.key === "ArrowRight") table.lookForward();
  else table.lookBack({ ArrowLeft: at - 1, Home: 0, End: last }[event.key] ?? at);
}

/** Keys on the board, on a button or among tabs mean something there. @param {KeyboardEvent} event */
function onControl({ target, key }) {
  if (!(target instanceof Element)) return false;
  return target.closest(".board, .graph, [role=tab]") !== null || (key === " " && target.closest("button") !== null);
}

/** What Escape means: the last thing that was begun is let go. @param {House["table"]} table */
function letGo(table) {
  const root = document.documentElement;
  if (!byId("menu").hidden) {
    toggleMenu(false);
    byId("menu-button").focus();
    return;
  }
  if (table.letGo()) return;
  if (table.back) table.lookBack(table.look?.last ?? 0);
  else if (root.hasAttribute("data-log") && narrow.matches) toggleLog(table);
}

/** Undoes the last decision; where that cannot be, a person who is to decide is told why. @param {House["table"]} table */
function undo(table) {
  const { look } = table;
  if (look && !table.back && (look.can_undo || look.kind === "person")) table.undo();
}

/** A game of two ends when one gives up; in a larger one a mind takes the seat. @param {House} house */
async function resign({ words, table, shelf }) {
  const { look } = table;
  const seat = look && resigner(look);
  if (!seat) return;
  if (look.seats.length > 2) {
    const sure = await confirm(words.say, {
      title: ["leave-title"],
      text: ["leave-text", { seat }],
      yes: ["leave-yes"],
    });
    if (sure) table.word(`!seat ${seat} ${mindOf(shelf.data, look)}`);
  } else {
    const sure = await confirm(words.say, {
      title: ["resign-title"],
      text: ["resign-text", { seat }],
      yes: ["resign-yes"],
    });
    if (sure) table.word(`!resign ${seat}`);
  }
}

/** @param {House["table"]} table */
function toggleLog(table) {
  const open = document.documentElement.toggleAttribute("data-log");
  byId("log").hidden = !open;
  byId("log-toggle").setAttribute("aria-expanded", String(open));
  table.log.reveal();
}

/** On a phone the sheet lies over the board: it gives way to the position that was picked in it. @param {House["table"]} table @param {EventTarget | null} target */
function uncover(table, target) {
  const picked = target instanceof Element && target.closest("#log-list button, #graph [data-word], #costly button");
  if (!picked || !narrow.matches) return;
  toggleLog(table);
  byId("review-list").focus();
}

function toggleTyped() {
  const open = byId("actions").toggleAttribute("data-typing");
  byId("typed-toggle").setAttribute("aria-expanded", String(open));
  if (open) byId("typed-move").focus();
}

/** The rules of the game that is on the table or chosen on the shelf. @param {House} house @param {string} [where] */
function showRules({ rules, table, shelf }, where) {
  const chosen = document.documentElement.dataset.screen === "shelf" ? shelf.setup?.game : table.look?.game;
  if (chosen) rules.open(chosen, where);
}

function showKeys() {
  /** @type {HTMLDialogElement} */ (byId("keys")).showModal();
}

/** @param {Settings} settings @returns {Settings["theme"]} */
function nextTheme({ theme }) {
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  return dark ? "light" : "dark";
}
