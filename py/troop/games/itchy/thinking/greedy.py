"""A mind that looks one decision ahead: at once, and at how far each seat is."""

import math
from collections.abc import Iterator

from troop.core.chance import Rng
from troop.core.message import Message, message
from troop.core.mind import LEVELS, Finding, Mind, Shares, Skill, Thought
from troop.games.itchy import steps
from troop.games.itchy.clan.winning import dirty
from troop.games.itchy.phases import OVER, PICK
from troop.games.itchy.state import State

BLURS = dict(zip(LEVELS, (0.2, 0.1, 0.05, 0.02, 0.0), strict=True))
AT_ONCE = 20
"""Moves between two thoughts."""


class GreedyMind(Mind[State]):
    """Takes what brings it furthest at once."""

    def skill(self, view: State, level: str) -> Skill:  # noqa: ARG002
        return Skill(1_000, BLURS[level], sharp=False)

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
        moves = list(view.legal_moves())
        rng.shuffle(moves)
        found: list[Finding] = []
        for looked, move in enumerate(moves[: skill.budget], 1):
            found.append(Finding(move, _shares(steps.play(view, move))))
            if looked % AT_ONCE == 1:
                yield Thought(looked, tuple(sorted(found, key=lambda each: -each.shares[seat])))
        yield Thought(len(found), tuple(sorted(found, key=lambda each: -each.shares[seat])), True)

    def why(self, view: State, seat: int, finding: Finding) -> Message:  # noqa: ARG002
        return message("why-best", percent=round(100 * finding.shares[seat]))


def _shares(state: State) -> Shares:
    """What each seat can expect, by how far it is."""
    seats = range(state.rules.seats)
    if state.outcome and state.outcome.winners:
        return tuple(float(seat in state.outcome.winners) for seat in seats)
    grown = [math.exp(_progress(state, seat)) for seat in seats]
    return tuple(each / sum(grown) for each in grown)


def _progress(state: State, seat: int) -> float:
    """Clean monkeys in the clan game; else lice, the most on monkeys that are not yet colonies."""
    if state.clan:
        return 0.0 if state.step in (PICK, OVER) else -float(dirty(state, seat))
    return sum(_worth(*monkey.of(seat)) for _, monkey in state.board.monkeys())


def _worth(workers: int, queens: int, spies: int) -> float:
    return 0.3 * math.sqrt(min(workers, 3)) + 0.03 * workers + 0.3 * queens + 0.1 * spies
