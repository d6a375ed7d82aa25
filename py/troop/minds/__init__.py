"""Players that choose a move from what their seat may know."""

from typing import Any

from troop.core.chance import Stream
from troop.core.game import Game, Move, State

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
    return Stream(f"{level} {seed} {seat}", game.describe(view)).choice(view.legal_moves())
