"""Static evaluation of a row in monkeys, for the leaves of the search."""

from functools import lru_cache

from troop.games.mancala.ai.rows import CACHE_LIMIT, Row

EACH, PLACED, FREE, TEMPO = 2, 15, 20, 10
"""The values, in tenths, of a monkey on the own side, a pocket that can be sown, a free turn at hand, and the move.

Fitted to the exact values of 2,500 positions, then reduced a little: chances are often gone a turn later.
"""
WAITING = 12
"""The value of a free turn to the player not on move."""
WHOLE = 10


class HalfRowValues(dict[Row, int]):
    """The values of a range of pockets, in tenths, by their contents."""

    def __init__(self, n: int, bits: int, first: int, last: int, free: int) -> None:
        self._pockets = [(n - pocket, (pocket - first) * bits) for pocket in range(first, last)]
        self._mask, self._free = (1 << bits) - 1, free

    def __missing__(self, part: Row) -> int:
        counts = [(away, part >> shift & self._mask) for away, shift in self._pockets]
        value = sum(EACH * count + PLACED * (count > 0) + self._free * (count == away) for away, count in counts)
        self[part] = value
        return value


class RowValues(dict[Row, int]):
    """The values of rows, computed from their halves, since new rows are frequent."""

    def __init__(self, n: int, bits: int, free: int, tempo: int) -> None:
        middle = n // 2
        self._left, self._right = HalfRowValues(n, bits, 0, middle, free), HalfRowValues(n, bits, middle, n, free)
        self._bits, self._mask, self._tempo = middle * bits, (1 << middle * bits) - 1, tempo + WHOLE // 2

    def __missing__(self, row: Row) -> int:
        if len(self) >= CACHE_LIMIT:
            self.clear()
        self[row] = value = (self._left[row & self._mask] + self._right[row >> self._bits] + self._tempo) // WHOLE
        return value


@lru_cache(maxsize=2)
def row_values(n: int, bits: int) -> tuple[RowValues, RowValues]:
    """Return the row values for the player to move, and for the other."""
    return RowValues(n, bits, FREE, TEMPO), RowValues(n, bits, WAITING, 0)
