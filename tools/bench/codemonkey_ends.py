"""Measure how CodeMonkey ends between bots of one level: ``python codemonkey_ends.py lemur --games 20 --levels 1-7``.

A line for each level of the game: the games that ended with the last banana within ``ROUNDS`` rounds, the rounds on
average and at most, and the fresh starts.
"""

import argparse
import sys
from pathlib import Path
from statistics import mean
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from troop.ai import LEVELS, choose
from troop.core.chance import Stream, draw
from troop.core.game import CHANCE, OVER
from troop.games import GAMES

ROUNDS = 40
"""A game of bots should take no more rounds than this."""
GAME = GAMES["codemonkey"]


class End(NamedTuple):
    reason: str
    rounds: int
    fresh_starts: int


def play(level: int, seats: int, bot: str, seed: int) -> End:
    """Return how a game ended."""
    state, rng, fresh_starts, decisions = GAME.start(level=level, seats=seats), Stream(f"ends {level}", seed), 0, 0
    while state.actor != OVER:
        decisions += 1
        if state.actor == CHANCE:
            fresh_starts += state.step == "start" and state.round > 0 and state.turn == 0
            move = draw(state.weights(), rng)
        else:
            move = choose(GAME, state.view(state.actor), state.actor, bot, f"{seed} {decisions}")
        state = state.after(move)
    assert state.outcome
    return End(state.outcome.reason, state.round, fresh_starts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", choices=LEVELS, nargs="?", default="lemur")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--levels", default="1-7", help="the first and the last level of the game")
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    first, last = map(int, given.levels.split("-"))
    print("| level | bananas gone in time | rounds | at most | fresh starts |\n|---|---|---|---|---|")
    for level in range(first, last + 1):
        ends = [play(level, given.seats, given.bot, seed) for seed in range(given.games)]
        good = sum(end.reason == "bananas gone" and end.rounds <= ROUNDS for end in ends)
        rounds = [end.rounds for end in ends]
        starts = sum(end.fresh_starts for end in ends)
        print(f"| {level} | {good} of {len(ends)} | {mean(rounds):.1f} | {max(rounds)} | {starts} |", flush=True)


if __name__ == "__main__":
    main()
