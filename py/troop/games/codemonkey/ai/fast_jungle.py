"""The jungle in numbers: hexes and trees are numbered, sets of them are bits, and walks are cached."""

from functools import lru_cache

from troop.games.codemonkey.rules.terrain import Terrain
from troop.games.codemonkey.rules.tiles import NUMBERS, full, tree_name
from troop.games.codemonkey.rules.walking import Obstacles, paths, reach

TREE = 24
"""Places below this are hexes, the others trees: there are at most 8 tiles of 3 hexes."""
NONE = -1
"""No tree, no hex."""
ROOM = 30_000
"""The most walks cached."""

Walk = tuple[bool, int, int]
"""Whether a die makes all its steps, its possible ends past all traps, and the traps it can step on (rules 12, 26)."""


class FastJungle:
    """Everything derived from a jungle, for fast search."""

    __slots__ = (
        *("base", "full", "hex_values", "hexes", "landings", "linked_bases", "names"),
        *("number", "numbered", "places", "terrain", "trees", "trees_of", "walks", "_within_reach"),
    )

    def __init__(self, terrain: Terrain) -> None:
        index = {name: at for at, name in enumerate(terrain.hexes)}
        trees = [tree_name(tree) for tree in range(1, len(terrain.base) + 1)]
        self.terrain = terrain
        self.hexes, self.trees = len(index), len(trees)
        self.places = {**index, **{name: TREE + at for at, name in enumerate(trees)}}
        """The number of each hex and tree, by name."""
        self.names = {number: name for name, number in self.places.items()}
        self.number = tuple(terrain.number[name] for name in terrain.hexes)
        self.numbered = (0, *(terrain.bits(terrain.with_number[number]) for number in NUMBERS), 0)
        """The hexes with each number."""
        self.landings = tuple(terrain.bits(terrain.landings[hex]) for hex in terrain.hexes)
        """Rule 20: where a swing from each hex can land."""
        self.base = tuple(terrain.bits(terrain.base[tree]) for tree in trees)
        self.full = tuple(full(tree) for tree in range(1, self.trees + 1))
        """Rule 4: the number of bananas that each tree holds."""
        self.trees_of = tuple(sum(1 << trees.index(tree) for tree in terrain.trees[hex]) for hex in terrain.hexes)
        self.linked_bases = tuple(self._bases(some) for some in range(1 << self.trees))
        """The hexes beside any of a set of trees."""
        self.walks: dict[int, Walk] = {}
        self.hex_values: dict[tuple[int, int], tuple[float, ...]] = {}
        """The values of hexes (evaluation.py), cached here to be freed together with the jungle."""
        self._within_reach: list[int | None] = [None] * (self.hexes << 4)

    def _bases(self, trees: int) -> int:
        hexes = 0
        for tree in members(trees):
            hexes |= self.base[tree]
        return hexes

    def climbing(self, die: int, trees: int) -> int:
        """Rule 13: the hexes from which a die climbs one of these trees."""
        return self.numbered[7 - die] & self.linked_bases[trees]

    def walk(self, start: int, die: int, swing: bool, monkeys: int, traps: int) -> Walk:
        """Rules 11, 12, 21 and 26: the possible results of a die for a monkey on the ground."""
        at = (start << 3 | die) << 1 | swing
        if monkeys or traps:
            near = self._within_reach[at]
            if near is None:
                near = self._within_reach[at] = self._hexes_within_reach(start, die, swing)
            monkeys &= near
            traps &= near
        key = (monkeys << TREE | traps) << 9 | at
        known = self.walks.get(key)
        if known is None:
            if len(self.walks) >= ROOM:
                self.walks.clear()
            obstacles = Obstacles(self.terrain, monkeys, traps)
            steps, ends, caught = reach(obstacles, self.names[start], die, swing)
            known = self.walks[key] = steps == die, ends, caught
        return known

    def _hexes_within_reach(self, start: int, die: int, swing: bool) -> int:
        """Return all hexes that a die could lead to or over."""
        hexes = 0
        for swung in (False, True) if swing else (False,):
            for steps in range(die + 1):
                for _, _, visited, _ in paths(self.terrain, self.names[start], steps, swung):
                    hexes |= visited
        return hexes


@lru_cache(maxsize=2)  # one jungle for each game
def fast_jungle(terrain: Terrain) -> FastJungle:
    return FastJungle(terrain)


_MEMBERS: dict[int, tuple[int, ...]] = {}


def members(bits: int) -> tuple[int, ...]:
    """Return the numbers of the bits that are set."""
    known = _MEMBERS.get(bits)
    if known is None:
        if len(_MEMBERS) >= ROOM:
            _MEMBERS.clear()
        known = _MEMBERS[bits] = tuple(at for at in range(bits.bit_length()) if bits >> at & 1)
    return known
