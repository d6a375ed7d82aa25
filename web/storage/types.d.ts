/** What the page stores. */

import type { CorrespondenceView, Judgement, MatchView, OptionValue, SavedSession } from "../engine/api.js";
import type { Message } from "../i18n/types.js";

/** What is chosen on the home page. */
export interface Setup {
  game: string;
  options: Record<string, OptionValue>;
  seats: Array<{ kind: string; name?: string }>;
}

/** A saved game. */
export interface Save {
  id: string;
  name: string;
  game: string;
  created: number;
  changed: number;
  record: string;
  undone: string[][];
  finished: boolean;
  damaged?: Message;
  /** A counter: the higher, the later the game was played. */
  turn?: number;
  /** Milliseconds until the hidden timer rings, if there is one. */
  clock?: number | null;
  /** The words chosen so far of the next move, and who chose them. */
  draft?: Draft | null;
  /** Summary for the list of games. */
  brief?: Brief;
  /** Only of the last game, to be shown at once when the page opens. */
  view: MatchView | null;
  /** Of a correspondence game, with the link sent last. */
  session?: SavedSession;
  sent?: string;
  /** Judgements so far, the record they are about, and the number of decisions. */
  review?: { record: string; judgements: Judgement[]; count: number };
}

/** A half-made move; it belongs to one position and one seat. */
export interface Draft {
  at: number;
  seat: number;
  words: string[];
}

export type Brief = Pick<MatchView, "seats"> & {
  moves: number;
  correspondence?: Pick<CorrespondenceView, "your_turn" | "next">;
};

/** A finished game, for the statistics. */
export interface Result {
  /** The saved game, so that it counts only once. */
  id: string;
  when: number;
  game: string;
  kinds: string[];
  winners: number[];
  moves: number;
}

/** Progress in a lesson. */
export interface LessonState {
  done?: boolean;
  step?: number;
  record?: string | undefined;
}

export interface Settings {
  /** `auto` or a language tag. */
  language: string;
  theme: "auto" | "light" | "dark";
  speed: "slow" | "normal" | "fast" | "none";
  /** Speed of the bots' moves. */
  bot_speed: "slow" | "normal" | "fast" | "none";
  sound: boolean;
  vibration: boolean;
  left_handed: boolean;
  previews: boolean;
  /** Badges show what can happen next. */
  overview: boolean;
  show_notation_letters: boolean;
  /** Moves are also written in notation, in the log, hints and reviews. */
  notation: boolean;
  /** Names of places are shown on the board. */
  place_names: boolean;
  /** Places that a piece in hand could be meant for light up. */
  aims: boolean;
  /** Undo may go past revealed information. */
  past_reveals: boolean;
  /** Pass automatically when no choice would help. */
  auto_pass: boolean;
  current: string | null;
  /** By the name of the lesson. */
  lessons: Record<string, LessonState>;
  /** The lesson in progress. */
  current_lesson: string | null;
  setup: Setup | null;
}
