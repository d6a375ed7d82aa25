"""Who decides at each step of a turn with tokens, and what may be decided (the rules' table of steps)."""

from typing import TYPE_CHECKING

from troop.core.chance import Weights
from troop.core.game import CHANCE, Move
from troop.games.mancala.beats import held
from troop.games.mancala.board import NOBODY, names, pockets, size
from troop.games.mancala.effects import uses
from troop.games.mancala.tokens import (
    ANSWER,
    CHOOSE,
    DIE,
    DISCARD,
    DRAW,
    KIND,
    ROLL,
    SORTED_KINDS,
    WINDOW,
    holds,
    is_known,
)

if TYPE_CHECKING:  # the state knows who is asked; this is handed states
    from troop.games.mancala.rules import State

PASS, BLOCK = ("pass",), ("block",)
ROLLS: Weights = tuple(((f"roll={die}",), 1) for die in range(1, 7))


def actor(state: "State") -> int:
    """The seat that decides, or CHANCE."""
    side = decider(state)
    return CHANCE if side == NOBODY else state.seat(side)


def decider(state: "State") -> int:
    """The side that decides, or NOBODY: then it is chance."""
    step = held(state).step
    if step in (CHOOSE, ANSWER, DISCARD):
        return state.side
    return 1 - state.side if step == WINDOW else NOBODY


def legal_moves(state: "State") -> tuple[Move, ...]:
    """What may be decided at this step, sorted by notation."""
    t = held(state)
    if t.step == CHOOSE:
        return (*sowable(state), *uses(state.board, t.hands[state.side], state.side))
    if t.step == WINDOW:
        return (PASS, *uses(state.board, t.hands[1 - state.side], 1 - state.side))
    if t.step == ANSWER:
        return BLOCK, PASS
    if t.step == DISCARD:
        return tuple((DISCARD, kind) for kind in SORTED_KINDS if holds(t.hands[state.side], kind))
    return tuple(move for move, _ in weights(state))


def sowable(state: "State") -> tuple[Move, ...]:
    """Rule 1: the pockets that the side to move can sow."""
    n = size(state.board)
    return tuple((names(n)[place],) for place in pockets(n, state.side) if state.board[place])


def weights(state: "State") -> Weights:
    """What chance can do. Draws are uniform over the pile (rule 7), or if it is hidden over all that is unseen."""
    t = held(state)
    if t.step == DRAW:
        pile = t.pile if is_known(t.pile) else t.unseen()
        return tuple(((f"draw={kind}",), pile[KIND[kind]]) for kind in SORTED_KINDS if pile[KIND[kind]])
    return ROLLS if t.step in (DIE, ROLL) else ()
