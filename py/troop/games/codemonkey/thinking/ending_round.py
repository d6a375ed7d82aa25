"""Where to lay the trap at the end of a round (rule 26): what it takes from the others, and from oneself."""

from collections.abc import Iterator

from troop.core.chance import Rng
from troop.core.mind import Skill, Thought
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.thinking.chart import NONE
from troop.games.codemonkey.thinking.hopes import Hope
from troop.games.codemonkey.thinking.situation import situation
from troop.games.codemonkey.thinking.tally import Tally
from troop.games.codemonkey.thinking.worth import left_over, shared, worth
from troop.games.codemonkey.trapping import OFF

MOST = 12
"""So many rolls are tried at most."""
FELT = 0.5
"""What a trap takes from somebody who knows no way around is less in truth: others are in the way too."""


def think_trap(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
    """Thoughts about where to lay the trap."""
    tally, now, moves = Tally(seat), situation(view), view.legal_moves()
    rest = left_over(now)
    worths = [worth(now, each, rest) for each in range(now.seats)]
    for _ in range(MOST):
        hopes = [Hope(now, each, rng) for each in range(now.seats)]
        without = now.copy()
        without.trap[seat] = NONE
        before = [hope.value(without) for hope in hopes]
        for move in moves:
            then = now.copy()
            then.trap[seat] = NONE if move[0] == OFF else now.chart.places[move[0]]
            after = before if move[0] == OFF else [hope.value(then) for hope in hopes]
            values = [here + (new - old) * FELT for here, new, old in zip(worths, after, before, strict=True)]
            tally.add(move, shared(values, rest))
            if move[0] != OFF:
                yield tally.thought(len(moves) == 1)
        tally.looked += sum(hope.looked for hope in hopes)
        if tally.looked >= skill.budget:
            break
    yield tally.thought(True)
