"""The cells of a square board: names, neighbours and lines.

Cells are numbered in reading order, top row first; their names count columns from the left and rows from the bottom.
"""

from functools import cache
from typing import NamedTuple

COLUMNS = "abcdefgh"
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Up, right, down, left, as changes of row and column; rows are counted from the top."""

Cells = tuple[int, ...]


@cache
def names(size: int) -> tuple[str, ...]:
    """Return the name of each cell: ``a7`` is the first."""
    return tuple(f"{COLUMNS[at % size]}{size - at // size}" for at in range(size * size))


@cache
def cells(size: int) -> dict[str, int]:
    """Return the cell of each name. Cached: do not change it."""
    return {name: cell for cell, name in enumerate(names(size))}


@cache
def name_order(size: int) -> tuple[int, ...]:
    """Return the cells in the order of their names: ``a1``, ``a2``, … ``b1``."""
    return tuple(sorted(range(size * size), key=names(size).__getitem__))


@cache
def rays(size: int) -> tuple[tuple[Cells, ...], ...]:
    """Return for each cell the four lines of cells from it to an edge; from an edge cell some are empty."""
    return tuple(tuple(_ray(size, cell, step) for step in STEPS) for cell in range(size * size))


def _ray(size: int, cell: int, step: tuple[int, int]) -> Cells:
    row, column = divmod(cell, size)
    ray: list[int] = []
    while 0 <= (row := row + step[0]) < size and 0 <= (column := column + step[1]) < size:
        ray.append(row * size + column)
    return tuple(ray)


@cache
def neighbours(size: int) -> tuple[Cells, ...]:
    """Return for each cell its orthogonal neighbours, in reading order."""
    return tuple(tuple(sorted(ray[0] for ray in rays(size)[cell] if ray)) for cell in range(size * size))


class Path(NamedTuple):
    """A monkey's way to an edge, with the words of all moves along it."""

    cells: Cells
    """The cells from the monkey on."""
    moves: tuple[tuple[str, str], ...]
    """The moves to these cells."""
    first: tuple[tuple[tuple[str, str], ...], ...]
    """The first 0, 1, 2, … of these moves, each time sorted by name."""
    descends: bool
    """Whether the names of the cells come in descending order."""


@cache
def paths(size: int) -> tuple[tuple[Path, ...], ...]:
    """Return for each cell its ways to an edge, sorted by the name of the first cell: left, down, up, right.

    With them, moves can be listed in the order of their notation, without writing and sorting them.
    """
    return tuple(tuple(_path(size, cell, ray) for ray in _by_name(size, cell)) for cell in range(size * size))


def _by_name(size: int, cell: int) -> list[Cells]:
    return sorted((ray for ray in rays(size)[cell] if ray), key=lambda ray: names(size)[ray[0]])


def _path(size: int, cell: int, ray: Cells) -> Path:
    moves = tuple((names(size)[cell], names(size)[goal]) for goal in ray)
    first = tuple(tuple(sorted(moves[:count])) for count in range(len(moves) + 1))
    return Path(ray, moves, first, descends=moves[0][0] > moves[0][1])


@cache
def lines(size: int) -> tuple[frozenset[int], ...]:
    """Return for each cell the others of its row and column."""
    return tuple(frozenset(other for ray in rays(size)[cell] for other in ray) for cell in range(size * size))


@cache
def around(size: int) -> tuple[frozenset[int], ...]:
    """Return for each cell the up to eight cells around it."""
    return tuple(frozenset(_touching(size, cell)) for cell in range(size * size))


def _touching(size: int, cell: int) -> list[int]:
    row, column = divmod(cell, size)
    near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]
    return [r * size + c for r, c in near if 0 <= r < size and 0 <= c < size]


@cache
def ray_to(size: int, cell: int, goal: int) -> Cells:
    """Return the line from a cell through a goal to the edge; () if they share no row or column."""
    return next((ray for ray in rays(size)[cell] if goal in ray), ())
