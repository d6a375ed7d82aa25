"""The deciding side and the legal moves at each step of a turn with tokens (the table of steps in the rules)."""

from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING

from troop.core.chance import Weights
from troop.core.game import Move
from troop.games.mancala.rules.board import LETTERS, MOST_POCKETS, NOBODY, NORTH, SOUTH, names, pockets
from troop.games.mancala.rules.effects import uses
from troop.games.mancala.rules.tokens import (
    ANSWER,
    CHANCE_STEPS,
    CHOOSE,
    DIE,
    DISCARD,
    DRAW,
    KIND_INDEX,
    ROLL,
    SORTED_KINDS,
    WINDOW,
    Hand,
    Tokens,
    holds,
    is_known,
    tokens_of,
)

if TYPE_CHECKING:  # the state imports this module
    from troop.games.mancala.rules.state import State

PASS, BLOCK = ("pass",), ("block",)
POCKET_MOVES: tuple[list[Move], ...] = tuple([(letter,) for letter in letters] for letters in LETTERS)
"""The moves that sow the pockets of South and of North, from the left."""
POCKET_PLACES: dict[int, dict[str, int]] = {
    2 * n + 2: {names(n)[place]: place for side in (SOUTH, NORTH) for place in pockets(n, side)}
    for n in range(1, MOST_POCKETS + 1)
}
"""For each length of a board: the letters of its pockets, with their places."""
ROLLS: Weights = tuple(((f"roll={die}",), 1) for die in range(1, 7))
ROLL_MOVES = tuple(move for move, _ in ROLLS)


def decider(state: "State") -> int:
    """Return the side to decide, or NOBODY for chance."""
    step = tokens_of(state).step
    if step == WINDOW:
        return 1 - state.side
    return NOBODY if step in CHANCE_STEPS else state.side


def legal_moves(state: "State") -> tuple[Move, ...]:
    """Return the legal moves at this step, sorted by notation."""
    t = tokens_of(state)
    if t.step == CHOOSE:
        board, side = state.board, state.side
        hand = t.hands[side]
        return sowing_moves(board, side) + uses(board, hand, side) if any(hand) else sowing_moves(board, side)
    if t.step == WINDOW:
        return (PASS, *uses(state.board, t.hands[1 - state.side], 1 - state.side))
    if t.step == ANSWER:
        return BLOCK, PASS
    if t.step == DISCARD:
        return tuple((DISCARD, kind) for kind in SORTED_KINDS if holds(t.hands[state.side], kind))
    return ROLL_MOVES if t.step in (DIE, ROLL) else drawn_moves(drawable(t))


def can_sow(board: tuple[int, ...], side: int, move: Move) -> bool:
    """Rule 1: whether ``sowing_moves`` has a move, without listing them."""
    place = POCKET_PLACES[len(board)].get(move[0]) if len(move) == 1 else None
    return place is not None and board[place] > 0 and place // (len(board) // 2) == side


def sowing_moves(board: tuple[int, ...], side: int) -> tuple[Move, ...]:
    """Rule 1: the pockets that the side to move can sow."""
    half = len(board) // 2
    return tuple(compress(POCKET_MOVES[side], board[: half - 1] if side == SOUTH else board[half:-1]))


def weights(state: "State") -> Weights:
    """Return the results of chance. Draws are uniform over the pile (rule 7) or, if hidden, over the unseen tokens."""
    t = tokens_of(state)
    if t.step == DRAW:
        return draws(drawable(t))
    return ROLLS if t.step in (DIE, ROLL) else ()


def drawable(t: Tokens) -> Hand:
    """Return the tokens that may be drawn: those of the pile or, if it is hidden, all that are not seen."""
    return t.pile if is_known(t.pile) else t.unseen()


@lru_cache(maxsize=4096)
def draws(pile: Hand) -> Weights:
    """Return the tokens that can be drawn from a pile, each as often as it is there."""
    return tuple(((f"draw={kind}",), pile[KIND_INDEX[kind]]) for kind in SORTED_KINDS if pile[KIND_INDEX[kind]])


@lru_cache(maxsize=4096)
def drawn_moves(pile: Hand) -> tuple[Move, ...]:
    """Return the results of drawing from a pile."""
    return tuple(move for move, _ in draws(pile))
