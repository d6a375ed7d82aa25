/** What the desk and the page say to each other: the contract of docs/architecture.md, as types. */

export type Argument = string | number | Message | Array<string | number>;
export type Message = [id: string, args?: Record<string, Argument>];
export type Say = (message: Message) => string;

export type Mark =
  | "last"
  | "path"
  | "end"
  | "danger"
  | "chosen"
  | "best"
  | "held"
  | "count"
  | "letter"
  | "ink"
  | "ground";

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
  /** Where a line or an area runs, in the scene's own measure. */
  points?: Array<[number, number]>;
}

export interface Scene {
  size: [number, number];
  items: Item[];
  /** What lies below all items and never moves. */
  ground: Item[];
}

export interface Choice {
  word: string;
  label: Message;
  item?: string;
  ghost?: Array<[string, Mark]>;
  done?: boolean;
  /** It turns down what is offered; Escape does too. */
  decline?: boolean;
  /** It has a key or a gesture of its own: R and the wheel turn, Enter on nothing else is done. */
  role?: "turn" | "unturn" | "done";
  /** How many of each kind it takes, where only that tells it from the choices beside it. */
  amounts?: Amount[];
}

export interface Amount {
  label: Message;
  number: number;
  icon: string;
}

/** A sign on an item of the scene. */
export interface Note {
  key: string;
  sign: string;
  say: Message;
  text?: string;
  seat?: number;
}

/** A hidden clock: how many seconds it may take, what its ringing is called in a record, and whether it may ring now. */
export interface Alarm {
  word: string;
  least: number;
  most: number;
  may: boolean;
}

export interface Fact {
  label: Message;
  value: string | number;
  icon?: string;
  /** How far it is: pieces that are there, and pieces still wanted. */
  pips?: Array<[symbol: string, there: boolean]>;
}

export interface Seat {
  kind: string;
  name?: string | null;
  facts?: Fact[];
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
  /** The number of the rule that the reason rests on, if there is one. */
  rule: string;
}

export interface Frame {
  /** The entry of the record that it belongs to. */
  at: number;
  event: Message;
  /** What stands the same as in the scene before comes by its key alone, the same ground not at all; before the first frame the look's own scene counts. */
  scene: { size: [number, number]; items: Array<Item | string>; ground?: Item[] };
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
  /** What is to be decided now is for the eyes of its seat alone. */
  private: boolean;
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
  notes: Note[];
  /** What is being programmed, or run, as lines of code. */
  listing: Array<{ code: string; runs: boolean }>;
  /** There are signs for what can happen next, if wished. */
  overviews: boolean;
  /** What can be played without asking: nothing else does any good. */
  spare: string[] | null;
  outcome: Outcome | null;
  log: LogEntry[];
  status: Message;
  /** The rules behind what happened since somebody last decided, where people may ask why. */
  rules: string[];
  /** The game is played against a clock. */
  alarm: Alarm | null;
  can_undo: boolean;
  /** The position has come up so often that the table offers a draw. */
  can_draw: boolean;
  frames?: Frame[];
  undone?: string[];
  /** How the step of a lesson stands, if this is one. */
  lesson?: LessonLook;
  /** The game goes by letter. */
  letter?: LetterLook;
  /** A mind had to stop thinking before it was done: the device is slow for it. */
  cut?: boolean;
}

/** What a device keeps of a game by letter: only the desk can read it. */
export interface Post {
  /** Tells the game from any other. */
  name: string;
  text: string;
  seat: number;
  secret: string;
  own: Record<string, string[]>;
  since: number;
}

/** How a game by letter stands. */
export interface LetterLook {
  post: Post;
  /** Whose device this is. */
  seat: number;
  mode: "fair" | "trusting";
  /** Who is to have the letter; null: nobody needs it any more. */
  next: number | null;
  mine: boolean;
  say: Message;
  /** The letter as it stands. */
  link: string;
}

/** What a letter is about, before anybody has sat down. */
export interface LetterAbout {
  name: string;
  game: string;
  mode: "fair" | "trusting";
  seats: Seat[];
  next: number | null;
  joined: boolean;
}

/** The same in several languages. */
export type Texts = Record<string, string>;

/** How a step of a lesson stands, and what is said about it. */
export interface LessonLook {
  step: number;
  steps: number;
  /** How many decisions the pupil has made. */
  made: number;
  told: Texts;
  hint: Texts;
  stands: "open" | "reached" | "missed";
  said: Texts;
}

/** A lesson as it was written; the page hands it to the desk and reads only this of it. */
export interface Lesson {
  title: Texts;
  done: Texts;
  step: object[];
}

/** What the list of lessons tells of one. */
export interface LessonEntry {
  name: string;
  game: string;
  title: Texts;
  about: Texts;
  steps: number;
}

/** How far somebody has come in a lesson. */
export interface LessonState {
  done?: boolean;
  step?: number;
  record?: string | undefined;
}

/** A good move, what speaks for it, and where it is on the board. */
export interface Hint {
  move: string[];
  text: string;
  why: Message;
  percent: number;
  marks: Array<[string, Mark]>;
}

/** What a review found out about one decision. */
export interface Judgement {
  at: number;
  seat: number;
  shares: number[];
  played: number | null;
  /** What would have been better, if anything. */
  better: string[] | null;
  text: string;
  why: Message;
  marks: Array<[string, Mark]>;
}

/** The graph of a game, and the turns that cost most. */
export interface Review {
  graph: Scene;
  costly: Array<{ at: number; seat: number; percent: number; say: Message }>;
}

export interface DeskError {
  /** The rule is the number of the one behind it, or "notation". */
  error: {
    say: Message;
    kind: "illegal" | "notation" | "record" | "option" | "position" | "link" | "letter" | "fault";
    rule?: string;
  };
}

export type OptionValue = string | number;

export interface GameOption {
  name: string;
  values?: OptionValue[];
  /** The first and the last of many numbers. */
  range?: [first: number, last: number];
  default: OptionValue;
  /** It means something only while that other option has that value. */
  when?: [name: string, value: OptionValue];
  /** What some values ask of other options. */
  needs?: Array<[value: OptionValue, other: string, allowed: OptionValue[]]>;
  /** Any text that the game can read; if it has values, any of them with commas between. */
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
  /** The higher, the later it was played. */
  turn?: number;
  /** Milliseconds until the hidden clock rings, if there is one. */
  clock?: number | null;
  /** What the list of games says of it. */
  brief?: Brief;
  /** To be painted at once when the page opens: of the game that was played last. */
  look: Look | null;
  /** What is kept of a game by letter, and the letter that was sent last. */
  letter?: Post;
  sent?: string;
  /** What a review has found out so far, about which record, of how many decisions. */
  study?: { record: string; judgements: Judgement[]; count: number };
}

export type Brief = Pick<Look, "seats"> & { moves: number; letter?: Pick<LetterLook, "mine" | "next"> };

/** How a game ended, for the statistics. */
export interface Result {
  /** The save that it is of: a game counts once. */
  id: string;
  when: number;
  game: string;
  kinds: string[];
  winners: number[];
  moves: number;
}

export interface Settings {
  /** `auto`, or a tag. */
  language: string;
  theme: "auto" | "light" | "dark";
  speed: "slow" | "normal" | "fast" | "none";
  /** The same, of what minds do. */
  pace: "slow" | "normal" | "fast" | "none";
  /** Things can be heard. */
  sound: boolean;
  /** The device shakes a little when something is played. */
  vibration: boolean;
  /** What is beside the board stands at its left. */
  left: boolean;
  ghosts: boolean;
  /** Signs on the board show what can happen next. */
  overview: boolean;
  letters: boolean;
  /** Undo may go back behind what was revealed. */
  past_reveals: boolean;
  /** What nothing good can come of is not asked. */
  spare: boolean;
  current: string | null;
  /** How far each lesson was taken, by its name. */
  lessons: Record<string, LessonState>;
  /** The lesson that lies on the table. */
  learning: string | null;
  setup: Setup | null;
}
