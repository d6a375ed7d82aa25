"""Exact test for a win of the mover within the turn, fast where the win is far."""

from functools import cache
from typing import NamedTuple

from troop.games.itchy.ai.fast_state import NONE, SPECIES_OF, Position, crossed
from troop.games.itchy.ai.moves import crossers, exchanges, jumpers, must_spawn
from troop.games.itchy.ai.stack import SPECIES, settlers
from troop.games.itchy.ai.turns import Link, link_between, links, spawned_stack, spawned_stacks
from troop.games.itchy.rules.outcome import FAMILY, GORILLAS, VARIETY

REACH = 2
"""The most colonies that a turn can found: one by the spawn, one by the move."""
WAYS_KEPT = 6
"""Ways that won in other positions, tried first."""
GAINED, TRADED = 1, 2
"""Lice can found a colony while keeping the one they leave; or only by giving it up."""


class Way(NamedTuple):
    """A way to win: the monkey to spawn on, and the monkeys that lice move from and to; NONE for parts not needed."""

    monkey: int
    spy: int = 0
    start: int = NONE
    goal: int = NONE


EXCHANGING = Way(NONE)
"""A way that begins with an exchange."""


def can_win(pos: Position) -> bool:
    """Return whether the mover can win within the turn."""
    return way_to_win(pos) is not None


def way_to_win(pos: Position) -> Way | None:
    """Return a way to win within the turn, exchanges before the spawn included, or None.

    Later exchanges win nothing: they remove workers, and a queen has less power than the six workers she costs.
    """
    key = colonies_of(pos, pos.seat)
    if colonies_missing(key) > REACH:
        return None
    if way := _by_spawn_and_move(pos, key):
        return way
    return EXCHANGING if any(can_win(pos.exchanged(exchange[1])) for exchange in exchanges(pos)) else None


class WinFinder:
    """Tests many similar positions for a win, trying first what won in others."""

    def __init__(self) -> None:
        self._ways: list[Way] = []

    def can_win(self, pos: Position) -> bool:
        for at, way in enumerate(self._ways):
            if _still_wins(pos, way):
                self._ways.insert(0, self._ways.pop(at))
                return True
        found = way_to_win(pos)
        if found is not None and found.monkey != NONE:
            self._ways = [found, *self._ways[: WAYS_KEPT - 1]]
        return found is not None


def colonies_of(pos: Position, seat: int) -> int:
    """Return the number of a seat's colonies on each species, three bits each."""
    return sum([1 << 3 * (stack >> SPECIES) for stack in pos.stacks if _settles(stack, seat)])


@cache
def _settles(stack: int, seat: int) -> bool:
    return bool(settlers(stack) >> seat & 1)


@cache
def colonies_missing(key: int) -> int:
    """Rule 15: how many more colonies are needed to win."""
    counts = [key >> 3 * species & 7 for species in range(5)]
    return max(min(GORILLAS - counts[0], FAMILY - max(counts), VARIETY - 5 + counts.count(0)), 0)


def _by_spawn_and_move(pos: Position, key: int) -> Way | None:
    """Rules 8 and 10: a spawn, if any is possible, then a move; the spawn must not make another seat win.

    Where the spawn is skipped or may be passed, the move alone may win.
    """
    seat, stacks, pairs = pos.seat, pos.stacks, links(pos)[0]
    by_move = [pair for pair in pairs if _wins_by_move(stacks, seat, pair, key)] if colonies_missing(key) == 1 else []
    if by_move and not must_spawn(pos):
        return Way(NONE, 0, *by_move[0][:2])
    for monkey, spy, stack in spawned_stacks(pos):
        before = stacks[monkey]
        after = key + (_settles(stack, seat) - _settles(before, seat) << 3 * SPECIES_OF[monkey])
        if not colonies_missing(after):
            return Way(monkey, spy)
        if colonies_missing(after) > 1:
            continue
        others = [pair for pair in by_move if monkey not in pair[:2]]
        stacks[monkey] = stack
        candidates = pairs if after != key else [pair for pair in pairs if monkey in pair[:2]]
        won = next((pair for pair in (*others, *candidates) if _wins_by_move(stacks, seat, pair, after)), None)
        goes_on = won is not None and _nobody_else_wins(pos)
        stacks[monkey] = before
        if won and goes_on:
            return Way(monkey, spy, *won[:2])
    return None


def _still_wins(pos: Position, way: Way) -> bool:
    """Return whether a way with a spawn, found in another position, wins here."""
    monkey, spy, start, goal = way
    seat, stacks = pos.seat, pos.stacks
    before = stacks[monkey]
    stack = spawned_stack(pos, monkey, spy)
    if stack == before:
        return False
    key = colonies_of(pos, seat)
    after = key + (_settles(stack, seat) - _settles(before, seat) << 3 * SPECIES_OF[monkey])
    if colonies_missing(after) != 1 or goal == NONE:
        return not colonies_missing(after)
    link = link_between(pos, start, goal)
    if not link:
        return False
    stacks[monkey] = stack
    won = _wins_by_move(stacks, seat, link, after) and _nobody_else_wins(pos)
    stacks[monkey] = before
    return won


def _nobody_else_wins(pos: Position) -> bool:
    """Rule 15: whether no other seat wins at once, which is possible only with spies."""
    if not pos.constants.pool.spies:
        return True
    return all(colonies_missing(colonies_of(pos, seat)) for seat in range(pos.constants.seats) if seat != pos.seat)


def _wins_by_move(stacks: list[int], seat: int, link: Link, key: int) -> bool:
    """Return whether lice can win by moving along a link."""
    start, goal, end = link
    ways = _founding_ways(stacks[start], stacks[goal], seat, end < 0)
    founded = key + (1 << 3 * SPECIES_OF[goal])
    if ways & GAINED and not colonies_missing(founded):
        return True
    return bool(ways & TRADED) and not colonies_missing(founded - (1 << 3 * SPECIES_OF[start]))


@cache
def _founding_ways(start: int, goal: int, seat: int, jump: bool) -> int:
    """Return how lice from one stack can found a colony on another: GAINED, TRADED, both or neither."""
    if _settles(goal, seat):
        return 0
    ways, was = 0, _settles(start, seat)
    for moving in (jumpers if jump else crossers)(start, goal, seat):
        left, there = crossed(start, goal, seat, moving)
        if _settles(there, seat):
            ways |= GAINED if _settles(left, seat) == was else TRADED
    return ways
