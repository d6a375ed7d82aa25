"""What is hidden is imagined: anything that it can be, for all that a player knows (rules 29 and 32)."""

from troop.core.chance import Rng
from troop.games.codemonkey.terms import TIMES
from troop.games.codemonkey.thinking.chart import NONE
from troop.games.codemonkey.thinking.situation import Situation


def imagined(now: Situation, seat: int, rng: Rng) -> Situation:
    """Another situation in which the mark on one's own card and the timer are something."""
    then = now.copy()
    if now.terms.magic and now.mark[seat] == NONE:
        then.mark[seat] = rng.choice([tree for tree in range(now.chart.trees) if not now.safe[seat] >> tree & 1])
    if now.terms.counts_rounds:
        then.timer = rng.choice([time for time in TIMES if time > now.elapsed])
    return then
