/** @import {DeskError, Look, Message, Save, Settings, Setup} from "./desk.js" */
import { afresh } from "./afresh.js";
import { problemOf } from "./asking.js";
import { Awake } from "./awake.js";
import { closeDialogsLightly, settingsDialog } from "./dialogs.js";
import { breathe, byId } from "./dom.js";
import { desk, mindsDesk, places } from "./early.js";
import { Incoming, sharedIn } from "./incoming.js";
import { keepForGood, listenToKeeping, tellProblem, tellTrouble } from "./keeping.js";
import { offerLanguages } from "./languages.js";
import { Learning } from "./learning.js";
import { Lessons } from "./lessons.js";
import { Letters } from "./letters.js";
import { dropNotice, notice } from "./notices.js";
import { keepOffline } from "./offline.js";
import { showProgress } from "./progress.js";
import { Replay } from "./replay.js";
import { note, noteFaults } from "./report.js";
import { watchRoom } from "./room.js";
import { Rules } from "./rules.js";
import { Saves } from "./saves.js";
import { dressPage, languageOf } from "./settings.js";
import { mindOf, swapSides } from "./setup.js";
import { openSharing } from "./sharing.js";
import { Shelf } from "./shelf.js";
import { makeSnapshot } from "./snapshots.js";
import { Sounds } from "./sound.js";
import { Stage } from "./stage.js";
import { Statistics } from "./statistics.js";
import { Store, saveOf } from "./store.js";
import { Table } from "./table.js";
import { Tabs } from "./tabs.js";
import { listenToTools, tidyUp } from "./tools.js";
import { Words } from "./words.js";
import { Zoom } from "./zoom.js";

const root = document.documentElement;
root.dataset.arrived = ""; // watch.js looks for it

await breathe(); // the browser lays out what it has read: with all that follows it would be one long task

const words = new Words(languageOf({ language: "auto" }));
const say = words.say;
const store = new Store({
  onTrouble: (kind) => tellTrouble(store, say, kind),
  onRelief: () => dropNotice("store"),
  onChange: () => tabs.tell(),
});
const tabs = new Tabs({ onTaken: giveUp, onChange: () => store.reread().then(() => saves.show()) });
/** Somebody pressed Play before it could be played. */
let eager = false;
/** The chosen game is being put on the board. */
let preparing = Promise.resolve();

const sounds = new Sounds(store.settings);
const stage = new Stage(byId("room"), { say, settings: store.settings, sounds });
const table = new Table({
  words,
  store,
  stage,
  sounds,
  desk,
  minds: () => mindsDesk,
  onProblem: (problem) => inTrouble(problem, () => table.goOn()),
  onMindTrouble: (reason, seat) =>
    inTrouble(["mind-trouble", { seat, reason }], () => table.goOn(), [
      { label: ["mind-anything"], act: () => table.playAnything() },
      { label: ["mind-person"], act: () => table.word(`!seat ${seat} person`) },
    ]),
  onCut: () => notice(say, ["thinking-less"]),
  onBegin: () => {
    showScreen("table");
    keepForGood();
  },
  onKept: (id) => tabs.take(id),
  onLeave: () => goToShelf(),
});
new Zoom(byId("room"), stage);
const measure = watchRoom(byId("room"), (shape) => table.reshape(root.dataset.screen === "table" ? shape : "wide"));
const shelf = new Shelf(words, { change: prepare, play, learn: (game) => lessons.open(game), write });
const saves = new Saves(words, store, { open: openSave, change: showTools });
const settings = settingsDialog(() => store.settings, change);

const lessons = new Lessons(words, store, places.lessons, {
  open: (name) => learning.open(name),
  fail: () => notice(say, ["lesson-missing"]),
});
const learning = new Learning({
  words,
  store,
  table,
  lessons,
  sounds,
  ask,
  tell: (problem) => notice(say, problem),
  sitDown: () => showScreen("table"),
  play: playForReal,
});

const awake = new Awake();
const replay = new Replay(table, words);
const rules = new Rules(words, places.rules);
const statistics = new Statistics(words, store, () => shelf.data.minds);

const letters = new Letters({
  words,
  store,
  table,
  ask,
  open: openShared,
  openSave,
  refuse: (problem) => notice(say, problem, { key: "shared" }),
});

const incoming = new Incoming({
  store,
  desk,
  shape: () => table.shape,
  open: openShared,
  receive: (letter) => letters.receive(letter),
  refuse: (problem) => notice(say, problem, { key: "shared" }),
});

export const house = {
  incoming,
  rules,
  lessons,
  statistics,
  replay,
  words,
  store,
  table,
  shelf,
  saves,
  settings,
  showScreen,
  change,
  again,
  goToShelf,
  backToGame,
  branch,
  share: () => openSharing({ words, table, desk }),
};

/** All is open, and prepared for the next time. */
const opening = typeof WebAssembly === "object" ? open() : refuse();

async function open() {
  root.dataset.open = "";
  byId("not-whole").hidden = true;
  noteFaults();
  dress();
  byId("vibrates").hidden = !("vibrate" in navigator);
  closeDialogsLightly();
  listenToTools(house);
  listenToKeeping({ store, words, dressed: dress, record: () => table.look?.record });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => dressPage(store.settings));
  desk.watch((state) => {
    if (state.phase !== "start") note(`rules: ${state.phase}`);
    showProgress(state, say);
  });
  const started = desk.ready.catch(() => {});
  await store.open();
  await breathe();
  shelf.open(shelf.data, store.settings.setup);
  dress();
  await breathe();
  words.warm();
  const current = lastGame();
  if (current?.look && !store.settings.learning && !sharedIn(location.hash)) {
    showScreen("table");
    try {
      table.picture(current.look);
    } catch (error) {
      note(`picture: ${error}`); // it was kept by another version: Python will draw it
    }
  }
  await started;
  await wake(current);
  keepOffline({ onOffline: () => root.setAttribute("data-offline-ready", ""), onUpdate: offerUpdate });
  root.dataset.snapshot = await makeSnapshot(places, () => root.dataset.turn === "busy");
}

async function refuse() {
  byId("too-old").hidden = false;
}

/** Python is there: what was a picture becomes a table. @param {Save | null} current */
async function wake(current) {
  try {
    await desk.ask({ call: "hello" });
    await breathe();
    const setup = shelf.open(shelf.data, store.settings.setup);
    const { learning: lesson } = store.settings;
    const shared = sharedIn(location.hash);
    const letter = shared !== null && "letter" in shared; // it may ask something first
    if (!letter && (await incoming.openAddress())) dropNotice("problem");
    else if (lesson && (await learning.open(lesson))) await preparing;
    else if (current) await openSave(current);
    else await prepare(setup);
    incoming.listen();
    root.setAttribute("data-ready", "");
    performance.mark("ready");
    if (letter) await incoming.openAddress();
    if (eager) await play();
  } catch (error) {
    const problem = problemOf(error);
    const broken = problem[0].startsWith("engine-"); // perhaps for a file that the browser has kept
    inTrouble(problem, async () => (broken && (await afresh(places.files))) || wake(current));
  }
}

/** @param {Message} problem @param {() => void} tryAgain @param {import("./notices.js").Way[]} [others] */
function inTrouble(problem, tryAgain, others = []) {
  tellProblem(words, problem, table.look?.record, [{ label: ["try-again"], act: tryAgain }, ...others]);
}

/** Asks for another game; trouble with the engine is an answer like any other. @param {object} call @returns {Promise<Look | DeskError>} */
async function ask(call) {
  root.dataset.turn = "busy";
  try {
    return await desk.ask(call);
  } catch (error) {
    return { error: { say: problemOf(error), kind: "fault" } };
  }
}

/** The game that was being played when the page was left. */
function lastGame() {
  const save = store.games.get(store.settings.current ?? "");
  return save && !save.finished && !save.damaged ? save : null;
}

/** Puts the chosen game on the board, ready to begin. @param {Setup} setup */
function prepare(setup) {
  preparing = lay(setup);
  return preparing;
}

/** @param {Setup} setup */
async function lay(setup) {
  store.set({ setup });
  const seed = crypto.getRandomValues(new Uint32Array(2)).join("");
  const { shape } = table;
  const look = await ask({ call: "start", ...setup, seed, shape });
  await breathe();
  if (setup !== store.settings.setup) return;
  if ("error" in look) notice(say, look.error.say, { label: ["try-again"], act: () => prepare(setup), key: "start" });
  else {
    dropNotice("start");
    tabs.leave();
    table.open(look, null, shape);
    if (setup.seats.some(({ kind }) => kind !== "person")) warmMinds();
  }
}

/** A mind's worker takes its time to start: not when it is waited for. */
function warmMinds() {
  opening.then(() => mindsDesk.ready.catch(() => {}));
}

async function play() {
  if (!shelf.setup || !root.hasAttribute("data-ready")) {
    eager = true;
    return;
  }
  await preparing; // what was chosen just now may not lie there yet
  if (table.begun) await prepare(shelf.setup);
  await table.begin();
}

/** A game of the kind that was learned, against the computer. @param {Look} look */
async function playForReal({ game, options, seats }) {
  learning.leave();
  const kinds = seats.map((_, seat) => ({ kind: seat === 0 ? "person" : mindOf(shelf.data, { seats: [] }) }));
  shelf.choose({ game, options, seats: kinds });
  await prepare(/** @type {Setup} */ (shelf.setup));
  await play();
}

/** The same game once more, with everybody where they were or one seat further. @param {boolean} swapped */
async function again(swapped) {
  if (!shelf.setup || !table.look) return;
  const seats = table.look.seats.map(({ kind, name }) => (name ? { kind, name } : { kind }));
  const setup = { ...shelf.setup, game: table.look.game, options: table.look.options, seats };
  shelf.choose(swapped ? swapSides(setup) : setup);
  await prepare(shelf.setup);
  await play();
}

/** @param {Save} kept @returns {Promise<boolean>} */
async function openSave(kept) {
  showScreen("table");
  await tabs.take(kept.id);
  const save = await store.fresh(kept);
  const { shape } = table;
  const game = save.letter ? { letter: save.letter, seat: save.letter.seat } : { record: save.record };
  const look = await ask({ call: "look", ...game, shape });
  if (!("error" in look)) {
    store.set({ current: save.id });
    dropNotice("tab");
    table.open(look, save, shape);
    return true;
  }
  if (["record", "letter", "link"].includes(look.error.kind)) await store.keep({ ...save, damaged: look.error.say });
  notice(say, ["save-cannot-open", { title: saves.titleOf(save), reason: look.error.say }]);
  await goToShelf();
  return false;
}

/** The position that is looked back to becomes a game of its own; minds wait until somebody lets them go on. */
async function branch() {
  const { look, shape } = table;
  if (!look) return;
  const answer = await ask({ call: "branch", record: look.record, at: look.at, shape });
  if ("error" in answer) return notice(say, answer.error.say);
  const save = saveOf(answer, null, []);
  await store.keepCurrent(save);
  table.open(answer, save, shape, true);
  notice(say, ["branched"]);
}

/** A game that came from elsewhere is on the table; what was there is on the shelf. @param {Look} look @param {Save} save @param {"wide" | "tall"} shape @param {Look} [before] what happened since is shown */
function openShared(look, save, shape, before) {
  dropNotice("shared");
  showScreen("table");
  if (save.letter) keepForGood();
  if (before) table.openSince(look, save, shape, before);
  else table.open(look, save, shape, true);
}

/** A game by letter is wanted. @param {Setup} setup */
function write(setup) {
  if (root.hasAttribute("data-ready")) letters.open(setup);
}

/** Another tab plays this game now: here it becomes a picture. @param {string} id */
function giveUp(id) {
  if (table.look) table.picture(table.look);
  const act = () => {
    const save = store.games.get(id);
    if (save) openSave(save);
  };
  notice(say, ["tab-taken"], { label: ["tab-take"], act, key: "tab" });
}

async function goToShelf() {
  tabs.leave();
  learning.leave();
  showScreen("shelf");
  if (shelf.setup) await prepare(shelf.setup);
}

async function backToGame() {
  const save = store.games.get(store.settings.current ?? "");
  if (save && !save.damaged) await openSave(save);
}

/** @param {"shelf" | "table"} screen */
function showScreen(screen) {
  root.dataset.screen = screen;
  awake.want(screen === "table");
  if (screen === "shelf") tidyUp(table);
  showTools();
  saves.show();
  measure();
}

/** The ways from one screen to the other. */
function showTools() {
  const { screen } = root.dataset;
  const current = store.games.get(store.settings.current ?? "");
  byId("to-game").hidden = screen === "table" || !current || current.finished || current.damaged !== undefined;
  byId("to-shelf").hidden = screen === "shelf";
}

/** @param {Partial<Settings>} changes */
function change(changes) {
  store.set(changes);
  dress();
}

/** All words and colours, as the settings have them. */
function dress() {
  words.language = languageOf(store.settings);
  dressPage(store.settings);
  words.resay(document);
  offerLanguages(words);
  document.title = say(["page-title"]);
  shelf.show();
  saves.show();
  table.resay();
  for (const each of [replay, lessons, settings, statistics, rules]) each.refresh();
}

/** @param {{apply(): void}} update */
function offerUpdate(update) {
  notice(say, ["update"], { label: ["update-apply"], act: () => update.apply(), key: "update" });
}
