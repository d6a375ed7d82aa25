import { Engine } from "../../../web/engine/engine.js";

const assets = JSON.parse(document.querySelector("script[data-assets]")?.getAttribute("data-assets") ?? "{}");
const engine = new Engine({ name: "bench", assets });
const answer = await engine.ask(Object.fromEntries(new URLSearchParams(location.search)), { deadline: 600_000 });
/** @type {HTMLOutputElement} */ (document.querySelector("#report")).value = JSON.stringify(answer);
document.documentElement.dataset.done = "";
