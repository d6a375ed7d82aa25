"""The jungle in numbers: hexes and trees are numbered, sets of them are bits, and walks are cached.

It follows the rules of ``walking.py``; a test compares both.
"""

from functools import lru_cache

from troop.games.codemonkey.rules.terrain import Terrain
from troop.games.codemonkey.rules.tiles import NUMBERS, full, tree_name

TREE = 24
"""Places below this are hexes, the others trees: there are at most 8 tiles of 3 hexes."""
NONE = -1
"""No tree, no hex."""
ROOM = 30_000
"""The most walks cached."""

Walk = tuple[bool, int, int]
"""Whether a die makes all its steps, its possible ends, and the traps it can step on (rules 12 and 26)."""


class FastJungle:
    """Everything derived from a jungle, for fast search."""

    __slots__ = (
        *("base", "bits", "full", "hex_values", "hexes", "landings", "linked_bases", "names"),
        *("near", "number", "numbered", "places", "trees", "trees_of", "walks", "_open"),
    )

    def __init__(self, terrain: Terrain) -> None:
        index = {name: at for at, name in enumerate(terrain.hexes)}
        trees = [tree_name(tree) for tree in range(1, len(terrain.base) + 1)]
        self.hexes, self.trees = len(index), len(trees)
        self.places = {**index, **{name: TREE + at for at, name in enumerate(trees)}}
        """The number of each hex and tree, by name."""
        self.names = {number: name for name, number in self.places.items()}
        self.bits = tuple(1 << at for at in range(self.hexes))
        self.number = tuple(terrain.number[name] for name in terrain.hexes)
        self.numbered = (0, *(terrain.bits(terrain.with_number[number]) for number in NUMBERS), 0)
        """The hexes with each number."""
        self.near = tuple(tuple((index[name], bit) for name, bit in terrain.steps[hex]) for hex in terrain.hexes)
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
        self._open: list[tuple[int, int] | None] = [None] * (self.hexes << 4)

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
            reach = self._open[at] or self._open_walk(start, die, swing, at)
            monkeys &= reach[1]
            traps &= reach[1]
        key = (monkeys << TREE | traps) << 9 | at
        known = self.walks.get(key)
        if known is None:
            if len(self.walks) >= ROOM:
                self.walks.clear()
            known = self.walks[key] = self._walk(start, die, swing, monkeys, traps)
        return known

    def _open_walk(self, start: int, die: int, swing: bool, at: int) -> tuple[int, int]:
        """Return the ends of a die, and all hexes that it could step on, without any obstacles."""
        whole, ends, _ = self._walk(start, die, swing, 0, 0)
        reach = 0
        for steps in range(die + 1):
            reach |= self._walk(start, steps, swing, 0, 0)[1]
        self._open[at] = found = (ends if whole else -1, reach)
        return found

    def _walk(self, start: int, die: int, swing: bool, monkeys: int, traps: int) -> Walk:
        closed, near, landings, bits = monkeys | traps, self.near, self.landings, self.bits
        open_ends, _ = self._open[(start << 3 | die) << 1 | swing] or (-1, 0)
        all_ends = open_ends & ~closed
        ends, caught = [0] * (die + 1), 0
        ahead = [(start, bits[start], 0, swing)]
        known = set()
        while ahead:
            hex, visited, steps, swing = stage = ahead.pop()
            if stage in known:
                continue
            known.add(stage)
            ends[steps] |= bits[hex]
            if swing:
                ahead += [
                    (end, visited | bits[end], steps, False) for end in members(landings[hex] & ~(visited | closed))
                ]
            if steps == die:
                if ends[die] == all_ends and caught == traps:  # everything has been found
                    break
                continue
            for next, bit in near[hex]:
                if bit & (visited | monkeys):
                    continue
                if bit & traps:
                    caught |= bit
                else:
                    ahead.append((next, visited | bit, steps + 1, swing))
        most = max(steps for steps in range(die + 1) if ends[steps])
        return most == die, ends[most], caught


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
