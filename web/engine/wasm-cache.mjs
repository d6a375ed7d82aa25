// Compiles WebAssembly once for all workers: Pyodide's, in the page, and the small modules that Pyodide compiles at
// every start, in the first worker. Without it (`sharedWasm` in tools/runtime.mjs), and where the page has nothing to
// share, every worker compiles its own.
/** @import {SiteAssets} from "./engine.js" */

import { fetchAndUse } from "./worker/site-files.mjs";
import { askPage } from "./worker-requests.mjs";

/** @type {Promise<WebAssembly.Module | undefined> | undefined} */
let module;
/** The small modules, by their bytes. @type {Map<string, WebAssembly.Module>} */
const parts = new Map();

/**
 * In the page: start compiling.
 * @param {SiteAssets} assets
 * @returns {Promise<WebAssembly.Module | undefined>} undefined if it cannot be loaded or compiled, or is not wanted
 */
export async function compiledWasm({ runtime, sharedWasm }) {
  if (!sharedWasm) return undefined;
  // On a first visit the cache is known to be empty, and looking takes as long as compiling.
  const kept = navigator.serviceWorker?.controller !== null;
  const url = new URL(`${runtime}pyodide.asm.wasm`, document.baseURI).href;
  module ??= fetchAndUse(url, compile, { kept }).catch((error) => {
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

/**
 * In the page: answers for `answerWorker()`.
 * @param {SiteAssets} assets
 * @param {Worker} worker
 */
export function wasmAnswers(assets, worker) {
  worker.addEventListener("message", ({ data }) => data?.part && parts.set(data.name, data.part));
  return { wasm: () => compiledWasm(assets), parts: () => (assets.sharedWasm ? parts : undefined) };
}

/**
 * In the worker, before Pyodide's script is loaded: use the small modules that another worker has compiled. A browser
 * that compiles sequentially (WebKit, with few cores) delays them while it optimizes the modules of another worker.
 */
export async function shareSmallModules() {
  /** @type {Map<string, WebAssembly.Module> | undefined} */
  const shared = await askPage("parts");
  if (!shared) return;
  const { Module } = WebAssembly;
  WebAssembly.Module = new Proxy(Module, {
    construct(_, [bytes]) {
      const name = String(bytes);
      const part = shared.get(name) ?? new Module(bytes);
      if (!shared.has(name)) self.postMessage({ part, name });
      return part;
    },
  });
  WebAssembly.compile = async (bytes) => new WebAssembly.Module(bytes);
}

/**
 * In the worker: let Pyodide use the compiled module. It has no option for that, so fetching and compiling are replaced
 * while it loads.
 * @template T
 * @param {string} url of Pyodide's WebAssembly
 * @param {WebAssembly.Module} module
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export async function withCompiledWasm(url, module, load) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (asked, how) => (String(asked) === url ? new Response() : fetch(asked, how));
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    return await load();
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
