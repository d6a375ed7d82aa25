"""Where to lay the trap at the end of a round (rule 26): what it takes from the others, and from oneself."""

from collections.abc import Generator, Iterator

from troop.core.chance import Rng
from troop.core.mind import Finding, Skill, Thought
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.thinking.chart import NONE
from troop.games.codemonkey.thinking.hopes import Hope
from troop.games.codemonkey.thinking.situation import Situation, situation
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
    thought = Thought(0, (Finding((OFF,), shared(worths, rest)),), len(moves) == 1)
    for _ in range(MOST):
        hopes = [Hope(now, each, rng) for each in range(now.seats)]
        without = now.copy()
        without.trap[seat] = NONE
        before = yield from hoped(hopes, without, thought)
        for move in moves:
            then = now.copy()
            then.trap[seat] = NONE if move[0] == OFF else now.chart.places[move[0]]
            after = before if move[0] == OFF else (yield from hoped(hopes, then, thought))
            values = [here + (new - old) * FELT for here, new, old in zip(worths, after, before, strict=True)]
            tally.add(move, shared(values, rest))
        tally.looked += sum(hope.looked for hope in hopes)
        thought = tally.thought(len(moves) == 1)
        yield thought
        if tally.looked >= skill.budget:
            break
    yield tally.thought(True)


def hoped(hopes: list[Hope], now: Situation, meanwhile: Thought) -> Generator[Thought, None, list[float]]:
    """What everybody can hope for, with a pause after each."""
    values = []
    for hope in hopes:
        values.append(hope.value(now))
        yield meanwhile
    return values
