"""Where a die takes a monkey on the ground, and by which way (rules 11, 12, 20, 21 and 26)."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from troop.games.codemonkey.terrain import Terrain


class Walk(NamedTuple):
    """All that a die's movement can come to."""

    steps: int
    """Rule 12: how many steps it makes, if it does not end in a trap."""
    ends: tuple[str, ...]
    """Where it can end; the hex it starts from, if it makes no step."""
    caught: tuple[str, ...]
    """Rule 26: the opponents' traps that it can step on."""


class Stride(NamedTuple):
    """One part of a way: a step onto a hex, or a swing that lands there."""

    hex: str
    swung: bool = False


Route: TypeAlias = tuple[Stride, ...]


class Paths(NamedTuple):
    """What a movement has to do with: the terrain, the hexes with other monkeys and with opponents' traps, as bits."""

    terrain: Terrain
    monkeys: int
    traps: int

    def steps(self, hex: str, visited: int) -> list[tuple[str, int]]:
        """Rule 11: the hexes that a step leads to, traps among them, each with its bit."""
        closed = visited | self.monkeys
        return [near for near in self.terrain.steps[hex] if not near[1] & closed]

    def swings(self, hex: str, visited: int = 0) -> list[tuple[str, int]]:
        """Rules 20 and 26: the hexes that a swing can land on, each with its bit; never an opponent's trap."""
        closed = visited | self.monkeys | self.traps
        return [landing for landing in self.terrain.swings[hex] if not landing[1] & closed]


@lru_cache(maxsize=512)
def walk(paths: Paths, start: str, die: int, swing: bool) -> Walk:
    """Rules 12 and 21: the ends of every route with the most steps, and the traps within reach."""
    ends, caught = [0] * (die + 1), 0
    known: set[tuple[str, int, bool]] = set()

    def explore(hex: str, bit: int, visited: int, steps: int, swing: bool) -> None:
        nonlocal caught
        if (hex, visited, swing) in known:
            return
        known.add((hex, visited, swing))
        ends[steps] |= bit
        for landing, there in paths.swings(hex, visited) if swing else ():
            explore(landing, there, visited | there, steps, False)
        for near, there in paths.steps(hex, visited) if steps < die else ():
            if there & paths.traps:
                caught |= there
            elif steps + 1 == die and not swing:  # nothing can follow: most of a search is this
                ends[die] |= there
            else:
                explore(near, there, visited | there, steps + 1, swing)

    bit = paths.terrain.bit[start]
    explore(start, bit, bit, 0, swing)
    most = max(steps for steps in range(die + 1) if ends[steps])
    return Walk(most, paths.terrain.names(ends[most]), paths.terrain.names(caught))


def route(paths: Paths, start: str, end: str, die: int, swing: bool) -> Route:
    """A way of a movement that ends there: the first as people read, without the Swing if it can do without."""
    return ways(paths, start, die, swing)[end]


@lru_cache(maxsize=256)
def ways(paths: Paths, start: str, die: int, swing: bool) -> dict[str, Route]:
    """A way to each end of a movement; not to be changed."""
    most = walk(paths, start, die, swing).steps
    on_foot = _ways(paths, start, die, most, False)
    return _ways(paths, start, die, most, True) | on_foot if swing else on_foot


def _ways(paths: Paths, start: str, die: int, most: int, swing: bool) -> dict[str, Route]:
    """The first way found to each hex with the most steps, and the shortest to each trap."""
    first: dict[str, Route] = {}
    known: set[tuple[str, int, bool]] = set()

    def explore(way: Route, hex: str, visited: int, steps: int, swing: bool) -> None:
        if (hex, visited, swing) in known:
            return
        known.add((hex, visited, swing))
        if steps == most:
            first.setdefault(hex, way)
        for near, there in paths.steps(hex, visited) if steps < die else ():
            further = (*way, Stride(near))
            if not there & paths.traps:
                explore(further, near, visited | there, steps + 1, swing)
            elif near not in first or len(further) < len(first[near]):
                first[near] = further
        for landing, there in paths.swings(hex, visited) if swing else ():
            explore((*way, Stride(landing, True)), landing, visited | there, steps, False)

    explore((), start, paths.terrain.bit[start], 0, swing)
    return first
