"""A grid of hexes with a corner at the top: cells, neighbours and names.

A cell is ``(q, r)``: ``1,0`` lies east of ``0,0``, and ``0,1`` south-east of it.
"""

from math import sqrt
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise from the east: east, south-east, south-west, west, north-west, north-east."""
LONGEST_NUMBER = 3
"""Longer numbers in a cell's name are refused."""


def step(cell: Cell, direction: int) -> Cell:
    """Return the next cell in a direction (modulo 6)."""
    q, r = DIRECTIONS[direction % len(DIRECTIONS)]
    return cell[0] + q, cell[1] + r


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells around, clockwise from the east."""
    return tuple((cell[0] + q, cell[1] + r) for q, r in DIRECTIONS)


def are_adjacent(one: Cell, other: Cell) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in DIRECTIONS


def as_read(cell: Cell) -> tuple[int, int]:
    """Sort key: row by row, from left to right."""
    return cell[1], cell[0]


def centre(cell: Cell) -> tuple[float, float]:
    """Return the centre of a cell, in cell widths."""
    return cell[0] + cell[1] / 2, cell[1] * sqrt(3) / 2


def write_cell(cell: Cell) -> str:
    """Return the name of a cell, such as ``2,-1``."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell | None:
    """Return the cell of a name, or None: no plus signs, no leading zeros."""
    numbers = text.split(",")
    if len(numbers) != 2 or not all(_is_number(number) for number in numbers):
        return None
    return int(numbers[0]), int(numbers[1])


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER
    return plain and str(int(text)) == text
