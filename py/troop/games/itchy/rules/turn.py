"""The course of a turn: the next step, and the end of the turn or the game."""

from typing import TYPE_CHECKING

from troop.games.itchy.rules.board import Board
from troop.games.itchy.rules.outcome import colonies, winner, winning_reason
from troop.games.itchy.rules.spawning import can_enter, can_exchange, can_spawn
from troop.games.itchy.rules.steps import AFTER, ENTER, MOVE, OVER, SPAWN
from troop.games.itchy.rules.trace import Trace, add_step

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


def first_step(state: "State") -> str:
    """Return the first step of a turn for the seat on turn."""
    return ENTER if can_enter(state) else spawn_or_move(state)


def spawn_or_move(state: "State") -> str:
    """Rule 8: the spawn is skipped if neither a spawn nor an exchange is possible."""
    return SPAWN if can_spawn(state) or can_exchange(state) else MOVE


def begin_turn(state: "State") -> "State":
    return state._replace(step=first_step(state))


def end_turn(state: "State", trace: Trace) -> "State":
    """Go on with the next seat's turn; rule 16: unless it was the last turn."""
    state = state._replace(seat=(state.seat + 1) % state.variant.seats, turns=state.turns + 1)
    if state.turns < state.variant.last_turn:
        return begin_turn(state)
    return end_by_cap(state, trace)


def end_by_cap(state: "State", trace: Trace) -> "State":
    """Rule 16: end the game when all turns are complete and nobody has won."""
    state = state._replace(step=OVER)
    add_step(trace, "capped", state, count=state.turns)
    return state


def after_moving(state: "State", trace: Trace) -> "State":
    """Rule 7: allow exchanges after the move, if any is possible."""
    return state._replace(step=AFTER) if can_exchange(state) else end_turn(state, trace)


def end_if_won(state: "State", before: Board, trace: Trace) -> "State | None":
    """Rule 15: return the final state if somebody wins with this board, else None.

    ``before`` is the board to find new colonies against: after a bump it has the monkey already moved.
    """
    if trace is not None:
        _trace_new_colonies(state, before, trace)
    seat = winner(state)
    if seat is None:
        return None
    state = state._replace(step=OVER)
    add_step(trace, "won", state, seat=seat, reason=winning_reason(state.board, seat) or "")
    return state


def _trace_new_colonies(state: "State", before: Board, trace: Trace) -> None:
    """Add an event for each new colony."""
    for seat in range(state.variant.seats):
        were = colonies(before, seat)
        for cell in colonies(state.board, seat):
            if cell not in were:
                add_step(trace, "founded", state, seat=seat, cell=cell)
