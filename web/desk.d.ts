/** What the desk and the page say to each other: the contract of docs/architecture.md, as types. */

export type Argument = string | number | Message | Array<string | number>;
export type Message = [id: string, args?: Record<string, Argument>];
export type Say = (message: Message) => string;

export type Mark = "last" | "path" | "end" | "danger" | "chosen";

export interface Item {
  key: string;
  symbol: string;
  at: [number, number];
  size: [number, number];
  turn?: number;
  variants?: number;
  /** It is thrown like a die when it appears: its symbol is a name and one of so many numbers. */
  faces?: number;
  text?: string;
  seat?: number;
  word?: string;
  label?: Message;
  marks?: Mark[];
}

export interface Scene {
  size: [number, number];
  items: Item[];
}

export interface Choice {
  word: string;
  label: Message;
  item?: string;
  ghost?: Array<[string, Mark]>;
  done?: boolean;
  /** It turns down what is offered; Escape does too. */
  decline?: boolean;
}

export interface Seat {
  kind: string;
  name?: string | null;
  facts?: Array<{ label: Message; value: string | number; icon?: string }>;
}

export interface LogEntry {
  at: number;
  seat: number | null;
  text: string;
  sentences: Message[];
}

export interface Outcome {
  reason: Message;
  scores: number[] | null;
  winners: number[];
  sentence: Message;
}

export interface Frame {
  /** The entry of the record that it belongs to. */
  at: number;
  event: Message;
  /** What stands the same as in the scene before comes by its key alone; before the first frame the look's own scene counts. */
  scene: { size: [number, number]; items: Array<Item | string> };
}

export interface Look {
  record: string;
  game: string;
  /** What was chosen, but for the number of seats. */
  options: Record<string, string | number>;
  at: number;
  last: number;
  /** Something may be hidden from a seat in this game. */
  hides: boolean;
  /** Whose eyes look; null: only what all may know is in the look. */
  seat: number | null;
  actor: number | "over" | "chance";
  kind: string | null;
  seats: Seat[];
  scene: Scene;
  /** The words chosen so far, with those that could only follow. */
  prefix: string[];
  /** Where taking the last of them back leads, if there is one. */
  back: string[] | null;
  choices: Choice[];
  /** What can be played without asking: nothing else does any good. */
  spare: string[] | null;
  outcome: Outcome | null;
  log: LogEntry[];
  status: Message;
  can_undo: boolean;
  frames?: Frame[];
  undone?: string[];
}

export interface DeskError {
  error: { say: Message; kind: "illegal" | "notation" | "record" | "option" | "position" | "fault" };
}

export type OptionValue = string | number;

export interface GameOption {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  /** It means something only while that other option has that value. */
  when?: [name: string, value: OptionValue];
  /** Any text that the game can read; it has no list of values. */
  text?: true;
}

export interface GameBox {
  name: string;
  seats: number[];
  options: GameOption[];
}

export interface Shelf {
  games: GameBox[];
  minds: string[];
}

/** What is chosen on the shelf before a game starts. */
export interface Setup {
  game: string;
  options: Record<string, OptionValue>;
  seats: Array<{ kind: string; name?: string }>;
}

/** A game as it is kept in the store. */
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
  look: Look | null;
}

export interface Settings {
  language: "auto" | "en" | "fr";
  theme: "auto" | "light" | "dark";
  speed: "slow" | "normal" | "fast" | "none";
  ghosts: boolean;
  letters: boolean;
  /** Undo may go back behind what was revealed. */
  past_reveals: boolean;
  /** What nothing good can come of is not asked. */
  spare: boolean;
  current: string | null;
  setup: Setup | null;
}
