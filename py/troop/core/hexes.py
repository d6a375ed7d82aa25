"""A plane of hexes that stand on a point: cells, their neighbours, and their names.

A cell is ``(q, r)``: ``1,0`` lies east of ``0,0`` and ``0,1`` south-east of it.
"""

from math import sqrt
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East, south-east, south-west, west, north-west, north-east: clockwise."""
LONGEST_NUMBER = 3
"""More digits than this in a cell's name are taken for a mistake."""


def step(cell: Cell, direction: int) -> Cell:
    """The next cell that way; directions go round."""
    q, r = DIRECTIONS[direction % len(DIRECTIONS)]
    return cell[0] + q, cell[1] + r


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around, clockwise from the east."""
    return tuple((cell[0] + q, cell[1] + r) for q, r in DIRECTIONS)


def are_adjacent(one: Cell, other: Cell) -> bool:
    """Whether two cells share a side."""
    return (other[0] - one[0], other[1] - one[1]) in DIRECTIONS


def as_read(cell: Cell) -> tuple[int, int]:
    """A key that sorts cells as people read: row by row, each from the left."""
    return cell[1], cell[0]


def centre(cell: Cell) -> tuple[float, float]:
    """The middle of a cell, where a cell is one wide."""
    return cell[0] + cell[1] / 2, cell[1] * sqrt(3) / 2


def write_cell(cell: Cell) -> str:
    """``2,-1``."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell | None:
    """The cell of a name, if it is one: no plus signs, no leading zeros."""
    numbers = text.split(",")
    if len(numbers) != 2 or not all(_is_number(number) for number in numbers):
        return None
    return int(numbers[0]), int(numbers[1])


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER
    return plain and str(int(text)) == text
