"""A row of pockets as one number, and what each sowing of it does: looked up, not sown again.

Pocket i of a row, from its player's left, is the digit i of the number; a digit has as many bits as the monkeys that
are left need. All but what lies opposite follows from the sower's row alone, so that is kept for every row met.
"""

from collections.abc import Sequence
from functools import lru_cache

Row = int
PASSES, AGAIN, CAPTURES = 0, 1, 2
"""How a sowing ends: the turn passes, a free turn, or a last monkey in an own pocket that was empty."""
KEPT = 60_000
"""Rows that are remembered; more would take too much memory."""


Sown = tuple[Row, Row, int, int, int, Row, int]
"""One sowing, as far as the sower's row tells: that row after it (before a capture), what it adds to the other row and
to the store, how it ends; if it captures, where in the other row (in bits), and the last monkey; the pocket."""


Drops = tuple[int, int, int, int]
"""What a sowing changes in the own row, in the other row and in the store, and where its last monkey drops."""


class Rows(dict[Row, tuple[Sown, ...]]):
    """The sowings of each row, free turns first, then what may capture, then from the right."""

    def __init__(self, n: int, bits: int, skip: int, step: int) -> None:
        self.n, self.bits, self.mask = n, bits, (1 << bits) - 1
        self._skip, self._step = skip, step
        self._drops: dict[int, Drops] = {}

    def __missing__(self, row: Row) -> tuple[Sown, ...]:
        n, bits, mask = self.n, self.bits, self.mask
        again: list[Sown] = []
        capturing: list[Sown] = []
        passing: list[Sown] = []
        for pocket in range(n - 1, -1, -1):
            count = row >> pocket * bits & mask
            if not count:
                continue
            own, added, gain, end = self._drops.get(pocket << bits | count) or self._drop(pocket, count)
            after = row + own
            if end == n:
                again.append((after, added, gain, AGAIN, 0, 0, pocket))
            elif end < n and after >> end * bits & mask == 1:
                capturing.append((after, added, gain, CAPTURES, (n - 1 - end) * bits, 1 << end * bits, pocket))
            else:
                passing.append((after, added, gain, PASSES, 0, 0, pocket))
        if len(self) >= KEPT:
            self.clear()
        self[row] = found = (*again, *capturing, *passing)
        return found

    def packed(self, counts: Sequence[int]) -> Row:
        """Pockets from the left as one number."""
        return sum(count << pocket * self.bits for pocket, count in enumerate(counts))

    def counts(self, row: Row) -> tuple[int, ...]:
        """The pockets of a row."""
        return tuple(row >> pocket * self.bits & self.mask for pocket in range(self.n))

    def _drop(self, pocket: int, count: int) -> Drops:
        """Rules 1, 2 and 11: the places go round, without the other's store, past what is skipped first."""
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
    """The rows of a board with n pockets a side, on which a count has so many bits; and how sowings are bent."""
    return Rows(n, bits, skip % (2 * n + 1), -1 if reverse else 1)
