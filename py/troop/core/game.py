"""The contract between a game and the rest of the engine. See docs/contract.md."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from troop.core.chance import Chances, Rng, Weights
from troop.core.errors import AmbiguousMove, BadOption, BadPosition, BadRecord, IllegalMove, InvalidNotation, TroopError
from troop.core.messages import Argument, Message, message, seat_number, seats_named, slug
from troop.core.options import Option, Options, complete_options

if TYPE_CHECKING:
    from troop.core.bot import Bot
    from troop.core.moves import MoveTree
    from troop.core.scene import Scene

__all__ = [
    "CHANCE",
    "OVER",
    "AmbiguousMove",
    "Amount",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Badge",
    "Event",
    "Game",
    "HiddenTimer",
    "IllegalMove",
    "InvalidNotation",
    "Message",
    "Move",
    "Outcome",
    "PlayerStat",
    "ProgramLine",
    "State",
    "TroopError",
    "choices_after",
]

CHANCE = -1
OVER = -2

Move: TypeAlias = tuple[str, ...]


class Outcome(NamedTuple):
    """How a game ended. Scores and winners are listed by seat; no winner means a draw, several share the win."""

    reason: str
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]


class Event(NamedTuple):
    """One thing that happens in a move: a name and its arguments."""

    name: str
    arguments: dict[str, Argument]

    def message(self, game: str) -> Message:
        """Return the event as a message."""
        return f"{game}-{self.name}", self.arguments


class PlayerStat(NamedTuple):
    """A figure shown in a player's panel."""

    label: Message
    value: int | str
    icon: str | None = None
    """The symbol that stands for the label where space is short."""
    pips: tuple[tuple[str, bool], ...] = ()
    """Progress towards a goal as a row of symbols: those collected, and those still missing."""


class Badge(NamedTuple):
    """A sign on an item of the scene: a warning, or what a choice would lead to."""

    key: str
    sign: str
    """The symbol to show; "" shows the text alone."""
    message: Message
    text: str = ""
    """A number beside the symbol."""
    seat: int | None = None
    """The seat that the badge is about."""


class ProgramLine(NamedTuple):
    """A line of code, for games in which players write programs."""

    code: str
    runs: bool = False
    """This line is running now."""


class HiddenTimer(NamedTuple):
    """A timer that runs in the page, for a random time between two limits, and is not shown."""

    action: str
    """The control action that is entered when it rings."""
    min_seconds: int
    max_seconds: int
    can_ring: bool
    """False while ringing has to wait."""


class Amount(NamedTuple):
    """How many pieces of a kind a choice takes. Choices that differ only in amounts are made with counters."""

    label: Message
    number: int
    icon: str


class State(Protocol):
    """A position of a game, with all that matters for the rest of it: an immutable, hashable value."""

    @property
    def actor(self) -> int:
        """The seat to move (from 0), CHANCE or OVER."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves sorted by notation; for CHANCE the possible results, () when the game is over."""

    def weights(self) -> Weights:
        """For CHANCE: return the possible results with integer weights."""

    def chances(self) -> Chances:
        """For CHANCE: return the possible results with exact probabilities."""

    def apply(self, move: Move) -> Self:
        """Return the next state. Raises IllegalMove."""

    def view(self, seat: int | None) -> Self:
        """Return the state as a seat may know it (None: as everybody may), with unknown parts masked."""

    def __hash__(self) -> int: ...


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game: starts, reads, writes, explains and draws its states."""

    name: str
    options: tuple[Option, ...]
    overviews = False
    """Whether badges can show what may happen next, if the player wants them."""
    separator = " "
    """Stands between two moves in a record: `` / `` if moves contain spaces."""

    @property
    def bot(self) -> "Bot[S] | None":
        """The game's own bot; None for the generic one."""
        return None

    # Playing

    def complete_options(self, /, **given: object) -> Options:
        """Return a complete set of options. Raises BadOption."""
        return complete_options(self.options, given)

    @abstractmethod
    def start(self, /, **given: object) -> S:
        """Return the first state. Raises BadOption."""

    def why_illegal(self, state: S, move: Move) -> Message | None:
        """Return why a move is not legal here, or None if it is legal."""
        return None if move in state.legal_moves() else message("why-not-legal", text=" ".join(move))

    def rule_number(self, state: S, reason: Message) -> str:  # noqa: ARG002
        """Return the number of the rule behind a reason, an ending or an event; "" if there is none."""
        return ""

    def control_action(self, state: S, word: str) -> S | None:  # noqa: ARG002
        """Return the state after a control action of the game's own, such as ``!ring``; None if it has no such
        action.

        Raises IllegalMove if the action does not apply here.
        """
        return None

    def move_paths(self, view: S) -> dict[Move, Move]:
        """Return every path of words that leads to a move, with the move: some words may come in more than one
        order.
        """
        return {move: move for move in view.legal_moves()}

    def move_tree(self, view: S) -> "MoveTree":
        """Return the tree of words from which moves are chosen."""
        from troop.core.moves import MoveTree  # imports this module

        return MoveTree(self.move_paths(view))

    def is_decline(self, view: S, path: Move) -> bool:  # noqa: ARG002
        """Return whether a path of words declines what is offered."""
        return False

    def role(self, view: S, path: Move) -> str:  # noqa: ARG002
        """Return the key or gesture that a path of words answers to: ``turn``, ``unturn``, ``done`` or none."""
        return ""

    def forced(self, view: S) -> Move | None:  # noqa: ARG002
        """Return the only possible move if it is to be played without asking."""
        return None

    def auto_pass(self, view: S) -> Move | None:  # noqa: ARG002
        """Return the move to play without asking because no other choice helps the player; None to ask."""
        return None

    def sample(self, view: S, seat: int, rng: Rng) -> S:  # noqa: ARG002
        """Return a full state that is possible from what the seat knows."""
        return view

    # Hidden information

    def has_hidden(self, options: Options) -> bool:  # noqa: ARG002
        """Return whether a game with these options hides anything from a seat."""
        return False

    def is_private(self, state: S) -> bool:  # noqa: ARG002
        """In games with hidden information: return whether the decision to be made is for its seat alone."""
        return True

    def reveals(self, state: S, move: Move) -> bool:  # noqa: ARG002
        """Return whether the move shows somebody what was hidden from them, so that undo stops there."""
        return False

    def uncovers_all(self, state: S) -> bool:  # noqa: ARG002
        """In games with private decisions: return whether all of them are public after the decision to be made.

        Does not apply to small choices, which are opened when a difference can be seen.
        """
        return False

    def why_no_correspondence(self, options: Options) -> Message | None:  # noqa: ARG002
        """Return why a game with these options cannot be played by link, or None if it can."""
        return None

    # Notation

    def write(self, state: S, move: Move) -> str:  # noqa: ARG002
        """Return the move in the game's notation."""
        return " ".join(move)

    @abstractmethod
    def parse(self, state: S, text: str) -> Move:
        """Return the move that a text means here. Raises InvalidNotation, IllegalMove or AmbiguousMove."""

    @abstractmethod
    def from_text(self, text: str, /, **given: object) -> S:
        """Return the state that one line of text describes. Raises BadPosition or BadOption."""

    @abstractmethod
    def to_text(self, state: S) -> str:
        """Return the state as one line of text."""

    # Narration

    @abstractmethod
    def events(self, state: S, move: Move, seat: int | None = None) -> tuple[Event, ...]:
        """Return what happens in the move, in order, as far as the seat may see it."""

    def log_lines(self, state: S, move: Move, seat: int | None = None) -> tuple[Message, ...]:
        """Return the few messages of a move that belong in the log."""
        return tuple(event.message(self.name) for event in self.events(state, move, seat))

    def write_for(self, state: S, move: Move, seat: int | None = None) -> str:  # noqa: ARG002
        """Return the move in notation as far as the seat may see it; what is hidden is written ``?``."""
        return self.write(state, move)

    def status(self, view: S, last: tuple[S, Move] | None = None) -> Message:  # noqa: ARG002
        """Return what is to be done now, while the game goes on."""
        if view.actor == CHANCE:
            return message("status-chance")
        return message("status-turn", seat=seat_number(view.actor))

    def outcome_reason(self, outcome: Outcome) -> Message:
        """Return why the game ended."""
        of_match = outcome.reason in ("resigned", "agreed")
        return message(
            f"outcome-reason-{outcome.reason}" if of_match else f"{self.name}-outcome-reason-{slug(outcome.reason)}"
        )

    def outcome_message(self, outcome: Outcome) -> Message:
        """Return who won, as one sentence."""
        reason = self.outcome_reason(outcome)
        if not outcome.winners:
            return message("outcome-draw", reason=reason)
        name = "outcome-won" if len(outcome.winners) == 1 else "outcome-shared"
        return message(name, count=len(outcome.winners), reason=reason, **seats_named(outcome.winners))

    def player_stats(self, view: S, seat: int) -> tuple[PlayerStat, ...]:  # noqa: ARG002
        """Return the figures shown in the panel of a seat."""
        return ()

    def label(self, view: S, path: Move) -> Message:  # noqa: ARG002
        """Return the button label for the last word of a path."""
        return message(f"{self.name}-word", word=path[-1])

    def hidden_timer(self, view: S) -> HiddenTimer | None:  # noqa: ARG002
        """Return the hidden timer of games played against time."""
        return None

    def program_listing(self, view: S, prefix: Move = ()) -> tuple[ProgramLine, ...]:  # noqa: ARG002
        """Return the program being written or run."""
        return ()

    def amounts(self, view: S, path: Move) -> tuple[Amount, ...]:  # noqa: ARG002
        """Return how many pieces of each kind the last word of a path takes, if only that distinguishes it from the
        words beside it.
        """
        return ()

    def repetition_key(self, state: S) -> Hashable:  # noqa: ARG002
        """Return a key that is equal for positions that count as repetitions, or None if repetition does not matter.

        At the third occurrence a draw can be agreed.
        """
        return None

    def piece_counts(self, state: S) -> dict[str, int]:  # noqa: ARG002
        """Return how many pieces of each kind there are; the counts never change during a game."""
        return {}

    # Drawing

    def leaves_marks(self, before: S, move: Move) -> bool:  # noqa: ARG002
        """Return whether a move leaves anything to mark on the board; if not, the marks before it stay."""
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
        """Return what to draw: seen from a seat, with the words chosen so far and the last move marked.

        ``trail`` is the last move that left marks, if that is an earlier one.
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
        """Return the events of a move, each with the scene right after it; the last one shows the next state."""
        last = (state.view(seat), move)
        after = self.scene(state.apply(move).view(seat), seat, shape=shape, last=last, trail=trail)
        return tuple((event, after) for event in self.events(state, move, seat))

    def preview(self, view: S, path: Move) -> tuple[tuple[str, str], ...]:  # noqa: ARG002
        """Return what a path of words would touch: keys of scene items, each with a mark."""
        return ()

    def badges(self, view: S, prefix: Move = (), *, overview: bool = False) -> tuple[Badge, ...]:  # noqa: ARG002
        """Return badges for what the choices after a prefix would do and, with ``overview``, for what can happen
        next.
        """
        return ()


def choices_after(legal: Sequence[Move], prefix: Move) -> tuple[str, ...]:
    """Return the words that can follow a prefix, in the order of the moves."""
    at = len(prefix)
    return tuple(dict.fromkeys(move[at] for move in legal if len(move) > at and move[:at] == prefix))
