"""What the others may have coded: programs that bring them much, as far as anybody can tell."""

import math

from troop.core.chance import Rng
from troop.games.codemonkey.coding import hand_of
from troop.games.codemonkey.thinking.codes import plain_codes
from troop.games.codemonkey.thinking.outlook import standing_still
from troop.games.codemonkey.thinking.plans import Plans
from troop.games.codemonkey.thinking.situation import Situation
from troop.games.codemonkey.thinking.words import Code

CARELESS = 0.12
"""By how much of a banana a program may look worse to its player and is still likely."""
GRAIN = 1 << 30


class Guess:
    """The programs of one player, each as likely as it looks good to them."""

    def __init__(self, now: Situation, seat: int) -> None:
        self.plans = Plans(now, seat, standing_still(now, seat))
        self.codes = plain_codes(hand_of(now.terms, now.dice[seat]), now.slots)
        values = [self.plans.value(code) for code in self.codes]
        best = max(values)
        self.best = best
        """What the best of them brings."""
        self._weights = [math.exp((value - best) / CARELESS) for value in values]
        self._total = sum(self._weights)

    def draw(self, rng: Rng) -> Code:
        """One of them."""
        rest = rng.randrange(GRAIN) / GRAIN * self._total
        for code, weight in zip(self.codes, self._weights, strict=True):
            rest -= weight
            if rest < 0:
                return code
        return self.codes[self._weights.index(max(self._weights))]
