"""A mind for any game, from its contract alone: every move is tried out in games played at random from there."""

from collections.abc import Iterator
from typing import Any

from troop.core.chance import Rng, draw
from troop.core.game import CHANCE, OVER, Game, State
from troop.core.message import Message, message
from troop.core.mind import LEVELS, Finding, Mind, Shares, Skill, Thought

BUDGETS = dict(zip(LEVELS, (60, 200, 600, 2_000, 6_000), strict=True))
LONGEST = 200
"""Decisions after which a game counts as undecided."""
WIDEST = 60
"""Of more moves than this only some are tried."""


class PlainMind(Mind[Any]):
    """Tries every move as often as the others, against what its seat may know."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def skill(self, view: State, level: str) -> Skill:  # noqa: ARG002
        return Skill(BUDGETS[level], sharp=False)

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
        moves = list(view.legal_moves())
        rng.shuffle(moves)
        moves = moves[:WIDEST]
        sums: list[list[float]] = [[] for _ in moves]
        looked = 0
        while True:
            for at, move in enumerate(moves):
                shares, steps = _played_out(self._game.sample(view, seat, rng).apply(move), rng)
                sums[at] = [a + b for a, b in zip(sums[at] or [0.0] * len(shares), shares, strict=True)]
                looked += steps
            tried = [sum(each) for each in sums]
            found = [
                Finding(move, tuple(part / total for part in each))
                for move, each, total in zip(moves, sums, tried, strict=True)
            ]
            found.sort(key=lambda finding: -finding.shares[seat])
            yield Thought(looked, tuple(found), looked >= skill.budget or len(moves) == 1)
            if looked >= skill.budget or len(moves) == 1:
                return

    def why(self, view: State, seat: int, finding: Finding) -> Message:  # noqa: ARG002
        return message("why-best", percent=round(100 * finding.shares[seat]))


def _played_out(state: State, rng: Rng) -> tuple[Shares, int]:
    """How a game ends that goes on at random, and after how many positions."""
    highest = state.actor
    steps = 0
    while state.actor != OVER and steps < LONGEST:
        steps += 1
        highest = max(highest, state.actor)
        state = state.apply(draw(state.weights(), rng) if state.actor == CHANCE else rng.choice(state.legal_moves()))
    outcome = state.outcome
    if outcome is None or not outcome.winners:
        seats = len(outcome.scores) if outcome and outcome.scores else highest + 1
        return (1 / seats,) * seats, steps
    seats = len(outcome.scores) if outcome.scores else highest + 1
    return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(seats)), steps
