"""Apply moves: each decision leads to the next, through the steps at which nobody decides."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.codemonkey.rules import bananas, rounds, running, setup, traps
from troop.games.codemonkey.rules.steps import (
    CODE,
    DICE,
    DRAW,
    FIRST,
    LAY,
    MARK,
    NAME,
    NEXT_CARD,
    NEXT_PART,
    NEXT_ROUND,
    NEXT_SLOT,
    NEXT_TRAP,
    NEXT_WAITING,
    ORDER,
    PLACE,
    PLANT,
    RAN,
    RANG,
    RUN,
    START,
    TILE,
    TIMER,
    TRAP,
    TREE,
)
from troop.games.codemonkey.rules.trace import Trace

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State


def play(state: "State", move: Move, trace: Trace = None) -> "State":
    """Return the state after a legal move."""
    return advance(PLAY_STEP[state.step](state, move, trace), trace)


def advance(state: "State", trace: Trace = None) -> "State":
    """Return the next state at which somebody decides."""
    while state.step in AUTOMATIC_STEPS:
        state = AUTOMATIC_STEPS[state.step](state, trace)
    return state


PLAY_STEP: dict[str, Callable[["State", Move, Trace], "State"]] = {
    FIRST: setup.draw_first,
    TILE: setup.draw_tile,
    LAY: setup.lay_tile,
    PLANT: setup.plant_tree,
    START: setup.roll_start,
    PLACE: setup.place_monkey,
    MARK: bananas.mark_card,
    DRAW: setup.draw_missions,
    ORDER: setup.order_missions,
    TIMER: setup.set_timer,
    DICE: rounds.roll_dice,
    TREE: bananas.roll_tree,
    NAME: bananas.name_tree,
    CODE: rounds.code_program,
    RUN: running.run_part,
    TRAP: traps.lay_trap,
}
AUTOMATIC_STEPS: dict[str, Callable[["State", Trace], "State"]] = {
    NEXT_CARD: setup.next_card,
    NEXT_ROUND: rounds.next_round,
    NEXT_WAITING: rounds.next_waiting,
    NEXT_SLOT: running.next_slot,
    NEXT_PART: running.next_part,
    RAN: rounds.end_run,
    RANG: rounds.end_round,
    NEXT_TRAP: traps.next_trap,
}
