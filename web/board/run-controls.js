import { byId } from "../ui/dom.js";

/** Animations with more frames than this can be paused and shown step by step. */
const LONG = 4;

/** The buttons to pause a long animation and to go on step by step. @param {import("./stage.js").Stage} stage */
export function setUpRunControls(stage) {
  const pause = byId("run-pause");
  stage.onRun = (run) => {
    byId("run-controls").hidden = run === null || run.frames <= LONG;
    pause.setAttribute("aria-pressed", String(run?.paused ?? false));
  };
  pause.addEventListener("click", () => stage.setPaused(pause.getAttribute("aria-pressed") !== "true"));
  byId("run-next").addEventListener("click", () => {
    if (pause.getAttribute("aria-pressed") === "true") stage.next();
    else stage.setPaused(true);
  });
}
