"""Iterative deepening: the choices are searched again and again, each time one ply deeper.

The search itself belongs to the game. It raises Pause when it has used up its budget for now, and continues from its
transposition table when called again.
"""

from collections.abc import Generator, Sequence
from typing import NamedTuple, Protocol, TypeAlias

BEHIND = 4
"""Choices other than the best are searched this many plies less deep; that they are worse is checked at full depth."""
FOREVER = 999
"""Deeper than any game."""


class Pause(Exception):  # noqa: N818  (nothing went wrong)
    """The budget for now is used up."""


class Lookahead(Protocol):
    """A depth-limited search that remembers its results."""

    def value(self, choice: int, depth: int, low: int, high: int) -> tuple[int, bool]:
        """Return the value of a choice, and whether it holds at any depth. A value up to ``low`` means "at most",
        one from ``high`` "at least". Raises Pause.
        """


class Ranked(NamedTuple):
    """What is known about a choice."""

    choice: int
    value: int
    certain: bool = False
    """Deeper search would change nothing."""


Steps: TypeAlias = Generator[None, None, None]
Looking: TypeAlias = Generator[None, None, Ranked]


class Deepening:
    """Searches ever deeper; results can be read at any time."""

    def __init__(self, lookahead: Lookahead, values: Sequence[int], most: int, width: int) -> None:
        """``values`` are first estimates, none above ``most``. Choices worse than the best by more than ``width``
        are not told apart.
        """
        self.ranked = sorted((Ranked(at, value) for at, value in enumerate(values)), key=_worst_last)
        self.depth = 0
        self.certain = False
        """The best choice will not change any more."""
        self._lookahead, self._most, self._width = lookahead, most, width

    def steps(self) -> Steps:
        """Search deeper and deeper until the result is certain; a step ends where the search pauses."""
        while not self.certain:
            self.depth += 1
            yield from self._all_at(self.depth)
        yield from self._how_much_worse()

    def _all_at(self, depth: int) -> Steps:
        """Search all choices at one depth: which is best, and roughly how much worse the others are."""
        before = self.ranked
        best = yield from self._value(before[0].choice, depth, -self._most - 1, self._most + 1)
        found = [best]
        for other in before[1:]:
            tried = yield from self._value(other.choice, depth, best.value, best.value + 1)
            if tried.value > best.value:
                tried = best = yield from self._value(other.choice, depth, best.value, self._most + 1)
            elif not tried.certain:
                less = yield from self._value(other.choice, depth - BEHIND, best.value - self._width, self._most + 1)
                tried = tried._replace(value=min(tried.value, less.value))
            found.append(tried)
            rest = [each._replace(value=min(each.value, best.value)) for each in before[len(found) :]]
            self.ranked = [*_best_first(found, best), *rest]
        self.ranked = _best_first(found, best)
        self.certain = all(each.certain for each in found)

    def _how_much_worse(self) -> Steps:
        """The best choice is certain: find out how much worse the others are."""
        best = self.ranked[0].value
        for at, other in enumerate(self.ranked):
            if at:
                self.ranked[at] = yield from self._value(other.choice, FOREVER, best - self._width, best)
        self.ranked = _best_first(self.ranked, self.ranked[0])

    def _value(self, choice: int, depth: int, low: int, high: int) -> Looking:
        """Return the value of a choice, after as many pauses as needed."""
        while True:
            try:
                return Ranked(choice, *self._lookahead.value(choice, depth, low, high))
            except Pause:
                pass
            yield


def _best_first(found: list[Ranked], best: Ranked) -> list[Ranked]:
    """Sort the best choice first, then the others by value."""
    return [best, *sorted((each for each in found if each is not best), key=_worst_last)]


def _worst_last(ranked: Ranked) -> int:
    return -ranked.value
