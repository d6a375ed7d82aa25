/** What the table has around it, as types. */
import type { Look, Message } from "./desk.js";
import type { Sounds } from "./sound.js";
import type { Stage } from "./stage.js";
import type { Store } from "./store.js";
import type { Desk as AnyDesk, MindsDesk } from "./thinker.js";
import type { Words } from "./words.js";

export type Desk = AnyDesk;

export interface House {
  words: Words;
  store: Store;
  stage: Stage;
  sounds: Sounds;
  desk: Desk;
  minds: () => MindsDesk;
  onProblem: (problem: Message) => void;
  /** A mind failed, or was silent. */
  onMindTrouble: (problem: Message, seat: number) => void;
  /** A mind had to stop thinking early. */
  onCut: () => void;
  /** A game that stood on the shelf has begun. */
  onBegin: () => void;
  /** The game is kept under this name. */
  onKept: (id: string) => void;
  /** Somebody wants back to the shelf. */
  onLeave: () => void;
}

/** Somebody who learns: the table is a step of a lesson. */
export interface Pupil {
  /** What the desk is to know of the lesson, with every call. */
  call: object;
  /** Something was decided. */
  keep: (look: Look) => void;
  /** What is to be heard of how the step stands. */
  tidings: (look: Look) => string;
  refresh: () => void;
  /** Everything stands. */
  settled: () => void;
  /** Something else lies on the table. */
  leave: () => void;
}
