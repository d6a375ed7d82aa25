"""What a game knows about being played well: the contract between a game and the players of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from troop.core.chance import Rng
from troop.core.game import Move, State
from troop.core.message import Message

LEVELS = ("tamarin", "lemur", "mandrill", "orangutan", "gorilla")
"""From the one that a child can beat to the best."""

Shares = tuple[float, ...]
"""What each seat can expect of the win, from 0 to 1; together 1."""


Marks = tuple[tuple[str, str], ...]
"""Items of a scene by their keys, each with the mark that it gets."""


class Skill(NamedTuple):
    """How well a level plays a game."""

    budget: int
    """How many positions it looks at for one decision."""
    blur: float = 0.0
    """By how much of the win a move may look worse and is still played now and then."""
    sharp: bool = True
    """It misses nothing that can be won, or lost, within a turn."""


class Finding(NamedTuple):
    """What thinking has found about a move."""

    move: Move
    shares: Shares
    """What is to be expected after it."""
    line: tuple[Move, ...] = ()
    """What will probably follow, as far as it was looked at."""


class Thought(NamedTuple):
    """How far thinking has come."""

    looked: int
    """How many positions were looked at so far."""
    findings: tuple[Finding, ...]
    """The moves that were looked at, best first for who decides; never empty."""
    certain: bool = False
    """Thinking on would not change what is best."""


S = TypeVar("S", bound=State)


class Mind(ABC, Generic[S]):
    """How to think about a game."""

    @abstractmethod
    def skill(self, view: S, level: str) -> Skill:
        """How well a level plays the game of this view."""

    @abstractmethod
    def think(self, view: S, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
        """Thought after thought, each a little further, until the budget is spent or all is certain; at least one.

        Between two thoughts lie a few hundredths of a second at most, so that thinking can be put off, or cut short.
        All that is random comes from ``rng``, and nothing depends on the time: the same arguments give the same.
        """

    @abstractmethod
    def why(self, view: S, seat: int, finding: Finding) -> Message:
        """What speaks for a move, in one sentence, from what was found."""

    def marks(self, view: S, seat: int, finding: Finding) -> Marks | None:  # noqa: ARG002
        """Where a finding is on the board: items by their keys; None where the words of its move say that."""
        return None
