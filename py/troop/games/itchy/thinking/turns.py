"""Whole turns, a spawn and a move, by what they are worth at once."""

from typing import NamedTuple, TypeAlias

from troop.games.itchy.thinking.decision import BUMPS, JUMPS, NITPICKS, PASSING, SPAWNS, STAYING, Decision
from troop.games.itchy.thinking.field import NONE, Field, joined
from troop.games.itchy.thinking.stack import BARE, QUEEN, SPIES, can_be_nitpicked, has_lice, is_home
from troop.games.itchy.thinking.worth import WON, Worth

Link: TypeAlias = tuple[int, int, int]
"""A monkey, the next one in a line, and the cell between them to which it would be bumped; NONE if they touch."""
Row: TypeAlias = tuple[Decision, ...]
Turn: TypeAlias = tuple[float, Row]
"""What a turn is worth at once, and its decisions."""


def links(field: Field) -> tuple[list[Link], list[Link]]:
    """From which monkeys lice of the mover can go to which; and the moves after which none go over.

    The latter are a monkey, the one it bumps (or NONE), and where it stops.
    """
    on, cell, rays, seat = field.on, field.cell, field.ground.rays, field.seat
    found: list[Link] = []
    stops: list[Link] = []
    for monkey, stack in enumerate(field.stacks):
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


def link_between(field: Field, start: int, goal: int) -> Link | None:
    """How lice of the mover can go from one monkey to another, if they can."""
    if not has_lice(field.stacks[start], field.seat):
        return None
    for ray in field.ground.rays[field.cell[start]]:
        end = NONE
        for place in ray:
            other = field.on[place]
            if other >= 0:
                if other == goal:
                    return start, goal, end
                break
            end = place
    return None


def hatched(field: Field, monkey: int, spy: int) -> int:
    """The stack of a monkey after a spawn on it; as it is, if there can be none."""
    seat, stack, supply = field.seat, field.stacks[monkey], field.supply
    most = supply[3 * seat]
    if not most or not is_home(stack, seat) or (spy and (not supply[3 * seat + 2] or stack >> SPIES + seat & 1)):
        return stack
    return joined(stack, seat, (min(1 + (stack >> QUEEN & 3), most) - spy, 0, spy))


def hatchings(field: Field) -> list[tuple[int, int, int]]:
    """Every spawn: the monkey, whether with a spy, and its stack after it."""
    seat, supply = field.seat, field.supply
    most, spy = supply[3 * seat], supply[3 * seat + 2]
    found = []
    if most:
        for monkey, stack in enumerate(field.stacks):
            if is_home(stack, seat):
                born = min(1 + (stack >> QUEEN & 3), most)
                found.append((monkey, 0, joined(stack, seat, (born, 0, 0))))
                if spy and not stack >> SPIES + seat & 1:
                    found.append((monkey, 1, joined(stack, seat, (born - 1, 0, 1))))
    return found


def turns(field: Field, worth: Worth, *, stopping: bool = False, spawning: bool = True) -> list[Turn]:
    """The turns of the mover, in no order: of crossings alike in their effect on colonies the best only.

    Of the moves after which none go over there is only one, if not all are wished.
    """
    stacks = field.stacks
    found: list[Turn] = []
    pairs, stops = links(field)
    if not stopping:
        del stops[1:]
    crowded = [monkey for monkey, stack in enumerate(stacks) if can_be_nitpicked(stack, worth.seat)]
    ways = Ways(pairs, stops, crowded)
    total = sum(map(worth.stack.__getitem__, stacks))
    spawns = hatchings(field) if spawning else []
    if not spawns:
        _add_moves(stacks, worth, ways, (), total, found)
    for monkey, spy, stack in spawns:
        before, stacks[monkey] = stacks[monkey], stack
        gain = worth.stack[stack] - worth.stack[before]
        _add_moves(stacks, worth, ways, ((SPAWNS, monkey, spy),), total + gain, found)
        stacks[monkey] = before
    return found


class Ways(NamedTuple):
    """What can be done in a turn whatever spawns: it is the same before the spawn and after it."""

    pairs: list[Link]
    stops: list[Link]
    crowded: list[int]
    """The monkeys that can be nitpicked."""


def _add_moves(stacks: list[int], worth: Worth, ways: Ways, spawn: Row, total: float, found: list[Turn]) -> None:
    """Every move after a spawn, the value before it being known but for colonies."""
    goals = worth.goals
    keys = worth.keys_of(stacks)
    now = goals(keys)
    if abs(now) > WON:
        found.append((total + now, spawn))
        return
    count = len(found)
    for start, goal, end in ways.pairs:
        changes = worth.jumps(stacks[start], stacks[goal]) if end < 0 else worth.crossings(stacks[start], stacks[goal])
        for gain, change, going in changes:
            value = total + gain
            value += now if change is None else goals(tuple(map(int.__add__, keys, change)))
            move = (JUMPS, start, goal, *going) if end < 0 else (BUMPS, start, end, goal, *going)
            found.append((value, (*spawn, move)))
    for monkey in ways.crowded:
        gain, change = worth.change((stacks[monkey],), (stacks[monkey] & BARE,))
        value = total + gain + (now if change is None else goals(tuple(map(int.__add__, keys, change))))
        found.append((value, (*spawn, (NITPICKS, monkey))))
    found.extend([(total + now, (*spawn, (BUMPS, monkey, end, goal, *STAYING))) for monkey, goal, end in ways.stops])
    if len(found) == count:
        found.append((total + now, (*spawn, PASSING)))
