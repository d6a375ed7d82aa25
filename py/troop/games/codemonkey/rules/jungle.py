"""The jungle: legal places for tiles and trees, and a layout as text (rules 1 to 3, section 8)."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from troop.core.errors import BadOption
from troop.core.hexes import Cell, as_read, neighbours, read_cell, step, write_cell
from troop.core.messages import message
from troop.games.codemonkey.rules.tiles import TILES, tree_name

TURNS = range(6)
"""Rule 2: the rotations of a tile."""
SIDES_ON_PATH = 3
"""Rule 3: the fewest sides of a planting ground that lie on the path."""
FIRST_CELL, FIRST_TURN = (0, 0), 0


class LaidTile(NamedTuple):
    """A laid tile: the cell of its hex 1, and its rotation."""

    letter: str
    cell: Cell
    turn: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of its hexes 1, 2, 3."""
        return self.cell, step(self.cell, self.turn), step(self.cell, self.turn + 1)

    def write(self) -> str:
        """Write the tile: ``C@2,-1/3``."""
        return f"{self.letter}@{write_cell(self.cell)}/{self.turn}"


class Jungle(NamedTuple):
    """The tiles in the order they were laid, and the trees by number."""

    tiles: tuple[LaidTile, ...] = ()
    trees: tuple[Cell, ...] = ()

    def write(self) -> str:
        """Write the layout; an empty text for an empty jungle."""
        planted = (f"{tree_name(tree)}@{write_cell(cell)}" for tree, cell in enumerate(self.trees, 1))
        return ";".join((*(tile.write() for tile in self.tiles), *planted))

    def laid(self, tile: LaidTile) -> "Jungle":
        """Return the jungle with one more tile."""
        return self._replace(tiles=(*self.tiles, tile))

    def planted(self, cell: Cell) -> "Jungle":
        """Return the jungle with one more tree."""
        return self._replace(trees=(*self.trees, cell))

    @property
    def covered(self) -> frozenset[Cell]:
        """The cells with a JungleTile hex."""
        return frozenset(cell for tile in self.tiles for cell in tile.cells)

    @property
    def undrawn(self) -> tuple[str, ...]:
        """The tiles still in the pile, while no player holds one."""
        return tuple(letter for letter in TILES if letter not in {tile.letter for tile in self.tiles})


def sides(cells: tuple[Cell, ...], covered: frozenset[Cell]) -> int:
    """Return along how many hex sides these cells touch the path."""
    return sum(near in covered for cell in cells for near in neighbours(cell))


def fits(tile: LaidTile, covered: frozenset[Cell]) -> bool:
    """Rule 2: whether a tile covers no laid hex and touches the path along exactly one hex side."""
    return covered.isdisjoint(tile.cells) and sides(tile.cells, covered) == 1


@lru_cache(maxsize=64)
def grounds(covered: frozenset[Cell]) -> tuple[Cell, ...]:
    """Rule 3: the planting grounds, in reading order."""
    touched = Counter(near for cell in covered for near in neighbours(cell))
    empty = (cell for cell, count in touched.items() if count >= SIDES_ON_PATH and cell not in covered)
    return tuple(sorted(empty, key=as_read))


@lru_cache(maxsize=16)
def places(covered: frozenset[Cell], trees: int) -> tuple[LaidTile, ...]:
    """Rules 2 and 3: the legal places for the next tile, leaving at least ``trees`` planting grounds (0: not the last
    tile).

    The places are the same for all tiles, so these have no letter.
    """
    touched = Counter(near for cell in covered for near in neighbours(cell))
    near = {cell for one in touched for cell in (one, *neighbours(one))} - covered
    tiles = (LaidTile("", cell, turn) for cell in near if touched[cell] <= 1 for turn in TURNS)
    touching = (tile for tile in tiles if sum(touched[cell] for cell in tile.cells) == 1)
    fitting = (tile for tile in touching if covered.isdisjoint(tile.cells))
    return tuple(tile for tile in fitting if len(grounds(covered.union(tile.cells))) >= trees)


def read_tile(text: str) -> LaidTile | None:
    """Read a tile such as ``C@2,-1/3``; None if it is not one."""
    letter, at, rest = text.partition("@")
    place, slash, turn = rest.partition("/")
    cell = read_cell(place)
    known = letter in TILES and at and slash and turn in {str(number) for number in TURNS}
    return LaidTile(letter, cell, int(turn)) if known and cell else None


def read_layout(text: str) -> Jungle:
    """Read the jungle of a layout, complete or not. Raises ValueError with the first illegal part."""
    jungle = Jungle()
    for word in text.split(";") if text else ():
        grown = _planted(jungle, word) if word.startswith("T") else _laid(jungle, word)
        if grown is None:
            raise ValueError(word)
        jungle = grown
    return jungle


def _laid(jungle: Jungle, word: str) -> Jungle | None:
    """Return the jungle with one more tile, if rule 2 allows it."""
    tile = read_tile(word)
    if tile is None or jungle.trees or tile.letter not in jungle.undrawn:
        return None
    begins = (tile.cell, tile.turn) == (FIRST_CELL, FIRST_TURN)
    return jungle.laid(tile) if (fits(tile, jungle.covered) if jungle.tiles else begins) else None


def _planted(jungle: Jungle, word: str) -> Jungle | None:
    """Return the jungle with one more tree, if rule 3 allows it."""
    tree, _, place = word.partition("@")
    cell = read_cell(place)
    legal = tree == tree_name(len(jungle.trees) + 1) and cell in free_grounds(jungle)
    return jungle.planted(cell) if legal and cell is not None else None


def free_grounds(jungle: Jungle) -> tuple[Cell, ...]:
    """Rule 3: the planting grounds without a tree."""
    return tuple(cell for cell in grounds(jungle.covered) if cell not in jungle.trees)


def read_jungle(text: str) -> str:
    """Return a layout in its canonical form; empty if there is none. Raises BadOption."""
    try:
        return read_layout("".join(text.upper().split())).write()
    except ValueError as error:
        raise BadOption("jungle", message("codemonkey-bad-layout", text=str(error)[:40])) from error
