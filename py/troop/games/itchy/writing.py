"""Moves as they are written (section 7)."""

from troop.core.game import Move
from troop.games.itchy.board import Board
from troop.games.itchy.geometry import cells
from troop.games.itchy.phases import EXCHANGE, NITPICK, NO_LICE_GO, OFF


def write_move(board: Board, move: Move) -> str:
    """``d7``, ``d7+s``, ``d7>d6 w``, ``d7-d6 2w1q+s``, ``x d7``, ``q d7``, ``d7 off``, ``pass``."""
    if len(move) == 1:
        return move[0]
    if move[0] in (EXCHANGE, NITPICK) or move[1] == OFF:
        return " ".join(move)
    goal = cells(board.size).get(move[1])
    if goal is None:  # a spawn of workers, or with a spy
        return move[0] if move[1] == "w" else f"{move[0]}+{move[1]}"
    sign = "-" if board.cells[goal] is None else ">"
    lice = "" if move[2:] in ((), (NO_LICE_GO,)) else f" {move[2]}"
    return f"{move[0]}{sign}{move[1]}{lice}"
