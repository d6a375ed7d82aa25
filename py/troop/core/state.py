"""States: positions of a game, and what every game's state can do."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, Self, TypeAlias, TypeVar

from troop.core.chance import Weights
from troop.core.errors import IllegalMove
from troop.core.messages import Message, message

CHANCE = -1
OVER = -2
LISTED = 12
"""A refusal lists at most so many legal moves."""

Move: TypeAlias = tuple[str, ...]


class Outcome(NamedTuple):
    """How a game ended. Scores and winners are listed by seat; no winner means a draw, several share the win."""

    reason: str
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]


class State(Protocol):
    """A position of a game, with all that matters for the rest of it: an immutable, hashable value.

    A named tuple has to have all of these members. A frozen dataclass can name this class as its base, and then has
    ``weights`` and ``view`` for a game without chance and without hidden information, and an ``apply`` that checks
    the move before it calls ``after``.
    """

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
        return ()

    def apply(self, move: Move) -> Self:
        """Return the next state. Raises IllegalMove."""
        if move not in self.legal_moves():
            raise IllegalMove(not_legal(self, move))
        return self.after(move)

    def after(self, move: Move) -> Self:
        """Return the state after a legal move, without checking it."""

    def view(self, seat: int | None) -> Self:  # noqa: ARG002
        """Return the state as a seat may know it (None: as everybody may), with unknown parts masked."""
        return self


S = TypeVar("S", bound=State)


def choices_after(legal: Sequence[Move], prefix: Move) -> tuple[str, ...]:
    """Return the words that can follow a prefix, in the order of the moves."""
    at = len(prefix)
    return tuple(dict.fromkeys(move[at] for move in legal if len(move) > at and move[:at] == prefix))


def not_legal(state: State, move: Move) -> Message:
    """Say that a move is not legal, and which moves are."""
    text, legal = " ".join(move), [" ".join(each) for each in state.legal_moves()]
    if not legal:
        return message("why-not-legal", text=text)
    listed = ", ".join(legal[:LISTED])
    return message("why-not-listed", text=text, moves=listed if len(legal) <= LISTED else f"{listed} …")
