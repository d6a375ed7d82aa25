"""Decisions on fast states: the legal ones in each step, their effect, and their words."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from troop.core.game import Move
from troop.games.itchy.ai.fast_state import NONE, MovingLice, Position
from troop.games.itchy.ai.stack import (
    BARE,
    FORCE,
    SPIES,
    WORKERS,
    can_be_nitpicked,
    force,
    has_lice,
    is_home,
    owner,
    power,
)
from troop.games.itchy.rules.lice import JUMPERS, Lice, write_lice
from troop.games.itchy.rules.steps import AFTER, ENTER, EXCHANGE, MOVE, NITPICK, NO_LICE_GO, PASS, SPAWN

Decision: TypeAlias = tuple[int, ...]
"""One of the kinds below, then the numbers of monkeys and cells, then lice."""
PASSES, ENTERS, SPAWNS, EXCHANGES, JUMPS, BUMPS, NITPICKS = range(7)
PASSING: Decision = (PASSES,)
NO_MOVING_LICE: MovingLice = (0, 0, 0)


def decisions(pos: Position, step: str) -> list[Decision]:
    """Return all legal decisions of a step."""
    if step == ENTER:
        return [*entries(pos), PASSING]
    if step == SPAWN:
        return [*spawns(pos), *([] if must_spawn(pos) else [PASSING]), *exchanges(pos)]
    if step == MOVE:
        return [*(moves(pos) or [PASSING]), *exchanges(pos)]
    return [*exchanges(pos), PASSING]


def entries(pos: Position) -> list[Decision]:
    """Rule 9: monkeys with no lice at all."""
    return [(ENTERS, monkey) for monkey, stack in enumerate(pos.stacks) if not stack & ~BARE]


def spawns(pos: Position) -> list[Decision]:
    """Rules 8 and 20: every spawn, of workers and with a spy."""
    seat, found = pos.seat, list[Decision]()
    workers, spies = pos.supply[3 * seat], pos.supply[3 * seat + 2]
    for monkey, stack in enumerate(pos.stacks) if workers or spies else ():
        if is_home(stack, seat):
            if workers:
                found.append((SPAWNS, monkey, 0))
            if spies and not stack >> SPIES + seat & 1:
                found.append((SPAWNS, monkey, 1))
    return found


def must_spawn(pos: Position) -> bool:
    """Rules 8 and 20: whether workers can be spawned; nobody has to spawn a spy alone."""
    return pos.supply[3 * pos.seat] > 0 and any(is_home(stack, pos.seat) for stack in pos.stacks)


def exchanges(pos: Position) -> list[Decision]:
    """Rule 7: every exchange."""
    seat = pos.seat
    if not pos.supply[3 * seat + 1]:
        return []
    crowded = [monkey for monkey, stack in enumerate(pos.stacks) if stack & WORKERS >= 6 and owner(stack) == seat]
    return [(EXCHANGES, monkey) for monkey in crowded]


def moves(pos: Position) -> list[Decision]:
    """Rules 11 to 13: every jump, bump and nitpick."""
    found: list[Decision] = []
    for monkey, stack in enumerate(pos.stacks):
        if has_lice(stack, pos.seat):
            found += moves_of(pos, monkey)
        if can_be_nitpicked(stack, pos.seat):
            found.append((NITPICKS, monkey))
    return found


def moves_of(pos: Position, monkey: int) -> Iterator[Decision]:
    """Rules 11 and 12: every jump from a monkey, and every bump with it."""
    on, stacks = pos.on, pos.stacks
    for ray in pos.constants.rays[pos.cell[monkey]]:
        end = NONE
        for cell in ray:
            other = on[cell]
            if other != NONE:
                if end == NONE:
                    jumping = jumpers(stacks[monkey], stacks[other], pos.seat)
                    yield from ((JUMPS, monkey, other, *moving) for moving in jumping)
                else:
                    yield (BUMPS, monkey, end, other, *NO_MOVING_LICE)
                    crossing = crossers(stacks[monkey], stacks[other], pos.seat)
                    yield from ((BUMPS, monkey, end, other, *moving) for moving in crossing)
                break
            if end != NONE:
                yield (BUMPS, monkey, end, NONE, *NO_MOVING_LICE)
            end = cell
        else:
            if end != NONE:
                yield (BUMPS, monkey, end, NONE, *NO_MOVING_LICE)


@cache
def jumpers(start: int, goal: int, seat: int) -> tuple[MovingLice, ...]:
    """Rules 11 and 21: one louse, a spy, or both."""
    return tuple(moving for moving in crossers(start, goal, seat) if moving[0] + moving[1] <= 1)


@cache
def crossers(start: int, goal: int, seat: int) -> tuple[MovingLice, ...]:
    """Rules 12 and 21: the lice of a seat that can move from one stack to another."""
    workers, queens = force(start, seat)
    spy = start >> SPIES + seat & 1 and not goal >> SPIES + seat & 1
    wanted = power(goal) if goal & FORCE and owner(goal) != seat else 0
    return tuple(
        (some, few, one)
        for some in range(workers + 1)
        for few in range(queens + 1)
        for one in range(2 if spy else 1)
        if some or few or one
        if not (some or few) or some + 2 * few >= wanted
    )


def after_decision(pos: Position, decision: Decision) -> Position:
    """Return the position after a decision, with the same seat on turn."""
    kind = decision[0]
    if kind == BUMPS:
        _, monkey, end, goal, workers, queens, spy = decision
        return pos.bumped(monkey, end, goal, (workers, queens, spy))
    if kind == SPAWNS:
        return pos.spawned(decision[1], decision[2])
    if kind == JUMPS:
        _, monkey, goal, workers, queens, spy = decision
        return pos.jumped(monkey, goal, (workers, queens, spy))
    if kind == NITPICKS:
        return pos.nitpicked(decision[1])
    if kind == EXCHANGES:
        return pos.exchanged(decision[1])
    return pos.entered(decision[1]) if kind == ENTERS else pos.copy()


def next_step(pos: Position, step: str, decision: Decision) -> str:
    """Return the step after a decision that does not win, given the position after it; "" if the turn is over."""
    kind = decision[0]
    if kind in (PASSES, ENTERS):
        if step == ENTER:
            return spawn_or_move(pos) if kind == ENTERS and pos.constants.spawns_after_entering else MOVE
        return MOVE if step == SPAWN else ""
    if kind == SPAWNS:
        return MOVE
    if kind == EXCHANGES and step != AFTER:
        return spawn_or_move(pos) if step == SPAWN else MOVE
    return AFTER if exchanges(pos) else ""


def first_step(pos: Position) -> str:
    """Return the first step of a turn."""
    if not pos.is_on_board(pos.seat) and entries(pos):
        return ENTER
    return spawn_or_move(pos)


def spawn_or_move(pos: Position) -> str:
    return SPAWN if spawns(pos) or exchanges(pos) else MOVE


def words(pos: Position, decision: Decision) -> Move:
    """Return the words of a decision."""
    names, cell, kind = pos.constants.names, pos.cell, decision[0]
    if kind == PASSES:
        return PASS
    if kind == EXCHANGES:
        return EXCHANGE, names[cell[decision[1]]]
    if kind == NITPICKS:
        return NITPICK, names[cell[decision[1]]]
    name = names[cell[decision[1]]]
    if kind == ENTERS:
        return (name,)
    if kind == SPAWNS:
        choice = (SPAWNS, decision[1], 1) in spawns(pos)
        return (name, "s" if decision[2] else "w") if choice else (name,)
    if kind == JUMPS:
        return name, names[cell[decision[2]]], jumper(Lice(*decision[3:]))
    end, goal = names[decision[2]], decision[3]
    if any(decision[4:]):
        return name, end, write_lice(Lice(*decision[4:]))
    choice = goal != NONE and bool(crossers(pos.stacks[decision[1]], pos.stacks[goal], pos.seat))
    return (name, end, NO_LICE_GO) if choice else (name, end)


@cache
def jumper(lice: Lice) -> str:
    """Return the word for lice that jump."""
    return next(word for word, louse in JUMPERS.items() if louse == lice)
