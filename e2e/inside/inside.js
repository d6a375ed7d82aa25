import { Engine } from "../../web/engine.js";

const places = JSON.parse(document.querySelector("script[data-places]")?.getAttribute("data-places") ?? "{}");
const engine = new Engine({ name: "tests", places });
const answer = await engine
  .ask(
    { call: "run", base: new URL(".", location.href).href, night: location.search === "?night" },
    { deadline: 1_500_000 },
  )
  .catch((error) => ({ code: -1, output: String(error) }));
/** @type {HTMLOutputElement} */ (document.querySelector("#report")).value = JSON.stringify(answer);
document.documentElement.dataset.done = "";
