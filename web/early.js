// The first script that runs, before the page is read to its end: Python takes longest, so it begins first.
import { Engine } from "./engine.js";

export const places = JSON.parse(document.querySelector("script[data-places]")?.getAttribute("data-places") ?? "{}");
/** The desk that knows the rules. */
export const desk = new Engine({ name: "rules", places });

if (typeof WebAssembly === "object") desk.ready.catch(() => {}); // whoever waits for it is told
