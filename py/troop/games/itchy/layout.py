"""Where things are in the picture of Itchy Monkey."""

from functools import cache
from typing import NamedTuple

from troop.core.scene import Point
from troop.games.itchy.geometry import COLUMNS

CELL, RIM, LEAVES = 100, 34, 40
"""A cell, the rim around the board, and the leaves on it, which reach a little beyond."""
MONKEY = 84
WORKER, QUEEN, SPY, CROWD = 31, 38, 34, 36
"""Sizes of lice: a worker among few, a queen, a spy, and the worker that stands for many."""
FEW = 4
"""So many workers are shown one by one; more as one with a number."""
SAFE = 98
"""How broad the place is where the safe monkeys of a player sit."""
SITTING = 74
"""How big a safe monkey is."""


class Layout(NamedTuple):
    """The places of a board; in the clan game with room for safe monkeys beside it, or above and below."""

    size: int
    tall: bool
    safe: bool

    @property
    def extent(self) -> Point:
        """The size of the whole picture."""
        side = self.size * CELL + 2 * RIM
        if not self.safe:
            return side, side
        return (side, side + 2 * SAFE) if self.tall else (side + 2 * SAFE, side)

    @property
    def origin(self) -> Point:
        """The upper left corner of the board with its rim."""
        if not self.safe:
            return 0, 0
        return (0, SAFE) if self.tall else (SAFE, 0)

    def centre(self, cell: int) -> Point:
        """The middle of a cell."""
        row, column = divmod(cell, self.size)
        x, y = self.origin
        return x + RIM + (column + 0.5) * CELL, y + RIM + (row + 0.5) * CELL

    def safe_place(self, side: int) -> tuple[Point, Point]:
        """The middle and the size of the place for the safe monkeys of the first or the second player."""
        width, height = self.extent
        if self.tall:
            return (width / 2, SAFE / 2 if side else height - SAFE / 2), (width, SAFE)
        return (width - SAFE / 2 if side else SAFE / 2, height / 2), (SAFE, height)

    def safe_monkeys(self, side: int, count: int) -> list[Point]:
        """Where so many safe monkeys sit: in a row, closer together the more they are."""
        (x, y), size = self.safe_place(side)
        length = max(size)
        apart = min(SITTING, (length - SITTING) / max(1, count - 1))
        offsets = [(index - (count - 1) / 2) * apart for index in range(count)]
        return [(x + offset, y) if self.tall else (x, y + offset) for offset in offsets]


@cache
def rim_letters(size: int) -> tuple[tuple[str, Point], ...]:
    """The names of columns and rows, and where they stand on the rim, from the board's corner."""
    far, middle = 2 * RIM + size * CELL, RIM / 2
    columns = [(COLUMNS[i], (RIM + (i + 0.5) * CELL, far - middle)) for i in range(size)]
    rows = [(str(size - i), (middle, RIM + (i + 0.5) * CELL)) for i in range(size)]
    return (*columns, *rows)


def in_row(count: int, apart: float) -> list[float]:
    """How far from the middle so many things stand side by side."""
    return [(index - (count - 1) / 2) * apart for index in range(count)]
