/** What the match needs from the page around it. */

import type { Stage } from "./board/stage.js";
import type { MatchView } from "./engine/api.js";
import type { ApiClient, BotClient } from "./engine/sliced-request.js";
import type { Translator } from "./i18n/translator.js";
import type { Message } from "./i18n/types.js";
import type { Store } from "./storage/store.js";
import type { Sounds } from "./ui/sound.js";

export interface App {
  translator: Translator;
  store: Store;
  stage: Stage;
  sounds: Sounds;
  engine: ApiClient;
  botEngine: () => BotClient;
  /** A request was refused or not answered. */
  onProblem: (problem: Message) => void;
  /** A bot failed or did not answer. `seat` counts from 1. */
  onBotTrouble: (problem: Message, seat: number) => void;
  /** A bot had to stop thinking before it was done. */
  onCutShort: () => void;
  /** The match that was set up on the home page begins. */
  onBegin: () => void;
  /** The match is saved under this id. */
  onSaved: (id: string) => void;
  /** The player wants to go back to the home page. */
  onLeave: () => void;
  /** The panels around the board are updated. */
  onRefresh: () => void;
  /** Nothing is in progress any more. */
  onSettled: () => void;
  /** A decision has been made in a step of a lesson. */
  onLessonDecision: (view: MatchView) => void;
  /** A match that is no lesson is opened. */
  onLessonLeft: () => void;
}
