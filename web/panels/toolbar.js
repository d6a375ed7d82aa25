/** @import {Settings} from "../storage/types.js" */

import { botLevelOf } from "../home/setup.js";
import { confirm } from "../ui/dialogs.js";
import { byId } from "../ui/dom.js";
import { showPositionInWords } from "./position-in-words.js";
import { resigningSeat } from "./status-panel.js";

/** @typedef {typeof import("../main.js").app} App */

/** On small screens the log covers the board. */
const narrow = matchMedia("(max-width: 899px)");

const TABS = ["tab-log", "tab-review"];

/** The buttons around the board and the keyboard shortcuts. @param {App} app */
export function setUpToolbar(app) {
  const { match, store, settings, change } = app;
  const press = (/** @type {string} */ id, /** @type {() => void} */ act) =>
    byId(id).addEventListener("click", ({ currentTarget }) => {
      if (!id.startsWith("replay")) app.replay.stop();
      if (/** @type {HTMLElement} */ (currentTarget).getAttribute("aria-disabled") !== "true") act();
    });
  press("hint", () => match.hints.press());
  press("play-now", () => match.playNow());
  press("branch", app.branch);
  press("result-review", () => {
    if (!document.documentElement.hasAttribute("data-log-open")) toggleLog(match);
    showTab("tab-review");
    byId("tab-review").focus();
    match.review.begin();
  });
  for (const tab of TABS) press(tab, () => showTab(tab));
  byId("log").addEventListener("keydown", ({ key, target }) => {
    if (!(target instanceof Element && target.matches("[role=tab]")) || !/^Arrow(Left|Right)$/.test(key)) return;
    const other = TABS.find((tab) => tab !== target.id) ?? "tab-log";
    showTab(other);
    byId(other).focus();
  });
  byId("undo").addEventListener("click", () => undo(match));
  press("redo", () => match.redo());
  press("resign", () => resign(app));
  press("draw", () => match.controlAction("!draw"));
  press("end-here", () => match.controlAction("!end"));
  press("new", () => (match.view?.correspondence ? app.goHome() : app.again(false)));
  press("go-on", () => match.resume());
  press("to-home", app.goHome);
  press("to-game", app.backToGame);
  press("climb-next", app.climb);
  press("again", () => app.again(false));
  press("swap", () => app.again(true));
  press("result-history", () => match.goToPly(0));
  press("result-home", app.goHome);
  press("history-first", () => match.goToPly(0));
  press("history-back", () => match.goToPly((match.view?.at ?? 0) - 1));
  press("history-forward", () => match.stepForward());
  press("replay", () => app.replay.toggle());
  press("replay-speed", () => app.replay.nextSpeed());
  press("history-last", () => match.goToPly(match.view?.last ?? 0));
  press("history-end", () => match.goToPly(match.view?.last ?? 0));
  for (const id of ["share-open", "result-share", "menu-share", "correspondence-send"]) press(id, app.share);
  for (const id of ["receive-open", "menu-receive"]) press(id, () => openReceiveDialog(app));
  press("log-toggle", () => toggleLog(match));
  press("log-close", () => toggleLog(match));
  press("history-list", () => toggleLog(match));
  byId("log").addEventListener("click", ({ target }) => closeLogOverBoard(match, target));
  press("typed-toggle", toggleTypedMove);
  press("overview", () => {
    change({ overview: !store.settings.overview });
    if (store.settings.overview) match.legend.open();
  });
  press("open-settings", () => settings.open());
  press("menu-learn", () => app.lessonList.open(match.view?.game ?? ""));
  press("lesson-leave", app.goHome);
  press("menu-settings", () => settings.open());
  press("menu-keys", showKeys);
  press("menu-home", app.goHome);
  press("language", () => change({ language: app.translator.nextLanguage }));
  press("sound", () => change({ sound: !store.settings.sound }));
  press("menu-position-words", () => match.view && showPositionInWords(match.view, app.translator));
  press("menu-statistics", () => app.statistics.open());
  press("theme", () => change({ theme: oppositeTheme(store.settings) }));
  press("menu-button", () => toggleMenu());
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("#menu-button")) toggleMenu(false);
    const link = target instanceof Element ? target.closest("[data-rules]") : null;
    if (link) showRules(app, link.getAttribute("data-rules") ?? "");
  });
  document.addEventListener("keydown", (event) => onKey(event, app));
  if (matchMedia("(min-width: 1200px) and (min-height: 600px)").matches) toggleLog(match);
  narrow.addEventListener("change", () => {
    if (narrow.matches && document.documentElement.hasAttribute("data-log-open")) toggleLog(match);
  });
}

/** Dialog to open a link or a file. @param {App} app */
function openReceiveDialog({ sharedGames }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("receive"));
  const text = /** @type {HTMLTextAreaElement} */ (byId("receive-text"));
  const chosen = /** @type {HTMLInputElement} */ (byId("receive-chosen"));
  text.value = chosen.value = dialog.returnValue = "";
  byId("receive-file").onclick = () => chosen.click();
  chosen.onchange = () => {
    const [file] = chosen.files ?? [];
    dialog.close();
    if (file) sharedGames.openFile(file);
  };
  dialog.onclose = () => {
    if (dialog.returnValue === "yes") sharedGames.openText(text.value);
  };
  dialog.showModal();
}

/** @param {string} chosen */
function showTab(chosen) {
  for (const id of TABS) {
    const tab = byId(id);
    tab.setAttribute("aria-selected", String(id === chosen));
    tab.tabIndex = id === chosen ? 0 : -1;
    byId(tab.getAttribute("aria-controls") ?? "").hidden = id !== chosen;
  }
}

/** Reset the log for the next match. @param {App["match"]} match */
export function resetLog(match) {
  showTab("tab-log");
  if (narrow.matches && document.documentElement.hasAttribute("data-log-open")) toggleLog(match);
}

function toggleMenu(open = byId("menu").hidden) {
  byId("menu").hidden = !open;
  byId("menu-button").setAttribute("aria-expanded", String(open));
}

/** @param {KeyboardEvent} event @param {App} app */
function onKey(event, app) {
  const { match } = app;
  const typing = event.target instanceof Element && event.target.matches("input, select, textarea");
  if (document.querySelector("dialog[open]") || event.altKey) return;
  const command = event.ctrlKey || event.metaKey;
  if (event.key === "Escape") onEscape(match);
  else if (event.key === "F1") {
    event.preventDefault();
    showRules(app);
  } else if (typing) return;
  else if (command && event.key.toLowerCase() === "z") {
    event.preventDefault();
    if (event.shiftKey) match.redo();
    else undo(match);
  } else if (command && event.key.toLowerCase() === "y") {
    event.preventDefault();
    match.redo();
  } else if (command) return;
  else if (event.key === "?") showKeys();
  else if (event.key === "/" && document.documentElement.dataset.screen === "match") {
    event.preventDefault();
    match.moveInput.beginTyping();
  } else if (match.inHistory && !isOwnKey(event)) onHistoryKey(event, app);
}

/** Keys while an earlier position is shown. @param {KeyboardEvent} event @param {App} app */
function onHistoryKey(event, { match, replay }) {
  if (event.key === " ") {
    event.preventDefault();
    replay.toggle();
    return;
  }
  if (!/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
  event.preventDefault();
  replay.stop();
  const { at = 0, last = 0 } = match.view ?? {};
  if (event.key === "ArrowRight") match.stepForward();
  else match.goToPly({ ArrowLeft: at - 1, Home: 0, End: last }[event.key] ?? at);
}

/** These keys mean something else on the board, on buttons and on tabs. @param {KeyboardEvent} event */
function isOwnKey({ target, key }) {
  if (!(target instanceof Element)) return false;
  return target.closest(".board, .graph, [role=tab]") !== null || (key === " " && target.closest("button") !== null);
}

/** Escape cancels the last thing that was begun. @param {App["match"]} match */
function onEscape(match) {
  const root = document.documentElement;
  if (!byId("menu").hidden) {
    toggleMenu(false);
    byId("menu-button").focus();
    return;
  }
  if (match.hints.isOpen) return match.hints.close();
  if (match.cancelStep()) return;
  if (match.inHistory) match.goToPly(match.view?.last ?? 0);
  else if (root.hasAttribute("data-log-open") && narrow.matches) toggleLog(match);
}

/** Undo, or explain to the player why it is impossible. @param {App["match"]} match */
function undo(match) {
  const { view } = match;
  if (view && !match.inHistory && (view.can_undo || view.actor_kind === "person")) match.undo();
}

/** With two players resigning ends the match; with more, a bot takes the seat. @param {App} app */
async function resign({ translator, match, home }) {
  const { view } = match;
  const seat = view && resigningSeat(view);
  if (!seat) return;
  if (view.seats.length > 2) {
    const sure = await confirm(translator.translate, {
      title: ["leave-title"],
      text: ["leave-text", { seat }],
      yes: ["leave-yes"],
    });
    if (sure) match.controlAction(`!seat ${seat} ${botLevelOf(home.catalog, view)}`);
  } else {
    const sure = await confirm(translator.translate, {
      title: ["resign-title"],
      text: ["resign-text", { seat }],
      yes: ["resign-yes"],
    });
    if (sure) match.controlAction(`!resign ${seat}`);
  }
}

/** @param {App["match"]} match */
function toggleLog(match) {
  const open = document.documentElement.toggleAttribute("data-log-open");
  byId("log").hidden = !open;
  byId("log-toggle").setAttribute("aria-expanded", String(open));
  match.log.scrollToShown();
}

/**
 * On small screens, close the log when a position is picked in it.
 * @param {App["match"]} match
 * @param {EventTarget | null} target
 */
function closeLogOverBoard(match, target) {
  const picked = target instanceof Element && target.closest("#log-list button, #graph [data-word], #costly button");
  if (!picked || !narrow.matches) return;
  toggleLog(match);
  byId("history-list").focus();
}

function toggleTypedMove() {
  const open = byId("actions").toggleAttribute("data-typing");
  byId("typed-toggle").setAttribute("aria-expanded", String(open));
  if (open) byId("typed-move").focus();
}

/** Open the rules of the current game. @param {App} app @param {string} [where] */
function showRules({ rules, match, home }, where) {
  const chosen = document.documentElement.dataset.screen === "home" ? home.setup?.game : match.view?.game;
  if (chosen) rules.open(chosen, where);
}

function showKeys() {
  /** @type {HTMLDialogElement} */ (byId("keyboard-help")).showModal();
}

/** @param {Settings} settings @returns {Settings["theme"]} */
function oppositeTheme({ theme }) {
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  return dark ? "light" : "dark";
}
