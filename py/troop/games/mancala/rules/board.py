"""The places of a board with n pockets a side, and their names.

Places are numbered counter-clockwise: South's pockets, South's store, North's pockets, North's store.
"""

from collections.abc import Sequence
from functools import cache

SOUTH, NORTH, NOBODY = 0, 1, -1
LETTERS = ("abcdef", "ABCDEF")
STORES = "SN"
MOST_POCKETS = len(LETTERS[SOUTH])


def size(board: Sequence[int]) -> int:
    """Return the number of pockets a side has."""
    return len(board) // 2 - 1


def pockets(n: int, side: int) -> range:
    """Return the places of a side's pockets, from its left."""
    first = side * (n + 1)
    return range(first, first + n)


def store(n: int, side: int) -> int:
    """Return the place of a side's store."""
    return side * (n + 1) + n


def opposite(n: int, pocket: int) -> int:
    """Return the pocket across the board."""
    return 2 * n - pocket


def side_of(n: int, place: int) -> int:
    """Return the side that a pocket or store belongs to."""
    return SOUTH if place <= n else NORTH


def is_store(n: int, place: int) -> bool:
    return place in (store(n, SOUTH), store(n, NORTH))


@cache
def names(n: int) -> tuple[str, ...]:
    """Return the name of each place: a pocket's letter, S or N for a store."""
    return (*LETTERS[SOUTH][:n], STORES[SOUTH], *LETTERS[NORTH][:n], STORES[NORTH])


@cache
def places(n: int) -> dict[str, int]:
    """Return the place of each name. Cached: do not change it."""
    return {name: place for place, name in enumerate(names(n))}
