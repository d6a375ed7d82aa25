"""What a position is worth: what each seat has on monkeys, and how far its colonies are.

It is measured in the units of a logistic: who is ahead by 1 in a game of two wins e times as often as the other.
"""

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from troop.core.mind import Shares
from troop.games.itchy.thinking.decision import crossers, jumpers
from troop.games.itchy.thinking.field import Field, Going, crossed, is_won
from troop.games.itchy.thinking.stack import SPECIES, SPIES, force, settlers

WIN = 1_000_000.0
"""More than anything else is worth."""
WON = WIN / 5
"""What is worth more, or less than the opposite, is a win of the seat, or of one of three others."""

WORKERS = (0.0, 0.31, 0.92, 0.97, 1.34, 1.2)
"""So many workers on a monkey, or more."""
QUEENS = (0.0, 0.96, 1.9, 2.8)
SPY = 0.3
VARIETY = (0.0, 0.52, 1.14, 2.0, 2.89)
"""Colonies on so many species."""
GORILLAS = (0.0, 0.03, 1.09)
FAMILY = (0.0, 0.0, 0.0, 0.39)
"""Colonies on so many gorillas, and so many of another species."""
BEGUN = 0.26
"""A species without a colony, but with workers."""
BEGINNINGS = 15
"""Shift: where a key counts monkeys with workers that are no colony."""

Keys: TypeAlias = tuple[int, ...]
"""For each seat how many colonies of each species it has, three bits for each, and how many beginnings of one."""
Change: TypeAlias = tuple[float, Keys | None, Going]
"""What a crossing is worth but for colonies, how it changes the keys (None: not at all), and who crosses."""


class Lookup(dict[int, float]):
    """A table that is filled as it is asked."""

    def __init__(self, ask: Callable[[int], float]) -> None:
        self._ask = ask

    def __missing__(self, at: int) -> float:
        self[at] = found = self._ask(at)
        return found


class Count(dict[int, int]):
    """A table of whole numbers that is filled as it is asked."""

    def __init__(self, ask: Callable[[int], int]) -> None:
        self._ask = ask

    def __missing__(self, at: int) -> int:
        self[at] = found = self._ask(at)
        return found


class Worth:
    """What positions are worth to one seat, against the others."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self._others = tuple(other for other in range(seats) if other != seat)
        self._envy = 1 / (seats - 1)
        self.stack = Lookup(self._stack)
        self._keys = tuple(key_of(other) for other in range(seats))
        self._crossings: dict[int, tuple[Change, ...]] = {}
        self._jumps: dict[int, tuple[Change, ...]] = {}

    def value(self, field: Field) -> float:
        """What a position is worth."""
        stacks = field.stacks
        return sum(map(self.stack.__getitem__, stacks)) + self.goals(self.keys_of(stacks))

    def keys_of(self, stacks: list[int]) -> Keys:
        return tuple([sum(map(key.__getitem__, stacks)) for key in self._keys])

    def goals(self, keys: Keys) -> float:
        """What the colonies are worth; rule 15: if several win at once, the mover does."""
        total = GOALS[keys[self.seat]]
        if total == WIN:
            return total
        for other in self._others:
            total -= self._envy * GOALS[keys[other]]
        return total

    def crossings(self, start: int, goal: int) -> tuple[Change, ...]:
        """The best crossings from one stack to another, one for each change of keys."""
        at = start << 16 | goal
        found = self._crossings.get(at)
        if found is None:
            self._crossings[at] = found = self._changes(start, goal, crossers(start, goal, self.seat))
        return found

    def jumps(self, start: int, goal: int) -> tuple[Change, ...]:
        """The same for jumps."""
        at = start << 16 | goal
        found = self._jumps.get(at)
        if found is None:
            self._jumps[at] = found = self._changes(start, goal, jumpers(start, goal, self.seat))
        return found

    def change(self, before: Sequence[int], after: Sequence[int]) -> tuple[float, Keys | None]:
        """What it is worth that stacks become others, but for colonies; and how that changes the keys."""
        gain = sum(map(self.stack.__getitem__, after)) - sum(map(self.stack.__getitem__, before))
        keys = tuple([sum(map(key.__getitem__, after)) - sum(map(key.__getitem__, before)) for key in self._keys])
        return gain, keys if any(keys) else None

    def _changes(self, start: int, goal: int, goings: tuple[Going, ...]) -> tuple[Change, ...]:
        found: dict[Keys | None, Change] = {}
        for going in goings:
            gain, keys = self.change((start, goal), crossed(start, goal, self.seat, going))
            if keys not in found or found[keys][0] < gain:
                found[keys] = (gain, keys, going)
        return tuple(found.values())

    def _stack(self, stack: int) -> float:
        return lice_of(self.seat)[stack] - self._envy * sum(lice_of(other)[stack] for other in self._others)


@cache
def worth(seat: int, seats: int) -> Worth:
    """The tables of a seat."""
    return Worth(seat, seats)


@cache
def lice_of(seat: int) -> Lookup:
    """What the lice of a seat on a monkey are worth to it."""

    def lice(stack: int) -> float:
        workers, queens = force(stack, seat)
        return WORKERS[min(workers, len(WORKERS) - 1)] + QUEENS[queens] + SPY * (stack >> SPIES + seat & 1)

    return Lookup(lice)


@cache
def key_of(seat: int) -> Count:
    """What a monkey adds to the key of a seat."""

    def key(stack: int) -> int:
        species = stack >> SPECIES
        if settlers(stack) >> seat & 1:
            return 1 << 3 * species
        begun = force(stack, seat)[0] or stack >> SPIES + seat & 1
        return 1 << BEGINNINGS + 3 * species if begun else 0

    return Count(key)


def goal_of(key: int) -> float:
    """What colonies, and beginnings of some, are worth to who has them."""
    counts = [key >> 3 * species & 7 for species in range(5)]
    if is_won(counts):
        return WIN
    begun = sum(1 for species in range(5) if not counts[species] and key >> BEGINNINGS + 3 * species & 7)
    return VARIETY[5 - counts.count(0)] + GORILLAS[counts[0]] + FAMILY[max(counts[1:])] + BEGUN * begun


GOALS = Lookup(goal_of)


def shares(field: Field) -> Shares:
    """What each seat can expect of the win in a position, whoever moves."""
    stacks, seats = field.stacks, field.ground.seats
    worths = [
        sum(map(lice_of(seat).__getitem__, stacks)) + GOALS[sum(map(key_of(seat).__getitem__, stacks))]
        for seat in range(seats)
    ]
    most = max(worths)
    powers = [math.exp(max(each - most, -50.0)) for each in worths]
    total = sum(powers)
    return tuple([each / total for each in powers])
