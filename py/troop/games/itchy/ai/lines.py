"""The ways to complete a turn from any step: those worth searching, or all of them."""

from collections.abc import Iterator
from typing import NamedTuple

from troop.games.itchy.ai.evaluation import WON, Evaluator
from troop.games.itchy.ai.fast_state import NONE, Position
from troop.games.itchy.ai.moves import (
    PASSING,
    Decision,
    after_decision,
    decisions,
    entries,
    exchanges,
    must_spawn,
    next_step,
    spawns,
)
from troop.games.itchy.ai.turns import Turn, turns
from troop.games.itchy.rules.steps import AFTER, ENTER, MOVE, SPAWN


class Line(NamedTuple):
    """Decisions to the end of a turn, or of the game."""

    value: float
    """The static value."""
    turn: Turn
    pos: Position
    """The position after them, with the next seat on turn."""


def lines(pos: Position, step: str, evaluator: Evaluator) -> Iterator[Line]:
    """Yield the lines worth searching from a step on: of crossings with the same effect on colonies only the best."""
    if step == ENTER:
        for entry in (*entries(pos), PASSING):
            yield from _lines_after(pos, step, entry, evaluator)
        return
    for exchange in exchanges(pos):
        yield from _lines_after(pos, step, exchange, evaluator)
    if step == AFTER:
        yield Line(evaluator.value(pos), (PASSING,), pos.copy().ended())
        return
    possible = spawns(pos) if step == SPAWN else []
    if step == SPAWN and not must_spawn(pos):
        yield from _lines_after(pos, step, PASSING, evaluator)
        if not possible:
            return
    for value, turn in turns(pos, evaluator, stopping=True, spawning=step == SPAWN, passing=False):
        yield from _complete_line(pos, turn, value, evaluator)
    for spawn in possible:
        yield from _with_exchange_after_spawn(pos, spawn, evaluator)


def _lines_after(pos: Position, step: str, decision: Decision, evaluator: Evaluator) -> Iterator[Line]:
    """Yield the lines that begin with a decision that does not win."""
    after = after_decision(pos, decision)
    step_after = next_step(after, step, decision)
    if not step_after:
        yield Line(evaluator.value(after), (decision,), after.ended())
        return
    for value, turn, end in lines(after, step_after, evaluator):
        yield Line(value, (decision, *turn), end)


def _with_exchange_after_spawn(pos: Position, spawn: Decision, evaluator: Evaluator) -> Iterator[Line]:
    """Yield the lines with an exchange right after the spawn."""
    after = after_decision(pos, spawn)
    for exchange in exchanges(after) if after.winner() == NONE else ():
        for value, turn, end in _lines_after(after, MOVE, exchange, evaluator):
            yield Line(value, (spawn, *turn), end)


def _complete_line(pos: Position, turn: Turn, value: float, evaluator: Evaluator) -> Iterator[Line]:
    """Yield a line of a spawn and a move, or those with exchanges after it."""
    for decision in turn:
        pos = after_decision(pos, decision)
    possible = exchanges(pos) if abs(value) < WON else []
    if possible:
        for _, rest, end in lines(pos, AFTER, evaluator):
            yield Line(evaluator.value(end), (*turn, *rest), end)
    else:
        yield Line(value, turn, pos.ended())


def all_lines(pos: Position, step: str) -> Iterator[tuple[Turn, Position, int]]:
    """Yield every legal turn from a step on: its decisions, the position after it, and the winner."""
    for decision in decisions(pos, step):
        after = after_decision(pos, decision)
        winner = after.winner()
        step_after = "" if winner != NONE else next_step(after, step, decision)
        if step_after:
            yield from (((decision, *turn), end, winner) for turn, end, winner in all_lines(after, step_after))
        else:
            yield (decision,), after.ended(), winner
