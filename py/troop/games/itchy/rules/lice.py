"""The lice of one owner on one monkey, and their notation."""

from functools import cache
from typing import NamedTuple

WORKER_POWER, QUEEN_POWER = 1, 2


class Lice(NamedTuple):
    """Counts of each kind."""

    workers: int = 0
    queens: int = 0
    spies: int = 0

    @property
    def power(self) -> int:
        """Rules 1 and 17: a worker has 1, a queen 2, a spy 0."""
        return WORKER_POWER * self.workers + QUEEN_POWER * self.queens

    def __bool__(self) -> bool:
        return self != NO_LICE

    def plus(self, other: "Lice") -> "Lice":
        return Lice(self.workers + other.workers, self.queens + other.queens, self.spies + other.spies)

    def minus(self, other: "Lice") -> "Lice":
        return Lice(self.workers - other.workers, self.queens - other.queens, self.spies - other.spies)

    def has(self, other: "Lice") -> bool:
        """Return whether there are at least as many of each kind."""
        return self.workers >= other.workers and self.queens >= other.queens and self.spies >= other.spies

    def without_spies(self) -> "Lice":
        return Lice(self.workers, self.queens)

    def only_spies(self) -> "Lice":
        return Lice(0, 0, self.spies)


NO_LICE = Lice()
WORKER, QUEEN, SPY = Lice(1), Lice(0, 1), Lice(0, 0, 1)
MOST_SPIES = 1
"""Rule 17: spies of one colour on a monkey."""
JUMPERS = {
    "w": WORKER,
    "q": QUEEN,
    "s": SPY,
    "w+s": WORKER.plus(SPY),
    "q+s": QUEEN.plus(SPY),
}
"""Rules 11 and 21: the lice that can jump, by their word."""


@cache
def write_lice(lice: Lice) -> str:
    """Write lice: ``2w1q+s``, ``1q``, ``s``; a part that is zero is left out."""
    count = "".join(f"{number}{kind}" for number, kind in zip(lice[:2], "wq", strict=True) if number)
    return count + ("+s" if count else "s") if lice.spies else count


def read_lice(text: str) -> Lice | None:
    """Read lice in their exact notation; None if the text is not."""
    lice = parse_lice(text)
    return lice if lice and write_lice(lice) == text else None


def parse_lice(text: str) -> Lice | None:
    """Parse lice as people may write them: ``w`` for ``1w``, each kind once, in any order; None if invalid."""
    counts: dict[str, int] = {}
    digits = ""
    for letter in text:
        if letter in "0123456789" and len(digits) < 2:
            digits += letter
        elif letter in "wqs" and letter not in counts and int(digits or 1):
            counts[letter], digits = int(digits or 1), ""
        elif letter != "+" or digits:
            return None
    known = counts and not digits and not text.endswith("+") and counts.get("s", 0) <= MOST_SPIES
    return Lice(counts.get("w", 0), counts.get("q", 0), counts.get("s", 0)) if known else None


def read_brackets(text: str) -> str:
    """Return the text inside brackets; without brackets, a text that is not valid as lice."""
    return text[1:-1] if text.startswith("(") and text.endswith(")") and len(text) > 2 else "?"
