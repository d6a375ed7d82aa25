"""The cells of a square board: names, neighbours and lines.

Cells are numbered in reading order, top row first; their names count columns from the left and rows from the bottom.
"""

from functools import cache

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
