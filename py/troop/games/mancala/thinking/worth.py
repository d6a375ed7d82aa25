"""What a row is worth as it lies, in monkeys: a guess, for where looking ahead ends."""

from functools import lru_cache

from troop.games.mancala.thinking.rows import KEPT, Row

EACH, PLACED, FREE, TEMPO = 2, 15, 20, 10
"""A monkey on the own side, a pocket that can be sown, a free turn at hand, and to be the one to sow: in tenths.

Fitted to the exact worth of 2,500 positions, and a little less: chances at hand are often gone a turn later.
"""
WAITING = 12
"""What a free turn is worth to who has to wait for it."""
WHOLE = 10


class Half(dict[Row, int]):
    """What the pockets from one to before another are worth, in tenths, by what lies in them."""

    def __init__(self, n: int, bits: int, first: int, last: int, free: int) -> None:
        self._pockets = [(n - pocket, (pocket - first) * bits) for pocket in range(first, last)]
        self._mask, self._free = (1 << bits) - 1, free

    def __missing__(self, part: Row) -> int:
        counts = [(away, part >> shift & self._mask) for away, shift in self._pockets]
        found = sum(EACH * count + PLACED * (count > 0) + self._free * (count == away) for away, count in counts)
        self[part] = found
        return found


class Worths(dict[Row, int]):
    """What rows are worth, put together from their halves: a row is met for the first time rather often."""

    def __init__(self, n: int, bits: int, free: int, tempo: int) -> None:
        middle = n // 2
        self._left, self._right = Half(n, bits, 0, middle, free), Half(n, bits, middle, n, free)
        self._bits, self._mask, self._tempo = middle * bits, (1 << middle * bits) - 1, tempo + WHOLE // 2

    def __missing__(self, row: Row) -> int:
        if len(self) >= KEPT:
            self.clear()
        self[row] = found = (self._left[row & self._mask] + self._right[row >> self._bits] + self._tempo) // WHOLE
        return found


@lru_cache(maxsize=2)
def worths(n: int, bits: int) -> tuple[Worths, Worths]:
    """What rows are worth to who sows next, and to the other."""
    return Worths(n, bits, FREE, TEMPO), Worths(n, bits, WAITING, 0)
