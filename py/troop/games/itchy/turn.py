"""The course of a turn: which step follows, and when the turn or the game is over."""

from typing import TYPE_CHECKING

from troop.games.itchy.beats import Tale, at, tell, who
from troop.games.itchy.board import Board
from troop.games.itchy.phases import AFTER, ENTER, MOVE, OVER, SPAWN
from troop.games.itchy.spawning import can_enter, can_exchange, can_spawn
from troop.games.itchy.winning import colonies, reason_to_win, winner

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State


def opening(state: "State") -> str:
    """The step that a turn begins with, for the seat whose turn it is."""
    return ENTER if can_enter(state) else spawn_or_move(state)


def spawn_or_move(state: "State") -> str:
    """Rule 8: the spawn is skipped if neither a spawn nor an exchange is possible."""
    return SPAWN if can_spawn(state) or can_exchange(state) else MOVE


def begin_turn(state: "State") -> "State":
    """The first step of a turn."""
    return state._replace(step=opening(state))


def end_turn(state: "State", tale: Tale) -> "State":
    """The turn is complete and the next seat's begins; rule 16: unless it was the last one."""
    state = state._replace(seat=(state.seat + 1) % state.rules.seats, turns=state.turns + 1)
    if state.turns < state.rules.last_turn:
        return begin_turn(state)
    return capped(state, tale)


def capped(state: "State", tale: Tale) -> "State":
    """Rule 16: all turns are complete, and nobody has won."""
    state = state._replace(step=OVER)
    tell(tale, "capped", state, count=state.turns)
    return state


def after_moving(state: "State", tale: Tale) -> "State":
    """Rule 7: an exchange is possible after the move, too."""
    return state._replace(step=AFTER) if can_exchange(state) else end_turn(state, tale)


def won(state: "State", before: Board, tale: Tale) -> "State | None":
    """Rule 15: the state if somebody wins with this board; None if the game goes on.

    ``before`` tells new colonies from old ones: after a bump it has the monkey already moved.
    """
    if tale is not None:
        _tell_colonies(state, before, tale)
    seat = winner(state)
    if seat is None:
        return None
    state = state._replace(step=OVER)
    tell(tale, "won", state, **who(seat), reason=reason_to_win(state.board, seat) or "")
    return state


def _tell_colonies(state: "State", before: Board, tale: Tale) -> None:
    """Tell who has a colony where there was none before."""
    for seat in range(state.rules.seats):
        were = colonies(before, seat)
        for cell in colonies(state.board, seat):
            if cell not in were:
                tell(tale, "founded", state, **who(seat), **at(state, cell))
