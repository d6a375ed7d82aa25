/** @import {MatchView} from "../engine/api.js" */
/** @import {FullFrame} from "../board/scene-diff.js" */
/** @import {Speed} from "../board/motion.js" */
/** @import {Stage} from "../board/stage.js" */
/** @import {Translator} from "../i18n/translator.js" */

import { spokenSummary } from "../panels/lesson-text.js";
import { entriesForFrame, logText } from "../panels/log.js";
import { youOf } from "../panels/players.js";
import { showStatus } from "../panels/status-panel.js";
import { announce } from "../ui/notices.js";

/**
 * Announce what has happened and animate it.
 * @param {MatchView} view
 * @param {number} since the entry shown before
 * @param {{stage: Stage, translator: Translator}} page
 * @param {Speed} [speed]
 */
export async function animate(view, since, { stage, translator }, speed) {
  translator.seats = view.seats;
  translator.notation = document.documentElement.hasAttribute("data-notation");
  translator.you = youOf(view);
  const newEntries = view.log.filter(({ at }) => at > since && at <= view.at);
  announce(
    `${logText(newEntries, translator)} ${spokenSummary(view.lesson, translator) || translator.translate(view.status)}`,
  );
  const onFrame = (/** @type {FullFrame} */ frame) => {
    const text = logText(entriesForFrame(frame, newEntries), translator);
    if (text) showStatus(text);
  };
  await stage.play(view.frames ?? [], view.scene, onFrame, speed);
}
