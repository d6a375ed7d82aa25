"""Whether the mover can win within the turn: exactly, and fast where the win is far."""

from functools import cache

from troop.games.itchy.thinking.decision import crossers, exchanges, jumpers
from troop.games.itchy.thinking.field import SPECIES_OF, Field, crossed
from troop.games.itchy.thinking.stack import SPECIES, settlers
from troop.games.itchy.thinking.turns import Link, hatchings, links
from troop.games.itchy.winning import FAMILY, GORILLAS, VARIETY

REACH = 2
"""Colonies that a turn can found: one by the spawn, one by the move."""
GAINED, TRADED = 1, 2
"""A colony can be founded by going somewhere and kept where one came from; or only be founded."""


def can_win(field: Field) -> bool:
    """Whether some row of decisions wins, exchanges before the spawn included.

    Later exchanges win nothing: they take workers off, and the power of a queen is less than that of her price.
    """
    key = colonies_of(field, field.seat)
    if missing(key) > REACH:
        return False
    return _wins_by_spawn_and_move(field, key) or any(can_win(field.exchanged(each[1])) for each in exchanges(field))


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


def _wins_by_spawn_and_move(field: Field, key: int) -> bool:
    """Rules 8 and 10: the spawn comes first, where there is one; it must not make anybody else win."""
    seat, stacks, pairs = field.seat, field.stacks, links(field)[0]
    by_move = [pair for pair in pairs if _wins_by_move(stacks, seat, pair, key)] if missing(key) == 1 else []
    spawns = hatchings(field)
    if not spawns:
        return bool(by_move)
    for monkey, _, stack in spawns:
        before = stacks[monkey]
        after = key + (_settles(stack, seat) - _settles(before, seat) << 3 * SPECIES_OF[monkey])
        if not missing(after):
            return True
        if missing(after) == 1:
            stacks[monkey] = stack
            won = _goes_on(field) and (
                any(monkey not in pair[:2] for pair in by_move)
                or any(_wins_by_move(stacks, seat, pair, after) for pair in pairs if after != key or monkey in pair[:2])
            )
            stacks[monkey] = before
            if won:
                return True
    return False


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
