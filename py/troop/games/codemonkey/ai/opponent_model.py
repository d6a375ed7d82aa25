"""A model of the opponents' hidden programs: those that bring them most are most likely."""

import math
from collections.abc import Iterator

from troop.core.chance import Rng
from troop.games.codemonkey.ai.fast_state import Position
from troop.games.codemonkey.ai.program_codes import Code, plain_codes
from troop.games.codemonkey.ai.program_evaluation import ProgramEvaluator
from troop.games.codemonkey.ai.program_runs import standing_still
from troop.games.codemonkey.rules.programs import hand_of

TEMPERATURE = 0.12
"""A program that looks worse to its player by this part of a banana is e times less likely."""
CHUNK = 40
"""Programs between two pauses."""
RESOLUTION = 1 << 30


class OpponentModel:
    """The probable programs of one player."""

    def __init__(self, pos: Position, seat: int) -> None:
        self.evaluator = ProgramEvaluator(pos, seat, standing_still(pos, seat))
        self.codes = plain_codes(hand_of(pos.variant, pos.dice[seat]), pos.slots)
        self.best = 0.0
        """The value of the best of them."""
        self._weights: list[float] = []

    def compute_weights(self) -> Iterator[None]:
        """Compute how likely each program is, pausing now and then."""
        values = []
        for at, code in enumerate(self.codes):
            values.append(self.evaluator.value(code))
            if at % CHUNK == 0:
                yield
        self.best = max(values)
        self._weights = [math.exp((value - self.best) / TEMPERATURE) for value in values]

    def draw(self, rng: Rng) -> Code:
        """Return a random program by these weights."""
        rest = rng.randrange(RESOLUTION) / RESOLUTION * sum(self._weights)
        for code, weight in zip(self.codes, self._weights, strict=True):
            rest -= weight
            if rest < 0:
                return code
        return self.codes[self._weights.index(max(self._weights))]
