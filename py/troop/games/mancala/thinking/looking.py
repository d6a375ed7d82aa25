"""One look at a position with tokens: what can be decided, and what that seems to be worth."""

import math

from troop.games.mancala.thinking.appraisal import Appraiser
from troop.games.mancala.thinking.decisions import BLOCK, DISCARD, PASS, REVERSE, SKIP, STEAL, SWAP, pairs
from troop.games.mancala.thinking.turns import (
    ANSWERING,
    CHOOSING,
    COUNT,
    DISCARDING,
    FEW,
    LETTING,
    ONE,
    OVER,
    ROLLING,
    Ground,
    Position,
    after,
    sown,
)
from troop.search.best_first import CHANCE, Spread

EYES = (1, 2, 3, 4, 5, 6)
KEPT = 16
"""Decisions that are looked at beyond the first position; there are up to 77."""


class Looking:
    """Looks at the positions of a game."""

    def __init__(self, ground: Ground, total: int) -> None:
        self._ground, self._total = ground, total
        self._appraiser = Appraiser(ground, total)

    @property
    def looked(self) -> int:
        """How many positions were looked at."""
        return self._appraiser.looked

    def spread(self, at: Position, most: int = KEPT) -> Spread[int]:
        """The best decisions, and what they seem to be worth."""
        if at.step == OVER:
            return Spread(0, (), (self._share(at),))
        if at.step == ROLLING:
            return Spread(CHANCE, EYES, [self._share(after(self._ground, at, eyes)) for eyes in EYES])
        found = [(self._share(after(self._ground, at, decision)), decision) for decision in decisions(self._ground, at)]
        found.sort(reverse=at.decider == 0)
        best = found[:most]
        return Spread(at.decider, [decision for _, decision in best], [share for share, _ in best])

    def _share(self, at: Position) -> float:
        """What side 0 can expect of the win."""
        worth = self._worth(at)
        return 1 / (1 + math.exp(-worth if at.side == 0 else worth))

    def _worth(self, at: Position) -> float:
        """What a position seems to be worth to who has the turn."""
        ground, appraiser = self._ground, self._appraiser
        lead = at.home - at.away
        if at.step == OVER:
            return appraiser.over(lead)
        if at.step in (CHOOSING, DISCARDING):
            bent = at.skip or at.reverse
            sowings = (ground.rows(at.skip, at.reverse) if bent else appraiser.rows)[at.row]
            tokens = appraiser.hands(at.hand, at.due, at.held, at.owed)
            left = self._total - at.home - at.away
            return appraiser.best(sowings, at.other, left, lead, tokens, at.rolled)
        if at.step == LETTING:
            return self._to(at.side, sown(ground, at, at.named))
        if at.step == ANSWERING:
            return max(self._to(at.side, after(ground, at, answer)) for answer in (PASS, BLOCK))
        return sum(self._to(at.side, after(ground, at, eyes)) for eyes in EYES) / len(EYES)

    def _to(self, side: int, at: Position) -> float:
        worth = self._worth(at)
        return worth if at.side == side else -worth


def decisions(ground: Ground, at: Position) -> list[int]:
    """What can be decided, as numbers."""
    if at.step == ANSWERING:
        return [PASS, BLOCK]
    if at.step == DISCARDING:
        return [DISCARD + kind for kind in range(len(ONE)) if at.hand >> COUNT * kind & FEW]
    rows = ground.rows()
    if at.step == LETTING:
        own, theirs = rows.counts(at.other), rows.counts(at.row)
        return [PASS, *_uses(ground, at.held, own, theirs, at.home)]
    own, theirs = rows.counts(at.row), rows.counts(at.other)
    pockets = [pocket for pocket, count in enumerate(own) if count]
    return [*pockets, *_uses(ground, at.hand, own, theirs, at.away)]


def _uses(ground: Ground, hand: int, own: tuple[int, ...], theirs: tuple[int, ...], store: int) -> list[int]:
    """Rules 11 and 12: what the tokens of a hand can do; ``store`` is the opponent's."""
    skips, reverses, steals, swaps = (hand >> COUNT * kind & FEW for kind in range(len(ONE)))
    found = [SKIP] if skips else []
    if reverses:
        found.append(REVERSE)
    if steals:
        found += [STEAL + at for at, count in enumerate((*theirs, store)) if count]
    if swaps:
        both = (*own, *theirs)
        found += [SWAP + at for at, (one, two) in enumerate(pairs(ground.n)) if both[one] != both[two]]
    return found
