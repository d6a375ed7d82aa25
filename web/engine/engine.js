// The only file that knows PyScript. An Engine is a worker running Python. Requests have a deadline, and a worker that
// is dead or stuck is replaced. Requests are self-contained, so nothing is lost with a worker.

import { dropSnapshot, snapshotAddress, storedSnapshot } from "./memory-snapshot.mjs";
import { compiledWasm, wasmAnswers } from "./wasm-cache.mjs";
import { keepCachesOpen } from "./worker/site-caches.mjs";
import { watchDownloads } from "./worker/site-files.mjs";
import { answerWorker } from "./worker-requests.mjs";

/** @typedef {"download" | "start" | "ready" | "restarting" | "failed"} Phase */
/** @typedef {{phase: Phase, fraction: number}} EngineState */
/**
 * URLs relative to the page: PyScript, its modules and configuration; the folders of the worker's files and of Pyodide;
 * the rules. The bytes of the large files that a start needs; and what is switched on: see tools/runtime.mjs.
 * @typedef {{pyscript: string, parts: string[], config: object, size: number, engine: string, runtime: string, rules: string, sharedWasm: boolean, snapshot: boolean}} SiteAssets
 */
/** @typedef {{handle_request(text: string): Promise<string>, install_packages(wheels: string[]): Promise<void>}} Exposed */
/** @typedef {Worker & {ready: Promise<unknown>, sync: Exposed}} XWorker */

const ANSWER_TIMEOUT = 6_000;
/**
 * Creating the worker only loads a tiny file. After that it sends a sign of life every second, unless Python keeps it
 * busy.
 */
const SPAWN_TIMEOUT = 20_000;
const SIGN_TIMEOUT = 45_000;
const START_TIMEOUT = 300_000;
const MAX_TRIES = 2;
/**
 * Bytes. Python starts with 31 million and a long thought takes about as much again. Its memory grows by a fifth at a
 * time and never shrinks.
 */
const MAX_MEMORY = 70e6;
// Start-up progress when each milestone is reached; between the first and Python, it follows the bytes that arrive.
const MILESTONES = { pyscript: 0.05, interpreter: 0.1, python: 0.85, restored: 0.85, ready: 1 };
const DOWNLOADED = 0.75;

export class EngineError extends Error {
  /** @param {string} id a message id */
  constructor(id, detail = "") {
    super(`${id} ${detail}`);
    /** @type {[string, Record<string, unknown>]} */
    this.userMessage = [id, {}];
  }
}

export class Engine {
  #name;
  #assets;
  #native;
  /** URLs of the wheels installed. @type {string[]} */
  #packages = [];
  /** @type {(state: EngineState) => void} */
  #onState = () => {};
  /** @type {EngineState} */
  #state = { phase: "download", fraction: 0 };
  /** @type {Promise<XWorker> | undefined} */
  #worker;
  /** @type {XWorker | undefined} */
  #current;
  /** @type {HTMLScriptElement | undefined} */
  #script;
  #starts = 0;
  /** Bytes that have arrived from the server during this start. */
  #loaded = 0;
  /** The worker was restored from a snapshot and has not answered yet. */
  #snapshotUnproven = false;
  /** Bytes used by Python, once it has grown. */
  #memory = 0;
  /** Number of pending requests. */
  #pendingRequests = 0;

  /** @param {{name: string, assets: SiteAssets, native?: boolean}} how `native`: for packages with machine code */
  constructor({ name, assets, native = false }) {
    this.#name = name;
    this.#assets = assets;
    this.#native = native;
  }

  /** @param {(state: EngineState) => void} onState */
  onStateChange(onState) {
    this.#onState = onState;
    onState(this.#state);
  }

  /** Resolves when requests can be answered; starts the worker if necessary. */
  get ready() {
    return this.#start().then(() => {});
  }

  /**
   * @param {object} request
   * @param {{deadline?: number}} [limits] milliseconds after which the worker is considered stuck
   * @returns {Promise<any>}
   */
  async ask(request, { deadline = ANSWER_TIMEOUT } = {}) {
    this.#pendingRequests += 1;
    try {
      return await this.#answer(JSON.stringify(request), deadline);
    } finally {
      this.#pendingRequests -= 1;
    }
  }

  /**
   * Install Python packages with micropip, in this worker and those that replace it.
   * @param {string[]} wheels URLs on this site
   */
  async install(wheels) {
    const urls = wheels.map((wheel) => new URL(wheel, document.baseURI).href);
    await (await this.#start()).sync.install_packages(urls);
    this.#packages.push(...urls);
  }

  /** @param {string} text @param {number} deadline @returns {Promise<any>} */
  async #answer(text, deadline) {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const worker = await this.#start();
      try {
        const answer = JSON.parse(await withTimeout(deadline, worker.sync.handle_request(text)));
        this.#snapshotUnproven = false;
        return answer;
      } catch (error) {
        console.warn(`The ${this.#name} worker did not answer and is replaced.`, error);
        if (this.#current === worker) this.stop();
        await this.#dropDoubtfulSnapshot();
      }
    }
    throw new EngineError("engine-silent");
  }

  /** Terminate the worker; the next request starts another. */
  stop() {
    this.#script?.remove();
    this.#current?.terminate();
    this.#current = this.#worker = undefined;
    this.#memory = 0;
  }

  /** Replace a worker that has grown too large, unless it has pending requests. */
  replaceIfLarge() {
    if (this.#memory < MAX_MEMORY || this.#pendingRequests) return;
    this.stop();
    this.#starts = 0; // it was not a failure
    this.ready.catch(() => {}); // errors are reported to whoever sends a request
  }

  #start() {
    this.#worker ??= this.#launch().catch(async (error) => {
      this.stop();
      await this.#dropDoubtfulSnapshot();
      this.#report("failed", 0);
      console.warn(`The ${this.#name} worker did not start.`, error);
      throw new EngineError("engine-start", String(error));
    });
    return this.#worker;
  }

  /** @returns {Promise<XWorker>} */
  async #launch() {
    this.#report(this.#starts++ ? "restarting" : "download", 0);
    this.#loaded = 0;
    watchDownloads((bytes) => this.#onBytes(bytes));
    performance.mark(`${this.#name} launched`);
    // Both belong to the trimmed Pyodide.
    const assets = this.#native ? { ...this.#assets, sharedWasm: false, snapshot: false } : this.#assets;
    compiledWasm(assets);
    const snapshot = storedSnapshot(assets).catch(() => undefined);
    await Promise.all([loadPyScript(this.#assets), checkReachable(`${this.#assets.engine}worker.py`)]);
    this.#advance(MILESTONES.pyscript);
    this.#script = this.#addScript();
    const worker = await withTimeout(SPAWN_TIMEOUT, workerCreated(this.#script));
    this.#current = worker;
    answerWorker(worker, {
      ...wasmAnswers(assets, worker),
      memory: () => snapshot,
      native: () => this.#native,
    });
    worker.addEventListener("message", ({ data }) => {
      if (data?.loaded) this.#onBytes(data.loaded);
      if (data?.milestone) this.#advance(MILESTONES[/** @type {keyof typeof MILESTONES} */ (data.milestone)]);
      this.#snapshotUnproven ||= data?.milestone === "restored";
      if (data?.milestone) performance.mark(`${this.#name} ${data.milestone}`);
      if (worker === this.#current) this.#memory = data?.memory ?? this.#memory;
    });
    await workerReady(worker);
    if (this.#packages.length) await worker.sync.install_packages(this.#packages);
    this.#report("ready", MILESTONES.ready);
    performance.mark(`${this.#name} ready`);
    return worker;
  }

  /** If a restored worker never answered, mark the snapshot as bad. */
  async #dropDoubtfulSnapshot() {
    if (!this.#snapshotUnproven) return;
    this.#snapshotUnproven = false;
    await dropSnapshot(snapshotAddress(this.#assets));
  }

  #addScript() {
    const script = document.createElement("script");
    script.type = "py";
    script.setAttribute("src", `${this.#assets.engine}worker.py`);
    script.setAttribute("worker", "");
    script.setAttribute("name", this.#name);
    document.head.append(script);
    return script;
  }

  /** So many more bytes have arrived. @param {number} bytes */
  #onBytes(bytes) {
    this.#loaded += bytes;
    if (this.#state.phase === "download" || this.#state.phase === "start")
      this.#advance(MILESTONES.pyscript + (DOWNLOADED - MILESTONES.pyscript) * (this.#loaded / this.#assets.size));
  }

  /** Progress never goes back. @param {number} fraction */
  #advance(fraction) {
    const reached = Math.max(this.#state.fraction, Math.min(fraction, MILESTONES.python));
    this.#report(reached < DOWNLOADED ? "download" : "start", reached);
  }

  /** @param {Phase} phase @param {number} fraction */
  #report(phase, fraction) {
    this.#state = { phase, fraction };
    this.#onState(this.#state);
  }
}

/** @type {Promise<void> | undefined} */
let pyscript;

/** @param {SiteAssets} assets */
function loadPyScript(assets) {
  pyscript ??= importPyScript(assets).catch((error) => {
    pyscript = undefined;
    throw error;
  });
  return pyscript;
}

/** @param {SiteAssets} assets */
async function importPyScript({ pyscript, config }) {
  keepCachesOpen(new URL("./", document.baseURI).href);
  // PyScript also reads a MicroPython configuration and would load that interpreter unless it is the same.
  for (const name of ["py-config", "mpy-config"].filter((name) => !document.querySelector(name))) {
    const element = document.createElement(name);
    element.setAttribute("type", "json");
    element.textContent = JSON.stringify(config);
    document.head.append(element);
  }
  const restore = limitPyScriptObserver();
  const { hooks } = await import(new URL(pyscript, document.baseURI).href).finally(restore);
  // PyScript passes this hook to the worker as source text, which would require 'unsafe-eval' in the policy.
  // worker/interpreter.mjs does the same work in the worker.
  hooks.worker.onBeforeRunAsync.clear();
}

/**
 * PyScript observes the whole document for scripts, which slows down every change of the board. Let it observe only the
 * head, where our scripts are added.
 * @returns {() => void} undo
 */
function limitPyScriptObserver() {
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, how) {
    observe.call(this, target === document ? document.head : target, how);
  };
  return () => {
    MutationObserver.prototype.observe = observe;
  };
}

/** PyScript does not report that its worker's script failed to load. @param {string} file */
async function checkReachable(file) {
  const response = await fetch(file);
  if (!response.ok) throw new EngineError("engine-start", `${response.status} ${file}`);
  await response.text();
}

/**
 * PyScript does not report when the worker of a script is created.
 * @param {HTMLScriptElement & {xworker?: XWorker}} script
 * @returns {Promise<XWorker>}
 */
async function workerCreated(script) {
  while (!script.xworker) {
    if (!script.isConnected) throw new EngineError("engine-start");
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return script.xworker;
}

/**
 * Resolves when the worker is ready; rejects when it reports a failure or sends no sign of life.
 * @param {XWorker} worker
 */
function workerReady(worker) {
  return new Promise((resolve, reject) => {
    const dead = () => reject(new EngineError("engine-silent"));
    let timer = setTimeout(dead, SIGN_TIMEOUT);
    worker.addEventListener("message", ({ data }) => {
      if (data?.failed) reject(new EngineError("engine-start", data.failed));
      clearTimeout(timer);
      timer = setTimeout(dead, SIGN_TIMEOUT);
    });
    withTimeout(START_TIMEOUT, worker.ready).then(resolve, reject);
  });
}

/**
 * @template T
 * @param {number} milliseconds @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function withTimeout(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new EngineError("engine-silent")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
