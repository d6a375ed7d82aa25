/** @import {MatchView} from "./engine/api.js" */
/** @import {Message} from "./i18n/types.js" */
/** @import {Save, Settings, Setup} from "./storage/types.js" */

import { showNamedPlaces } from "./board/named-places.js";
import { setUpRunControls } from "./board/run-controls.js";
import { Stage, watchBoardShape } from "./board/stage.js";
import { Zoom } from "./board/zoom.js";
import { hardReload } from "./boot/hard-reload.js";
import { registerServiceWorker } from "./boot/offline.js";
import { showProgress } from "./boot/progress.js";
import { assets, botEngine, engine } from "./boot/start-engine.js";
import { Correspondence } from "./correspondence/correspondence.js";
import { makeSnapshot } from "./engine/memory-snapshot.mjs";
import { Home } from "./home/home.js";
import { SavedGames } from "./home/saved-games.js";
import { botLevelOf, swapSides } from "./home/setup.js";
import { Statistics } from "./home/statistics.js";
import { languageOf, offerLanguages } from "./i18n/language.js";
import { Translator } from "./i18n/translator.js";
import { LessonList } from "./learn/lesson-list.js";
import { LessonSession } from "./learn/lesson-session.js";
import { Match } from "./match/match.js";
import { Replay } from "./match/replay.js";
import { nextLevel } from "./panels/climb.js";
import { showStatus } from "./panels/status-panel.js";
import { resetLog, setUpToolbar } from "./panels/toolbar.js";
import { RulesDialog } from "./rules/rules.js";
import { openShareDialog } from "./share/load-share-dialog.js";
import { SharedGameOpener } from "./share/open-shared.js";
import { parseShared } from "./share/shared-link.js";
import { offerRestore, setUpBackupControls } from "./storage/backup-controls.js";
import { makeSave, requestPersistence, Store } from "./storage/store.js";
import { Tabs } from "./storage/tabs.js";
import { closeDialogsOnOutsideClick } from "./ui/dialogs.js";
import { byId, yieldToBrowser } from "./ui/dom.js";
import { closeNotice, closePassedNotices, problemOf, showNotice } from "./ui/notices.js";
import { logEvent, showProblem, showStorageProblem, startReporting } from "./ui/problem-report.js";
import { applySettings, settingsDialog } from "./ui/settings.js";
import { Sounds } from "./ui/sound.js";
import { setUpTips } from "./ui/tips.js";
import { ScreenWakeLock } from "./ui/wake-lock.js";

const root = document.documentElement;
root.dataset.scriptLoaded = ""; // for load-guard.js

await yieldToBrowser(); // let the browser lay out the page first, to avoid one long task

const translator = new Translator(languageOf({ language: "auto" }));
const translate = translator.translate;
const store = new Store({
  onProblem: (kind) => showStorageProblem(store, translate, kind),
  onRecovered: () => closeNotice("store"),
  onChange: () => tabs.announceChange(),
});
const tabs = new Tabs({ onTaken: onTabTaken, onChange: () => store.reread().then(() => savedGames.show()) });
/** Play was pressed before the engine was ready. */
let playRequested = false;
/** The player knows that this device is slow. */
let saidSlow = false;
/** Resolves when the chosen game is on the board. */
let preparing = Promise.resolve();

const sounds = new Sounds(store.settings);
const stage = new Stage(byId("board-area"), { translate, settings: store.settings, sounds });
const match = new Match({
  translator,
  store,
  stage,
  sounds,
  engine,
  botEngine: () => botEngine,
  onProblem: (problem) => reportProblem(problem, () => match.resume()),
  onBotTrouble: (reason, seat) =>
    reportProblem(["bot-trouble", { seat, reason }], () => match.resume(), [
      { label: ["bot-anything"], act: () => match.playRandom() },
      { label: ["bot-person"], act: () => match.controlAction(`!seat ${seat} person`) },
    ]),
  onCutShort: () => {
    if (!saidSlow) showNotice(translate, ["thinking-less"], { stays: true });
    saidSlow = true;
  },
  onBegin: () => {
    showScreen("match");
    requestPersistence();
  },
  onSaved: (id) => {
    closePassedNotices();
    tabs.claim(id);
  },
  onLeave: () => goHome(),
  onRefresh: () => lessonSession.refresh(),
  onSettled: () => lessonSession.onSettled(),
  onLessonDecision: (view) => lessonSession.onDecision(view),
  onLessonLeft: () => lessonSession.leave(),
});
new Zoom(byId("board-area"), stage);
const measureBoard = watchBoardShape(byId("board-area"), (shape) =>
  match.reshape(root.dataset.screen === "match" ? shape : "wide"),
);
const home = new Home(translator, { change: prepare, play, learn: (game) => lessonList.open(game), playByLink });
const savedGames = new SavedGames(translator, store, { open: openSave, change: showNavigation });
const settings = settingsDialog(() => store.settings, change);

const lessonList = new LessonList(translator, store, assets.lessons, {
  open: (name) => lessonSession.open(name),
  fail: () => showNotice(translate, ["lesson-missing"]),
});
const lessonSession = new LessonSession({
  translator,
  store,
  match,
  lessonList,
  sounds,
  ask,
  askForMatch,
  report: (problem) => showNotice(translate, problem),
  showMatch: () => showScreen("match"),
  play: playForReal,
});

const wakeLock = new ScreenWakeLock();
const replay = new Replay(match, translator);
const rules = new RulesDialog(translator, assets.rules);
const statistics = new Statistics(translator, store, () => home.catalog);

const correspondence = new Correspondence({
  translator,
  store,
  match,
  ask,
  askForMatch,
  open: openShared,
  openSave,
  refuse: (problem) => showNotice(translate, problem, { key: "shared" }),
});

const sharedGames = new SharedGameOpener({
  store,
  engine,
  viewOptions: () => match.viewOptions,
  open: openShared,
  receive: (link) => correspondence.receive(link),
  tellSender: (name) => showNotice(translate, ["shared-by", { text: name }]),
  offerRestore: (text) => offerRestore(text, { store, translator, onRestored: refreshPage }),
  refuse: (problem) => showNotice(translate, problem, { key: "shared" }),
});

export const app = {
  sharedGames,
  rules,
  lessonList,
  statistics,
  replay,
  translator,
  store,
  match,
  home,
  savedGames,
  settings,
  showScreen,
  change,
  again,
  climb,
  goHome,
  backToGame,
  branch,
  share: () => openShareDialog({ translator, match, engine }),
};

/** Resolves when the page has started. */
const opening = typeof WebAssembly === "object" ? open() : refuse();

async function open() {
  root.dataset.started = "";
  byId("load-error").hidden = true;
  startReporting(import.meta.url);
  refreshPage();
  byId("vibration-setting").hidden = !("vibrate" in navigator);
  closeDialogsOnOutsideClick();
  setUpTips();
  showNamedPlaces(stage.board);
  setUpRunControls(stage);
  setUpToolbar(app);
  setUpBackupControls({ store, translator, onRestored: refreshPage, record: () => match.view?.record });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => applySettings(store.settings));
  engine.onStateChange((state) => {
    if (state.phase !== "start") logEvent(`rules: ${state.phase}`);
    showProgress(state, translate);
  });
  const started = engine.ready.catch(() => {});
  await store.open();
  await yieldToBrowser();
  home.open(home.catalog, store.settings.setup);
  refreshPage();
  await yieldToBrowser();
  translator.warmUp();
  const current = lastGame();
  if (current?.view && !store.settings.current_lesson && !parseShared(location.hash)) {
    showScreen("match");
    try {
      match.showStatic(current.view);
    } catch (error) {
      logEvent(`picture: ${error}`); // saved by another version: wait for the engine
    }
  }
  await started;
  await onEngineReady(current);
  registerServiceWorker({ onOffline: () => root.setAttribute("data-offline-ready", ""), onUpdate: offerUpdate });
  root.dataset.snapshot = await makeSnapshot(assets, () => root.dataset.turn === "busy");
}

async function refuse() {
  byId("unsupported-browser").hidden = false;
}

/** The engine has started: make the match playable. @param {Save | null} current */
async function onEngineReady(current) {
  try {
    await engine.ask({ request: "ping" });
    await yieldToBrowser();
    const setup = home.open(home.catalog, store.settings.setup);
    const { current_lesson: lesson } = store.settings;
    const shared = parseShared(location.hash);
    const isCorrespondence = shared !== null && "correspondenceLink" in shared; // a link may ask a question, so it is opened last
    if (!isCorrespondence && (await sharedGames.openAddress())) closeNotice("problem");
    else if (lesson && (await lessonSession.open(lesson))) await preparing;
    else if (current) await openSave(current);
    else await prepare(setup);
    sharedGames.listen();
    root.setAttribute("data-ready", "");
    performance.mark("ready");
    if (isCorrespondence) await sharedGames.openAddress();
    byId("play-soon").hidden = true;
    if (playRequested) await play();
  } catch (error) {
    const problem = problemOf(error);
    const broken = problem[0].startsWith("engine-"); // possibly caused by a broken cached file
    reportProblem(problem, async () => (broken && (await hardReload(assets.files))) || onEngineReady(current));
  }
}

/** @param {Message} problem @param {() => void} tryAgain @param {import("./ui/notices.js").NoticeAction[]} [others] */
function reportProblem(problem, tryAgain, others = []) {
  showProblem(translator, problem, match.view?.record, [{ label: ["try-again"], act: tryAgain }, ...others]);
}

/**
 * Request the view of another match; until it is opened, the page is busy.
 * @param {object} request
 * @returns {Promise<MatchView | {error: {message: Message, kind: string}}>}
 */
async function askForMatch(request) {
  match.startLoading();
  const answer = await ask(request);
  if ("error" in answer) match.stopLoading();
  return answer;
}

/** Send a request; engine failures are returned like any other error. @param {object} request @returns {Promise<any>} */
async function ask(request) {
  try {
    return await engine.ask(request);
  } catch (error) {
    return { error: { message: problemOf(error), kind: "fault" } };
  }
}

/** The match that was open when the page was closed. */
function lastGame() {
  const save = store.games.get(store.settings.current ?? "");
  return save && !save.finished && !save.damaged ? save : null;
}

/** Show the chosen game on the board, ready to start. @param {Setup} setup */
function prepare(setup) {
  preparing = startChosen(setup);
  return preparing;
}

/** @param {Setup} setup */
async function startChosen(setup) {
  store.set({ setup });
  const seed = crypto.getRandomValues(new Uint32Array(2)).join("");
  const options = match.viewOptions;
  const isOtherGame = match.view !== null && match.view.game !== setup.game;
  byId("board-area").toggleAttribute("data-preparing", isOtherGame);
  if (isOtherGame) showStatus(translate(["preparing"]));
  const view = await askForMatch({ request: "start", ...setup, seed, ...options });
  await yieldToBrowser();
  if (setup !== store.settings.setup) return;
  byId("board-area").removeAttribute("data-preparing");
  if ("error" in view)
    showNotice(translate, view.error.message, { label: ["try-again"], act: () => prepare(setup), key: "start" });
  else {
    closeNotice("start");
    tabs.release();
    match.open(view, { options });
    if (setup.seats.some(({ kind }) => kind !== "person")) warmUpBots();
  }
}

/** The bots' worker takes long to start: do it before it is needed. */
function warmUpBots() {
  opening.then(() => botEngine.ready.catch(() => {}));
}

async function play() {
  if (!home.setup || !root.hasAttribute("data-ready")) {
    playRequested = true;
    byId("play-soon").hidden = false;
    return;
  }
  const byKeyboard = document.activeElement?.matches(":focus-visible");
  await preparing; // the last choice may not be on the board yet
  if (match.begun) await prepare(home.setup);
  await match.begin();
  if (byKeyboard) match.moveInput.focusBoard(); // the button is gone
}

/** Play the game of a lesson against the computer. @param {MatchView} view */
async function playForReal({ game, options, seats }) {
  lessonSession.leave();
  const kinds = seats.map((_, seat) => ({ kind: seat === 0 ? "person" : botLevelOf(home.catalog, { seats: [] }) }));
  home.choose({ game, options, seats: kinds });
  await prepare(/** @type {Setup} */ (home.setup));
  await play();
}

/** Play the same game again, against the next level. */
async function climb() {
  const level = match.view && nextLevel(match.view);
  if (!level || !match.view || !home.setup) return;
  const seats = match.view.seats.map(({ kind, name }) => ({ kind: kind === "person" ? kind : level, name }));
  resetLog(match);
  home.choose({ ...home.setup, game: match.view.game, options: match.view.options, seats });
  await prepare(home.setup);
  await play();
}

/** Play the same game again, optionally with everybody one seat on. @param {boolean} swapped */
async function again(swapped) {
  if (!home.setup || !match.view) return;
  const seats = match.view.seats.map(({ kind, name }) => (name ? { kind, name } : { kind }));
  const setup = { ...home.setup, game: match.view.game, options: match.view.options, seats };
  resetLog(match);
  home.choose(swapped ? swapSides(setup) : setup);
  await prepare(home.setup);
  await play();
}

/** @param {Save} kept @returns {Promise<boolean>} */
async function openSave(kept) {
  showScreen("match");
  await tabs.claim(kept.id);
  const save = await store.reload(kept);
  const options = match.viewOptions;
  const game = save.session ? { session: save.session, viewer: save.session.seat } : { record: save.record };
  const view = await askForMatch({ request: "view", ...game, ...options });
  if (!("error" in view)) {
    store.set({ current: save.id });
    if (!tabs.holds(save.id)) {
      match.showStatic(view); // another tab has opened it meanwhile
      return true;
    }
    closeNotice("tab");
    match.open(view, { save, options });
    return true;
  }
  if (["record", "correspondence", "link"].includes(view.error.kind))
    await store.saveGame({ ...save, damaged: view.error.message });
  showNotice(translate, ["save-cannot-open", { title: savedGames.titleOf(save), reason: view.error.message }]);
  await goHome();
  return false;
}

/** Start a new match from the position shown. Bots pause until told to continue. */
async function branch() {
  const { view, viewOptions: options } = match;
  if (!view) return;
  const answer = await askForMatch({ request: "branch", record: view.record, at: view.at, ...options });
  if ("error" in answer) return showNotice(translate, answer.error.message);
  const save = makeSave(answer, null, []);
  await store.saveCurrent(save);
  match.open(answer, { save, options, paused: true });
  showNotice(translate, ["branched"]);
}

/**
 * Open a match from a link or a file. The previous match is saved.
 * @param {MatchView} view
 * @param {Save} save
 * @param {object} options the view options that it was requested with
 * @param {MatchView} [before] the position from which to animate
 */
function openShared(view, save, options, before) {
  closeNotice("shared");
  showScreen("match");
  if (save.session) requestPersistence();
  match.open(view, before ? { save, options, before } : { save, options, paused: true });
}

/** Start a correspondence game. @param {Setup} setup */
function playByLink(setup) {
  if (root.hasAttribute("data-ready")) correspondence.open(setup);
}

/** Another tab has opened this match: show it here without controls. @param {string} id */
function onTabTaken(id) {
  if (match.view) match.showStatic(match.view);
  const act = () => {
    const save = store.games.get(id);
    if (save) openSave(save);
  };
  showNotice(translate, ["tab-taken"], { label: ["tab-take"], act, key: "tab" });
}

async function goHome() {
  tabs.release();
  lessonSession.leave();
  showScreen("home");
  if (home.setup) await prepare(home.setup);
}

async function backToGame() {
  const save = store.games.get(store.settings.current ?? "");
  if (save && !save.damaged) await openSave(save);
}

/** @param {"home" | "match"} screen */
function showScreen(screen) {
  root.dataset.screen = screen;
  wakeLock.request(screen === "match");
  if (screen === "home") resetLog(match);
  showNavigation();
  savedGames.show();
  measureBoard();
}

/** Show the buttons that lead to the other screen. */
function showNavigation() {
  const { screen } = root.dataset;
  const current = store.games.get(store.settings.current ?? "");
  byId("to-game").hidden = screen === "match" || !current || current.finished || current.damaged !== undefined;
  byId("to-home").hidden = screen === "home";
}

/** @param {Partial<Settings>} changes */
function change(changes) {
  store.set(changes);
  refreshPage();
}

/** Apply the settings and the language to the whole page. */
function refreshPage() {
  translator.language = languageOf(store.settings);
  applySettings(store.settings);
  translator.retranslate(document);
  offerLanguages(translator);
  document.title = translate(["page-title"]);
  home.show();
  savedGames.show();
  match.retranslate();
  for (const each of [replay, lessonList, settings, statistics, rules]) each.refresh();
}

/** @param {{apply(): void}} update */
function offerUpdate(update) {
  showNotice(translate, ["update"], { label: ["update-apply"], act: () => update.apply(), key: "update" });
}
