"""The jungle as it is laid: tiles and trees, where they may lie, and a layout as text (rules 1 to 3, section 8)."""

from functools import lru_cache
from typing import NamedTuple

from troop.core.hexes import Cell, as_read, neighbours, read_cell, step, write_cell
from troop.games.codemonkey.tiles import TILES, tree_name

TURNS = range(6)
"""Rule 2: the rotations of a tile."""
SIDES_ON_PATH = 3
"""Rule 3: with how many sides a planting ground lies on the path, at least."""
FIRST_CELL, FIRST_TURN = (0, 0), 0


class Laid(NamedTuple):
    """A tile that lies: the cell of its hex 1, and its rotation."""

    letter: str
    cell: Cell
    turn: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of its hexes 1, 2, 3."""
        return self.cell, step(self.cell, self.turn), step(self.cell, self.turn + 1)

    def write(self) -> str:
        """``C@2,-1/3``."""
        return f"{self.letter}@{write_cell(self.cell)}/{self.turn}"


class Jungle(NamedTuple):
    """All that lies: the tiles in the order they were laid, the trees by number."""

    tiles: tuple[Laid, ...] = ()
    trees: tuple[Cell, ...] = ()

    def write(self) -> str:
        """The layout as text; nothing, if nothing lies."""
        planted = (f"{tree_name(tree)}@{write_cell(cell)}" for tree, cell in enumerate(self.trees, 1))
        return ";".join((*(tile.write() for tile in self.tiles), *planted))

    def laid(self, tile: Laid) -> "Jungle":
        """With one more tile."""
        return self._replace(tiles=(*self.tiles, tile))

    def planted(self, cell: Cell) -> "Jungle":
        """With one more tree."""
        return self._replace(trees=(*self.trees, cell))

    @property
    def covered(self) -> frozenset[Cell]:
        """The cells with a JungleTile hex."""
        return frozenset(cell for tile in self.tiles for cell in tile.cells)

    @property
    def undrawn(self) -> tuple[str, ...]:
        """The tiles that are still in the pile, if none is in somebody's hand."""
        return tuple(letter for letter in TILES if letter not in {tile.letter for tile in self.tiles})


def sides(cells: tuple[Cell, ...], covered: frozenset[Cell]) -> int:
    """Along how many hex sides these cells touch the path."""
    return sum(near in covered for cell in cells for near in neighbours(cell))


def fits(tile: Laid, covered: frozenset[Cell]) -> bool:
    """Rule 2: it covers nothing and touches the path along exactly one hex side."""
    return covered.isdisjoint(tile.cells) and sides(tile.cells, covered) == 1


@lru_cache(maxsize=64)
def grounds(covered: frozenset[Cell]) -> tuple[Cell, ...]:
    """Rule 3: the planting grounds, as people read."""
    around = {near for cell in covered for near in neighbours(cell)} - covered
    return tuple(sorted((cell for cell in around if sides((cell,), covered) >= SIDES_ON_PATH), key=as_read))


@lru_cache(maxsize=16)
def places(covered: frozenset[Cell], trees: int) -> tuple[Laid, ...]:
    """Rules 2 and 3: where the next tile may lie; it leaves at least so many planting grounds (0: it is not the last).

    The tiles differ only in their numbers, so these have no letter.
    """
    near = {cell for one in covered for two in neighbours(one) for cell in (two, *neighbours(two))} - covered
    tiles = (Laid("", cell, turn) for cell in near for turn in TURNS)
    fitting = (tile for tile in tiles if fits(tile, covered))
    return tuple(tile for tile in fitting if len(grounds(covered.union(tile.cells))) >= trees)


def read_tile(text: str) -> Laid | None:
    """``C@2,-1/3``, if it is a tile."""
    letter, at, rest = text.partition("@")
    place, slash, turn = rest.partition("/")
    cell = read_cell(place)
    known = letter in TILES and at and slash and turn in {str(number) for number in TURNS}
    return Laid(letter, cell, int(turn)) if known and cell else None


def read_layout(text: str) -> Jungle:
    """The jungle of a layout, whole or not. Raises ValueError with the first part that cannot be so."""
    jungle = Jungle()
    for word in text.split(";") if text else ():
        grown = _planted(jungle, word) if word.startswith("T") else _laid(jungle, word)
        if grown is None:
            raise ValueError(word)
        jungle = grown
    return jungle


def _laid(jungle: Jungle, word: str) -> Jungle | None:
    """The jungle with one more tile, if rule 2 allows it."""
    tile = read_tile(word)
    if tile is None or jungle.trees or tile.letter not in jungle.undrawn:
        return None
    begins = (tile.cell, tile.turn) == (FIRST_CELL, FIRST_TURN)
    return jungle.laid(tile) if (fits(tile, jungle.covered) if jungle.tiles else begins) else None


def _planted(jungle: Jungle, word: str) -> Jungle | None:
    """The jungle with one more tree, if rule 3 allows it."""
    tree, _, place = word.partition("@")
    cell = read_cell(place)
    legal = tree == tree_name(len(jungle.trees) + 1) and cell in free_grounds(jungle)
    return jungle.planted(cell) if legal and cell is not None else None


def free_grounds(jungle: Jungle) -> tuple[Cell, ...]:
    """Rule 3: the planting grounds without a tree."""
    return tuple(cell for cell in grounds(jungle.covered) if cell not in jungle.trees)
