"""The generic bot: tries every move in games played out at random. It needs nothing but the contract."""

from collections.abc import Iterator
from typing import Any

from troop.core.bot import LEVELS, Bot, Evaluation, Progress, Skill, WinProbabilities
from troop.core.chance import Rng, draw
from troop.core.game import CHANCE, OVER, Game, State
from troop.core.hidden import hidden_of
from troop.core.messages import Message, message

BUDGETS = dict(zip(LEVELS, (60, 200, 600, 2_000, 6_000), strict=True))
LONGEST = 200
"""A playout longer than this counts as undecided."""
WIDEST = 60
"""With more moves than this, only some are tried."""


class PlayoutBot(Bot[Any]):
    """Tries all moves equally often, from states that the view allows."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def skill(self, view: State, level: str) -> Skill:  # noqa: ARG002
        return Skill(BUDGETS[level], tactical=False)

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
        moves = list(view.legal_moves())
        rng.shuffle(moves)
        moves = moves[:WIDEST]
        sums: list[list[float]] = [[] for _ in moves]
        positions = 0
        while True:
            for at, move in enumerate(moves):
                win_probabilities, steps = _played_out(hidden_of(self._game).sample(view, seat, rng).after(move), rng)
                sums[at] = [
                    a + b for a, b in zip(sums[at] or [0.0] * len(win_probabilities), win_probabilities, strict=True)
                ]
                positions += steps
            tried = [sum(each) for each in sums]
            found = [
                Evaluation(move, tuple(part / total for part in each))
                for move, each, total in zip(moves, sums, tried, strict=True)
            ]
            found.sort(key=lambda evaluation: -evaluation.win_probabilities[seat])
            yield Progress(positions, tuple(found), positions >= skill.budget or len(moves) == 1)
            if positions >= skill.budget or len(moves) == 1:
                return

    def reason(self, view: State, seat: int, evaluation: Evaluation) -> Message:  # noqa: ARG002
        return message("reason-best", percent=round(100 * evaluation.win_probabilities[seat]))


def _played_out(state: State, rng: Rng) -> tuple[WinProbabilities, int]:
    """Play to the end at random; return the win probabilities and the number of positions."""
    highest = state.actor
    steps = 0
    while state.actor != OVER and steps < LONGEST:
        steps += 1
        highest = max(highest, state.actor)
        state = state.after(draw(state.weights(), rng) if state.actor == CHANCE else rng.choice(state.legal_moves()))
    outcome = state.outcome
    if outcome is None or not outcome.winners:
        seats = len(outcome.scores) if outcome and outcome.scores else highest + 1
        return (1 / seats,) * seats, steps
    seats = len(outcome.scores) if outcome.scores else highest + 1
    return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(seats)), steps
