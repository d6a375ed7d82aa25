"""The sowing that a decision leads to, before it is made: for previews, marks and prompts."""

from troop.core.game import Move
from troop.games.mancala.rules.apply import die_value, update_tokens
from troop.games.mancala.rules.board import places, size
from troop.games.mancala.rules.effects import board_after
from troop.games.mancala.rules.legal import PASS
from troop.games.mancala.rules.sowing import Sowing, side_empty, sow
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import ANSWER, CHOOSE, DIE, NO_POCKET, WINDOW, tokens_of


def expected_sowing(state: State, move: Move) -> Sowing | None:
    """Return the sowing that a move leads to if it is not disrupted or blocked.

    None if no sowing follows, or if a die is rolled first.
    """
    if state.south is None:
        return None
    if state.tokens is None or state.tokens.step == CHOOSE:
        return _sown(state, places(size(state.board)).get(move[0], NO_POCKET))
    step, named = state.tokens.step, state.tokens.named
    if step == DIE:
        return _sown(update_tokens(state, skip=state.tokens.skip + die_value(move)), named)
    if step not in (WINDOW, ANSWER):
        return None
    return _sown(_disrupted(state, move), named)


def _disrupted(state: State, move: Move) -> State | None:
    """Return the state after the disruption that a move announces or accepts; None if a die is rolled first."""
    t = tokens_of(state)
    word = move if t.step == WINDOW else t.announced if move == PASS else PASS
    if word == PASS:
        return state
    if word[0] == "skip":
        return None
    if word[0] == "reverse":
        return update_tokens(state, reverse=not t.reverse)
    return state._replace(board=board_after(state.board, 1 - state.side, word))


def _sown(state: State | None, pocket: int) -> Sowing | None:
    """Return the sowing of a pocket, or None if the game is over or the pocket empty."""
    if state is None or pocket == NO_POCKET or side_empty(state.board) or not state.board[pocket]:
        return None
    skip, reverse = (state.tokens.skip, state.tokens.reverse) if state.tokens else (0, False)
    return sow(state.board, state.side, pocket, state.capture, skip, reverse)
