"""The possible ends and routes of a die for a monkey on the ground (rules 11, 12, 20, 21 and 26)."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from troop.games.codemonkey.rules.terrain import Terrain


class Walk(NamedTuple):
    """The possible results of a die's movement."""

    steps: int
    """Rule 12: the number of steps made, unless it ends in a trap."""
    ends: tuple[str, ...]
    """The possible ends; the starting hex if no step is made."""
    caught: tuple[str, ...]
    """Rule 26: the opponents' traps that it can step on."""


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


@lru_cache(maxsize=512)
def walk(obstacles: Obstacles, start: str, die: int, swing: bool) -> Walk:
    """Rules 12 and 21: return the ends of every route with the most steps, and the traps within reach."""
    ends, caught = [0] * (die + 1), 0
    known: set[tuple[str, int, bool]] = set()

    def explore(hex: str, bit: int, visited: int, steps: int, swing: bool) -> None:
        nonlocal caught
        if (hex, visited, swing) in known:
            return
        known.add((hex, visited, swing))
        ends[steps] |= bit
        for landing, there in obstacles.swings(hex, visited) if swing else ():
            explore(landing, there, visited | there, steps, False)
        for near, there in obstacles.steps(hex, visited) if steps < die else ():
            if there & obstacles.traps:
                caught |= there
            elif steps + 1 == die and not swing:  # a shortcut for most of the search: no step follows
                ends[die] |= there
            else:
                explore(near, there, visited | there, steps + 1, swing)

    bit = obstacles.terrain.bit[start]
    explore(start, bit, bit, 0, swing)
    most = max(steps for steps in range(die + 1) if ends[steps])
    return Walk(most, obstacles.terrain.names(ends[most]), obstacles.terrain.names(caught))


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
