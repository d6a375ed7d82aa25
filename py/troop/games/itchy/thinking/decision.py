"""Decisions of a turn in the private state: which there are in each step, what they do, and their public words."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from troop.core.game import Move
from troop.games.itchy.lice import JUMPERS, Lice, write_lice
from troop.games.itchy.phases import AFTER, ENTER, EXCHANGE, MOVE, NITPICK, NO_LICE_GO, PASS, SPAWN
from troop.games.itchy.thinking.field import NONE, Field, Going
from troop.games.itchy.thinking.stack import (
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

Decision: TypeAlias = tuple[int, ...]
"""What is done, and to whom: one of the kinds below, then numbers of monkeys and cells, then lice."""
PASSES, ENTERS, SPAWNS, EXCHANGES, JUMPS, BUMPS, NITPICKS = range(7)
PASSING: Decision = (PASSES,)
STAYING: Going = (0, 0, 0)


def decisions(field: Field, step: str) -> list[Decision]:
    """All that can be decided in a step."""
    if step == ENTER:
        return [*entries(field), PASSING]
    if step == SPAWN:
        return [*(spawns(field) or [PASSING]), *exchanges(field)]
    if step == MOVE:
        return [*(moves(field) or [PASSING]), *exchanges(field)]
    return [*exchanges(field), PASSING]


def entries(field: Field) -> list[Decision]:
    """Rule 9: monkeys with no lice at all."""
    return [(ENTERS, monkey) for monkey, stack in enumerate(field.stacks) if not stack & ~BARE]


def spawns(field: Field) -> list[Decision]:
    """Rules 8 and 20."""
    seat, supply = field.seat, field.supply
    if not supply[3 * seat]:
        return []
    found: list[Decision] = []
    for monkey, stack in enumerate(field.stacks):
        if is_home(stack, seat):
            found.append((SPAWNS, monkey, 0))
            if supply[3 * seat + 2] and not stack >> SPIES + seat & 1:
                found.append((SPAWNS, monkey, 1))
    return found


def exchanges(field: Field) -> list[Decision]:
    """Rule 7."""
    seat = field.seat
    if not field.supply[3 * seat + 1]:
        return []
    crowded = [monkey for monkey, stack in enumerate(field.stacks) if stack & WORKERS >= 6 and owner(stack) == seat]
    return [(EXCHANGES, monkey) for monkey in crowded]


def moves(field: Field) -> list[Decision]:
    """Rules 11 to 13: every jump, bump and nitpick."""
    found: list[Decision] = []
    for monkey, stack in enumerate(field.stacks):
        if has_lice(stack, field.seat):
            found += moves_of(field, monkey)
        if can_be_nitpicked(stack, field.seat):
            found.append((NITPICKS, monkey))
    return found


def moves_of(field: Field, monkey: int) -> Iterator[Decision]:
    """Rules 11 and 12: every jump from a monkey, and every bump of it."""
    on, stacks = field.on, field.stacks
    for ray in field.ground.rays[field.cell[monkey]]:
        end = NONE
        for cell in ray:
            other = on[cell]
            if other != NONE:
                if end == NONE:
                    jumping = jumpers(stacks[monkey], stacks[other], field.seat)
                    yield from ((JUMPS, monkey, other, *going) for going in jumping)
                else:
                    yield (BUMPS, monkey, end, other, *STAYING)
                    crossing = crossers(stacks[monkey], stacks[other], field.seat)
                    yield from ((BUMPS, monkey, end, other, *going) for going in crossing)
                break
            if end != NONE:
                yield (BUMPS, monkey, end, NONE, *STAYING)
            end = cell
        else:
            if end != NONE:
                yield (BUMPS, monkey, end, NONE, *STAYING)


@cache
def jumpers(start: int, goal: int, seat: int) -> tuple[Going, ...]:
    """Rules 11 and 21: one louse, a spy, or both."""
    return tuple(going for going in crossers(start, goal, seat) if going[0] + going[1] <= 1)


@cache
def crossers(start: int, goal: int, seat: int) -> tuple[Going, ...]:
    """Rules 12 and 21: which lice of a seat can go from one stack to another."""
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


def done(field: Field, decision: Decision) -> Field:
    """The field after a decision; whose turn it is has not changed."""
    kind = decision[0]
    if kind == BUMPS:
        _, monkey, end, goal, workers, queens, spy = decision
        return field.bumped(monkey, end, goal, (workers, queens, spy))
    if kind == SPAWNS:
        return field.spawned(decision[1], decision[2])
    if kind == JUMPS:
        _, monkey, goal, workers, queens, spy = decision
        return field.jumped(monkey, goal, (workers, queens, spy))
    if kind == NITPICKS:
        return field.nitpicked(decision[1])
    if kind == EXCHANGES:
        return field.exchanged(decision[1])
    return field.entered(decision[1]) if kind == ENTERS else field.copy()


def following(field: Field, step: str, decision: Decision) -> str:
    """The step after a decision, in the field after it; "" if the turn is over. Nobody has won."""
    kind = decision[0]
    if kind in (PASSES, ENTERS):
        if step == ENTER:
            return spawn_or_move(field) if kind == ENTERS and field.ground.spawns_after_entering else MOVE
        return MOVE if step == SPAWN else ""
    if kind == SPAWNS:
        return MOVE
    if kind == EXCHANGES and step != AFTER:
        return spawn_or_move(field) if step == SPAWN else MOVE
    return AFTER if exchanges(field) else ""


def opening(field: Field) -> str:
    """The step that a turn begins with."""
    if not field.is_on_board(field.seat) and entries(field):
        return ENTER
    return spawn_or_move(field)


def spawn_or_move(field: Field) -> str:
    return SPAWN if spawns(field) or exchanges(field) else MOVE


def words(field: Field, decision: Decision) -> Move:
    """A decision as the rules spell it."""
    names, cell, kind = field.ground.names, field.cell, decision[0]
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
        choice = (SPAWNS, decision[1], 1) in spawns(field)
        return (name, "s" if decision[2] else "w") if choice else (name,)
    if kind == JUMPS:
        return name, names[cell[decision[2]]], jumper(Lice(*decision[3:]))
    end, goal = names[decision[2]], decision[3]
    if any(decision[4:]):
        return name, end, write_lice(Lice(*decision[4:]))
    choice = goal != NONE and bool(crossers(field.stacks[decision[1]], field.stacks[goal], field.seat))
    return (name, end, NO_LICE_GO) if choice else (name, end)


@cache
def jumper(lice: Lice) -> str:
    """The word for a louse that jumps."""
    return next(word for word, louse in JUMPERS.items() if louse == lice)
