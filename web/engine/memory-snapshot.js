// Creates a snapshot of Python's memory for a faster next start, in a separate worker while the page is idle.
/** @import {SiteAssets} from "./engine.js" */
import { delay } from "../ui/dom.js";
import { serveWorkerRequests, snapshotAddress } from "./wasm-cache.js";
import { snapshotState } from "./worker/snapshot-store.mjs";

/** Bytes of free storage required; a snapshot takes about fifteen million. */
const MIN_FREE_STORAGE = 100e6;
/** Milliseconds between two checks whether the page is idle. */
const IDLE_CHECK_INTERVAL = 500;

/**
 * @param {SiteAssets} assets
 * @param {() => boolean} waiting whether somebody is waiting for an answer
 * @returns {ReturnType<typeof snapshotState>} the resulting state
 */
export async function makeSnapshot(assets, waiting) {
  const address = snapshotAddress(assets);
  try {
    if ((await snapshotState(address)) === "none" && (await hasResources())) {
      do await waitUntilIdle();
      while (waiting());
      await makeInWorker(assets);
    }
    return await snapshotState(address);
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
  serveWorkerRequests(assets, worker);
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => data === "done" && resolve(data));
    worker.onerror = reject;
  }).finally(() => worker.terminate());
}
