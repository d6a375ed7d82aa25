"""Looking ahead without tokens: alpha-beta on pairs of rows, which remembers what it saw.

What is at home already does not matter for what is best, so a position is the two rows, the mover's first, and its
worth is how many more of the monkeys that are left the mover will bring home than the other.
"""

from collections.abc import Sequence

from troop.games.mancala.thinking.rows import AGAIN, CAPTURES, Row, Sown, rows
from troop.games.mancala.thinking.worth import worths
from troop.search.deepening import FOREVER, Pause

ENDLESS = 1 << 60
NOWHERE = -1
Memory = tuple[int, int, int, Sown | None]
"""How far ahead was looked, at least and at most how much the position is worth, and which sowing was good enough."""


class Lookahead:
    """What the sowings of a position are worth."""

    def __init__(self, mover: Sequence[int], other: Sequence[int], *, full: bool) -> None:
        n, self.left = len(mover), sum(mover) + sum(other)
        bits = self.left.bit_length()
        self.looked = 0
        self.limit = ENDLESS
        """How many positions may be looked at before the next pause."""
        self._rows, (self._moving, self._waiting) = rows(n, bits), worths(n, bits)
        self._mask, self._above = (1 << bits) - 1, n * bits
        self._full = full
        self._seen: dict[int, Memory] = {}
        self._guessed = 0
        """How often something was only guessed: as long as it stays the same, all is certain."""
        self._row, self._other = self._rows.packed(mover), self._rows.packed(other)
        self._choices = self._rows[self._row]

    def value(self, choice: int, depth: int, low: int, high: int) -> tuple[int, bool]:
        """What a sowing is worth to the mover, and whether that is certain."""
        guessed = self._guessed
        row, other, gain, ends = self.sown(self._row, self._other, self._choices[choice])
        rest = self.left - gain
        if not row or not other:
            return gain + (rest if row else -rest), True
        if ends == AGAIN:
            worth = gain + self._worth(row, other, rest, depth - 1, low - gain, high - gain)
        elif depth <= 1:
            return gain + self._waiting[row] - self._moving[other], False
        else:
            worth = gain - self._worth(other, row, rest, depth - 1, gain - high, gain - low)
        return worth, guessed == self._guessed

    def first_values(self) -> list[int]:
        """What the sowings seem to be worth as soon as the turn is over."""
        self.limit = ENDLESS
        return [self.value(choice, 0, -self.left - 1, self.left + 1)[0] for choice in range(len(self._choices))]

    def line(self, choice: int, most: int = 6) -> list[tuple[bool, int]]:
        """A choice and what will probably follow: whether it is the mover's, and the pocket."""
        row, other, sowing, own = self._row, self._other, self._choices[choice], True
        made: list[tuple[bool, int]] = []
        while len(made) < most:
            made.append((own, sowing[-1]))
            row, other, _, ends = self.sown(row, other, sowing)
            if ends != AGAIN:
                row, other, own = other, row, not own
            memory = self._seen.get(row << self._above | other)
            if memory is None or memory[-1] is None:
                break
            sowing = memory[-1]
        return made

    def sown(self, row: Row, other: Row, sowing: Sown) -> tuple[Row, Row, int, int]:
        """The two rows after a sowing, still the sower's first; what it brings home; how it ends."""
        row, added, gain, ends, across, last, _ = sowing
        other += added
        if ends == CAPTURES:
            captured = other >> across & self._mask
            if captured or not self._full:
                return row - last, other - (captured << across), gain + captured + 1, ends
        return row, other, gain, ends

    def _worth(self, row: Row, other: Row, left: int, depth: int, low: int, high: int) -> int:
        """What the position is worth to who is about to sow ``row``.

        The loop does what ``sown`` does once more: calling it would take half as long again.
        """
        if low < -left:
            low = -left
        if high > left:
            high = left
        if low >= high:
            return low
        self.looked += 1
        if self.looked > self.limit:
            raise Pause
        key = row << self._above | other
        known, least, most, first = self._seen.get(key) or (NOWHERE, -left, left, None)
        if known >= depth:
            if known != FOREVER:
                self._guessed += 1
            if least >= high or least == most:
                return least
            if most <= low:
                return most
            low, high = max(low, least), min(high, most)
        guessed = self._guessed
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
                worth = gain - rest
            elif not beyond:
                worth = left
            elif ends == AGAIN:
                worth = gain + self._worth(after, beyond, rest, depth - 1, bound - gain, high - gain)
            elif depth <= 1:
                self._guessed += 1
                worth = gain + waiting[after] - moving[beyond]
            elif bound == low or high - bound == 1:
                worth = gain - self._worth(beyond, after, rest, depth - 1, gain - high, gain - bound)
            else:
                worth = gain - self._worth(beyond, after, rest, depth - 1, gain - bound - 1, gain - bound)
                if bound < worth < high:
                    worth = gain - self._worth(beyond, after, rest, depth - 1, gain - high, gain - worth)
            if worth > best:
                best = worth
                if worth > bound:
                    bound, first = worth, sowing
                    if worth >= high:
                        break
        if guessed == self._guessed:
            depth = FOREVER
        if depth >= known:
            if depth > known:
                least, most = -left, left
            self._seen[key] = depth, best if best > low else least, best if best < high else most, first
        return best
