// The first module to run, before the page is parsed completely: Python takes longest to start.
import { Engine } from "../engine/engine.js";

/** Gigabytes. A device with no more memory than this uses one worker for both purposes. */
const LOW_MEMORY = 2;

export const assets = JSON.parse(document.querySelector("script[data-assets]")?.getAttribute("data-assets") ?? "{}");
/** Answers everything that concerns the rules. */
export const engine = new Engine({ name: "rules", assets });
const { deviceMemory = Number.POSITIVE_INFINITY } = /** @type {{deviceMemory?: number}} */ (navigator);
/** Bots think in a worker of their own, so that the match never waits for them. It starts on first use. */
export const botEngine = deviceMemory > LOW_MEMORY ? new Engine({ name: "bots", assets }) : engine;

if (typeof WebAssembly === "object") engine.ready.catch(() => {}); // errors are reported to whoever awaits it
