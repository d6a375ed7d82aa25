import { Engine } from "../../web/engine.js";

const places = JSON.parse(document.querySelector("script[data-places]")?.getAttribute("data-places") ?? "{}");
const engine = new Engine({ name: "bench", places });
const answer = await engine.ask(Object.fromEntries(new URLSearchParams(location.search)), { deadline: 600_000 });
/** @type {HTMLOutputElement} */ (document.querySelector("#report")).value = JSON.stringify(answer);
document.documentElement.dataset.done = "";
