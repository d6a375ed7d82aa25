"""Clan game, rules 25 and 28: workers become queens, queens call for nitpicking, five workers break out."""

from typing import TYPE_CHECKING

from troop.games.itchy.beats import Tale, at, tell, who
from troop.games.itchy.board import Board
from troop.games.itchy.clan.clan import NITS, clan_of
from troop.games.itchy.geometry import names
from troop.games.itchy.lice import QUEEN, WORKER, Lice

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State

PRICE = Lice(6)
"""Rule 25: workers that become a queen."""
TOO_MANY_QUEENS = 2
CROWDED = 5
"""Rule 28: workers that break out."""


def groomed(state: "State", cell: int, tale: Tale) -> "State":
    """Rule 25: six workers become a queen, the rest stay; with two queens a monkey is nitpicked."""
    lice = state.board.on(cell, NITS)
    if lice.has(PRICE):
        lice = lice.minus(PRICE).plus(QUEEN)
        state = state._replace(board=state.board.put(cell, state.board.at(cell).with_lice(NITS, lice)))
        tell(tale, "queen-made", state, **who(state.seat), **at(state, cell))
    if lice.queens >= TOO_MANY_QUEENS:
        state = state._replace(board=state.board.cleaned(cell))
        tell(tale, "picked", state, **who(state.seat), **at(state, cell))
    return state


def outbreaks(state: "State", tale: Tale) -> "State":
    """Rule 28: one outbreak after the other, until the queue is empty."""
    queue = [cell for cell, _ in state.board.monkeys() if breaks_out(state, cell)]
    while queue:
        crowded = {cell for cell, _ in state.board.monkeys() if is_crowded(state.board, cell)}
        state = outbreak(state, queue[0], tale)
        joining = [cell for cell, _ in state.board.monkeys() if cell not in crowded and breaks_out(state, cell)]
        queue = [cell for cell in queue if breaks_out(state, cell)] + joining
    return state


def breaks_out(state: "State", cell: int) -> bool:
    """Rule 28: five workers, monkeys beside it, and no outbreak yet this turn."""
    return is_crowded(state.board, cell) and cell not in clan_of(state).spent and bool(state.board.beside(cell))


def is_crowded(board: Board, cell: int) -> bool:
    """Rule 28: whether a monkey has five workers."""
    return board.on(cell, NITS).workers == CROWDED


def outbreak(state: "State", cell: int, tale: Tale) -> "State":
    """Rule 28: one worker goes to each monkey beside it; rule 25 comes before any other outbreak."""
    board, clan, goals = state.board, clan_of(state), state.board.beside(cell)
    for goal in goals:
        board = board.taken(cell, NITS, WORKER).added(goal, NITS, WORKER)
    state = state._replace(board=board, clan=clan._replace(spent=tuple(sorted((*clan.spent, cell)))))
    known = names(board.size)
    reached = ", ".join(known[goal] for goal in goals)
    tell(tale, "outbreak", state, **who(state.seat), **at(state, cell), cells=reached, count=len(goals))
    for goal in goals:
        state = groomed(state, goal, tale)
    return state
