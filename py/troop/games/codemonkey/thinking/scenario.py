"""What the others may have coded: programs that bring them much, as far as anybody can tell."""

import math
from collections.abc import Iterator

from troop.core.chance import Rng
from troop.games.codemonkey.coding import hand_of
from troop.games.codemonkey.thinking.codes import plain_codes
from troop.games.codemonkey.thinking.outlook import standing_still
from troop.games.codemonkey.thinking.plans import Plans
from troop.games.codemonkey.thinking.situation import Situation
from troop.games.codemonkey.thinking.words import Code

CARELESS = 0.12
"""By how much of a banana a program may look worse to its player and is still likely."""
CHUNK = 40
"""Programs between two pauses."""
GRAIN = 1 << 30


class Guess:
    """The programs of one player, each as likely as it looks good to them."""

    def __init__(self, now: Situation, seat: int) -> None:
        self.plans = Plans(now, seat, standing_still(now, seat))
        self.codes = plain_codes(hand_of(now.terms, now.dice[seat]), now.slots)
        self.best = 0.0
        """What the best of them brings."""
        self._weights: list[float] = []

    def weigh(self) -> Iterator[None]:
        """Find out how likely each is, with a pause now and then."""
        values = []
        for at, code in enumerate(self.codes):
            values.append(self.plans.value(code))
            if at % CHUNK == 0:
                yield
        self.best = max(values)
        self._weights = [math.exp((value - self.best) / CARELESS) for value in values]

    def draw(self, rng: Rng) -> Code:
        """One of them."""
        rest = rng.randrange(GRAIN) / GRAIN * sum(self._weights)
        for code, weight in zip(self.codes, self._weights, strict=True):
            rest -= weight
            if rest < 0:
                return code
        return self.codes[self._weights.index(max(self._weights))]
