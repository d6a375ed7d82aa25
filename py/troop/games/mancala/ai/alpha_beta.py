"""Alpha-beta search without tokens, on pairs of rows, with a transposition table.

The stores do not matter for the best move, so a position is the two rows, the mover's first. Its value is how many more
of the remaining monkeys the mover will bring home than the opponent.
"""

from collections.abc import Sequence

from troop.ai.search.iterative_deepening import FOREVER, Pause
from troop.games.mancala.ai.evaluation import row_values
from troop.games.mancala.ai.rows import CAPTURES, FREE_TURN, Row, RowSowing, rows

UNLIMITED = 1 << 60
NOWHERE = -1
Entry = tuple[int, int, int, RowSowing | None]
"""The depth searched, the lower and upper bound of the value, and the best sowing so far."""


class Lookahead:
    """Computes the values of the sowings of a position."""

    def __init__(self, mover: Sequence[int], other: Sequence[int], *, full: bool) -> None:
        n, self.left = len(mover), sum(mover) + sum(other)
        bits = self.left.bit_length()
        self.positions = 0
        self.limit = UNLIMITED
        """The number of positions to search before the next pause."""
        self._rows, (self._moving, self._waiting) = rows(n, bits), row_values(n, bits)
        self._mask, self._above = (1 << bits) - 1, n * bits
        self._full = full
        self._entries: dict[int, Entry] = {}
        self._estimates = 0
        """The number of estimates used so far; a value is certain if its search added none."""
        self._row, self._other = self._rows.packed(mover), self._rows.packed(other)
        self.choices = self._rows[self._row]

    def value(self, choice: int, depth: int, low: int, high: int) -> tuple[int, bool]:
        """Return the value of a sowing to the mover, and whether it is certain."""
        estimates = self._estimates
        row, other, gain, ends = self.sown(self._row, self._other, self.choices[choice])
        rest = self.left - gain
        if not row or not other:
            return gain + (rest if row else -rest), True
        if ends == FREE_TURN:
            value = gain + self._search(row, other, rest, depth - 1, low - gain, high - gain)
        elif depth <= 1:
            return gain + self._waiting[row] - self._moving[other], False
        else:
            value = gain - self._search(other, row, rest, depth - 1, gain - high, gain - low)
        return value, estimates == self._estimates

    def first_values(self) -> list[int]:
        """Return the values of the sowings as estimated right after the turn."""
        self.limit = UNLIMITED
        return [self.value(choice, 0, -self.left - 1, self.left + 1)[0] for choice in range(len(self.choices))]

    def line(self, choice: int, most: int = 6) -> list[tuple[bool, int]]:
        """Return a choice and its expected continuation: whether each sowing is the mover's, and its pocket."""
        row, other, sowing, own = self._row, self._other, self.choices[choice], True
        line: list[tuple[bool, int]] = []
        while len(line) < most:
            line.append((own, sowing[-1]))
            row, other, _, ends = self.sown(row, other, sowing)
            if ends != FREE_TURN:
                row, other, own = other, row, not own
            entry = self._entries.get(row << self._above | other)
            if entry is None or entry[-1] is None:
                break
            sowing = entry[-1]
        return line

    def sown(self, row: Row, other: Row, sowing: RowSowing) -> tuple[Row, Row, int, int]:
        """Return the two rows after a sowing, the sower's first, the monkeys brought home, and how it ends."""
        row, added, gain, ends, across, last, _ = sowing
        other += added
        if ends == CAPTURES:
            captured = other >> across & self._mask
            if captured or not self._full:
                return row - last, other - (captured << across), gain + captured + 1, ends
        return row, other, gain, ends

    def _search(self, row: Row, other: Row, left: int, depth: int, low: int, high: int) -> int:
        """Return the value of a position to the player about to sow ``row``.

        The loop repeats the code of ``sown``: calling it would take half as long again.
        """
        if low < -left:
            low = -left
        if high > left:
            high = left
        if low >= high:
            return low
        self.positions += 1
        if self.positions > self.limit:
            raise Pause
        key = row << self._above | other
        known, least, most, first = self._entries.get(key) or (NOWHERE, -left, left, None)
        if known >= depth:
            if known != FOREVER:
                self._estimates += 1
            if least >= high or least == most:
                return least
            if most <= low:
                return most
            low, high = max(low, least), min(high, most)
        estimates = self._estimates
        sowings = self._rows[row]
        if first:
            sowings = (first, *sowings)
        mask, full, moving, waiting = self._mask, self._full, self._moving, self._waiting
        best, bound, first = -left - 1, low, None
        for sowing in sowings:
            after, added, gain, ends, across, last, _ = sowing
            beyond = other + added
            if ends == CAPTURES:
                captured = beyond >> across & mask
                if captured or not full:
                    after -= last
                    beyond -= captured << across
                    gain += captured + 1
            rest = left - gain
            if not after:
                value = gain - rest
            elif not beyond:
                value = left
            elif ends == FREE_TURN:
                value = gain + self._search(after, beyond, rest, depth - 1, bound - gain, high - gain)
            elif depth <= 1:
                self._estimates += 1
                value = gain + waiting[after] - moving[beyond]
            elif bound == low or high - bound == 1:
                value = gain - self._search(beyond, after, rest, depth - 1, gain - high, gain - bound)
            else:
                value = gain - self._search(beyond, after, rest, depth - 1, gain - bound - 1, gain - bound)
                if bound < value < high:
                    value = gain - self._search(beyond, after, rest, depth - 1, gain - high, gain - value)
            if value > best:
                best = value
                if value > bound:
                    bound, first = value, sowing
                    if value >= high:
                        break
        if estimates == self._estimates:
            depth = FOREVER
        if depth >= known:
            if depth > known:
                least, most = -left, left
            self._entries[key] = depth, best if best > low else least, best if best < high else most, first
        return best
