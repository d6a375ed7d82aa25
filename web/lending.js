// Python's machine code is compiled once, in the page and before any worker is there, and lent to all of them.
/** @import {Places} from "./engine.js" */
import { fetched, file } from "./runtime/files.mjs";

/** @type {Promise<WebAssembly.Module | undefined> | undefined} */
let module;

/** @param {Places} places @returns {Promise<WebAssembly.Module | undefined>} nothing if it cannot be compiled here */
export function compiled({ wasm }) {
  module ??= WebAssembly.compileStreaming(response(new URL(wasm, document.baseURI).href)).catch(() => {
    module = undefined; // the worker tries by itself, and says what is wrong
    return undefined;
  });
  return module;
}

/** A first visit need not look whether it is here already, which takes as long as compiling it. @param {string} url */
function response(url) {
  return navigator.serviceWorker?.controller ? file(url) : fetched(url);
}

/** Gives it to a worker that wants it. @param {Places} places @param {Worker} worker */
export function lend(places, worker) {
  worker.addEventListener("message", async ({ data, ports }) => {
    if (data?.wants === "wasm") ports[0]?.postMessage(await compiled(places));
  });
}
