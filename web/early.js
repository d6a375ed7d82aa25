// The first module that runs, before the page is read to its end: Python takes longest, so it begins first.
import { Engine } from "./engine.js";

/** Gigabytes. A device with no more has one worker do both jobs: a second Python would take too much of it. */
const LITTLE = 2;

export const places = JSON.parse(document.querySelector("script[data-places]")?.getAttribute("data-places") ?? "{}");
/** The desk that knows the rules. */
export const desk = new Engine({ name: "rules", places });
const { deviceMemory = Number.POSITIVE_INFINITY } = /** @type {{deviceMemory?: number}} */ (navigator);
/** The desk where minds think: another one, so that the table never waits for them. It starts when it is first needed. */
export const mindsDesk = deviceMemory > LITTLE ? new Engine({ name: "minds", places }) : desk;

if (typeof WebAssembly === "object") desk.ready.catch(() => {}); // whoever waits for it is told
