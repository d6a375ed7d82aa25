// Has a snapshot of Python's memory made, so that the next start is short: on this device, in a worker of its own, when
// nobody waits for anything.
/** @import {Places} from "./engine.js" */
import { pause } from "./dom.js";
import { lend, snapshotAddress } from "./lending.js";
import { snapshotState } from "./runtime/kept.mjs";

/** Bytes of storage that have to be left; a snapshot takes some fifteen million. */
const ROOM = 100e6;
/** Milliseconds after which it is looked again whether anybody waits. */
const PATIENCE = 500;

/**
 * @param {Places} places
 * @param {() => boolean} waiting whether somebody waits for something
 * @returns {ReturnType<typeof snapshotState>} what there is then
 */
export async function makeSnapshot(places, waiting) {
  const address = snapshotAddress(places);
  try {
    if ((await snapshotState(address)) === "none" && (await affordable())) {
      do await idle();
      while (waiting());
      await made(places);
    }
    return await snapshotState(address);
  } catch (error) {
    console.warn("No snapshot is kept here.", error);
    return "none";
  }
}

async function affordable() {
  const { connection, deviceMemory } = /** @type {any} */ (navigator);
  if (connection?.saveData || deviceMemory < 1) return false;
  const { quota = ROOM, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage >= ROOM;
}

async function idle() {
  await pause(PATIENCE);
  if ("requestIdleCallback" in window) await new Promise((resolve) => requestIdleCallback(resolve));
}

/** @param {Places} places */
function made(places) {
  const worker = new Worker(`${places.engine}snapshot.mjs`, { type: "module" });
  lend(places, worker);
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => data === "done" && resolve(data));
    worker.onerror = reject;
  }).finally(() => worker.terminate());
}
