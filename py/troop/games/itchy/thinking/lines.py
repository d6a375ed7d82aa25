"""The turns that can still be made from the middle of one: those worth looking at, or simply all."""

from collections.abc import Iterator
from typing import NamedTuple

from troop.games.itchy.phases import AFTER, ENTER, MOVE, SPAWN
from troop.games.itchy.thinking.decision import (
    PASSING,
    Decision,
    decisions,
    done,
    entries,
    exchanges,
    following,
    spawns,
)
from troop.games.itchy.thinking.field import NONE, Field
from troop.games.itchy.thinking.turns import Row, turns
from troop.games.itchy.thinking.worth import WON, Worth


class Line(NamedTuple):
    """Decisions to the end of a turn, or of the game."""

    value: float
    """What it is worth at once."""
    row: Row
    field: Field
    """The field after them, when the turn is the next seat's."""


def lines(field: Field, step: str, worth: Worth) -> Iterator[Line]:
    """The turns worth looking at, from a step on: of crossings alike in their effect on colonies the best only."""
    if step == ENTER:
        for entry in (*entries(field), PASSING):
            yield from _after(field, step, entry, worth)
        return
    for exchange in exchanges(field):
        yield from _after(field, step, exchange, worth)
    if step == AFTER:
        yield Line(worth.value(field), (PASSING,), field.copy().ended())
        return
    possible = spawns(field) if step == SPAWN else []
    if step == SPAWN and not possible:
        yield from _after(field, step, PASSING, worth)
        return
    for value, row in turns(field, worth, stopping=True, spawning=step == SPAWN):
        yield from _whole(field, row, value, worth)
    for spawn in possible:
        yield from _exchanged_then(field, spawn, worth)


def _after(field: Field, step: str, decision: Decision, worth: Worth) -> Iterator[Line]:
    """The lines that begin with a decision after which the turn goes on, and nobody has won."""
    after = done(field, decision)
    then = following(after, step, decision)
    if not then:
        yield Line(worth.value(after), (decision,), after.ended())
        return
    for value, row, end in lines(after, then, worth):
        yield Line(value, (decision, *row), end)


def _exchanged_then(field: Field, spawn: Decision, worth: Worth) -> Iterator[Line]:
    """The lines with an exchange right after the spawn."""
    after = done(field, spawn)
    for exchange in exchanges(after) if after.winner() == NONE else ():
        for value, row, end in _after(after, MOVE, exchange, worth):
            yield Line(value, (spawn, *row), end)


def _whole(field: Field, row: Row, value: float, worth: Worth) -> Iterator[Line]:
    """A line of a spawn and a move, and those with exchanges after it."""
    for decision in row:
        field = done(field, decision)
    possible = exchanges(field) if abs(value) < WON else []
    if possible:
        for _, rest, end in lines(field, AFTER, worth):
            yield Line(worth.value(end), (*row, *rest), end)
    else:
        yield Line(value, row, field.ended())


def all_lines(field: Field, step: str) -> Iterator[tuple[Row, Field, int]]:
    """Every turn there is from a step on, by the rules: its decisions, the field after it, and who has won."""
    for decision in decisions(field, step):
        after = done(field, decision)
        winner = after.winner()
        then = "" if winner != NONE else following(after, step, decision)
        if then:
            yield from (((decision, *row), end, who) for row, end, who in all_lines(after, then))
        else:
            yield (decision,), after.ended(), winner
