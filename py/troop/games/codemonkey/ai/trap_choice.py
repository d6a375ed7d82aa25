"""The choice of a hex for the trap at the end of a round (rule 26): its cost to the others and to oneself."""

from collections.abc import Generator, Iterator

from troop.core.bot import Evaluation, Progress, Skill
from troop.core.chance import Rng
from troop.games.codemonkey.ai.evaluation import free_bananas, player_value, win_probabilities_of
from troop.games.codemonkey.ai.fast_jungle import NONE
from troop.games.codemonkey.ai.fast_state import Position, position_of
from troop.games.codemonkey.ai.move_results import MoveResults
from troop.games.codemonkey.ai.program_evaluation import NextRound
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.traps import OFF

MAX_ROLLS = 12
"""The most rolls tried."""
TRAP_EFFECT = 0.5
"""The part of a computed loss that counts: others are in the way too."""


def think_trap(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
    """Find the best hex for the trap, yielding progress."""
    results, pos, moves = MoveResults(seat), position_of(view), view.legal_moves()
    rest = free_bananas(pos)
    base_values = [player_value(pos, each, rest) for each in range(pos.seats)]
    progress = Progress(0, (Evaluation((OFF,), win_probabilities_of(base_values, rest)),), len(moves) == 1)
    for _ in range(MAX_ROLLS):
        next_rounds = [NextRound(pos, each, rng) for each in range(pos.seats)]
        without = pos.copy()
        without.trap[seat] = NONE
        before = yield from next_round_values(next_rounds, without, progress)
        for move in moves:
            trial = pos.copy()
            trial.trap[seat] = NONE if move[0] == OFF else pos.jungle.places[move[0]]
            after = before if move[0] == OFF else (yield from next_round_values(next_rounds, trial, progress))
            changes = zip(base_values, after, before, strict=True)
            values = [here + (new - old) * TRAP_EFFECT for here, new, old in changes]
            results.add(move, win_probabilities_of(values, rest))
        results.positions += sum(next_round.positions for next_round in next_rounds)
        progress = results.progress(len(moves) == 1)
        yield progress
        if results.positions >= skill.budget:
            break
    yield results.progress(True)


def next_round_values(
    next_rounds: list[NextRound], pos: Position, meanwhile: Progress
) -> Generator[Progress, None, list[float]]:
    """Return everybody's expected value of the next round, pausing after each."""
    values = []
    for next_round in next_rounds:
        values.append(next_round.value(pos))
        yield meanwhile
    return values
