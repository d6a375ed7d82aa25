// Prepares in the page what a worker needs to start: Pyodide's WebAssembly, compiled once for all workers, and the
// memory snapshot.
/** @import {SiteAssets} from "./engine.js" */
import { fetchAndUse } from "./worker/site-files.mjs";
import { readSnapshot } from "./worker/snapshot-store.mjs";

/** @type {Promise<WebAssembly.Module | undefined> | undefined} */
let module;

/** Small modules compiled by a worker, by their bytes. @type {Map<string, WebAssembly.Module>} */
const parts = new Map();

/**
 * @param {SiteAssets} assets
 * @returns {Promise<WebAssembly.Module | undefined>} undefined if it cannot be loaded or compiled
 */
export function compiledPython({ wasm }) {
  // On a first visit the cache is known to be empty, and looking takes as long as compiling.
  const kept = navigator.serviceWorker?.controller !== null;
  module ??= fetchAndUse(new URL(wasm, document.baseURI).href, compile, { kept }).catch((error) => {
    module = undefined;
    console.warn("Cannot load or compile Pyodide's WebAssembly.", error);
    return undefined;
  });
  return module;
}

/** @param {Response} response */
async function compile(response) {
  const streams = response.headers.get("content-type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** @param {SiteAssets} assets @returns {string} the URL under which the snapshot is stored */
export function snapshotAddress({ engine }) {
  return new URL(`${engine}snapshot`, document.baseURI).href;
}

/**
 * @param {SiteAssets} assets
 * @returns {Promise<ArrayBuffer | undefined>} for one worker; undefined if there is none
 */
export function storedSnapshot(assets) {
  return readSnapshot(snapshotAddress(assets)).catch(() => undefined);
}

/**
 * Answer the requests of worker/from-page.mjs.
 * @param {SiteAssets} assets
 * @param {Worker} worker
 * @param {ReturnType<typeof storedSnapshot>} [kept]
 */
export function serveWorkerRequests(assets, worker, kept) {
  worker.addEventListener("message", async ({ data, ports }) => {
    if (data?.wants === "wasm") ports[0]?.postMessage(await compiledPython(assets));
    if (data?.wants === "memory") give(ports[0], await kept);
    if (data?.wants === "parts") ports[0]?.postMessage(parts);
    if (data?.part) parts.set(data.name, data.part);
  });
}

/** @param {MessagePort | undefined} port @param {ArrayBuffer | undefined} bytes */
function give(port, bytes) {
  port?.postMessage(bytes, bytes ? [bytes] : []);
}
