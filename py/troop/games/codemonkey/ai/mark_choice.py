"""The choice of a tree to mark on another's magic card (rule 29), or to name for a lost banana (rule 27)."""

from collections.abc import Iterator

from troop.core.bot import Progress, Skill, WinProbabilities
from troop.core.chance import Rng
from troop.games.codemonkey.ai.evaluation import free_bananas, player_value, win_probabilities, win_probabilities_of
from troop.games.codemonkey.ai.fast_jungle import NONE
from troop.games.codemonkey.ai.fast_run import RunCursor, drop_banana, run_slot
from troop.games.codemonkey.ai.fast_state import Position, position_of, with_hidden_sampled
from troop.games.codemonkey.ai.move_results import MoveResults
from troop.games.codemonkey.ai.playout import Playout, play_out
from troop.games.codemonkey.ai.program_evaluation import NextRound
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import BY_LOOP, BY_MAGIC, WAITING
from troop.games.codemonkey.rules.tiles import tree_number

MAX_ROLLS = 16
"""The most rolls tried."""
STRIKE_COST = 0.9
"""The cost of a strike: a banana, reduced by the chance to get it after all."""
LATER_CHANCE = 0.1
"""The probability that another tree with bananas is collected from before the card has struck."""


def think_mark(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
    """Find the tree that the card's owner will probably collect from next, yielding progress."""
    results, pos, owner = MoveResults(seat), position_of(view), view.card_owner
    rest = free_bananas(pos)
    base_values = [player_value(pos, each, rest) for each in range(pos.seats)]
    for _ in range(MAX_ROLLS):
        next_round = NextRound(pos, owner, rng)
        trees_taken = next_round.best_branch(pos).taken
        for move in view.legal_moves():
            tree = tree_number(move[0]) - 1
            values = base_values[:]
            values[owner] -= _strike_loss(tree, trees_taken, pos.fruit[tree])
            results.add(move, win_probabilities_of(values, rest))
        results.positions += next_round.positions
        yield results.progress(results.positions >= skill.budget)
        if results.positions >= skill.budget:
            break


def _strike_loss(tree: int, trees_taken: tuple[int, ...], bananas: int) -> float:
    """Return the expected loss of the card's owner, who is expected to collect from ``trees_taken`` in order."""
    if tree in trees_taken:
        return STRIKE_COST if tree == trees_taken[0] else STRIKE_COST / 2
    return LATER_CHANCE * (bananas > 0)


def think_name(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
    """Try each tree and play out the rest of the run, yielding progress."""
    results, pos, playout = MoveResults(seat), position_of(view), Playout(rng)
    while True:
        sampled = with_hidden_sampled(pos, seat, rng)
        for move in view.legal_moves():
            trial = sampled.copy()
            drop_banana(trial, tree_number(move[0]) - 1, seat)
            results.add(move, _outcome(view, trial, playout))
            playout.positions += 1
            results.positions = playout.positions
            yield results.progress()
        if results.positions >= skill.budget or not playout.rolled:
            break


def _outcome(view: State, pos: Position, playout: Playout) -> WinProbabilities:
    """Return the win probabilities after the banana was placed."""
    if view.cause == WAITING:
        return win_probabilities(pos)
    seat, slot, turn = view.loser, view.cursor.slot, view.turn
    if view.cause == BY_MAGIC and pos.mark[seat] == NONE:
        pos.mark[seat] = playout.mark(pos, seat)
    if view.cause != BY_LOOP:
        run_slot(pos, seat, RunCursor(slot, turn, view.cursor.part + 1, view.cursor.denied), playout)
    return play_out(pos, RunCursor(slot, turn + 1), playout)
