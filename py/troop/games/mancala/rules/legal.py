"""The deciding side and the legal moves at each step of a turn with tokens (the table of steps in the rules)."""

from typing import TYPE_CHECKING

from troop.core.chance import Weights
from troop.core.game import CHANCE, Move
from troop.games.mancala.rules.board import NOBODY, names, pockets, size
from troop.games.mancala.rules.effects import uses
from troop.games.mancala.rules.tokens import (
    ANSWER,
    CHOOSE,
    DIE,
    DISCARD,
    DRAW,
    KIND_INDEX,
    ROLL,
    SORTED_KINDS,
    WINDOW,
    holds,
    is_known,
    tokens_of,
)

if TYPE_CHECKING:  # the state imports this module
    from troop.games.mancala.rules.state import State

PASS, BLOCK = ("pass",), ("block",)
ROLLS: Weights = tuple(((f"roll={die}",), 1) for die in range(1, 7))


def actor(state: "State") -> int:
    """Return the seat to decide, or CHANCE."""
    side = decider(state)
    return CHANCE if side == NOBODY else state.seat(side)


def decider(state: "State") -> int:
    """Return the side to decide, or NOBODY for chance."""
    step = tokens_of(state).step
    if step in (CHOOSE, ANSWER, DISCARD):
        return state.side
    return 1 - state.side if step == WINDOW else NOBODY


def legal_moves(state: "State") -> tuple[Move, ...]:
    """Return the legal moves at this step, sorted by notation."""
    t = tokens_of(state)
    if t.step == CHOOSE:
        return (*sowing_moves(state), *uses(state.board, t.hands[state.side], state.side))
    if t.step == WINDOW:
        return (PASS, *uses(state.board, t.hands[1 - state.side], 1 - state.side))
    if t.step == ANSWER:
        return BLOCK, PASS
    if t.step == DISCARD:
        return tuple((DISCARD, kind) for kind in SORTED_KINDS if holds(t.hands[state.side], kind))
    return tuple(move for move, _ in weights(state))


def sowing_moves(state: "State") -> tuple[Move, ...]:
    """Rule 1: the pockets that the side to move can sow."""
    n = size(state.board)
    return tuple((names(n)[place],) for place in pockets(n, state.side) if state.board[place])


def weights(state: "State") -> Weights:
    """Return the results of chance. Draws are uniform over the pile (rule 7) or, if hidden, over the unseen tokens."""
    t = tokens_of(state)
    if t.step == DRAW:
        pile = t.pile if is_known(t.pile) else t.unseen()
        return tuple(((f"draw={kind}",), pile[KIND_INDEX[kind]]) for kind in SORTED_KINDS if pile[KIND_INDEX[kind]])
    return ROLLS if t.step in (DIE, ROLL) else ()
