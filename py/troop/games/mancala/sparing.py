"""When a question can be spared: no token in the hand does who is asked any good."""

from collections.abc import Iterator

from troop.core.game import Move
from troop.games.mancala.asking import PASS, legal_moves
from troop.games.mancala.beats import held
from troop.games.mancala.board import pockets, size, store
from troop.games.mancala.effects import acted
from troop.games.mancala.rules import State
from troop.games.mancala.sowing import side_empty, sow, sweep
from troop.games.mancala.tokens import WINDOW, is_known
from troop.games.mancala.turn import changed

EYES = range(1, 7)
Worth = tuple[int, bool]
"""What a sowing is worth to the mover: how many more monkeys are at home than of the other, and a free turn."""


def spare(view: State) -> Move | None:
    """Rule 12: let the sowing be, if no disruption makes it worse for the mover. Only the own hand is looked at."""
    if view.tokens is None or view.tokens.step != WINDOW or not is_known(view.tokens.hands[1 - view.side]):
        return None
    unbent = _worth(view)
    disruptions = (move for move in legal_moves(view) if move != PASS)
    return None if any(_worth(bent) < unbent for move in disruptions for bent in _bent(view, move)) else PASS


def _bent(state: State, move: Move) -> Iterator[State]:
    """What a disruption can make of the sowing: one thing, or for a Skip six."""
    t = held(state)
    if move[0] == "skip":
        yield from (changed(state, skip=t.skip + eyes) for eyes in EYES)
    elif move[0] == "reverse":
        yield changed(state, reverse=not t.reverse)
    else:
        yield state._replace(board=acted(state.board, 1 - state.side, move))


def _worth(state: State) -> Worth:
    """What comes of the named pocket; of the best one, if it was emptied (rule 14)."""
    board, mover, named = state.board, state.side, held(state).named
    if side_empty(board):
        swept = list(board)
        sweep(swept)
        return _ahead(swept, mover), False
    if board[named]:
        return _worth_of(state, named)
    return max(_worth_of(state, pocket) for pocket in pockets(size(board), mover) if board[pocket])


def _worth_of(state: State, pocket: int) -> Worth:
    t = held(state)
    sown = sow(state.board, state.side, pocket, state.capture, t.skip, t.reverse)
    return _ahead(sown.board, state.side), sown.free_turn


def _ahead(board: list[int] | tuple[int, ...], side: int) -> int:
    n = size(board)
    return board[store(n, side)] - board[store(n, 1 - side)]
