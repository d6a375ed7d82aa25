// Written by tools/api_types.py from py/troop/api/types.py: edit that file, then run `make types`.

export type Argument = number | string | Message;

/** An id and arguments; the page has the texts. */
export type Message = [string, Record<string, Argument>];

/** A move, or the beginning of one. */
export type Words = string[];

/** A text by language. */
export type Texts = Record<string, string>;

export type OptionValue = number | string;

export type Point = [number, number];

export type Mark =
  | "last"
  | "path"
  | "end"
  | "danger"
  | "chosen"
  | "best"
  | "held"
  | "reach"
  | "aim"
  | "count"
  | "letter"
  | "ink"
  | "ground"
  | "name"
  | "sum";

/** Keys of scene items, each with the mark it gets. */
export type Marks = Array<[string, Mark]>;

/** Choices with a key or gesture of their own: R or the mouse wheel turn a piece. */
export type Role = "turn" | "unturn" | "done";

/** Who rolls the dice of a correspondence game: all players together, or the browser of the player to move. */
export type Mode = "fair" | "trusting";

/** One thing to draw. */
export interface Item {
  key: string;
  symbol: string;
  /** The centre. */
  at: Point;
  /** Width and height before rotation. */
  size: Point;
  /** Rotation in degrees. */
  turn?: number;
  /** The number of versions of the symbol: `symbol-1`, `symbol-2`… */
  variants?: number;
  /** A die with this many faces: the symbol ends in the number, and the item tumbles when it appears. */
  faces?: number;
  text?: string;
  seat?: number;
  /** The word that is chosen with the item. */
  word?: string;
  /** Makes the item a cell: it can be reached by keyboard and is read aloud. */
  label?: Message;
  marks?: Mark[];
  /** The points of a line or an area, in scene coordinates. */
  points?: Point[];
  /** What a text item says, instead of `text`. */
  caption?: Message;
  /** What a cell is for, shown while it is pointed at. */
  tip?: Message;
}

/** What to draw, in painting order. */
export interface Scene {
  size: Point;
  items: Item[];
  /** Drawn below all items; never moves. */
  ground: Item[];
}

/** A scene compared with a known one: unchanged items are only their keys, an unchanged ground is left out. */
export interface SceneChanges {
  size: Point;
  items: Array<Item | string>;
  ground?: Item[];
}

/** An event with the scene right after it. The first scene is compared with the match view's own. */
export interface Frame {
  /** The entry of the record that it belongs to. */
  at: number;
  event: Message;
  scene: SceneChanges;
  /** The page waits a moment after it, so that the result can be read. */
  hold?: true;
}

/** How many pieces of a kind a choice takes. */
export interface Amount {
  label: Message;
  number: number;
  icon: string;
}

/** What a choice does: its name, and one sentence. */
export interface Card {
  name: Message;
  text: Message;
}

/** A word that can follow the prefix. */
export interface Choice {
  word: string;
  label: Message;
  /** The key of the item that stands for the word; without one the page shows a button. */
  item?: string;
  /** Keys of further items that stand for the word, unless they have a choice of their own. */
  targets?: string[];
  /** The key of the item at which the choice is offered, if no item stands for it. */
  anchor?: string;
  preview?: Marks;
  /** Completes a move. */
  done?: true;
  /** The prefix of the node that the choice leads to, if it does not complete a move. */
  leads_to?: Words;
  /** Declines an offer; Escape does the same. */
  decline?: true;
  /** What is declined may be offered again before the player's own turn. */
  recurs?: true;
  /** Shown before the choice on the board is made. */
  card?: Card;
  role?: Role;
  /** Amounts of each kind, if the choices differ only in these. */
  amounts?: Amount[];
  /** What to ask before the choice is made, since it was probably not meant. */
  confirm?: Message;
}

/** A sign on an item. */
export interface Badge {
  key: string;
  /** The symbol to show; an empty one shows the text alone. */
  sign: string;
  message: Message;
  text: string;
  seat?: number;
}

/** A line of the program being written or run. */
export interface ProgramLine {
  code: string;
  runs: boolean;
  /** How the line went or would go. */
  result?: "done" | "failed" | "warning";
  note?: Message;
}

/** What changes in the match view when a longer prefix has been chosen. */
export interface Node {
  prefix: Words;
  back: Words | null;
  choices: Choice[];
  program_listing: ProgramLine[];
  badges: Badge[];
  /** What to mark while an item is pointed at, by its key; under "" what to mark while none is. */
  outlooks: Record<string, Marks>;
  status: Message;
  /** Compared with the scene of the root. */
  scene: SceneChanges;
}

/** Nodes of the move tree. */
export interface Nodes {
  nodes: Node[];
}

/** Who plays: `person` or the level of a bot. */
export interface Player {
  kind: string;
  name?: string;
}

/** A figure in a player's panel. */
export interface PlayerStat {
  label: Message;
  value: number | string;
  /** The symbol that stands for the label where space is short. */
  icon?: string;
  /** Pieces collected, and those still missing. */
  pips?: Array<[string, boolean]>;
  /** What the figure means. */
  tip?: Message;
}

/** A seat with its player. */
export interface Seat {
  kind: string;
  name: string;
  /** The bot's place among the levels, from 1, the weakest. */
  rank?: number;
  stats: PlayerStat[];
}

/** What a choice would lead to; empty if the game does not say. */
export interface Preview {
  /** Compared with the scene of the root. */
  scene: SceneChanges | null;
  /** The stats of each seat. */
  stats: Array<PlayerStat[]>;
}

/** What happened in an entry of the record, or in several that are told together. */
export interface LogEntry {
  /** The last entry told. */
  at: number;
  /** The first entry told. */
  first: number;
  seat: number | null;
  text: string;
  messages: Message[];
  /** The symbols of the pieces that the move is made of, in groups. */
  pictures?: Array<string[]>;
}

/** How the match ended. */
export interface Outcome {
  reason: Message;
  scores: number[] | null;
  winners: number[];
  message: Message;
  /** The number of the rule behind the reason. */
  rule: string;
}

/** A timer that runs in the page, for a random time, and is not shown. */
export interface HiddenTimer {
  /** The control action that is entered when it rings. */
  action: string;
  min_seconds: number;
  max_seconds: number;
  can_ring: boolean;
}

/** The state of a step of a lesson, with its texts. */
export interface LessonView {
  step: number;
  steps: number;
  /** The number of decisions made by the learner. */
  decisions: number;
  text: Texts;
  hint: Texts;
  status: "open" | "reached" | "missed";
  /** The board shows no previews and no signs. */
  puzzle: boolean;
  feedback: Texts;
}

/** What a device stores of a correspondence game; the page does not read it. */
export interface SavedSession {
  /** Identifies the game. */
  name: string;
  text: string;
  seat: number;
  secret: string;
  own: Record<string, Words>;
  since: number;
}

/** The state of a correspondence game. */
export interface CorrespondenceView {
  session: SavedSession;
  /** The seat of this device. */
  seat: number;
  mode: Mode;
  /** The seat that gets the link next; null if nobody does. */
  next: number | null;
  your_turn: boolean;
  status: Message;
  /** The current link. */
  link: string;
}

/** A match as one viewer sees it. */
export interface MatchView {
  record: string;
  game: string;
  /** The chosen options, without the number of seats. */
  options: Record<string, OptionValue>;
  /** The displayed entry. */
  at: number;
  /** The last entry. */
  last: number;
  /** The game has hidden information. */
  has_hidden: boolean;
  /** Whether the match can be reviewed and branched: nothing is hidden in it, or it is over. */
  can_review: boolean;
  /** Only the seat to move may see the current decision. */
  private: boolean;
  /** The seat that looks; null shows only public information. */
  viewer: number | null;
  actor: number | "over" | "chance";
  actor_kind: string | null;
  seats: Seat[];
  scene: Scene;
  /** The words chosen so far, including forced ones. */
  prefix: Words;
  /** The prefix after taking back the last choice, if there is one. */
  back: Words | null;
  choices: Choice[];
  /** All nodes of the move tree below the prefix; none if there are many, see the request `nodes`. */
  nodes: Node[];
  badges: Badge[];
  outlooks: Record<string, Marks>;
  program_listing: ProgramLine[];
  /** What a choice would lead to can be asked for, see the request `preview`. */
  has_results: boolean;
  /** Badges for what can happen next are available. */
  has_overview: boolean;
  /** A move that can be played without asking, since no other helps. */
  auto_pass: Words | null;
  outcome: Outcome | null;
  log: LogEntry[];
  /** The log has only what comes after this entry, as requested. */
  log_after?: number;
  status: Message;
  /** Rules behind what has happened since the last decision, where players may wonder why. */
  rules: string[];
  hidden_timer: HiddenTimer | null;
  can_undo: boolean;
  /** The position has been repeated often enough to agree on a draw. */
  can_draw: boolean;
  /** The seat that nobody can catch any more: the players can agree to end the game. */
  uncatchable: number | null;
  frames?: Frame[];
  /** The entries that redo what was undone. */
  undone?: string[];
  /** A bot had to stop thinking early because the device is slow. */
  cut_short?: true;
  /** With `follow_turn`: the seat that has to take the screen before it decides. */
  waiting_seat?: number | null;
  /** With `follow_turn`: several people share the screen. */
  shared_screen?: boolean;
  /** With `follow_turn`, if a seat looks at hidden information: the match as everybody may see it. */
  public_view?: MatchView;
  lesson?: LessonView;
  correspondence?: CorrespondenceView;
}

/** The response to a ping. */
export type Empty = Record<string, never>;

/** How far a search has come. */
export interface ThinkingSoFar {
  fraction: number;
  positions: number;
}

/** The search is not done; the same request continues it. */
export interface Thinking {
  thinking: ThinkingSoFar;
}

/** An option of a game. */
export interface GameOption {
  name: string;
  default: OptionValue;
  values?: OptionValue[];
  /** The first and the last of many numbers, instead of values. */
  range?: [number, number];
  /** Relevant only while the other option has this value. */
  when?: [string, OptionValue];
  /** What a value needs: another option, and the values allowed for it. */
  needs?: Array<[OptionValue, string, OptionValue[]]>;
  /** A free text, or if it has values, several of them separated by commas. */
  text?: true;
  /** Each value adds something to the ones before. */
  steps?: true;
}

/** A set of options that is chosen by its name; the options that it does not list have their defaults. */
export interface GamePreset {
  name: string;
  options: Record<string, OptionValue>;
}

/** A game in the catalog. */
export interface GameInfo {
  name: string;
  seats: number[];
  options: GameOption[];
  presets: GamePreset[];
}

/** The games and the levels of bots, from the weakest. */
export interface Catalog {
  games: GameInfo[];
  levels: string[];
}

/** Why a move cannot be played; null if it can. */
export interface WhyIllegal {
  why_illegal: Message | null;
  /** The number of the rule, `notation`, or nothing. */
  rule?: string;
}

/** A good move, the reason for it, and its marks on the board. */
export interface Hint {
  move: Words;
  text: string;
  reason: Message;
  /** The win probability. */
  percent: number;
  marks: Marks;
  /** The move in words, for players who do not know the notation. */
  words?: Message;
  /** The symbols of the pieces it is made of, in groups. */
  pictures?: Array<string[]>;
  /** The words that prepare the move, so that it can still be changed. */
  prepared?: Words;
  prepared_label?: Message;
}

/** The best moves. */
export interface Hints {
  hints: Hint[];
}

/** The entries that can be judged. */
export interface Decisions {
  entries: number[];
  /** How many entries the record shares with the known one. */
  same_entries: number;
}

/** A review's judgement of one decision. */
export interface Judgement {
  at: number;
  seat: number;
  /** Before the decision, by seat. */
  win_probabilities: number[];
  /** The win probability after the move that was played; null if it was not examined. */
  played: number | null;
  /** A better move, if there is one. */
  better: Words | null;
  text: string;
  reason: Message;
  marks: Marks;
  /** The better move in words; null if the notation is all. */
  words?: Message | null;
}

/** The judgement asked for. */
export interface Judged {
  judgement: Judgement;
}

/** A turn that cost win probability. */
export interface CostlyTurn {
  at: number;
  seat: number;
  percent: number;
  message: Message;
}

/** The graph of a game, and its costliest turns. */
export interface Review {
  graph: Scene;
  costly: CostlyTurn[];
}

/** A match for others, without its seed. */
export interface Share {
  /** Null if it would be too long. */
  link: string | null;
  record: string;
}

/** The next move of a lesson's solution. */
export interface SolutionMove {
  move: Words;
  text: string;
  words?: Message;
  marks: Marks;
}

/** Null if the learner has left the solution. */
export interface SolutionStep {
  step: SolutionMove | null;
}

/** What a received link contains, before it is opened. */
export interface CorrespondencePreview {
  name: string;
  game: string;
  mode: Mode;
  seats: Player[];
  next: number | null;
  /** The next seat has joined the game. */
  joined: boolean;
  /** What the next seat has to do. */
  due: string;
}

/** Why there is no response, for the player. */
export interface Refusal {
  message: Message;
  kind: "illegal" | "notation" | "record" | "option" | "position" | "link" | "correspondence" | "fault";
  /** The number of the rule, or `notation`. */
  rule?: string;
  /** The traceback of an unexpected error. */
  detail?: string;
}

/** The request was refused; the match stays as it was. */
export interface ErrorResponse {
  error: Refusal;
}

/** A lesson; the page reads only the texts and counts the steps. */
export interface Lesson {
  game: string;
  options?: Record<string, OptionValue>;
  seat?: number;
  title: Texts;
  about: Texts;
  done: Texts;
  step: Array<Record<string, unknown>>;
}

/** What requests about a match have in common: the match, and how it is looked at. */
export interface MatchFields {
  record?: string;
  /** Instead of the record: the request is about a correspondence game. */
  session?: SavedSession;
  /** With `step`: the request is about a step of a lesson. */
  lesson?: Lesson;
  step?: number;
  /** The seat that looks; null shows only public information. */
  viewer?: number | null;
  /** After the change, the viewer is the seat that looks then. */
  follow_turn?: boolean;
  /** The room for the board. */
  shape?: "wide" | "tall";
  /** The displayed entry; without it the last one. */
  at?: number;
  prefix?: Words;
  /** Undo may go back past revealed information. */
  past_reveals?: boolean;
  /** Badges show what can happen next. */
  overview?: boolean;
  /** The page knows the log up to this entry: the viewer's, and with `follow_turn` also the public one. */
  log_after?: number;
  /** The seed for a record that has none. */
  seed?: string;
}

/** Requests that think. */
export interface SliceFields extends MatchFields {
  /** Think for so many milliseconds; without it to the end. */
  slice_ms?: number;
  /** Respond with what was found so far. */
  play_now?: boolean;
}

export interface PingRequest {
  request: "ping";
}

export interface CatalogRequest {
  request: "catalog";
}

/** Start a match. */
export interface StartRequest extends MatchFields {
  request: "start";
  game: string;
  options?: Record<string, OptionValue>;
  seats?: Player[];
}

/** Return the match view. */
export interface ViewRequest extends MatchFields {
  request: "view";
  /** Add the frames of the entries after this one. */
  since?: number;
}

/** Return the node of the move tree that the prefix leads to, and those nearest below it. */
export interface NodesRequest extends MatchFields {
  request: "nodes";
  /** Scenes are compared with that of this prefix. */
  root?: Words;
}

/** Return what the choice of the last word of the prefix would lead to. */
export interface PreviewRequest extends MatchFields {
  request: "preview";
  /** The scene is compared with that of this prefix. */
  root?: Words;
}

/** Play a move, given by its words or in notation. */
export interface PlayRequest extends MatchFields {
  request: "play";
  move?: Words;
  text?: string;
}

/** Let the bot to move play. */
export interface BotMoveRequest extends SliceFields {
  request: "bot_move";
  /** Play a random move instead, because the bot has failed. */
  play_random?: boolean;
}

/** Enter a control action. */
export interface ControlRequest extends MatchFields {
  request: "control";
  action: string;
}

/** Take back the last decision. */
export interface UndoRequest extends MatchFields {
  request: "undo";
}

/** Return why a move, given by its words or in notation, cannot be played. */
export interface WhyIllegalRequest extends MatchFields {
  request: "why_illegal";
  move?: Words;
  text?: string;
}

/** Return the best moves. */
export interface HintRequest extends SliceFields {
  request: "hint";
}

/** Judge the decision `at` an entry; without it, list the decisions that can be judged. */
export interface JudgeRequest extends SliceFields {
  request: "judge";
  /** A record that has been judged already. */
  known_record?: string | null;
}

/** Return the graph of a game. */
export interface ReviewRequest extends MatchFields {
  request: "review";
  judgements: Judgement[];
}

/** Return the match as it was `at` an entry. */
export interface BranchRequest extends MatchFields {
  request: "branch";
}

/** Begin a step of a lesson. */
export interface LessonRequest extends MatchFields {
  request: "lesson";
}

/** Return the next move of the solution. */
export interface SolutionStepRequest extends MatchFields {
  request: "solution_step";
}

/** Return the match for others. */
export interface ShareRequest extends MatchFields {
  request: "share";
}

/** Open a shared link or record. */
export interface OpenSharedRequest extends MatchFields {
  request: "open_shared";
  link?: string;
}

/** Start a correspondence game. */
export interface CorrespondenceStartRequest extends MatchFields {
  request: "correspondence_start";
  game: string;
  options?: Record<string, OptionValue>;
  seats: Player[];
  mode: Mode;
  /** Random bytes for secrets, in hexadecimal. */
  random: string;
}

/** Describe the game of a link before it is opened. */
export interface CorrespondencePreviewRequest {
  request: "correspondence_preview";
  link: string;
}

/** Open a link: of the game of the session, or with `random` an invitation. */
export interface CorrespondenceReceiveRequest extends MatchFields {
  request: "correspondence_receive";
  link: string;
  /** Random bytes for secrets, in hexadecimal. */
  random?: string;
}

/** Every request by its name. */
export interface Requests {
  ping: PingRequest;
  catalog: CatalogRequest;
  start: StartRequest;
  view: ViewRequest;
  nodes: NodesRequest;
  preview: PreviewRequest;
  play: PlayRequest;
  bot_move: BotMoveRequest;
  control: ControlRequest;
  undo: UndoRequest;
  why_illegal: WhyIllegalRequest;
  hint: HintRequest;
  judge: JudgeRequest;
  review: ReviewRequest;
  branch: BranchRequest;
  lesson: LessonRequest;
  solution_step: SolutionStepRequest;
  share: ShareRequest;
  open_shared: OpenSharedRequest;
  correspondence_start: CorrespondenceStartRequest;
  correspondence_preview: CorrespondencePreviewRequest;
  correspondence_receive: CorrespondenceReceiveRequest;
}

/** The response to every request, unless it is an `ErrorResponse`. */
export interface Responses {
  ping: Empty;
  catalog: Catalog;
  start: MatchView;
  view: MatchView;
  nodes: Nodes;
  preview: Preview;
  play: MatchView;
  bot_move: MatchView | Thinking;
  control: MatchView;
  undo: MatchView;
  why_illegal: WhyIllegal;
  hint: Hints | Thinking;
  judge: Decisions | Judged | Thinking;
  review: Review;
  branch: MatchView;
  lesson: MatchView;
  solution_step: SolutionStep;
  share: Share;
  open_shared: MatchView;
  correspondence_start: MatchView;
  correspondence_preview: CorrespondencePreview;
  correspondence_receive: MatchView;
}
