"""Whole turns, a spawn and a move, with their static values."""

from typing import NamedTuple, TypeAlias

from troop.games.itchy.ai.evaluation import WON, Evaluator
from troop.games.itchy.ai.fast_state import NONE, Position, joined, spawned_lice
from troop.games.itchy.ai.moves import (
    BUMPS,
    JUMPS,
    NITPICKS,
    NO_MOVING_LICE,
    PASSING,
    SPAWNS,
    Decision,
    must_spawn,
    spawns,
)
from troop.games.itchy.ai.stack import BARE, SPIES, can_be_nitpicked, has_lice, is_home

Link: TypeAlias = tuple[int, int, int]
"""A monkey, the next one in a line, and the cell between them where a bump ends; NONE if they are adjacent."""
Turn: TypeAlias = tuple[Decision, ...]
ValuedTurn: TypeAlias = tuple[float, Turn]
"""The static value of a turn, and its decisions."""


def links(pos: Position) -> tuple[list[Link], list[Link]]:
    """Return the pairs of monkeys between which the mover's lice can move; and the bumps without moving lice.

    The latter are a monkey, the one it bumps (or NONE), and its end.
    """
    on, cell, rays, seat = pos.on, pos.cell, pos.constants.rays, pos.seat
    found: list[Link] = []
    stops: list[Link] = []
    for monkey, stack in enumerate(pos.stacks):
        if not has_lice(stack, seat):
            continue
        for ray in rays[cell[monkey]]:
            end = NONE
            for place in ray:
                other = on[place]
                if other >= 0:
                    found.append((monkey, other, end))
                    if end >= 0:
                        stops[-1] = (monkey, other, end)
                    break
                end = place
                stops.append((monkey, NONE, end))
    return found, stops


def link_between(pos: Position, start: int, goal: int) -> Link | None:
    """Return the link by which the mover's lice can move from one monkey to another, if any."""
    if not has_lice(pos.stacks[start], pos.seat):
        return None
    for ray in pos.constants.rays[pos.cell[start]]:
        end = NONE
        for place in ray:
            other = pos.on[place]
            if other >= 0:
                if other == goal:
                    return start, goal, end
                break
            end = place
    return None


def spawned_stack(pos: Position, monkey: int, spy: int) -> int:
    """Return the stack of a monkey after a spawn on it; unchanged if it is not possible."""
    seat, stack, supply = pos.seat, pos.stacks[monkey], pos.supply
    if not is_home(stack, seat) or (spy and (not supply[3 * seat + 2] or stack >> SPIES + seat & 1)):
        return stack
    return joined(stack, seat, spawned_lice(stack, supply[3 * seat], spy))


def spawned_stacks(pos: Position) -> list[tuple[int, int, int]]:
    """Return every spawn: the monkey, whether with a spy, and its stack after it."""
    seat, stacks = pos.seat, pos.stacks
    return [
        (monkey, spy, joined(stacks[monkey], seat, spawned_lice(stacks[monkey], pos.supply[3 * seat], spy)))
        for _, monkey, spy in spawns(pos)
    ]


def turns(
    pos: Position, evaluator: Evaluator, *, stopping: bool = False, spawning: bool = True, passing: bool = True
) -> list[ValuedTurn]:
    """Return the turns of the mover, unordered: of crossings with the same effect on colonies only the best.

    Unless ``stopping``, only one of the bumps without moving lice is included. With ``passing``, turns that pass the
    spawn are included where that is legal, too; they begin with the move.
    """
    stacks = pos.stacks
    found: list[ValuedTurn] = []
    pairs, stops = links(pos)
    if not stopping:
        del stops[1:]
    crowded = [monkey for monkey, stack in enumerate(stacks) if can_be_nitpicked(stack, evaluator.seat)]
    options = MoveOptions(pairs, stops, crowded)
    total = sum(map(evaluator.stack.__getitem__, stacks))
    spawned = spawned_stacks(pos) if spawning else []
    if not spawned or (passing and not must_spawn(pos)):
        _add_moves(stacks, evaluator, options, (), total, found)
    for monkey, spy, stack in spawned:
        before, stacks[monkey] = stacks[monkey], stack
        gain = evaluator.stack[stack] - evaluator.stack[before]
        _add_moves(stacks, evaluator, options, ((SPAWNS, monkey, spy),), total + gain, found)
        stacks[monkey] = before
    return found


class MoveOptions(NamedTuple):
    """The moves of a turn that do not depend on the spawn."""

    pairs: list[Link]
    stops: list[Link]
    crowded: list[int]
    """The monkeys that can be nitpicked."""


def _add_moves(
    stacks: list[int], evaluator: Evaluator, options: MoveOptions, spawn: Turn, total: float, found: list[ValuedTurn]
) -> None:
    """Add every move after a spawn; ``total`` is the value before it, without colonies."""
    colony_value = evaluator.colony_value
    keys = evaluator.keys_of(stacks)
    now = colony_value(keys)
    if abs(now) > WON:
        found.append((total + now, spawn))
        return
    count = len(found)
    for start, goal, end in options.pairs:
        crossings = evaluator.jumps if end < 0 else evaluator.crossings
        for gain, change, moving in crossings(stacks[start], stacks[goal]):
            value = total + gain
            value += now if change is None else colony_value(tuple(map(int.__add__, keys, change)))
            move = (JUMPS, start, goal, *moving) if end < 0 else (BUMPS, start, end, goal, *moving)
            found.append((value, (*spawn, move)))
    for monkey in options.crowded:
        gain, change = evaluator.difference((stacks[monkey],), (stacks[monkey] & BARE,))
        value = total + gain + (now if change is None else colony_value(tuple(map(int.__add__, keys, change))))
        found.append((value, (*spawn, (NITPICKS, monkey))))
    bumps = [(BUMPS, monkey, end, goal, *NO_MOVING_LICE) for monkey, goal, end in options.stops]
    found.extend([(total + now, (*spawn, bump)) for bump in bumps])
    if len(found) == count:
        found.append((total + now, (*spawn, PASSING)))
