"""Clan game, rules 25 and 28: new queens, nitpicking, and outbreaks."""

from typing import TYPE_CHECKING

from troop.games.itchy.clan.rules.clan import COMMON_OWNER, clan_of
from troop.games.itchy.rules.board import Board
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.lice import QUEEN, WORKER, Lice
from troop.games.itchy.rules.trace import Trace, add_step

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
        state = state._replace(board=state.board.with_lice(cell, COMMON_OWNER, lice))
        add_step(trace, "queen-made", state, seat=state.seat, cell=cell)
    if lice.queens >= TOO_MANY_QUEENS:
        state = state._replace(board=state.board.cleaned(cell))
        add_step(trace, "picked", state, seat=state.seat, cell=cell)
    return state


def outbreaks(state: "State", trace: Trace) -> "State":
    """Rule 28: resolve one outbreak after the other, until the queue is empty."""
    crowded = crowded_cells(state.board)
    queue = [cell for cell in crowded if breaks_out(state, cell)]
    while queue:
        before = crowded
        state = outbreak(state, queue[0], trace)
        crowded = crowded_cells(state.board)
        able = [cell for cell in crowded if breaks_out(state, cell)]
        queue = [cell for cell in queue if cell in able] + [cell for cell in able if cell not in before]
    return state


def crowded_cells(board: Board) -> list[int]:
    """Rule 28: the monkeys with five workers, in reading order."""
    return sorted([cell for cell, monkey in board.infested if monkey.lice_by_owner[COMMON_OWNER].workers == CROWDED])


def breaks_out(state: "State", cell: int) -> bool:
    """Rule 28: whether a monkey with five workers has monkeys beside it, and has had no outbreak yet this turn."""
    return cell not in clan_of(state).broken_out and bool(state.board.beside(cell))


def outbreak(state: "State", cell: int, trace: Trace) -> "State":
    """Rule 28: one worker goes to each monkey beside it; rule 25 comes before any other outbreak."""
    board, clan, goals = state.board, clan_of(state), state.board.beside(cell)
    for goal in goals:
        board = board.taken(cell, COMMON_OWNER, WORKER).added(goal, COMMON_OWNER, WORKER)
    state = state._replace(board=board, clan=clan._replace(broken_out=tuple(sorted((*clan.broken_out, cell)))))
    reached = ", ".join(names(board.size)[goal] for goal in goals)
    add_step(trace, "outbreak", state, seat=state.seat, cell=cell, cells=reached, count=len(goals))
    for goal in goals:
        state = groomed(state, goal, trace)
    return state
