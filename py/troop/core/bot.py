"""The contract between a game and the bots that play it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from troop.core.chance import Rng
from troop.core.game import Move, State
from troop.core.messages import Message

LEVELS = ("tamarin", "lemur", "mandrill", "orangutan", "gorilla")
"""From the weakest, which a child can beat, to the strongest."""

WinProbabilities = tuple[float, ...]
"""The win probability of each seat; together 1."""


Marks = tuple[tuple[str, str], ...]
"""Keys of scene items, each with the mark it gets."""


class Skill(NamedTuple):
    """How strongly a level plays a game."""

    budget: int
    """Positions examined for one decision."""
    noise: float = 0.0
    """How much worse, in win probability, a move may look and still be played now and then."""
    tactical: bool = True
    """Never misses a win, or a loss, within the turn."""


class Evaluation(NamedTuple):
    """What a search found out about a move."""

    move: Move
    win_probabilities: WinProbabilities
    """Expected after the move."""
    line: tuple[Move, ...] = ()
    """The most likely continuation, as far as it was searched."""


class Progress(NamedTuple):
    """How far a search has come."""

    positions: int
    """Positions examined so far."""
    evaluations: tuple[Evaluation, ...]
    """The moves examined, best first for the deciding seat; never empty."""
    certain: bool = False
    """Searching on would not change the best move."""


S = TypeVar("S", bound=State)


class Bot(ABC, Generic[S]):
    """Plays one game."""

    @abstractmethod
    def skill(self, view: S, level: str) -> Skill:
        """Return the strength of a level in the game of this view."""

    @abstractmethod
    def think(self, view: S, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
        """Search, yielding progress at least once, until the budget is spent or the result is certain.

        Steps take a few hundredths of a second at most, so that a search can be paused or cut short. All randomness
        comes from ``rng`` and nothing depends on the clock: the same arguments give the same result.
        """

    @abstractmethod
    def reason(self, view: S, seat: int, evaluation: Evaluation) -> Message:
        """Say in one sentence why the move is good."""

    def marks(self, view: S, seat: int, evaluation: Evaluation) -> Marks | None:  # noqa: ARG002
        """Return the items that show the move on the board, or None if the words of the move are enough."""
        return None
