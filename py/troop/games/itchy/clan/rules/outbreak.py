"""Clan game, rules 25 and 28: new queens, nitpicking, and outbreaks."""

from typing import TYPE_CHECKING

from troop.games.itchy.clan.rules.clan import COMMON_OWNER, clan_of
from troop.games.itchy.rules.board import Board
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.lice import QUEEN, WORKER, Lice
from troop.games.itchy.rules.trace import Trace, add_step, cell_args, seat_args

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

QUEEN_PRICE = Lice(6)
"""Rule 25: workers that become a queen."""
TOO_MANY_QUEENS = 2
CROWDED = 5
"""Rule 28: workers that break out."""


def groomed(state: "State", cell: int, trace: Trace) -> "State":
    """Rule 25: six workers become a queen, the rest stay; a monkey with two queens is nitpicked."""
    lice = state.board.on(cell, COMMON_OWNER)
    if lice.has(QUEEN_PRICE):
        lice = lice.minus(QUEEN_PRICE).plus(QUEEN)
        state = state._replace(board=state.board.put(cell, state.board.at(cell).with_lice(COMMON_OWNER, lice)))
        add_step(trace, "queen-made", state, **seat_args(state.seat), **cell_args(state, cell))
    if lice.queens >= TOO_MANY_QUEENS:
        state = state._replace(board=state.board.cleaned(cell))
        add_step(trace, "picked", state, **seat_args(state.seat), **cell_args(state, cell))
    return state


def outbreaks(state: "State", trace: Trace) -> "State":
    """Rule 28: resolve one outbreak after the other, until the queue is empty."""
    queue = [cell for cell, _ in state.board.monkeys() if breaks_out(state, cell)]
    while queue:
        crowded = {cell for cell, _ in state.board.monkeys() if is_crowded(state.board, cell)}
        state = outbreak(state, queue[0], trace)
        joining = [cell for cell, _ in state.board.monkeys() if cell not in crowded and breaks_out(state, cell)]
        queue = [cell for cell in queue if breaks_out(state, cell)] + joining
    return state


def breaks_out(state: "State", cell: int) -> bool:
    """Rule 28: five workers, monkeys beside it, and no outbreak yet this turn."""
    return is_crowded(state.board, cell) and cell not in clan_of(state).broken_out and bool(state.board.beside(cell))


def is_crowded(board: Board, cell: int) -> bool:
    """Rule 28: whether a monkey has five workers."""
    return board.on(cell, COMMON_OWNER).workers == CROWDED


def outbreak(state: "State", cell: int, trace: Trace) -> "State":
    """Rule 28: one worker goes to each monkey beside it; rule 25 comes before any other outbreak."""
    board, clan, goals = state.board, clan_of(state), state.board.beside(cell)
    for goal in goals:
        board = board.taken(cell, COMMON_OWNER, WORKER).added(goal, COMMON_OWNER, WORKER)
    state = state._replace(board=board, clan=clan._replace(broken_out=tuple(sorted((*clan.broken_out, cell)))))
    cell_names = names(board.size)
    reached = ", ".join(cell_names[goal] for goal in goals)
    add_step(
        trace, "outbreak", state, **seat_args(state.seat), **cell_args(state, cell), cells=reached, count=len(goals)
    )
    for goal in goals:
        state = groomed(state, goal, trace)
    return state
