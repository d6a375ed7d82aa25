"""A bot's search for one decision, in steps: it can be paused, watched or cut short at any time."""

import gc
import math
from collections.abc import Iterator, Sequence
from typing import Any

from troop.ai.playouts import PlayoutBot
from troop.core.bot import LEVELS, Bot, Evaluation, Progress, Skill
from troop.core.chance import Rng, Stream
from troop.core.game import Game, Move, State, choices_after

RANDOM = "random"
"""Plays any legal move: the baseline that the weakest level is measured against."""
SECONDS = {RANDOM: 0.5, "tamarin": 0.5, "lemur": 0.5, "mandrill": 0.5, "orangutan": 1.5, "gorilla": 4.0}
"""How long a decision may take on a small laptop."""
PATIENCE = 2.0
"""On slow devices a level may take this many times its usual time before it is cut short."""
ROUND_SECONDS, DECISIONS = 8.0, 2
"""How long all bots at a table may search together, even on slow devices, if each makes so many decisions."""
GRAIN = 1 << 30


def seconds_of(level: str, bots: int = 1) -> float:
    """Return how long a decision of a level may take, with so many bots at the table."""
    return min(SECONDS[level], ROUND_SECONDS / (bots * DECISIONS * PATIENCE)) if bots > 1 else SECONDS[level]


class Thinking:
    """A search for one decision: call ``step`` until it is done, or take the ``move`` at any time."""

    def __init__(
        self,
        game: Game[Any],
        view: State,
        seat: int,
        level: str = LEVELS[-1],
        seed: int | str = 0,
        budget: int | None = None,
    ) -> None:
        """Raises ValueError if the level does not exist or the seat is not to move."""
        if level not in (*LEVELS, RANDOM):
            raise ValueError(f"no such level: {level}")
        if view.actor != seat:
            raise ValueError(f"seat {seat} has nothing to decide")
        self.positions = 0
        self.evaluations: tuple[Evaluation, ...] = ()
        self.done = False
        self._view = view
        self._rng = Stream(f"{level} {seed} {seat}", game.notation.to_text(view))
        bot = bot_of(game)
        self.skill = Skill(1) if level == RANDOM else bot.skill(view, level)
        if budget is not None:
            self.skill = self.skill._replace(budget=budget)
        self._progress = self._at_random() if level == RANDOM else bot.think(view, seat, self.skill, self._rng)
        self._seat = seat

    def step(self) -> None:
        """Search a little further.

        The search makes no reference cycles, so its memory is kept from the garbage collector, which would take longer
        and longer.
        """
        gc.disable()
        try:
            progress = next(self._progress, None)
        finally:
            gc.freeze()
            gc.enable()
        if progress is None:
            self.done = True
        else:
            self.positions, self.evaluations, self.done = progress
        if self.done:
            self._progress = iter(())
            gc.unfreeze()

    @property
    def fraction(self) -> float:
        """How far the search has come, from 0 to 1."""
        return 1.0 if self.done else min(self.positions / max(self.skill.budget, 1), 1.0)

    def finish(self) -> "Thinking":
        """Search to the end."""
        while not self.done:
            self.step()
        return self

    def move(self) -> Move:
        """Return the best move so far; weak levels may choose one that looks about as good."""
        if not self.evaluations:
            self.step()
        return with_noise(self.evaluations, self._seat, self.skill.noise, self._rng)

    def _at_random(self) -> Iterator[Progress]:
        yield Progress(1, (Evaluation(at_random(self._view.legal_moves(), self._rng), ()),), True)


def bot_of(game: Game[Any]) -> Bot[Any]:
    """Return the game's own bot, or the generic one."""
    return game.bot or PlayoutBot(game)


def choose(
    game: Game[Any],
    view: State,
    seat: int,
    level: str = LEVELS[-1],
    seed: int | str = 0,
    budget: int | None = None,
) -> Move:
    """Return a legal move for the seat; the same arguments give the same move. The budget counts positions."""
    return Thinking(game, view, seat, level, seed, budget).finish().move()


def with_noise(evaluations: Sequence[Evaluation], seat: int, noise: float, rng: Rng) -> Move:
    """Return the best move or, with noise, sometimes another that looks about as good."""
    if not noise or len(evaluations) == 1:
        return evaluations[0].move
    best = max(evaluation.win_probabilities[seat] for evaluation in evaluations)
    weights = [math.exp((evaluation.win_probabilities[seat] - best) / noise) for evaluation in evaluations]
    rest = rng.randrange(GRAIN) / GRAIN * sum(weights)
    for evaluation, weight in zip(evaluations, weights, strict=True):
        rest -= weight
        if rest < 0:
            return evaluation.move
    return evaluations[0].move


def at_random(legal: Sequence[Move], rng: Rng) -> Move:
    """Choose a move word by word, so that a token with many targets is not chosen more often than one with none."""
    move: Move = ()
    while move not in legal:
        move = (*move, rng.choice(choices_after(legal, move)))
    return move
