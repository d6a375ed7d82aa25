/** Requests to the engine and its answers: the API described in docs/architecture.md, as types. */

export type Argument = string | number | Message | Array<string | number>;
export type Message = [id: string, args?: Record<string, Argument>];
export type Translate = (message: Message) => string;

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
  /** A die with this many faces: `symbol` ends in the number, and the item tumbles when it appears. */
  faces?: number;
  text?: string;
  seat?: number;
  word?: string;
  label?: Message;
  marks?: Mark[];
  /** The points of a line or an area, in scene coordinates. */
  points?: Array<[number, number]>;
}

export interface Scene {
  size: [number, number];
  items: Item[];
  /** Drawn below all items; never moves. */
  ground: Item[];
}

export interface Choice {
  word: string;
  label: Message;
  item?: string;
  preview?: Array<[string, Mark]>;
  done?: boolean;
  /** Declines an offer; Escape does the same. */
  decline?: boolean;
  /** Choices with a shortcut: R or the mouse wheel turn a piece. */
  role?: "turn" | "unturn" | "done";
  /** Amounts of each kind, if the choices differ only in these. */
  amounts?: Amount[];
}

export interface Amount {
  label: Message;
  number: number;
  icon: string;
}

/** A sign on an item. */
export interface Badge {
  key: string;
  sign: string;
  message: Message;
  text?: string;
  seat?: number;
}

/** A hidden timer: its range in seconds, its control action, and whether it may ring now. */
export interface HiddenTimer {
  action: string;
  min_seconds: number;
  max_seconds: number;
  can_ring: boolean;
}

export interface PlayerStat {
  label: Message;
  value: string | number;
  icon?: string;
  /** Pieces collected and still missing. */
  pips?: Array<[symbol: string, there: boolean]>;
}

export interface Seat {
  kind: string;
  name?: string | null;
  stats?: PlayerStat[];
}

export interface LogEntry {
  at: number;
  seat: number | null;
  text: string;
  messages: Message[];
}

export interface Outcome {
  reason: Message;
  scores: number[] | null;
  winners: number[];
  message: Message;
  /** Number of the rule behind the reason. */
  rule: string;
}

export interface Frame {
  /** The entry of the record that it belongs to. */
  at: number;
  event: Message;
  /** Unchanged items are only their keys, and an unchanged ground is left out; the first frame is relative to the view's own scene. */
  scene: { size: [number, number]; items: Array<Item | string>; ground?: Item[] };
}

export interface MatchView {
  record: string;
  game: string;
  /** The chosen options, without the number of seats. */
  options: Record<string, string | number>;
  at: number;
  last: number;
  /** The game has hidden information. */
  has_hidden: boolean;
  /** Only the seat to move may see the current decision. */
  private: boolean;
  /** The seat that looks; null shows only public information. */
  viewer: number | null;
  actor: number | "over" | "chance";
  actor_kind: string | null;
  seats: Seat[];
  scene: Scene;
  /** The words chosen so far, including forced ones. */
  prefix: string[];
  /** The prefix after taking back the last choice, if there is one. */
  back: string[] | null;
  choices: Choice[];
  badges: Badge[];
  /** The program being written or run. */
  program_listing: Array<{ code: string; runs: boolean }>;
  /** Badges for what can happen next are available. */
  has_overview: boolean;
  /** A move that can be played without asking, since no other helps. */
  auto_pass: string[] | null;
  outcome: Outcome | null;
  log: LogEntry[];
  status: Message;
  /** Rules behind what has happened since the last decision, where players may wonder why. */
  rules: string[];
  hidden_timer: HiddenTimer | null;
  can_undo: boolean;
  /** The position has been repeated often enough to agree on a draw. */
  can_draw: boolean;
  frames?: Frame[];
  undone?: string[];
  /** In a step of a lesson. */
  lesson?: LessonView;
  /** In a correspondence game. */
  correspondence?: CorrespondenceView;
  /** A bot had to stop thinking early because the device is slow. */
  cut_short?: boolean;
}

/** What a device stores of a correspondence game; opaque to the page. */
export interface SavedSession {
  /** Identifies the game. */
  name: string;
  text: string;
  seat: number;
  secret: string;
  own: Record<string, string[]>;
  since: number;
}

/** The state of a correspondence game. */
export interface CorrespondenceView {
  session: SavedSession;
  /** The seat of this device. */
  seat: number;
  mode: "fair" | "trusting";
  /** The seat that gets the link next; null if nobody does. */
  next: number | null;
  your_turn: boolean;
  status: Message;
  /** The current link. */
  link: string;
}

/** What a received link contains, before it is opened. */
export interface CorrespondencePreview {
  name: string;
  game: string;
  mode: "fair" | "trusting";
  seats: Seat[];
  next: number | null;
  joined: boolean;
}

/** A text by language. */
export type Texts = Record<string, string>;

/** The state of a step of a lesson, with its texts. */
export interface LessonView {
  step: number;
  steps: number;
  /** Number of decisions made by the player. */
  decisions: number;
  text: Texts;
  hint: Texts;
  status: "open" | "reached" | "missed";
  feedback: Texts;
}

/** A lesson, passed on to the engine; the page reads only these fields. */
export interface Lesson {
  title: Texts;
  done: Texts;
  step: object[];
}

/** An entry in the list of lessons. */
export interface LessonEntry {
  name: string;
  game: string;
  title: Texts;
  about: Texts;
  steps: number;
}

/** Progress in a lesson. */
export interface LessonState {
  done?: boolean;
  step?: number;
  record?: string | undefined;
}

/** A good move, the reason for it, and its marks on the board. */
export interface Hint {
  move: string[];
  text: string;
  reason: Message;
  percent: number;
  marks: Array<[string, Mark]>;
}

/** A review's judgement of one decision. */
export interface Judgement {
  at: number;
  seat: number;
  win_probabilities: number[];
  played: number | null;
  /** A better move, if there is one. */
  better: string[] | null;
  text: string;
  reason: Message;
  marks: Array<[string, Mark]>;
}

/** The graph of a game, and its costliest turns. */
export interface Review {
  graph: Scene;
  costly: Array<{ at: number; seat: number; percent: number; message: Message }>;
}

export interface ErrorResponse {
  /** `rule` is a number or "notation". */
  error: {
    message: Message;
    kind: "illegal" | "notation" | "record" | "option" | "position" | "link" | "correspondence" | "fault";
    rule?: string;
  };
}

export type OptionValue = string | number;

export interface GameOption {
  name: string;
  values?: OptionValue[];
  /** A range of numbers. */
  range?: [first: number, last: number];
  default: OptionValue;
  /** Relevant only while the other option has this value. */
  when?: [name: string, value: OptionValue];
  /** Values of other options that a value needs. */
  needs?: Array<[value: OptionValue, other: string, allowed: OptionValue[]]>;
  /** A free text, or if it has values, several of them separated by commas. */
  text?: true;
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: GameOption[];
}

export interface Catalog {
  games: GameInfo[];
  levels: string[];
}

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
