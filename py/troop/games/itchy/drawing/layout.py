"""The coordinates of the board."""

from functools import cache
from typing import NamedTuple

from troop.core.scene import Point
from troop.games.itchy.rules.geometry import COLUMNS

CELL, RIM, LEAVES = 100, 34, 40
"""The size of a cell, the width of the rim, and of the leaves on it, which overlap the board a little."""
MONKEY = 84
WORKER, QUEEN, SPY = 31, 38, 34
"""The sizes of lice."""
COLONY, CLAN = 27, 28
"""The sizes of the badge of a colony, and of a clan."""
FEW = 4
"""Up to this many workers are drawn one by one; of more this many, closer together, and a number."""
APART, CROWDED_APART = 24, 14
SAFE = 98
"""The width of the area for a player's safe monkeys."""
SAFE_MONKEY = 74
"""The size of a safe monkey."""


class Layout(NamedTuple):
    """The layout of a board; in the clan game with areas for safe monkeys beside it, or above and below."""

    size: int
    tall: bool
    safe: bool

    @property
    def extent(self) -> Point:
        """The size of the whole scene."""
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
        """Return the middle of a cell."""
        row, column = divmod(cell, self.size)
        x, y = self.origin
        return x + RIM + (column + 0.5) * CELL, y + RIM + (row + 0.5) * CELL

    def safe_area(self, side: int) -> tuple[Point, Point]:
        """Return the middle and the size of the area for the first or second player's safe monkeys."""
        width, height = self.extent
        if self.tall:
            return (width / 2, SAFE / 2 if side else height - SAFE / 2), (width, SAFE)
        return (width - SAFE / 2 if side else SAFE / 2, height / 2), (SAFE, height)

    def safe_monkeys(self, side: int, count: int) -> list[Point]:
        """Return the points of ``count`` safe monkeys: in a row, closer together the more there are."""
        (x, y), size = self.safe_area(side)
        length = max(size)
        apart = min(SAFE_MONKEY, (length - SAFE_MONKEY) / max(1, count - 1))
        offsets = [(index - (count - 1) / 2) * apart for index in range(count)]
        return [(x + offset, y) if self.tall else (x, y + offset) for offset in offsets]


@cache
def rim_letters(size: int) -> tuple[tuple[str, Point], ...]:
    """Return the names of columns and rows with their points on the rim, from the board's corner."""
    far, middle = 2 * RIM + size * CELL, RIM / 2
    columns = [(COLUMNS[i], (RIM + (i + 0.5) * CELL, far - middle)) for i in range(size)]
    rows = [(str(size - i), (middle, RIM + (i + 0.5) * CELL)) for i in range(size)]
    return (*columns, *rows)


def row_offsets(count: int, apart: float) -> list[float]:
    """Return the offsets from the middle for ``count`` items side by side."""
    return [(index - (count - 1) / 2) * apart for index in range(count)]
