"""What positions with tokens seem to be worth to who has the turn: the odds of winning, as their logarithm."""

from collections.abc import Sequence
from typing import NamedTuple

from troop.games.mancala.thinking.rows import AGAIN, CAPTURES, KEPT, Row, Sown
from troop.games.mancala.thinking.turns import COUNT, FEW, Ground, size_of
from troop.games.mancala.tokens import LIMIT


class Prices(NamedTuple):
    """What things are worth; fitted to games of this mind against itself."""

    tokens: tuple[float, ...] = (0.45, 0.65, 0.6, 1.1)
    """A Skip, a Reverse, a Steal and a Swap in the hand."""
    drawn: float = 0.7
    """A token that is earned and not drawn."""
    beyond: float = 0.1
    """One that would be too many for the hand."""
    each: float = 0.01
    """A monkey on the own side."""
    placed: float = 0.08
    """A pocket that can be sown."""
    free: float = 0.45
    """A free turn at hand; and one that has to wait."""
    waits: float = 0.2
    tempo: float = 0.15
    """To be the one to sow."""
    won: float = 10.0
    """The game."""


PRICES = Prices()
MONKEY, LEFT, LEAST = 0.7, 30.0, 1 / 32
"""One monkey more at home is worth the more the fewer are left."""
FADE = 4
"""When so few are left, tokens lose their worth."""
BY_MUCH = 0.02
"""A game that is won by more is a little better."""
ENDLESS = 999.0


class Worths(dict[Row, float]):
    """What rows are worth as they lie."""

    def __init__(self, ground: Ground, free: float, tempo: float) -> None:
        self._rows, self._free, self._tempo = ground.rows(), free, tempo

    def __missing__(self, row: Row) -> float:
        counts = self._rows.counts(row)
        n = len(counts)
        free = sum(count == n - pocket for pocket, count in enumerate(counts))
        if len(self) >= KEPT:
            self.clear()
        placed = n - counts.count(0)
        self[row] = worth = PRICES.each * sum(counts) + PRICES.placed * placed + self._free * free + self._tempo
        return worth


class Appraiser:
    """Appraises positions by the best row of sowings in a turn, and what lies there then."""

    def __init__(self, ground: Ground, total: int) -> None:
        self.looked = 0
        self.rows = ground.rows()
        self._moving, self._waiting = Worths(ground, PRICES.free, PRICES.tempo), Worths(ground, PRICES.waits, 0.0)
        self._mask, self._full = (1 << ground.bits) - 1, ground.full
        self._monkey = [max(1 / (MONKEY + left * left / LEFT), LEAST) for left in range(total + 1)]
        self._fade = [min(left / FADE, 1.0) for left in range(total + 1)]
        self._hands: dict[int, float] = {}

    def hands(self, hand: int, due: int, held: int, owed: int) -> float:
        """How much more the mover's tokens are worth than the other's."""
        return self._hand(hand, due) - self._hand(held, owed)

    def _hand(self, hand: int, due: int) -> float:
        key = hand << COUNT + 1 | due
        if key not in self._hands:
            room = min(due, LIMIT - size_of(hand))
            kinds = sum((hand >> COUNT * kind & FEW) * worth for kind, worth in enumerate(PRICES.tokens))
            self._hands[key] = kinds + PRICES.drawn * room + PRICES.beyond * (due - room)
        return self._hands[key]

    def over(self, lead: int) -> float:
        """What a game is worth that ends so many ahead."""
        return lead * BY_MUCH + (PRICES.won if lead > 0 else -PRICES.won if lead < 0 else 0.0)

    def best(self, sowings: Sequence[Sown], other: Row, left: int, lead: int, tokens: float, rolled: bool) -> float:
        """What the best of these sowings is worth, free turns and all."""
        mask, full, best = self._mask, self._full, -ENDLESS
        for after, added, gain, ends, across, last, _ in sowings:
            beyond = other + added
            if ends == CAPTURES:
                captured = beyond >> across & mask
                if captured or not full:
                    after -= last
                    beyond -= captured << across
                    gain += captured + 1
            rest, ahead = left - gain, lead + gain
            self.looked += 1
            if not after or not beyond:
                worth = self.over(ahead + (rest if after else -rest))
            else:
                have = tokens + PRICES.drawn if gain and not rolled else tokens
                if ends == AGAIN:
                    worth = self.best(self.rows[after], beyond, rest, ahead, have + PRICES.drawn, True)
                else:
                    lies = self._waiting[after] - self._moving[beyond]
                    worth = ahead * self._monkey[rest] + have * self._fade[rest] + lies
            best = max(best, worth)
        return best
