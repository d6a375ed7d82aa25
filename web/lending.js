// What a worker needs for its start is made ready in the page, before the worker is there: Python's machine code, compiled
// once for all workers, and the snapshot, which each of them gets for itself.
/** @import {Places} from "./engine.js" */
import { used } from "./runtime/files.mjs";
import { keptSnapshot } from "./runtime/kept.mjs";

/** @type {Promise<WebAssembly.Module | undefined> | undefined} */
let module;

/** Small modules that a worker has compiled, by their bytes. @type {Map<string, WebAssembly.Module>} */
const parts = new Map();

/** @param {Places} places @returns {Promise<WebAssembly.Module | undefined>} nothing if it cannot be had, or not be compiled here */
export function compiled({ wasm }) {
  // A first visit need not look whether it is here already, which takes as long as compiling it.
  const kept = navigator.serviceWorker?.controller !== null;
  module ??= used(new URL(wasm, document.baseURI).href, compile, { kept }).catch((error) => {
    module = undefined;
    console.warn("Python's machine code is not there.", error);
    return undefined;
  });
  return module;
}

/** @param {Response} response */
async function compile(response) {
  const streams = response.headers.get("content-type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** @param {Places} places @returns {string} the address that the snapshot is kept under */
export function snapshotAddress({ engine }) {
  return new URL(`${engine}snapshot`, document.baseURI).href;
}

/** @param {Places} places @returns {Promise<ArrayBuffer | undefined>} for one worker; nothing if none is kept */
export function memory(places) {
  return keptSnapshot(snapshotAddress(places)).catch(() => undefined);
}

/** Gives a worker what it asks for. @param {Places} places @param {Worker} worker @param {ReturnType<typeof memory>} [kept] */
export function lend(places, worker, kept) {
  worker.addEventListener("message", async ({ data, ports }) => {
    if (data?.wants === "wasm") ports[0]?.postMessage(await compiled(places));
    if (data?.wants === "memory") give(ports[0], await kept);
    if (data?.wants === "parts") ports[0]?.postMessage(parts);
    if (data?.part) parts.set(data.name, data.part);
  });
}

/** @param {MessagePort | undefined} port @param {ArrayBuffer | undefined} bytes */
function give(port, bytes) {
  port?.postMessage(bytes, bytes ? [bytes] : []);
}
