"""Something decided but not known: what it can be, and whether that matters yet.

If there are only a few possibilities, each is played along as a *world*. As long as all worlds look the same to
everybody it is hidden from, nothing has to be revealed; as soon as they differ, it has to be.
"""

from collections.abc import Hashable, Mapping
from typing import Any

from troop.core.chance import Rng, Weights, draw
from troop.core.errors import IllegalMove
from troop.core.game import CHANCE, Move


class Unknown:
    """A sealed move of another player, or a hidden chance result."""

    def __init__(
        self, at: int, maker: int, seats: int, worlds: Mapping[Move, Any], entry: int = -1, weights: Weights = ()
    ) -> None:
        self.at = at
        """The number of entries in the match when it was decided."""
        self.maker = maker
        self.entry = entry
        """The entry of the correspondence game, if a seat decided it."""
        self.worlds = dict(worlds)
        self.weights = dict(weights)
        """The weight of each possibility, if chance decided it."""
        self._viewers = [seat for seat in range(seats) if seat != maker] + ([None] if maker == CHANCE else [])

    @property
    def whole(self) -> bool:
        """Whether there are too many possibilities to tell apart: it is only revealed as a whole."""
        return self.entry >= 0 and not self.weights and not self.worlds

    def copy(self) -> "Unknown":
        """Return a copy to be continued separately."""
        other = object.__new__(Unknown)
        other.at, other.maker, other.entry = self.at, self.maker, self.entry
        other.worlds, other.weights, other._viewers = dict(self.worlds), self.weights, self._viewers
        return other

    def classes(self) -> list[tuple[Move, ...]]:
        """Return the possibilities, grouped by what can be seen."""
        seen: dict[Hashable, list[Move]] = {}
        for choice, state in self.worlds.items():
            seen.setdefault(tuple(state.view(viewer) for viewer in self._viewers) if state else None, []).append(choice)
        return [tuple(choices) for choices in seen.values()]

    def narrow(self, choices: tuple[Move, ...]) -> None:
        """Reduce the possibilities to these."""
        self.worlds = {choice: state for choice, state in self.worlds.items() if choice in choices}

    def fall(self, classes: list[tuple[Move, ...]], rng: Rng) -> tuple[Move, ...]:
        """Draw one of the classes, weighted by its members."""
        odds = tuple(((str(at),), sum(self.weights[move] for move in each)) for at, each in enumerate(classes))
        return classes[int(draw(odds, rng)[0])]

    def after(self, move: Move) -> "Unknown":
        """Return it after all worlds made a move; worlds in which it is illegal are dropped."""
        other = self.copy()
        other.worlds = {choice: _after(state, move) for choice, state in self.worlds.items()}
        return other


def _after(state: Any, move: Move) -> Any:
    try:
        return state.apply(move)
    except IllegalMove:
        return None
