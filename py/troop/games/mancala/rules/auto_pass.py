"""Auto-pass: skip the offer to disrupt when no held token would hurt the mover."""

from collections.abc import Iterator

from troop.core.game import Move
from troop.games.mancala.rules.apply import update_tokens
from troop.games.mancala.rules.board import pockets, size, store
from troop.games.mancala.rules.effects import board_after
from troop.games.mancala.rules.legal import PASS, legal_moves
from troop.games.mancala.rules.sowing import side_empty, sow, sweep
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import WINDOW, is_known, tokens_of

DIE_FACES = range(1, 7)
SowingValue = tuple[int, bool]
"""The mover's lead in the stores after a sowing, and whether it gives a free turn."""


def auto_pass(view: State) -> Move | None:
    """Rule 12: pass if no disruption makes the sowing worse for the mover. Uses only the opponent's own hand."""
    if view.tokens is None or view.tokens.step != WINDOW or not is_known(view.tokens.hands[1 - view.side]):
        return None
    undisturbed = _value(view)
    disruptions = (move for move in legal_moves(view) if move != PASS)
    disrupted_states = (state for move in disruptions for state in _disrupted_states(view, move))
    return None if any(_value(state) < undisturbed for state in disrupted_states) else PASS


def _disrupted_states(state: State, move: Move) -> Iterator[State]:
    """Yield the states that a disruption can lead to: six for a Skip, else one."""
    t = tokens_of(state)
    if move[0] == "skip":
        yield from (update_tokens(state, skip=t.skip + die) for die in DIE_FACES)
    elif move[0] == "reverse":
        yield update_tokens(state, reverse=not t.reverse)
    else:
        yield state._replace(board=board_after(state.board, 1 - state.side, move))


def _value(state: State) -> SowingValue:
    """Return the value of sowing the named pocket; of the best pocket if it was emptied (rule 14)."""
    board, mover, named = state.board, state.side, tokens_of(state).named
    if side_empty(board):
        swept = list(board)
        sweep(swept)
        return _lead(swept, mover), False
    if board[named]:
        return _sowing_value(state, named)
    return max(_sowing_value(state, pocket) for pocket in pockets(size(board), mover) if board[pocket])


def _sowing_value(state: State, pocket: int) -> SowingValue:
    t = tokens_of(state)
    sown = sow(state.board, state.side, pocket, state.capture, t.skip, t.reverse)
    return _lead(sown.board, state.side), sown.free_turn


def _lead(board: list[int] | tuple[int, ...], side: int) -> int:
    n = size(board)
    return board[store(n, side)] - board[store(n, 1 - side)]
