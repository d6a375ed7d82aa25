/** @import {Message} from "../i18n/types.js" */
/** @import {App} from "../app.js" */

import { showExplanation } from "../panels/status-panel.js";
import { ruleLink } from "../rules/rules.js";
import { announce, problemOf } from "../ui/notices.js";

/** Say something near the board. @param {Message} message @param {App} app @param {string} [rule] the rule behind it */
export function explain(message, { translator: { translate } }, rule) {
  showExplanation(translate(message), ruleLink(rule, translate));
  announce(translate(message));
}

/** Explain why a move or another request is illegal. @param {object} tried @param {App} app */
export async function explainIllegal(tried, app) {
  const answer = await app.engine
    .ask({ request: "why_illegal", ...tried })
    .catch((error) => ({ error: { message: problemOf(error) } }));
  app.sounds.play("refuse");
  if ("error" in answer) explain(answer.error.message, app);
  else if (answer.why_illegal) explain(answer.why_illegal, app, answer.rule);
}
