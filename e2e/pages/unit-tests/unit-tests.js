import { Engine } from "../../../web/engine/engine.js";

const assets = JSON.parse(document.querySelector("script[data-assets]")?.getAttribute("data-assets") ?? "{}");
const engine = new Engine({ name: "tests", assets });
const answer = await engine
  .ask(
    { request: "run", base: new URL(".", location.href).href, night: location.search === "?night" },
    { deadline: 1_500_000 },
  )
  .catch((error) => ({ code: -1, output: String(error) }));
/** @type {HTMLOutputElement} */ (document.querySelector("#report")).value = JSON.stringify(answer);
document.documentElement.dataset.done = "";
