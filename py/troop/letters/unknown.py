"""Something that was decided and is not known: what it can be, and whether that matters yet.

Where it can be a few things only, each is played along with the game, as a *world*. As long as all worlds look the same
to all from whom it is hidden, nothing needs to be known; as soon as they do not, it has to be.
"""

from collections.abc import Hashable, Mapping
from typing import Any

from troop.core.chance import Rng, Weights, draw
from troop.core.errors import IllegalMove
from troop.core.game import CHANCE, Move


class Unknown:
    """A decision of a seat under seal, or of chance that nobody saw."""

    def __init__(
        self, at: int, maker: int, seats: int, worlds: Mapping[Move, Any], entry: int = -1, weights: Weights = ()
    ) -> None:
        self.at = at
        """After how many entries of the table it was decided."""
        self.maker = maker
        self.entry = entry
        """As which entry of the letter, if it is a seat's."""
        self.worlds = dict(worlds)
        self.weights = dict(weights)
        """How likely each is, if it is chance's."""
        self._eyes = [seat for seat in range(seats) if seat != maker] + ([None] if maker == CHANCE else [])

    @property
    def whole(self) -> bool:
        """It can be so many things that they are not told apart: it will be known as a whole."""
        return self.entry >= 0 and not self.weights and not self.worlds

    def copy(self) -> "Unknown":
        """The same, to be played on in another way."""
        other = object.__new__(Unknown)
        other.at, other.maker, other.entry = self.at, self.maker, self.entry
        other.worlds, other.weights, other._eyes = dict(self.worlds), self.weights, self._eyes
        return other

    def classes(self) -> list[tuple[Move, ...]]:
        """What it can be, each class told apart from the others by what is seen."""
        seen: dict[Hashable, list[Move]] = {}
        for choice, state in self.worlds.items():
            seen.setdefault(tuple(state.view(eyes) for eyes in self._eyes) if state else None, []).append(choice)
        return [tuple(choices) for choices in seen.values()]

    def narrow(self, choices: tuple[Move, ...]) -> None:
        """It is known to be one of these."""
        self.worlds = {choice: state for choice, state in self.worlds.items() if choice in choices}

    def fall(self, classes: list[tuple[Move, ...]], rng: Rng) -> tuple[Move, ...]:
        """The class that a roll puts it into, each as likely as all its members are together."""
        odds = tuple(((str(at),), sum(self.weights[move] for move in each)) for at, each in enumerate(classes))
        return classes[int(draw(odds, rng)[0])]

    def after(self, move: Move) -> "Unknown":
        """The same when all worlds have gone on; those that cannot are no more."""
        other = self.copy()
        other.worlds = {choice: _after(state, move) for choice, state in self.worlds.items()}
        return other


def _after(state: Any, move: Move) -> Any:
    try:
        return state.apply(move)
    except IllegalMove:
        return None
