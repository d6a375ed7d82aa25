"""Expansion of a position with tokens: its decisions and their estimated win probabilities."""

import math

from troop.ai.search.best_first import CHANCE, Expansion
from troop.games.mancala.ai.fast_state import (
    ANSWERING,
    CHOOSING,
    COUNT_BITS,
    COUNT_MASK,
    DISCARDING,
    DISRUPTING,
    ONE_TOKEN,
    OVER,
    ROLLING,
    Constants,
    Position,
    after,
    sow,
)
from troop.games.mancala.ai.token_evaluation import Evaluator
from troop.games.mancala.ai.token_moves import BLOCK, DISCARD, PASS, REVERSE, SKIP, STEAL, SWAP, pairs

DIE_FACES = (1, 2, 3, 4, 5, 6)
MOVE_LIMIT = 16
"""The most decisions searched below the root; there are up to 77."""


class Expander:
    """Expands positions for the best-first search."""

    def __init__(self, constants: Constants, total: int) -> None:
        self._constants, self._total = constants, total
        self._evaluator = Evaluator(constants, total)

    @property
    def positions(self) -> int:
        """The number of positions evaluated."""
        return self._evaluator.positions

    def expand(self, pos: Position, most: int = MOVE_LIMIT) -> Expansion[int]:
        """Return the best decisions and their win probabilities."""
        if pos.step == OVER:
            return Expansion(0, (), (self._win_probability(pos),))
        if pos.step == ROLLING:
            rolled = (after(self._constants, pos, die) for die in DIE_FACES)
            return Expansion(CHANCE, DIE_FACES, [self._win_probability(each) for each in rolled])
        positions = ((after(self._constants, pos, each), each) for each in decisions(self._constants, pos))
        scored = [(self._win_probability(next_position), decision) for next_position, decision in positions]
        scored.sort(reverse=pos.decider == 0)
        best = scored[:most]
        return Expansion(pos.decider, [decision for _, decision in best], [probability for probability, _ in best])

    def _win_probability(self, pos: Position) -> float:
        """Return the win probability of side 0."""
        value = self._value(pos)
        return 1 / (1 + math.exp(-value if pos.side == 0 else value))

    def _value(self, pos: Position) -> float:
        """Return the value of a position to the mover."""
        constants, evaluator = self._constants, self._evaluator
        lead = pos.own_store - pos.other_store
        if pos.step == OVER:
            return evaluator.over(lead)
        if pos.step in (CHOOSING, DISCARDING):
            bent = pos.skip or pos.reverse
            sowings = (constants.rows(pos.skip, pos.reverse) if bent else evaluator.rows)[pos.row]
            tokens = evaluator.hands(pos.hand, pos.due, pos.other_hand, pos.other_due)
            left = self._total - pos.own_store - pos.other_store
            return evaluator.best(sowings, pos.other, left, lead, tokens, pos.rolled)
        if pos.step == DISRUPTING:
            return self._value_for(pos.side, sow(constants, pos, pos.named))
        if pos.step == ANSWERING:
            return max(self._value_for(pos.side, after(constants, pos, answer)) for answer in (PASS, BLOCK))
        rolled = (after(constants, pos, die) for die in DIE_FACES)
        return sum(self._value_for(pos.side, each) for each in rolled) / len(DIE_FACES)

    def _value_for(self, side: int, pos: Position) -> float:
        value = self._value(pos)
        return value if pos.side == side else -value


def decisions(constants: Constants, pos: Position) -> list[int]:
    """Return the legal decisions, as numbers."""
    if pos.step == ANSWERING:
        return [PASS, BLOCK]
    if pos.step == DISCARDING:
        return [DISCARD + kind for kind in range(len(ONE_TOKEN)) if pos.hand >> COUNT_BITS * kind & COUNT_MASK]
    rows = constants.rows()
    if pos.step == DISRUPTING:
        own, theirs = rows.counts(pos.other), rows.counts(pos.row)
        return [PASS, *_uses(constants, pos.other_hand, own, theirs, pos.own_store)]
    own, theirs = rows.counts(pos.row), rows.counts(pos.other)
    pockets = [pocket for pocket, count in enumerate(own) if count]
    return [*pockets, *_uses(constants, pos.hand, own, theirs, pos.other_store)]


def _uses(constants: Constants, hand: int, own: tuple[int, ...], theirs: tuple[int, ...], store: int) -> list[int]:
    """Rules 11 and 12: the legal uses of a hand; ``store`` is the opponent's."""
    skips, reverses, steals, swaps = (hand >> COUNT_BITS * kind & COUNT_MASK for kind in range(len(ONE_TOKEN)))
    moves = [SKIP] if skips else []
    if reverses:
        moves.append(REVERSE)
    if steals:
        moves += [STEAL + at for at, count in enumerate((*theirs, store)) if count]
    if swaps:
        both = (*own, *theirs)
        moves += [SWAP + at for at, (one, two) in enumerate(pairs(constants.n)) if both[one] != both[two]]
    return moves
