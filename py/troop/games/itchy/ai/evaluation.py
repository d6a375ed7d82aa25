"""Static evaluation: the lice of each seat, and its progress toward colonies.

The unit is that of a logistic function: with a lead of 1 in a game of two, a seat wins e times as often as the other.
"""

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from troop.core.bot import WinProbabilities
from troop.games.itchy.ai.fast_state import MovingLice, Position, crossed, is_won
from troop.games.itchy.ai.moves import crossers, jumpers
from troop.games.itchy.ai.stack import SPECIES, SPIES, force, settlers

WIN = 1_000_000.0
"""More than the value of any position."""
WON = WIN / 5
"""Above this, or below its opposite, somebody has won, even as one of three opponents."""

WORKERS = (0.0, 0.31, 0.92, 0.97, 1.34, 1.2)
"""The values of 0, 1, 2, … workers on a monkey; the last is for more."""
QUEENS = (0.0, 0.96, 1.9, 2.8)
SPY = 0.3
VARIETY = (0.0, 0.52, 1.14, 2.0, 2.89)
"""The values of colonies on 0, 1, 2, … species."""
GORILLAS = (0.0, 0.03, 1.09)
FAMILY = (0.0, 0.0, 0.0, 0.39)
"""The values of colonies on gorillas, and on one other species."""
STARTED = 0.26
"""The value of a species without a colony, but with workers."""
STARTED_SHIFT = 15
"""The shift of the counts of monkeys with workers that are no colony."""

Keys: TypeAlias = tuple[int, ...]
"""For each seat the number of its colonies on each species, three bits each, and of monkeys with a start of one."""
Crossing: TypeAlias = tuple[float, Keys | None, MovingLice]
"""The gain of lice moving over, without colonies; the change of the keys (None: no change); and the lice."""


class FloatCache(dict[int, float]):
    """A cache that computes missing entries."""

    def __init__(self, compute: Callable[[int], float]) -> None:
        self._compute = compute

    def __missing__(self, at: int) -> float:
        self[at] = found = self._compute(at)
        return found


class IntCache(dict[int, int]):
    """A cache of integers that computes missing entries."""

    def __init__(self, compute: Callable[[int], int]) -> None:
        self._compute = compute

    def __missing__(self, at: int) -> int:
        self[at] = found = self._compute(at)
        return found


class Evaluator:
    """Evaluates positions for one seat against the others."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self._others = tuple(other for other in range(seats) if other != seat)
        self._opponent_weight = 1 / (seats - 1)
        self.stack = FloatCache(self._stack)
        self._keys = tuple(key_parts(other) for other in range(seats))
        self._crossings: dict[int, tuple[Crossing, ...]] = {}
        self._jumps: dict[int, tuple[Crossing, ...]] = {}

    def value(self, pos: Position) -> float:
        """Return the value of a position."""
        stacks = pos.stacks
        return sum(map(self.stack.__getitem__, stacks)) + self.colony_value(self.keys_of(stacks))

    def keys_of(self, stacks: list[int]) -> Keys:
        return tuple([sum(map(key.__getitem__, stacks)) for key in self._keys])

    def colony_value(self, keys: Keys) -> float:
        """Return the value of the colonies; rule 15: if several win at once, the mover does."""
        total = COLONY_VALUES[keys[self.seat]]
        if total == WIN:
            return total
        for other in self._others:
            total -= self._opponent_weight * COLONY_VALUES[keys[other]]
        return total

    def crossings(self, start: int, goal: int) -> tuple[Crossing, ...]:
        """Return the best crossings from one stack to another, one for each change of keys."""
        at = start << 16 | goal
        found = self._crossings.get(at)
        if found is None:
            self._crossings[at] = found = self._best_crossings(start, goal, crossers(start, goal, self.seat))
        return found

    def jumps(self, start: int, goal: int) -> tuple[Crossing, ...]:
        """Return the same for jumps."""
        at = start << 16 | goal
        found = self._jumps.get(at)
        if found is None:
            self._jumps[at] = found = self._best_crossings(start, goal, jumpers(start, goal, self.seat))
        return found

    def difference(self, before: Sequence[int], after: Sequence[int]) -> tuple[float, Keys | None]:
        """Return the gain of replacing stacks, without colonies, and the change of the keys."""
        gain = sum(map(self.stack.__getitem__, after)) - sum(map(self.stack.__getitem__, before))
        keys = tuple([sum(map(key.__getitem__, after)) - sum(map(key.__getitem__, before)) for key in self._keys])
        return gain, keys if any(keys) else None

    def _best_crossings(self, start: int, goal: int, goings: tuple[MovingLice, ...]) -> tuple[Crossing, ...]:
        found: dict[Keys | None, Crossing] = {}
        for moving in goings:
            gain, keys = self.difference((start, goal), crossed(start, goal, self.seat, moving))
            if keys not in found or found[keys][0] < gain:
                found[keys] = (gain, keys, moving)
        return tuple(found.values())

    def _stack(self, stack: int) -> float:
        others = sum(lice_values(other)[stack] for other in self._others)
        return lice_values(self.seat)[stack] - self._opponent_weight * others


@cache
def evaluator_of(seat: int, seats: int) -> Evaluator:
    """Return the cached evaluator of a seat."""
    return Evaluator(seat, seats)


@cache
def lice_values(seat: int) -> FloatCache:
    """Return the values of a seat's lice on a monkey, by its stack."""

    def lice(stack: int) -> float:
        workers, queens = force(stack, seat)
        return WORKERS[min(workers, len(WORKERS) - 1)] + QUEENS[queens] + SPY * (stack >> SPIES + seat & 1)

    return FloatCache(lice)


@cache
def key_parts(seat: int) -> IntCache:
    """Return what a monkey adds to the key of a seat, by its stack."""

    def key(stack: int) -> int:
        species = stack >> SPECIES
        if settlers(stack) >> seat & 1:
            return 1 << 3 * species
        started = force(stack, seat)[0] or stack >> SPIES + seat & 1
        return 1 << STARTED_SHIFT + 3 * species if started else 0

    return IntCache(key)


def _colony_value(key: int) -> float:
    """Return the value of colonies, and starts of colonies, to their owner."""
    counts = [key >> 3 * species & 7 for species in range(5)]
    if is_won(counts):
        return WIN
    started = sum(1 for species in range(5) if not counts[species] and key >> STARTED_SHIFT + 3 * species & 7)
    return VARIETY[5 - counts.count(0)] + GORILLAS[counts[0]] + FAMILY[max(counts[1:])] + STARTED * started


COLONY_VALUES = FloatCache(_colony_value)


def win_probabilities(pos: Position) -> WinProbabilities:
    """Return the win probability of each seat, whoever is on turn."""
    stacks, seats = pos.stacks, pos.constants.seats
    values = [
        sum(map(lice_values(seat).__getitem__, stacks)) + COLONY_VALUES[sum(map(key_parts(seat).__getitem__, stacks))]
        for seat in range(seats)
    ]
    most = max(values)
    powers = [math.exp(max(each - most, -50.0)) for each in values]
    total = sum(powers)
    return tuple([each / total for each in powers])
