"""A row of pockets as one number, with its sowings cached.

Pocket i of a row, from its player's left, is digit i of the number; a digit has enough bits for all remaining monkeys.
Everything but the pockets opposite depends on the sower's row alone, and is cached for every row.
"""

from collections.abc import Sequence
from functools import lru_cache

Row = int
PASSES, FREE_TURN, CAPTURES = 0, 1, 2
"""How a sowing ends: the turn passes, a free turn, or a last monkey in an own pocket that was empty."""
CACHE_LIMIT = 60_000
"""The most rows cached, to limit memory."""


RowSowing = tuple[Row, Row, int, int, int, Row, int]
"""A sowing as determined by the sower's row: that row afterwards (before a capture), the numbers added to the other row
and to the store, and how it ends; for a capture, the shift of the opposite pocket in the other row, and the last
monkey; the pocket."""


Drops = tuple[int, int, int, int]
"""The changes of the own row, the other row and the store, and the place of the last drop."""


class Rows(dict[Row, tuple[RowSowing, ...]]):
    """The sowings of each row: free turns first, then possible captures, then from the right."""

    def __init__(self, n: int, bits: int, skip: int, step: int) -> None:
        self.n, self.bits, self.mask = n, bits, (1 << bits) - 1
        self._skip, self._step = skip, step
        self._drops: dict[int, Drops] = {}

    def __missing__(self, row: Row) -> tuple[RowSowing, ...]:
        n, bits, mask = self.n, self.bits, self.mask
        again: list[RowSowing] = []
        capturing: list[RowSowing] = []
        passing: list[RowSowing] = []
        for pocket in range(n - 1, -1, -1):
            count = row >> pocket * bits & mask
            if not count:
                continue
            own, added, gain, end = self._drops.get(pocket << bits | count) or self._drop(pocket, count)
            after = row + own
            if end == n:
                again.append((after, added, gain, FREE_TURN, 0, 0, pocket))
            elif end < n and after >> end * bits & mask == 1:
                capturing.append((after, added, gain, CAPTURES, (n - 1 - end) * bits, 1 << end * bits, pocket))
            else:
                passing.append((after, added, gain, PASSES, 0, 0, pocket))
        if len(self) >= CACHE_LIMIT:
            self.clear()
        self[row] = found = (*again, *capturing, *passing)
        return found

    def packed(self, counts: Sequence[int]) -> Row:
        """Return a row of counts, from the left, as one number."""
        return sum(count << pocket * self.bits for pocket, count in enumerate(counts))

    def counts(self, row: Row) -> tuple[int, ...]:
        """Return the counts of a row, from the left."""
        return tuple(row >> pocket * self.bits & self.mask for pocket in range(self.n))

    def _drop(self, pocket: int, count: int) -> Drops:
        """Rules 1, 2 and 11: drop ``count`` monkeys around the board, without the opponent's store, after the skipped
        spaces."""
        n, bits, lap = self.n, self.bits, 2 * self.n + 1
        around = [0] * lap
        around[pocket] = -count
        at = pocket + self._step * self._skip
        for _ in range(count):
            at += self._step
            around[at % lap] += 1
        own = sum(change << place * bits for place, change in enumerate(around[:n]))
        other = sum(change << place * bits for place, change in enumerate(around[n + 1 :]))
        self._drops[pocket << bits | count] = drops = own, other, around[n], at % lap
        return drops


@lru_cache(maxsize=32)
def rows(n: int, bits: int, skip: int = 0, reverse: bool = False) -> Rows:
    """Return the rows of a board with n pockets a side and ``bits`` for a count, with the Skips and the Reverse in
    force."""
    return Rows(n, bits, skip % (2 * n + 1), -1 if reverse else 1)
