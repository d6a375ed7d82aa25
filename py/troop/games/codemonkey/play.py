"""From one decision to the next: a step takes the state and the move, and the game goes on until somebody decides."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.codemonkey import bananas, rounds, running, setup, trapping
from troop.games.codemonkey.beats import Tale
from troop.games.codemonkey.steps import (
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

if TYPE_CHECKING:  # the state knows how it is played; this is handed states
    from troop.games.codemonkey.rules import State


def play(state: "State", move: Move, tale: Tale = None) -> "State":
    """The state after a legal move."""
    return onward(DECIDED[state.step](state, move, tale), tale)


def onward(state: "State", tale: Tale = None) -> "State":
    """The next state at which somebody decides."""
    while state.step in PASSING:
        state = PASSING[state.step](state, tale)
    return state


DECIDED: dict[str, Callable[["State", Move, Tale], "State"]] = {
    FIRST: setup.first,
    TILE: setup.tile,
    LAY: setup.lay,
    PLANT: setup.plant,
    START: setup.start,
    PLACE: setup.place,
    MARK: bananas.mark,
    DRAW: setup.draw,
    ORDER: setup.order,
    TIMER: setup.timer,
    DICE: rounds.dice,
    TREE: bananas.tree,
    NAME: bananas.name,
    CODE: rounds.code,
    RUN: running.run,
    TRAP: trapping.trap,
}
PASSING: dict[str, Callable[["State", Tale], "State"]] = {
    NEXT_CARD: setup.next_card,
    NEXT_ROUND: rounds.next_round,
    NEXT_WAITING: rounds.next_waiting,
    NEXT_SLOT: running.next_slot,
    NEXT_PART: running.next_part,
    RAN: rounds.end_run,
    RANG: rounds.end_round,
    NEXT_TRAP: trapping.next_trap,
}
