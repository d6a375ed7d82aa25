"""The terrain: the hexes by name, their neighbours, the bases of the trees, the landings of swings.

Sets of hexes are integers with a bit for each hex, to search many routes fast.
"""

from collections.abc import Iterable
from functools import lru_cache

from troop.core.hexes import Cell, are_adjacent, as_read, neighbours
from troop.games.codemonkey.rules.jungle import Jungle
from troop.games.codemonkey.rules.tiles import NUMBERS, TILES, tree_name


class Terrain:
    """Everything derived from a jungle. There is one object for each jungle, so that it can be a cache key itself."""

    __slots__ = (
        *("base", "beside", "bit", "cell", "hexes", "landings", "links", "number"),
        *("steps", "swings", "trees", "with_number"),
    )

    def __init__(self, jungle: Jungle) -> None:
        cells = _cells_of(jungle)
        self.hexes = tuple(sorted(cells, key=lambda name: as_read(cells[name])))
        """The names of all hexes, in reading order."""
        self.cell: dict[str, Cell] = cells | {tree_name(n): cell for n, cell in enumerate(jungle.trees, 1)}
        """The cell of each hex and each tree."""
        self.number = {f"{tile.letter}{i}": TILES[tile.letter][i - 1] for tile in jungle.tiles for i in (1, 2, 3)}
        self.with_number = {n: tuple(name for name in self.hexes if self.number[name] == n) for n in NUMBERS}
        self.bit = {name: 1 << i for i, name in enumerate(self.hexes)}
        self.beside = {name: self._around(name) for name in self.hexes}
        """The hexes adjacent to each hex."""
        trees = [tree_name(n) for n in range(1, len(jungle.trees) + 1)]
        self.base = {tree: self._around(tree) for tree in trees}
        """Rule 7: the hexes next to each tree."""
        self.trees = {name: tuple(tree for tree in trees if name in self.base[tree]) for name in self.hexes}
        """The trees to whose base a hex belongs."""
        self.links = {tree: tuple(other for other in trees if self._linked(tree, other)) for tree in trees}
        """Rule 20: the trees that a swing can go on to."""
        self.landings = {name: self._landings(name) for name in self.hexes}
        """Rule 20: where a swing from each hex can land."""
        self.steps = {name: self._with_bits(self.beside[name]) for name in self.hexes}
        self.swings = {name: self._with_bits(self.landings[name]) for name in self.hexes}
        """The hexes beside each hex, and the landings of a swing from it, each with its bit."""

    def bits(self, names: Iterable[str]) -> int:
        """Return hexes as bits."""
        bits = 0
        for name in names:
            bits |= self.bit[name]
        return bits

    def names(self, bits: int) -> tuple[str, ...]:
        """Return the hexes of some bits, in reading order."""
        return tuple(name for i, name in enumerate(self.hexes) if bits >> i & 1)

    def _around(self, place: str) -> tuple[str, ...]:
        near = neighbours(self.cell[place])
        return tuple(name for name in self.hexes if self.cell[name] in near)

    def _linked(self, tree: str, other: str) -> bool:
        """Rule 20: whether two trees are adjacent, or share a hex of their bases."""
        adjacent = are_adjacent(self.cell[tree], self.cell[other])
        return tree != other and (adjacent or not set(self.base[tree]).isdisjoint(self.base[other]))

    def _landings(self, name: str) -> tuple[str, ...]:
        reached = {near for tree in self.trees[name] for near in (tree, *self.links[tree])}
        landings = {landing for tree in reached for landing in self.base[tree]} - {name}
        return tuple(landing for landing in self.hexes if landing in landings)

    def _with_bits(self, names: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
        return tuple((name, self.bit[name]) for name in names)


def _cells_of(jungle: Jungle) -> dict[str, Cell]:
    return {f"{tile.letter}{i}": cell for tile in jungle.tiles for i, cell in enumerate(tile.cells, 1)}


@lru_cache(maxsize=16)
def terrain(jungle: Jungle) -> Terrain:
    return Terrain(jungle)
