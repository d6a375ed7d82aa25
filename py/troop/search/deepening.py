"""Iterative deepening: what can be decided is looked at again and again, each time a little further ahead.

What looks ahead is a game's own. It raises Pause when it has looked at as many positions as it may for now; it is asked
again later, and what it remembers brings it back to where it was.
"""

from collections.abc import Generator, Sequence
from typing import NamedTuple, Protocol, TypeAlias

BEHIND = 4
"""How much a choice is worth that is not the best is looked at so much less far ahead; that it is not, all the way."""
FOREVER = 999
"""Further ahead than any game goes."""


class Pause(Exception):  # noqa: N818  (nothing went wrong)
    """As many positions were looked at as may be for now."""


class Lookahead(Protocol):
    """Looks ahead, and remembers what it saw."""

    def value(self, choice: int, depth: int, low: int, high: int) -> tuple[int, bool]:
        """What a choice is worth to who decides, and whether that stays so however far one looks.

        A value up to ``low`` means "at most this", one from ``high`` on "at least this". Raises Pause.
        """


class Ranked(NamedTuple):
    """What is known of a choice."""

    choice: int
    value: int
    certain: bool = False
    """Looking further would change nothing."""


Steps: TypeAlias = Generator[None, None, None]
Looking: TypeAlias = Generator[None, None, Ranked]


class Deepening:
    """Looks ever further ahead; what it has found can be read at any time."""

    def __init__(self, lookahead: Lookahead, values: Sequence[int], most: int, width: int) -> None:
        """``values``: what each choice seems to be worth at first; none is worth more than ``most``.

        Choices that are worse than the best by more than ``width`` are not told from each other.
        """
        self.ranked = sorted((Ranked(at, value) for at, value in enumerate(values)), key=_worst_last)
        self.depth = 0
        self.certain = False
        """What is best will not change any more."""
        self._lookahead, self._most, self._width = lookahead, most, width

    def steps(self) -> Steps:
        """Look further and further ahead until all is certain; a step ends where the lookahead pauses."""
        while not self.certain:
            self.depth += 1
            yield from self._all_at(self.depth)
        yield from self._how_much_worse()

    def _all_at(self, depth: int) -> Steps:
        """Look at all choices so far ahead: which is the best, and about how much worse the others are."""
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
        """What is best is certain: see how much worse the others are."""
        best = self.ranked[0].value
        for at, other in enumerate(self.ranked):
            if at:
                self.ranked[at] = yield from self._value(other.choice, FOREVER, best - self._width, best)
        self.ranked = _best_first(self.ranked, self.ranked[0])

    def _value(self, choice: int, depth: int, low: int, high: int) -> Looking:
        """The value of a choice, after as many pauses as it takes."""
        while True:
            try:
                return Ranked(choice, *self._lookahead.value(choice, depth, low, high))
            except Pause:
                pass
            yield


def _best_first(found: list[Ranked], best: Ranked) -> list[Ranked]:
    """The best one first, though others may be called as good; then the others."""
    return [best, *sorted((each for each in found if each is not best), key=_worst_last)]


def _worst_last(ranked: Ranked) -> int:
    return -ranked.value
