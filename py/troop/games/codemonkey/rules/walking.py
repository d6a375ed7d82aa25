"""The possible ends and routes of a die for a monkey on the ground (rules 11, 12, 20, 21 and 26)."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from troop.games.codemonkey.rules.terrain import Terrain


class Walk(NamedTuple):
    """The possible results of a die's movement."""

    steps: int
    """Rule 12: the most steps of any route, into a trap or not."""
    ends: tuple[str, ...]
    """The ends of the routes of so many steps past all traps, perhaps none; the starting hex if no step is possible."""
    caught: tuple[str, ...]
    """Rule 26: the opponents' traps that a route can end on."""


class Stride(NamedTuple):
    """One part of a route: a step onto a hex, or a swing that lands there."""

    hex: str
    swung: bool = False


Route: TypeAlias = tuple[Stride, ...]


class Obstacles(NamedTuple):
    """The terrain, with the hexes of other monkeys and of opponents' traps as bits."""

    terrain: Terrain
    monkeys: int
    traps: int

    def steps(self, hex: str, visited: int) -> list[tuple[str, int]]:
        """Rule 11: return the hexes that a step leads to, traps among them, each with its bit."""
        closed = visited | self.monkeys
        return [near for near in self.terrain.steps[hex] if not near[1] & closed]

    def swings(self, hex: str, visited: int = 0) -> list[tuple[str, int]]:
        """Rules 20 and 26: return the landings of a swing, each with its bit; never an opponent's trap."""
        closed = visited | self.monkeys | self.traps
        return [landing for landing in self.terrain.swings[hex] if not landing[1] & closed]


Path: TypeAlias = tuple[str, int, int, int]
"""A way through an empty jungle: its end, the end as a bit, all hexes stood on after the first as bits, and the end
once more if a step leads onto it; 0 if a swing does, which never lands on a trap."""


@lru_cache(maxsize=512)  # about two jungles
def paths(land: Terrain, start: str, steps: int, swung: bool) -> tuple[Path, ...]:
    """Rules 11 and 21: return all ways of so many steps, with or without a swing, if nothing stands in the way."""
    if not steps and not swung:
        return ((start, 0, 0, 0),)
    first, found = land.bit[start], set()
    if steps:
        for end, _, visited, _ in paths(land, start, steps - 1, swung):
            closed = visited | first
            found |= {(hex, bit, visited | bit, bit) for hex, bit in land.steps[end] if not bit & closed}
    if swung:
        for end, _, visited, _ in paths(land, start, steps, False):
            closed = visited | first
            found |= {(hex, bit, visited | bit, 0) for hex, bit in land.swings[end] if not bit & closed}
    return tuple(found)


class Reach(NamedTuple):
    """The same as a walk, with hexes as bits."""

    steps: int
    ends: int
    caught: int


def reach(obstacles: Obstacles, start: str, die: int, swing: bool) -> Reach:
    """Rules 12, 21 and 26: return the results of a die: of all ways in the empty jungle, those that are possible."""
    land, monkeys, traps = obstacles
    most, ends, caught = 0, land.bit[start], 0
    for steps in range(die, -1, -1):
        free = trapped = 0
        for swung in (False, True) if swing else (False,):
            for _, end, visited, stepped_on in paths(land, start, steps, swung):
                if visited & monkeys:
                    continue
                if not visited & traps:
                    free |= end
                elif visited & traps == stepped_on:  # only the last step leads into a trap
                    trapped |= stepped_on
        if (free or trapped) and not most:
            most, ends = steps, free if steps else ends | free
            if not traps:
                break
        caught |= trapped
    return Reach(most, ends, caught)


@lru_cache(maxsize=512)
def walk(obstacles: Obstacles, start: str, die: int, swing: bool) -> Walk:
    """Rules 12, 21 and 26: return the possible results of a die."""
    steps, ends, caught = reach(obstacles, start, die, swing)
    return Walk(steps, obstacles.terrain.names(ends), obstacles.terrain.names(caught))


def route(obstacles: Obstacles, start: str, end: str, die: int, swing: bool) -> Route:
    """Return a route to an end: the first in reading order, without the Swing if it is not needed."""
    return ways(obstacles, start, die, swing)[end]


@lru_cache(maxsize=256)
def ways(obstacles: Obstacles, start: str, die: int, swing: bool) -> dict[str, Route]:
    """Return a route to each end of a movement. Cached: do not change it."""
    most = walk(obstacles, start, die, swing).steps
    on_foot = _ways(obstacles, start, die, most, False)
    return _ways(obstacles, start, die, most, True) | on_foot if swing else on_foot


def _ways(obstacles: Obstacles, start: str, die: int, most: int, swing: bool) -> dict[str, Route]:
    """Return the first route found to each hex with the most steps, and the shortest to each trap."""
    first: dict[str, Route] = {}
    known: set[tuple[str, int, bool]] = set()

    def explore(way: Route, hex: str, visited: int, steps: int, swing: bool) -> None:
        if (hex, visited, swing) in known:
            return
        known.add((hex, visited, swing))
        if steps == most:
            first.setdefault(hex, way)
        for near, there in obstacles.steps(hex, visited) if steps < die else ():
            further = (*way, Stride(near))
            if not there & obstacles.traps:
                explore(further, near, visited | there, steps + 1, swing)
            elif near not in first or len(further) < len(first[near]):
                first[near] = further
        for landing, there in obstacles.swings(hex, visited) if swing else ():
            explore((*way, Stride(landing, True)), landing, visited | there, steps, False)

    explore((), start, obstacles.terrain.bit[start], 0, swing)
    return first
