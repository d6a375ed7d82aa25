"""The types of all requests and responses. They are JSON: a sequence or a tuple is sent as a list.

``web/engine/api.d.ts`` is made from this file. To add or change a field, edit it here and where the response is built,
then run ``make types``; ``tests/api/test_types.py`` compares real responses with these types. Nothing imports this
module at run time.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Argument: TypeAlias = "int | str | Message"
Message: TypeAlias = tuple[str, Mapping[str, Argument]]
"""An id and arguments; the page has the texts."""

Words: TypeAlias = Sequence[str]
"""A move, or the beginning of one."""

Texts: TypeAlias = Mapping[str, str]
"""A text by language."""

OptionValue: TypeAlias = int | str
Point: TypeAlias = tuple[float, float]

Mark: TypeAlias = Literal[
    "last",
    "path",
    "end",
    "danger",
    "chosen",
    "best",
    "held",
    "reach",
    "aim",
    "count",
    "letter",
    "ink",
    "ground",
    "name",
    "sum",
]
Marks: TypeAlias = Sequence[tuple[str, Mark]]
"""Keys of scene items, each with the mark it gets."""

Role: TypeAlias = Literal["turn", "unturn", "done"]
"""Choices with a key or gesture of their own: R or the mouse wheel turn a piece."""

Mode: TypeAlias = Literal["fair", "trusting"]
"""Who rolls the dice of a correspondence game: all players together, or the browser of the player to move."""


# Scenes


class Item(TypedDict):
    """One thing to draw."""

    key: str
    symbol: str
    at: Point
    """The centre."""
    size: Point
    """Width and height before rotation."""
    turn: NotRequired[int]
    """Rotation in degrees."""
    variants: NotRequired[int]
    """The number of versions of the symbol: ``symbol-1``, ``symbol-2``…"""
    faces: NotRequired[int]
    """A die with this many faces: the symbol ends in the number, and the item tumbles when it appears."""
    text: NotRequired[str]
    seat: NotRequired[int]
    word: NotRequired[str]
    """The word that is chosen with the item."""
    label: NotRequired[Message]
    """Makes the item a cell: it can be reached by keyboard and is read aloud."""
    marks: NotRequired[Sequence[Mark]]
    points: NotRequired[Sequence[Point]]
    """The points of a line or an area, in scene coordinates."""
    caption: NotRequired[Message]
    """What a text item says, instead of ``text``."""
    tip: NotRequired[Message]
    """What a cell is for, shown while it is pointed at."""


class Scene(TypedDict):
    """What to draw, in painting order."""

    size: Point
    items: Sequence[Item]
    ground: Sequence[Item]
    """Drawn below all items; never moves."""


class SceneChanges(TypedDict):
    """A scene compared with a known one: unchanged items are only their keys, an unchanged ground is left out."""

    size: Point
    items: Sequence[Item | str]
    ground: NotRequired[Sequence[Item]]


class Frame(TypedDict):
    """An event with the scene right after it. The first scene is compared with the match view's own."""

    at: int
    """The entry of the record that it belongs to."""
    event: Message
    scene: SceneChanges
    hold: NotRequired[Literal[True]]
    """The page waits a moment after it, so that the result can be read."""


# Choosing a move


class Amount(TypedDict):
    """How many pieces of a kind a choice takes."""

    label: Message
    number: int
    icon: str


class Card(TypedDict):
    """What a choice does: its name, and one sentence."""

    name: Message
    text: Message


class Choice(TypedDict):
    """A word that can follow the prefix."""

    word: str
    label: Message
    item: NotRequired[str]
    """The key of the item that stands for the word; without one the page shows a button."""
    targets: NotRequired[Sequence[str]]
    """Keys of further items that stand for the word, unless they have a choice of their own."""
    anchor: NotRequired[str]
    """The key of the item at which the choice is offered, if no item stands for it."""
    preview: NotRequired[Marks]
    done: NotRequired[Literal[True]]
    """Completes a move."""
    leads_to: NotRequired[Words]
    """The prefix of the node that the choice leads to, if it does not complete a move."""
    decline: NotRequired[Literal[True]]
    """Declines an offer; Escape does the same."""
    recurs: NotRequired[Literal[True]]
    """What is declined may be offered again before the player's own turn."""
    card: NotRequired[Card]
    """Shown before the choice on the board is made."""
    role: NotRequired[Role]
    amounts: NotRequired[Sequence[Amount]]
    """Amounts of each kind, if the choices differ only in these."""
    confirm: NotRequired[Message]
    """What to ask before the choice is made, since it was probably not meant."""


class Badge(TypedDict):
    """A sign on an item."""

    key: str
    sign: str
    """The symbol to show; an empty one shows the text alone."""
    message: Message
    text: str
    seat: NotRequired[int]


class ProgramLine(TypedDict):
    """A line of the program being written or run."""

    code: str
    runs: bool
    result: NotRequired[Literal["done", "failed", "warning"]]
    """How the line went or would go."""
    note: NotRequired[Message]


class Node(TypedDict):
    """What changes in the match view when a longer prefix has been chosen."""

    prefix: Words
    back: Words | None
    choices: Sequence[Choice]
    program_listing: Sequence[ProgramLine]
    badges: Sequence[Badge]
    outlooks: Mapping[str, Marks]
    """What to mark while an item is pointed at, by its key; under "" what to mark while none is."""
    status: Message
    scene: SceneChanges
    """Compared with the scene of the root."""


class Nodes(TypedDict):
    """Nodes of the move tree."""

    nodes: Sequence[Node]


# The match view


class Player(TypedDict):
    """Who plays: ``person`` or the level of a bot."""

    kind: str
    name: NotRequired[str]


class PlayerStat(TypedDict):
    """A figure in a player's panel."""

    label: Message
    value: int | str
    icon: NotRequired[str]
    """The symbol that stands for the label where space is short."""
    pips: NotRequired[Sequence[tuple[str, bool]]]
    """Pieces collected, and those still missing."""
    tip: NotRequired[Message]
    """What the figure means."""


class Seat(TypedDict):
    """A seat with its player."""

    kind: str
    name: str
    rank: NotRequired[int]
    """The bot's place among the levels, from 1, the weakest."""
    stats: Sequence[PlayerStat]


class Preview(TypedDict):
    """What a choice would lead to; empty if the game does not say."""

    scene: SceneChanges | None
    """Compared with the scene of the root."""
    stats: Sequence[Sequence[PlayerStat]]
    """The stats of each seat."""


class LogEntry(TypedDict):
    """What happened in an entry of the record, or in several that are told together."""

    at: int
    """The last entry told."""
    first: int
    """The first entry told."""
    seat: int | None
    text: str
    messages: Sequence[Message]
    pictures: NotRequired[Sequence[Sequence[str]]]
    """The symbols of the pieces that the move is made of, in groups."""


class Outcome(TypedDict):
    """How the match ended."""

    reason: Message
    scores: Sequence[int] | None
    winners: Sequence[int]
    message: Message
    rule: str
    """The number of the rule behind the reason."""


class HiddenTimer(TypedDict):
    """A timer that runs in the page, for a random time, and is not shown."""

    action: str
    """The control action that is entered when it rings."""
    min_seconds: int
    max_seconds: int
    can_ring: bool


class LessonView(TypedDict):
    """The state of a step of a lesson, with its texts."""

    step: int
    steps: int
    decisions: int
    """The number of decisions made by the learner."""
    text: Texts
    hint: Texts
    status: Literal["open", "reached", "missed"]
    puzzle: bool
    """The board shows no previews and no signs."""
    feedback: Texts


class SavedSession(TypedDict):
    """What a device stores of a correspondence game; the page does not read it."""

    name: str
    """Identifies the game."""
    text: str
    seat: int
    secret: str
    own: Mapping[str, Words]
    since: int


class CorrespondenceView(TypedDict):
    """The state of a correspondence game."""

    session: SavedSession
    seat: int
    """The seat of this device."""
    mode: Mode
    next: int | None
    """The seat that gets the link next; null if nobody does."""
    your_turn: bool
    status: Message
    link: str
    """The current link."""


class MatchView(TypedDict):
    """A match as one viewer sees it."""

    record: str
    game: str
    options: Mapping[str, OptionValue]
    """The chosen options, without the number of seats."""
    at: int
    """The displayed entry."""
    last: int
    """The last entry."""
    has_hidden: bool
    """The game has hidden information."""
    can_review: bool
    """Whether the match can be reviewed and branched: nothing is hidden in it, or it is over."""
    private: bool
    """Only the seat to move may see the current decision."""
    viewer: int | None
    """The seat that looks; null shows only public information."""
    actor: int | Literal["over", "chance"]
    actor_kind: str | None
    seats: Sequence[Seat]
    scene: Scene
    prefix: Words
    """The words chosen so far, including forced ones."""
    back: Words | None
    """The prefix after taking back the last choice, if there is one."""
    choices: Sequence[Choice]
    nodes: Sequence[Node]
    """All nodes of the move tree below the prefix; none if there are many, see the request ``nodes``."""
    badges: Sequence[Badge]
    outlooks: Mapping[str, Marks]
    program_listing: Sequence[ProgramLine]
    has_results: bool
    """What a choice would lead to can be asked for, see the request ``preview``."""
    has_overview: bool
    """Badges for what can happen next are available."""
    auto_pass: Words | None
    """A move that can be played without asking, since no other helps."""
    outcome: Outcome | None
    log: Sequence[LogEntry]
    log_after: NotRequired[int]
    """The log has only what comes after this entry, as requested."""
    status: Message
    rules: Sequence[str]
    """Rules behind what has happened since the last decision, where players may wonder why."""
    hidden_timer: HiddenTimer | None
    can_undo: bool
    can_draw: bool
    """The position has been repeated often enough to agree on a draw."""
    uncatchable: int | None
    """The seat that nobody can catch any more: the players can agree to end the game."""
    frames: NotRequired[Sequence[Frame]]
    undone: NotRequired[Sequence[str]]
    """The entries that redo what was undone."""
    cut_short: NotRequired[Literal[True]]
    """A bot had to stop thinking early because the device is slow."""
    waiting_seat: NotRequired[int | None]
    """With ``follow_turn``: the seat that has to take the screen before it decides."""
    shared_screen: NotRequired[bool]
    """With ``follow_turn``: several people share the screen."""
    public_view: NotRequired["MatchView"]
    """With ``follow_turn``, if a seat looks at hidden information: the match as everybody may see it."""
    lesson: NotRequired[LessonView]
    correspondence: NotRequired[CorrespondenceView]


# Other responses


class Empty(TypedDict):
    """The response to a ping."""


class ThinkingSoFar(TypedDict):
    """How far a search has come."""

    fraction: float
    positions: int


class Thinking(TypedDict):
    """The search is not done; the same request continues it."""

    thinking: ThinkingSoFar


class GameOption(TypedDict):
    """An option of a game."""

    name: str
    default: OptionValue
    values: NotRequired[Sequence[OptionValue]]
    range: NotRequired[tuple[int, int]]
    """The first and the last of many numbers, instead of values."""
    when: NotRequired[tuple[str, OptionValue]]
    """Relevant only while the other option has this value."""
    needs: NotRequired[Sequence[tuple[OptionValue, str, Sequence[OptionValue]]]]
    """What a value needs: another option, and the values allowed for it."""
    text: NotRequired[Literal[True]]
    """A free text, or if it has values, several of them separated by commas."""
    steps: NotRequired[Literal[True]]
    """Each value adds something to the ones before."""


class GamePreset(TypedDict):
    """A set of options that is chosen by its name; the options that it does not list have their defaults."""

    name: str
    options: Mapping[str, OptionValue]


class GameInfo(TypedDict):
    """A game in the catalog."""

    name: str
    seats: Sequence[int]
    options: Sequence[GameOption]
    presets: Sequence[GamePreset]


class Catalog(TypedDict):
    """The games and the levels of bots, from the weakest."""

    games: Sequence[GameInfo]
    levels: Sequence[str]


class WhyIllegal(TypedDict):
    """Why a move cannot be played; null if it can."""

    why_illegal: Message | None
    rule: NotRequired[str]
    """The number of the rule, ``notation``, or nothing."""


class Hint(TypedDict):
    """A good move, the reason for it, and its marks on the board."""

    move: Words
    text: str
    reason: Message
    percent: int
    """The win probability."""
    marks: Marks
    words: NotRequired[Message]
    """The move in words, for players who do not know the notation."""
    pictures: NotRequired[Sequence[Sequence[str]]]
    """The symbols of the pieces it is made of, in groups."""
    prepared: NotRequired[Words]
    """The words that prepare the move, so that it can still be changed."""
    prepared_label: NotRequired[Message]


class Hints(TypedDict):
    """The best moves."""

    hints: Sequence[Hint]


class Decisions(TypedDict):
    """The entries that can be judged."""

    entries: Sequence[int]
    same_entries: int
    """How many entries the record shares with the known one."""


class Judgement(TypedDict):
    """A review's judgement of one decision."""

    at: int
    seat: int
    win_probabilities: Sequence[float]
    """Before the decision, by seat."""
    played: float | None
    """The win probability after the move that was played; null if it was not examined."""
    better: Words | None
    """A better move, if there is one."""
    text: str
    reason: Message
    marks: Marks
    words: NotRequired[Message | None]
    """The better move in words; null if the notation is all."""


class Judged(TypedDict):
    """The judgement asked for."""

    judgement: Judgement


class CostlyTurn(TypedDict):
    """A turn that cost win probability."""

    at: int
    seat: int
    percent: int
    message: Message


class Review(TypedDict):
    """The graph of a game, and its costliest turns."""

    graph: Scene
    costly: Sequence[CostlyTurn]


class Share(TypedDict):
    """A match for others, without its seed."""

    link: str | None
    """Null if it would be too long."""
    record: str


class SolutionMove(TypedDict):
    """The next move of a lesson's solution."""

    move: Words
    text: str
    words: NotRequired[Message]
    marks: Marks


class SolutionStep(TypedDict):
    """Null if the learner has left the solution."""

    step: SolutionMove | None


class CorrespondencePreview(TypedDict):
    """What a received link contains, before it is opened."""

    name: str
    game: str
    mode: Mode
    seats: Sequence[Player]
    next: int | None
    joined: bool
    """The next seat has joined the game."""
    due: str
    """What the next seat has to do."""


class Refusal(TypedDict):
    """Why there is no response, for the player."""

    message: Message
    kind: Literal["illegal", "notation", "record", "option", "position", "link", "correspondence", "fault"]
    rule: NotRequired[str]
    """The number of the rule, or ``notation``."""
    detail: NotRequired[str]
    """The traceback of an unexpected error."""


class ErrorResponse(TypedDict):
    """The request was refused; the match stays as it was."""

    error: Refusal


# Requests


class Lesson(TypedDict):
    """A lesson; the page reads only the texts and counts the steps."""

    game: str
    options: NotRequired[Mapping[str, OptionValue]]
    seat: NotRequired[int]
    title: Texts
    about: Texts
    done: Texts
    step: Sequence[Mapping[str, Any]]


class MatchFields(TypedDict, total=False):
    """What requests about a match have in common: the match, and how it is looked at."""

    record: str
    session: SavedSession
    """Instead of the record: the request is about a correspondence game."""
    lesson: Lesson
    """With ``step``: the request is about a step of a lesson."""
    step: int
    viewer: int | None
    """The seat that looks; null shows only public information."""
    follow_turn: bool
    """After the change, the viewer is the seat that looks then."""
    shape: Literal["wide", "tall"]
    """The room for the board."""
    at: int
    """The displayed entry; without it the last one."""
    prefix: Words
    past_reveals: bool
    """Undo may go back past revealed information."""
    overview: bool
    """Badges show what can happen next."""
    log_after: int
    """The page knows the log up to this entry: the viewer's, and with ``follow_turn`` also the public one."""
    seed: str
    """The seed for a record that has none."""


class SliceFields(MatchFields, total=False):
    """Requests that think."""

    slice_ms: int
    """Think for so many milliseconds; without it to the end."""
    play_now: bool
    """Respond with what was found so far."""


class PingRequest(TypedDict):
    request: Literal["ping"]


class CatalogRequest(TypedDict):
    request: Literal["catalog"]


class StartRequest(MatchFields):
    """Start a match."""

    request: Literal["start"]
    game: str
    options: NotRequired[Mapping[str, OptionValue]]
    seats: NotRequired[Sequence[Player]]


class ViewRequest(MatchFields):
    """Return the match view."""

    request: Literal["view"]
    since: NotRequired[int]
    """Add the frames of the entries after this one."""


class NodesRequest(MatchFields):
    """Return the node of the move tree that the prefix leads to, and those nearest below it."""

    request: Literal["nodes"]
    root: NotRequired[Words]
    """Scenes are compared with that of this prefix."""


class PreviewRequest(MatchFields):
    """Return what the choice of the last word of the prefix would lead to."""

    request: Literal["preview"]
    root: NotRequired[Words]
    """The scene is compared with that of this prefix."""


class PlayRequest(MatchFields):
    """Play a move, given by its words or in notation."""

    request: Literal["play"]
    move: NotRequired[Words]
    text: NotRequired[str]


class BotMoveRequest(SliceFields):
    """Let the bot to move play."""

    request: Literal["bot_move"]
    play_random: NotRequired[bool]
    """Play a random move instead, because the bot has failed."""


class ControlRequest(MatchFields):
    """Enter a control action."""

    request: Literal["control"]
    action: str


class UndoRequest(MatchFields):
    """Take back the last decision."""

    request: Literal["undo"]


class WhyIllegalRequest(MatchFields):
    """Return why a move, given by its words or in notation, cannot be played."""

    request: Literal["why_illegal"]
    move: NotRequired[Words]
    text: NotRequired[str]


class HintRequest(SliceFields):
    """Return the best moves."""

    request: Literal["hint"]


class JudgeRequest(SliceFields):
    """Judge the decision ``at`` an entry; without it, list the decisions that can be judged."""

    request: Literal["judge"]
    known_record: NotRequired[str | None]
    """A record that has been judged already."""


class ReviewRequest(MatchFields):
    """Return the graph of a game."""

    request: Literal["review"]
    judgements: Sequence[Judgement]


class BranchRequest(MatchFields):
    """Return the match as it was ``at`` an entry."""

    request: Literal["branch"]


class LessonRequest(MatchFields):
    """Begin a step of a lesson."""

    request: Literal["lesson"]


class SolutionStepRequest(MatchFields):
    """Return the next move of the solution."""

    request: Literal["solution_step"]


class ShareRequest(MatchFields):
    """Return the match for others."""

    request: Literal["share"]


class OpenSharedRequest(MatchFields):
    """Open a shared link or record."""

    request: Literal["open_shared"]
    link: NotRequired[str]


class CorrespondenceStartRequest(MatchFields):
    """Start a correspondence game."""

    request: Literal["correspondence_start"]
    game: str
    options: NotRequired[Mapping[str, OptionValue]]
    seats: Sequence[Player]
    mode: Mode
    random: str
    """Random bytes for secrets, in hexadecimal."""


class CorrespondencePreviewRequest(TypedDict):
    """Describe the game of a link before it is opened."""

    request: Literal["correspondence_preview"]
    link: str


class CorrespondenceReceiveRequest(MatchFields):
    """Open a link: of the game of the session, or with ``random`` an invitation."""

    request: Literal["correspondence_receive"]
    link: str
    random: NotRequired[str]
    """Random bytes for secrets, in hexadecimal."""


class Requests(TypedDict):
    """Every request by its name."""

    ping: PingRequest
    catalog: CatalogRequest
    start: StartRequest
    view: ViewRequest
    nodes: NodesRequest
    preview: PreviewRequest
    play: PlayRequest
    bot_move: BotMoveRequest
    control: ControlRequest
    undo: UndoRequest
    why_illegal: WhyIllegalRequest
    hint: HintRequest
    judge: JudgeRequest
    review: ReviewRequest
    branch: BranchRequest
    lesson: LessonRequest
    solution_step: SolutionStepRequest
    share: ShareRequest
    open_shared: OpenSharedRequest
    correspondence_start: CorrespondenceStartRequest
    correspondence_preview: CorrespondencePreviewRequest
    correspondence_receive: CorrespondenceReceiveRequest


class Responses(TypedDict):
    """The response to every request, unless it is an ``ErrorResponse``."""

    ping: Empty
    catalog: Catalog
    start: MatchView
    view: MatchView
    nodes: Nodes
    preview: Preview
    play: MatchView
    bot_move: MatchView | Thinking
    control: MatchView
    undo: MatchView
    why_illegal: WhyIllegal
    hint: Hints | Thinking
    judge: Decisions | Judged | Thinking
    review: Review
    branch: MatchView
    lesson: MatchView
    solution_step: SolutionStep
    share: Share
    open_shared: MatchView
    correspondence_start: MatchView
    correspondence_preview: CorrespondencePreview
    correspondence_receive: MatchView
