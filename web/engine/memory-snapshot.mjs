// Starts Python from a snapshot of its memory, which this browser has made after its first visit: nothing is compiled or
// imported. Pyodide's functions for it are private. Without it (`snapshot` in tools/runtime.mjs), where it cannot be
// stored, or if it does not fit, Python starts in the ordinary way.
//
// One snapshot per site is stored, under the URL of its build (assets/engine/HASH/snapshot). If it did not work, an
// entry with status 410 prevents that another is made of the same build.
/** @import {PyodideAPI} from "pyodide" */
/** @import {SiteAssets} from "./engine.js" */
import { delay } from "../ui/dom.js";
import { wasmAnswers } from "./wasm-cache.mjs";
import { siteCache } from "./worker/site-caches.mjs";
import { answerWorker, askPage } from "./worker-requests.mjs";

/** Bytes of free storage required; a snapshot takes about fifteen million. */
const MIN_FREE_STORAGE = 100e6;
/** Milliseconds between two checks whether the page is idle. */
const IDLE_CHECK_INTERVAL = 500;
/** Milliseconds after which a restore is considered stuck. */
const RESTORE_WITHIN = 15_000;
const GONE = { status: 410 };
/** Bytes of a page of memory. Most pages are zeros and not stored. */
const PAGE = 4096;

/** @param {SiteAssets} assets @returns {string} the URL under which the snapshot is stored */
export function snapshotAddress({ engine }) {
  return new URL(`${engine}snapshot`, document.baseURI).href;
}

/**
 * In the page.
 * @param {SiteAssets} assets
 * @returns {Promise<ArrayBuffer | undefined>} for one worker, as it is stored; undefined if there is none
 */
export async function storedSnapshot(assets) {
  if (!assets.snapshot) return undefined;
  const address = snapshotAddress(assets);
  const stored = await (await siteCache("snapshot", address))?.match(address);
  return stored?.ok ? stored.arrayBuffer() : undefined;
}

/** @param {SiteAssets} assets @returns {Promise<"kept" | "dropped" | "none" | "impossible">} */
export async function snapshotState(assets) {
  const address = snapshotAddress(assets);
  const cache = assets.snapshot ? await siteCache("snapshot", address) : undefined;
  if (!cache) return "impossible";
  const stored = await cache.match(address);
  if (!stored) return "none";
  return stored.ok ? "kept" : "dropped";
}

/** @param {string} address */
export async function dropSnapshot(address) {
  const cache = await siteCache("snapshot", address);
  await cache?.put(address, new Response("", GONE)).catch(() => cache.delete(address));
}

/**
 * In the page: make a snapshot in a separate worker while nobody waits for anything.
 * @param {SiteAssets} assets
 * @param {() => boolean} waiting whether somebody is waiting for an answer
 * @returns {ReturnType<typeof snapshotState>} the resulting state
 */
export async function makeSnapshot(assets, waiting) {
  try {
    if ((await snapshotState(assets)) === "none" && (await hasResources())) {
      do await waitUntilIdle();
      while (waiting());
      await makeInWorker(assets);
    }
    return await snapshotState(assets);
  } catch (error) {
    console.warn("Cannot make or store a snapshot.", error);
    return "none";
  }
}

async function hasResources() {
  const { connection, deviceMemory } = /** @type {any} */ (navigator);
  if (connection?.saveData || deviceMemory < 1) return false;
  const { quota = MIN_FREE_STORAGE, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage >= MIN_FREE_STORAGE;
}

async function waitUntilIdle() {
  await delay(IDLE_CHECK_INTERVAL);
  if ("requestIdleCallback" in window) await new Promise((resolve) => requestIdleCallback(resolve));
}

/** @param {SiteAssets} assets */
function makeInWorker(assets) {
  const worker = new Worker(`${assets.engine}make-snapshot.mjs`, { type: "module" });
  answerWorker(worker, wasmAnswers(assets, worker));
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => data === "done" && resolve(data));
    worker.onerror = reject;
  }).finally(() => worker.terminate());
}

/**
 * In the worker that makes it: store a snapshot and delete those of other builds.
 * @param {string} address
 * @param {Uint8Array<ArrayBuffer>} memory
 */
export async function saveSnapshot(address, memory) {
  const cache = await siteCache("snapshot", address);
  for (const request of (await cache?.keys()) ?? []) if (request.url !== address) await cache?.delete(request);
  await cache?.put(address, new Response(packed(memory)));
}

/**
 * In the worker: start Python from the snapshot.
 * @param {string} address
 * @param {(options: object) => Promise<PyodideAPI>} load calls loadPyodide() with these options added
 * @returns {Promise<PyodideAPI | undefined>} undefined if there is no snapshot, or if it does not work
 */
export async function restoredPython(address, load) {
  try {
    const stored = await askPage("memory");
    return stored && (await within(RESTORE_WITHIN, restore(unpacked(stored), load)));
  } catch (error) {
    console.warn("Cannot restore the snapshot; it is dropped.", error);
    await dropSnapshot(address);
    return undefined;
  }
}

/** @param {Uint8Array} memory @param {(options: object) => Promise<PyodideAPI>} load */
async function restore(memory, load) {
  const python = await load({ _loadSnapshot: memory });
  // Pyodide keeps a reference to the snapshot: detach its thirty million bytes.
  structuredClone(memory.buffer, { transfer: [memory.buffer] });
  python.runPython("import random; random.seed(); del random"); // otherwise every start would throw the same dice
  return python;
}

/**
 * @param {Uint8Array<ArrayBuffer>} memory
 * @returns {Blob} total length, number of runs, start and length of each run, then the bytes of the runs
 */
function packed(memory) {
  /** @type {Array<[number, number]>} */
  const runs = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const page = memory.subarray(at, at + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += page.length;
    else runs.push([at, page.length]);
  }
  const head = new Uint32Array([memory.length, runs.length, ...runs.flat()]);
  return new Blob([head, ...runs.map(([at, length]) => memory.subarray(at, at + length))]);
}

/** @param {ArrayBuffer} stored @returns {Uint8Array<ArrayBuffer>} */
function unpacked(stored) {
  const [length, count] = new Uint32Array(stored, 0, 2);
  const runs = new Uint32Array(stored, 8, 2 * Number(count));
  const memory = new Uint8Array(Number(length));
  let from = 8 + runs.byteLength;
  for (let index = 0; index < runs.length; index += 2) {
    const [at, size] = runs.subarray(index, index + 2);
    memory.set(new Uint8Array(stored, from, size), at);
    from += Number(size);
  }
  return memory;
}

/**
 * @template T
 * @param {number} milliseconds @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function within(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timed out.")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
