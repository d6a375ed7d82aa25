"""Whether the mover can win within the turn: exactly, and fast where the win is far."""

from functools import cache
from typing import NamedTuple

from troop.games.itchy.thinking.decision import crossers, exchanges, jumpers
from troop.games.itchy.thinking.field import NONE, SPECIES_OF, Field, crossed
from troop.games.itchy.thinking.stack import SPECIES, settlers
from troop.games.itchy.thinking.turns import Link, hatched, hatchings, link_between, links
from troop.games.itchy.winning import FAMILY, GORILLAS, VARIETY

REACH = 2
"""Colonies that a turn can found: one by the spawn, one by the move."""
TRIED = 6
"""Ways that won in other positions that are tried first."""
GAINED, TRADED = 1, 2
"""A colony can be founded by going somewhere and kept where one came from; or only be founded."""


class Way(NamedTuple):
    """A way to win: where to spawn, and from which monkey lice go to which; NONE where it takes no such thing."""

    monkey: int
    spy: int = 0
    start: int = NONE
    goal: int = NONE


EXCHANGING = Way(NONE)
"""A way that begins with an exchange."""


def can_win(field: Field) -> bool:
    """Whether some row of decisions wins."""
    return way_to_win(field) is not None


def way_to_win(field: Field) -> Way | None:
    """A way to win within the turn, exchanges before the spawn included; None if there is none.

    Later exchanges win nothing: they take workers off, and the power of a queen is less than that of her price.
    """
    key = colonies_of(field, field.seat)
    if missing(key) > REACH:
        return None
    if way := _by_spawn_and_move(field, key):
        return way
    return EXCHANGING if any(can_win(field.exchanged(each[1])) for each in exchanges(field)) else None


class Watch:
    """Tells of many positions that are much alike whether they can be won: what won in others is tried first."""

    def __init__(self) -> None:
        self._ways: list[Way] = []

    def can_win(self, field: Field) -> bool:
        for at, way in enumerate(self._ways):
            if _still_wins(field, way):
                self._ways.insert(0, self._ways.pop(at))
                return True
        way_here = way_to_win(field)
        if way_here is not None and way_here.monkey != NONE:
            self._ways = [way_here, *self._ways[: TRIED - 1]]
        return way_here is not None


def colonies_of(field: Field, seat: int) -> int:
    """How many colonies a seat has of each species, three bits for each."""
    return sum([1 << 3 * (stack >> SPECIES) for stack in field.stacks if _settles(stack, seat)])


@cache
def _settles(stack: int, seat: int) -> bool:
    return bool(settlers(stack) >> seat & 1)


@cache
def missing(key: int) -> int:
    """Rule 15: how many more colonies it takes to win."""
    counts = [key >> 3 * species & 7 for species in range(5)]
    return max(min(GORILLAS - counts[0], FAMILY - max(counts), VARIETY - 5 + counts.count(0)), 0)


def _by_spawn_and_move(field: Field, key: int) -> Way | None:
    """Rules 8 and 10: the spawn comes first, where there is one; it must not make anybody else win."""
    seat, stacks, pairs = field.seat, field.stacks, links(field)[0]
    by_move = [pair for pair in pairs if _wins_by_move(stacks, seat, pair, key)] if missing(key) == 1 else []
    spawns = hatchings(field)
    if not spawns:
        return Way(NONE, 0, *by_move[0][:2]) if by_move else None
    for monkey, spy, stack in spawns:
        before = stacks[monkey]
        after = key + (_settles(stack, seat) - _settles(before, seat) << 3 * SPECIES_OF[monkey])
        if not missing(after):
            return Way(monkey, spy)
        if missing(after) > 1:
            continue
        others = [pair for pair in by_move if monkey not in pair[:2]]
        stacks[monkey] = stack
        touched = pairs if after != key else [pair for pair in pairs if monkey in pair[:2]]
        won = next((pair for pair in (*others, *touched) if _wins_by_move(stacks, seat, pair, after)), None)
        goes_on = won is not None and _goes_on(field)
        stacks[monkey] = before
        if won and goes_on:
            return Way(monkey, spy, *won[:2])
    return None


def _still_wins(field: Field, way: Way) -> bool:
    """Whether a way that was found elsewhere, with a spawn, wins here."""
    monkey, spy, start, goal = way
    seat, stacks = field.seat, field.stacks
    before = stacks[monkey]
    stack = hatched(field, monkey, spy)
    if stack == before:
        return False
    key = colonies_of(field, seat)
    after = key + (_settles(stack, seat) - _settles(before, seat) << 3 * SPECIES_OF[monkey])
    if missing(after) != 1 or goal == NONE:
        return not missing(after)
    link = link_between(field, start, goal)
    if not link:
        return False
    stacks[monkey] = stack
    won = _wins_by_move(stacks, seat, link, after) and _goes_on(field)
    stacks[monkey] = before
    return won


def _goes_on(field: Field) -> bool:
    """Rule 15: whether nobody else wins at once, as only spies can."""
    if not field.ground.pool.spies:
        return True
    return all(missing(colonies_of(field, seat)) for seat in range(field.ground.seats) if seat != field.seat)


def _wins_by_move(stacks: list[int], seat: int, link: Link, key: int) -> bool:
    """Whether lice can go along a link and win."""
    start, goal, end = link
    ways = _founding(stacks[start], stacks[goal], seat, end < 0)
    founded = key + (1 << 3 * SPECIES_OF[goal])
    if ways & GAINED and not missing(founded):
        return True
    return bool(ways & TRADED) and not missing(founded - (1 << 3 * SPECIES_OF[start]))


@cache
def _founding(start: int, goal: int, seat: int, jump: bool) -> int:
    """How a colony can be founded on one stack by lice from another: GAINED, TRADED, both or neither."""
    if _settles(goal, seat):
        return 0
    ways, was = 0, _settles(start, seat)
    for going in (jumpers if jump else crossers)(start, goal, seat):
        left, there = crossed(start, goal, seat, going)
        if _settles(there, seat):
            ways |= GAINED if _settles(left, seat) == was else TRADED
    return ways
