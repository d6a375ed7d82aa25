"""Players that choose a move from what their seat may know."""

from collections.abc import Sequence
from typing import Any

from troop.core.chance import Rng, Stream
from troop.core.game import Game, Move, State, choices_after

LEVELS = ("random",)


def choose(
    game: Game[Any],
    view: State,
    seat: int,
    level: str = "random",
    seed: int | str = 0,
    budget: int | None = None,  # noqa: ARG001  (for levels that search: how many positions they may look at)
) -> Move:
    """A legal move for that seat; the same arguments give the same move."""
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    return at_random(view.legal_moves(), Stream(f"{level} {seed} {seat}", game.describe(view)))


def at_random(legal: Sequence[Move], rng: Rng) -> Move:
    """A move chosen word by word: a token with many targets is not taken more often than one with none."""
    move: Move = ()
    while move not in legal:
        move = (*move, rng.choice(choices_after(legal, move)))
    return move
