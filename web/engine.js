// The only file that knows PyScript. An Engine is a worker with Python in it: calls are awaited and carry a deadline,
// and a worker that is dead or stuck is replaced. The desk needs nothing but the call itself, so nothing is lost.

import { compiled, lend, memory, snapshotAddress } from "./lending.js";
import { holdCaches } from "./runtime/caches.mjs";
import { dropSnapshot } from "./runtime/kept.mjs";

/** @typedef {"download" | "start" | "ready" | "restarting" | "failed"} Phase */
/** @typedef {{phase: Phase, fraction: number}} EngineState */
/**
 * Where things are, from the page: PyScript and its parts, and its configuration; the folder of what runs in the worker, and Python itself; the pages of the rules.
 * @typedef {{pyscript: string, parts: string[], config: object, engine: string, wasm: string, rules: string}} Places
 */
/** @typedef {Worker & {ready: Promise<unknown>, sync: {desk(text: string): Promise<string>}}} XWorker */

const ANSWER_WITHIN = 6_000;
/** A worker is made from a file of a few bytes; then it says every second that it lives, unless Python keeps it busy. */
const SPAWNED_WITHIN = 20_000;
const SIGN_WITHIN = 45_000;
const START_WITHIN = 300_000;
const TRIES = 2;
/** Bytes. Python begins with 31 million, a long thought takes as many again; its memory grows by a fifth at a time, and never shrinks. */
const GROWN = 70e6;
// How far a start has come when each of these is reached; in between nothing is known, and nothing is pretended.
const MILESTONES = { pyscript: 0.1, interpreter: 0.3, python: 0.7, restored: 0.7, ready: 1 };

export class EngineError extends Error {
  /** @param {string} id a message's id */
  constructor(id, detail = "") {
    super(`${id} ${detail}`);
    /** @type {[string, Record<string, unknown>]} */
    this.say = [id, {}];
  }
}

export class Engine {
  #name;
  #places;
  /** @type {(state: EngineState) => void} */
  #tell = () => {};
  /** @type {EngineState} */
  #state = { phase: "download", fraction: 0 };
  /** @type {Promise<XWorker> | undefined} */
  #worker;
  /** @type {XWorker | undefined} */
  #current;
  /** @type {HTMLScriptElement | undefined} */
  #script;
  #starts = 0;
  /** Its memory was restored from a snapshot, and it has not answered yet. */
  #doubtful = false;
  /** Bytes that Python has taken, if more than it began with. */
  #memory = 0;
  /** Calls that are not answered yet. */
  #asked = 0;

  /** @param {{name: string, places: Places}} how */
  constructor({ name, places }) {
    this.#name = name;
    this.#places = places;
  }

  /** Who wants to know how far it is. @param {(state: EngineState) => void} tell */
  watch(tell) {
    this.#tell = tell;
    tell(this.#state);
  }

  /** Resolves when the first call can be answered; starts the worker if it is not there. */
  get ready() {
    return this.#start().then(() => {});
  }

  /**
   * @param {object} call what the desk is asked
   * @param {{deadline?: number}} [limits] milliseconds after which the worker counts as stuck
   * @returns {Promise<any>} the desk's answer
   */
  async ask(call, { deadline = ANSWER_WITHIN } = {}) {
    this.#asked += 1;
    try {
      return await this.#answer(JSON.stringify(call), deadline);
    } finally {
      this.#asked -= 1;
    }
  }

  /** @param {string} text @param {number} deadline @returns {Promise<any>} */
  async #answer(text, deadline) {
    for (let tries = 0; tries < TRIES; tries++) {
      const worker = await this.#start();
      try {
        const answer = JSON.parse(await within(deadline, worker.sync.desk(text)));
        this.#doubtful = false;
        return answer;
      } catch (error) {
        console.warn(`The ${this.#name} worker did not answer and is replaced.`, error);
        if (this.#current === worker) this.stop();
        await this.#distrust();
      }
    }
    throw new EngineError("engine-silent");
  }

  /** Ends the worker, whatever it is doing; the next call starts another. */
  stop() {
    this.#script?.remove();
    this.#current?.terminate();
    this.#current = this.#worker = undefined;
    this.#memory = 0;
  }

  /** What was asked is over: a worker whose memory has grown by it makes room for a new one, if nobody else waits for it. */
  relieve() {
    if (this.#memory < GROWN || this.#asked) return;
    this.stop();
    this.#starts = 0; // nothing has gone wrong
    this.ready.catch(() => {}); // whoever asks is told
  }

  #start() {
    this.#worker ??= this.#launch().catch(async (error) => {
      this.stop();
      await this.#distrust();
      this.#report("failed", 0);
      console.warn(`The ${this.#name} worker did not start.`, error);
      throw new EngineError("engine-start", String(error));
    });
    return this.#worker;
  }

  /** @returns {Promise<XWorker>} */
  async #launch() {
    this.#report(this.#starts++ ? "restarting" : "download", 0);
    performance.mark(`${this.#name} launched`);
    compiled(this.#places);
    const kept = memory(this.#places);
    await Promise.all([loadPyScript(this.#places), arrived(`${this.#places.engine}worker.py`)]);
    this.#report("start", MILESTONES.pyscript);
    this.#script = this.#append();
    const worker = await within(SPAWNED_WITHIN, spawned(this.#script));
    this.#current = worker;
    lend(this.#places, worker, kept);
    worker.addEventListener("message", ({ data }) => {
      if (data?.milestone) this.#report("start", MILESTONES[/** @type {keyof typeof MILESTONES} */ (data.milestone)]);
      this.#doubtful ||= data?.milestone === "restored";
      if (data?.milestone) performance.mark(`${this.#name} ${data.milestone}`);
      if (worker === this.#current) this.#memory = data?.memory ?? this.#memory;
    });
    await alive(worker);
    this.#report("ready", MILESTONES.ready);
    performance.mark(`${this.#name} ready`);
    return worker;
  }

  /** A worker that never answered came from a snapshot: the next one starts in the ordinary way. */
  async #distrust() {
    if (!this.#doubtful) return;
    this.#doubtful = false;
    await dropSnapshot(snapshotAddress(this.#places));
  }

  #append() {
    const script = document.createElement("script");
    script.type = "py";
    script.setAttribute("src", `${this.#places.engine}worker.py`);
    script.setAttribute("worker", "");
    script.setAttribute("name", this.#name);
    document.head.append(script);
    return script;
  }

  /** @param {Phase} phase @param {number} fraction */
  #report(phase, fraction) {
    this.#state = { phase, fraction };
    this.#tell(this.#state);
  }
}

/** @type {Promise<void> | undefined} */
let pyscript;

/** @param {Places} places */
function loadPyScript(places) {
  pyscript ??= importPyScript(places).catch((error) => {
    pyscript = undefined;
    throw error;
  });
  return pyscript;
}

/** @param {Places} places */
async function importPyScript({ pyscript, config }) {
  holdCaches(new URL("./", document.baseURI).href);
  // PyScript also reads a configuration for MicroPython, and loads what that one does not refuse.
  for (const name of ["py-config", "mpy-config"].filter((name) => !document.querySelector(name))) {
    const element = document.createElement(name);
    element.setAttribute("type", "json");
    element.textContent = JSON.stringify(config);
    document.head.append(element);
  }
  const giveBack = narrowSight();
  const { hooks } = await import(new URL(pyscript, document.baseURI).href).finally(giveBack);
  // PyScript hands this hook to the worker as text to be evaluated, which would need 'unsafe-eval' in the page's
  // policy. What the hook does, runtime/interpreter.mjs does in the worker itself.
  hooks.worker.onBeforeRunAsync.clear();
}

/**
 * PyScript watches the whole page for scripts and searches whatever comes into it, which every change of a board would wait
 * for: here it watches the head, where its scripts are put.
 * @returns {() => void} puts all back as it was
 */
function narrowSight() {
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, how) {
    observe.call(this, target === document ? document.head : target, how);
  };
  return () => {
    MutationObserver.prototype.observe = observe;
  };
}

/** PyScript says nothing when the script of its worker does not arrive. @param {string} file */
async function arrived(file) {
  const response = await fetch(file);
  if (!response.ok) throw new EngineError("engine-start", `${response.status} ${file}`);
  await response.text();
}

/**
 * PyScript gives no sign when it has made the worker of a script.
 * @param {HTMLScriptElement & {xworker?: XWorker}} script
 * @returns {Promise<XWorker>}
 */
async function spawned(script) {
  while (!script.xworker) {
    if (!script.isConnected) throw new EngineError("engine-start");
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return script.xworker;
}

/** Resolves when it is ready; rejected when it says that it cannot be, or gives no sign of life any more. @param {XWorker} worker */
function alive(worker) {
  return new Promise((resolve, reject) => {
    const dead = () => reject(new EngineError("engine-silent"));
    let timer = setTimeout(dead, SIGN_WITHIN);
    worker.addEventListener("message", ({ data }) => {
      if (data?.failed) reject(new EngineError("engine-start", data.failed));
      clearTimeout(timer);
      timer = setTimeout(dead, SIGN_WITHIN);
    });
    within(START_WITHIN, worker.ready).then(resolve, reject);
  });
}

/**
 * @template T
 * @param {number} milliseconds @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function within(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new EngineError("engine-silent")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
