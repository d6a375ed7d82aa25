"""Decisions with tokens as numbers, from the side of the decider, and their words."""

from functools import cache

from troop.core.game import Move
from troop.games.mancala.rules.board import names, pockets
from troop.games.mancala.rules.effects import STORE, swap_order
from troop.games.mancala.rules.tokens import KIND_INDEX, KINDS

SKIP, REVERSE, STEAL, SWAP, PASS, BLOCK, DISCARD = 10, 11, 20, 30, 100, 101, 110
"""Below SKIP: the pocket of that number. From STEAL on: the pocket of the opponent, or after them the store. From SWAP
on: the pair of pockets. From DISCARD on: the kind."""


def kind_of(decision: int) -> int:
    """Return the kind of token that a decision uses."""
    return decision - SKIP if decision < STEAL else 2 if decision < SWAP else 3


@cache
def pairs(n: int) -> tuple[tuple[int, int], ...]:
    """Return the pairs of pockets that can be swapped: the user's come first, then the opponent's, from their left."""
    return tuple((one, two) for one in range(2 * n) for two in range(one + 1, 2 * n))


@cache
def words(n: int, side: int) -> dict[int, Move]:
    """Return the words of all decisions of a side. Cached: do not change it."""
    own, theirs = ([names(n)[place] for place in pockets(n, each)] for each in (side, 1 - side))
    both = [*own, *theirs]
    return {
        **{pocket: (own[pocket],) for pocket in range(n)},
        SKIP: ("skip",),
        REVERSE: ("reverse",),
        **{STEAL + at: ("steal", place) for at, place in enumerate([*theirs, STORE])},
        **{SWAP + at: ("swap", *swap_order(both[one], both[two])) for at, (one, two) in enumerate(pairs(n))},
        PASS: ("pass",),
        BLOCK: ("block",),
        **{DISCARD + KIND_INDEX[kind]: ("discard", kind) for kind in KINDS},
    }


@cache
def _decisions(n: int, side: int) -> dict[Move, int]:
    return {move: decision for decision, move in words(n, side).items()}


def decision_of(n: int, side: int, move: Move) -> int:
    """Return the number of a move of a side."""
    return _decisions(n, side)[move]
