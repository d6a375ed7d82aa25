"""The contract between a game and everything else."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from troop.core.chance import Chances, Rng, Weights
from troop.core.errors import (
    AmbiguousMove,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    InvalidNotation,
    TroopError,
)
from troop.core.message import Argument, Message, message, seat_number, seats_named, slug
from troop.core.options import Option, Options, settle

if TYPE_CHECKING:
    from troop.core.mind import Mind
    from troop.core.path import Paths
    from troop.core.scene import Scene

__all__ = [
    "CHANCE",
    "OVER",
    "Alarm",
    "AmbiguousMove",
    "Amount",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Fact",
    "Game",
    "IllegalMove",
    "InvalidNotation",
    "Line",
    "Message",
    "Move",
    "Note",
    "Outcome",
    "State",
    "TroopError",
    "choices_after",
]

CHANCE = -1
OVER = -2

Move: TypeAlias = tuple[str, ...]


class Outcome(NamedTuple):
    """How a game ended. Scores and winners are by seat; no winners is a draw, several share the win."""

    reason: str
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]


class Event(NamedTuple):
    """One thing that a move does: its name and arguments."""

    name: str
    arguments: dict[str, Argument]

    def message(self, game: str) -> Message:
        """The event as a message."""
        return f"{game}-{self.name}", self.arguments


class Fact(NamedTuple):
    """Something to know about a seat, for its panel."""

    label: Message
    value: int | str
    icon: str | None = None
    """A piece that stands for the label where there is little room."""
    pips: tuple[tuple[str, bool], ...] = ()
    """How far it is, as a row of pieces: those that are there, and those still wanted."""


class Note(NamedTuple):
    """A sign on an item of the scene: something to know about what stands there, or about choosing it."""

    key: str
    sign: str
    """The piece that is shown; "" for the text alone."""
    say: Message
    text: str = ""
    """A number beside the sign."""
    seat: int | None = None
    """The seat it is about."""


class Line(NamedTuple):
    """A line of code, for games in which code is written."""

    code: str
    runs: bool = False
    """It is what is being done now."""


class Alarm(NamedTuple):
    """A hidden clock that the page keeps: the table word it rings with, its shortest and longest time in seconds."""

    word: str
    least: int
    most: int
    may: bool
    """It may ring now; else it waits."""


class Amount(NamedTuple):
    """How many of a kind a choice takes: choices that differ only in amounts are made with a counter for each kind."""

    label: Message
    number: int
    icon: str


class State(Protocol):
    """A position of a game with all that matters for what follows: an immutable value."""

    @property
    def actor(self) -> int:
        """Who decides: a seat from 0, CHANCE, or OVER."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def legal_moves(self) -> tuple[Move, ...]:
        """What may be decided here, sorted by notation; () when the game is over."""

    def weights(self) -> Weights:
        """For CHANCE: the possible results, each with its whole-number weight."""

    def chances(self) -> Chances:
        """For CHANCE: the possible results, each with its exact probability."""

    def apply(self, move: Move) -> Self:
        """The next state. Raises IllegalMove if the move is not legal here."""

    def view(self, seat: int | None) -> Self:
        """The state as that seat may know it (None: as everybody may)."""

    def __hash__(self) -> int: ...


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game: it starts, reads, writes, tells and draws states."""

    name: str
    options: tuple[Option, ...]
    overviews = False
    """Whether there are signs for what can happen next, to be shown on the board if wished."""
    separator = " "
    """What stands between two decisions in a record: `` / `` if the notation itself has blanks."""

    @property
    def mind(self) -> "Mind[S] | None":
        """How to think about it; None: there is nothing to know about it but the rules."""
        return None

    # Playing

    def settle(self, /, **given: object) -> Options:
        """The options made complete. Raises BadOption."""
        return settle(self.options, given)

    @abstractmethod
    def start(self, /, **given: object) -> S:
        """The first state of a game with these options. Raises BadOption."""

    def why(self, state: S, move: Move) -> Message | None:
        """Why a move is not legal here, or None if it is."""
        return None if move in state.legal_moves() else message("why-not-legal", text=" ".join(move))

    def rule(self, state: S, reason: Message) -> str:  # noqa: ARG002
        """The number of the rule behind what is said: why not, how it ended, what happened; "" if there is none."""
        return ""

    def table_word(self, state: S, word: str) -> S | None:  # noqa: ARG002
        """The state after a table word of the game's own, such as ``!ring``; None if it has no such word.

        Raises IllegalMove if it has, and it does not apply here.
        """
        return None

    def spellings(self, view: S) -> dict[Move, Move]:
        """Every path of words that means a move here, and the move: some words may come in more than one order."""
        return {move: move for move in view.legal_moves()}

    def paths(self, view: S) -> "Paths":
        """The paths of words by which a move is chosen here."""
        from troop.core.path import Paths  # which needs this module

        return Paths(self.spellings(view))

    def declines(self, view: S, path: Move) -> bool:  # noqa: ARG002
        """Whether a path of words turns down what is offered: the answer for who wants nothing of it."""
        return False

    def role(self, view: S, path: Move) -> str:  # noqa: ARG002
        """What a path of words is for, if it has a key or a gesture of its own: ``turn``, ``unturn`` or ``done``."""
        return ""

    def forced(self, view: S) -> Move | None:  # noqa: ARG002
        """The move that is made by itself, without asking, since there is no other; None: it is asked for."""
        return None

    def spare(self, view: S) -> Move | None:  # noqa: ARG002
        """The move to make without asking, when no other choice does the one who decides any good; None: do ask."""
        return None

    def sample(self, view: S, seat: int, rng: Rng) -> S:  # noqa: ARG002
        """A full state that the view of that seat allows."""
        return view

    # Hiding

    def hides(self, options: Options) -> bool:  # noqa: ARG002
        """Whether something may be hidden from a seat in a game with these options."""
        return False

    def private(self, state: S) -> bool:  # noqa: ARG002
        """Where something may be hidden: whether what is decided here is for the eyes of its seat alone."""
        return True

    def reveals(self, state: S, move: Move) -> bool:  # noqa: ARG002
        """Whether the move shows somebody what was hidden from them: it cannot be unseen, so undoing stops there."""
        return False

    def uncovers(self, state: S) -> bool:  # noqa: ARG002
        """Where something is decided in private: whether all that was decided so lies open after it.

        What is chosen among a few is no matter of this: it lies open when a difference can be seen.
        """
        return False

    def not_by_letter(self, options: Options) -> Message | None:  # noqa: ARG002
        """Why a game with these options cannot be played by letter; None if it can."""
        return None

    # Notation

    def write(self, state: S, move: Move) -> str:  # noqa: ARG002
        """The move in the game's notation."""
        return " ".join(move)

    @abstractmethod
    def parse(self, state: S, text: str) -> Move:
        """The move that a text means here. Raises InvalidNotation, IllegalMove or AmbiguousMove."""

    @abstractmethod
    def position(self, text: str, /, **given: object) -> S:
        """The state that one line of text describes. Raises BadPosition or BadOption."""

    @abstractmethod
    def describe(self, state: S) -> str:
        """The state as one line of text."""

    # Telling

    @abstractmethod
    def events(self, state: S, move: Move, seat: int | None = None) -> tuple[Event, ...]:
        """What the move does, in order, as that seat may see it."""

    def sentences(self, state: S, move: Move, seat: int | None = None) -> tuple[Message, ...]:
        """What a log says of the move: the few messages worth a line."""
        return tuple(event.message(self.name) for event in self.events(state, move, seat))

    def seen(self, state: S, move: Move, seat: int | None = None) -> str:  # noqa: ARG002
        """The move in notation as that seat may see it; what is hidden is written ``?``."""
        return self.write(state, move)

    def status(self, view: S, last: tuple[S, Move] | None = None) -> Message:  # noqa: ARG002
        """What is to be done now, while the game goes on."""
        if view.actor == CHANCE:
            return message("status-chance")
        return message("status-turn", seat=seat_number(view.actor))

    def reason(self, outcome: Outcome) -> Message:
        """Why the game ended."""
        of_table = outcome.reason in ("resigned", "agreed")
        return message(f"reason-{outcome.reason}" if of_table else f"{self.name}-reason-{slug(outcome.reason)}")

    def result(self, outcome: Outcome) -> Message:
        """Who won, as one sentence."""
        reason = self.reason(outcome)
        if not outcome.winners:
            return message("outcome-draw", reason=reason)
        name = "outcome-won" if len(outcome.winners) == 1 else "outcome-shared"
        return message(name, count=len(outcome.winners), reason=reason, **seats_named(outcome.winners))

    def facts(self, view: S, seat: int) -> tuple[Fact, ...]:  # noqa: ARG002
        """What is worth knowing about a seat."""
        return ()

    def label(self, view: S, path: Move) -> Message:  # noqa: ARG002
        """What the last word of a path of choices means, for a button."""
        return message(f"{self.name}-word", word=path[-1])

    def alarm(self, view: S) -> Alarm | None:  # noqa: ARG002
        """The clock that the game is played against, if there is one."""
        return None

    def listing(self, view: S, prefix: Move = ()) -> tuple[Line, ...]:  # noqa: ARG002
        """What is being programmed, or run, as lines of code."""
        return ()

    def amounts(self, view: S, path: Move) -> tuple[Amount, ...]:  # noqa: ARG002
        """How many of each kind the last word of a path takes, if only that tells it from the words beside it."""
        return ()

    def repeated(self, state: S) -> Hashable:  # noqa: ARG002
        """What makes two positions of a game the same when they come up again; None where that does not matter.

        The third time, the table offers a draw.
        """
        return None

    def census(self, state: S) -> dict[str, int]:  # noqa: ARG002
        """How many pieces of each kind there are; it never changes in a game."""
        return {}

    # Drawing

    def leaves_trace(self, before: S, move: Move) -> bool:  # noqa: ARG002
        """Whether there is anything to mark on the board after a decision; if not, the one before stays marked."""
        return True

    @abstractmethod
    def scene(
        self,
        view: S,
        seat: int | None = None,
        prefix: Move = (),
        *,
        shape: str = "wide",
        last: tuple[S, Move] | None = None,
        trail: tuple[S, Move] | None = None,
    ) -> "Scene":
        """What to draw: seen from that seat, with the choices made so far, after the last decision.

        ``trail`` is the last decision that leaves a trace, if it is another one: its marks stay.
        """

    def frames(
        self,
        state: S,
        move: Move,
        seat: int | None = None,
        *,
        shape: str = "wide",
        trail: tuple[S, Move] | None = None,
    ) -> tuple[tuple[Event, "Scene"], ...]:
        """The events of a move, each with the scene right after it; the last one shows the next state."""
        last = (state.view(seat), move)
        after = self.scene(state.apply(move).view(seat), seat, shape=shape, last=last, trail=trail)
        return tuple((event, after) for event in self.events(state, move, seat))

    def ghost(self, view: S, path: Move) -> tuple[tuple[str, str], ...]:  # noqa: ARG002
        """What a path of choices would touch: keys of the scene's items, each with a mark."""
        return ()

    def notes(self, view: S, prefix: Move = (), *, overview: bool = False) -> tuple[Note, ...]:  # noqa: ARG002
        """What is worth a sign on the board: what the choices after a prefix would do; if wished, what can happen."""
        return ()


def choices_after(legal: Sequence[Move], prefix: Move) -> tuple[str, ...]:
    """The words that can follow a prefix, in the order of the moves."""
    at = len(prefix)
    return tuple(dict.fromkeys(move[at] for move in legal if len(move) > at and move[:at] == prefix))
