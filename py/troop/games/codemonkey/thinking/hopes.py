"""What players can hope for in the next round, before its dice are rolled: the same rolls for every choice compared."""

from troop.core.chance import Rng, draw
from troop.games.codemonkey.asking import rolls
from troop.games.codemonkey.coding import hand_of
from troop.games.codemonkey.setup import value_of
from troop.games.codemonkey.thinking.codes import plain_codes
from troop.games.codemonkey.thinking.outlook import Way, standing_still
from troop.games.codemonkey.thinking.plans import Plans
from troop.games.codemonkey.thinking.situation import Situation
from troop.games.codemonkey.thinking.words import Code

SOME = 40
"""Of more programs than this, only some are tried."""


class Hope:
    """What a player can hope for who rolls these dice."""

    def __init__(self, now: Situation, seat: int, rng: Rng) -> None:
        self.seat, self.looked = seat, 0
        dice = tuple(map(int, value_of(draw(rolls(now.terms.dice), rng)).split(",")))
        codes = list(plain_codes(hand_of(now.terms, dice), now.slots))
        rng.shuffle(codes)
        self._codes = codes[:SOME]

    def value(self, now: Situation) -> float:
        """What the best program brings, in bananas."""
        return self._best(now)[0]

    def way(self, now: Situation) -> Way:
        """How the best program goes."""
        _, plans, code = self._best(now)
        return plans.best_way(code)

    def _best(self, now: Situation) -> tuple[float, Plans, Code]:
        plans = Plans(now, self.seat, standing_still(now, self.seat))
        values = [plans.value(code) for code in self._codes]
        self.looked += plans.looked
        best = max(values)
        return best, plans, self._codes[values.index(best)]
