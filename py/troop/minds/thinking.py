"""Thinking about one decision: in steps, so that it can be put off, watched or cut short at any time."""

import gc
import math
from collections.abc import Iterator, Sequence
from typing import Any

from troop.core.chance import Rng, Stream
from troop.core.game import Game, Move, State, choices_after
from troop.core.mind import LEVELS, Finding, Mind, Skill, Thought
from troop.minds.plain import PlainMind

RANDOM = "random"
"""Somebody who plays anything: what the weakest level is measured against."""
SECONDS = {RANDOM: 0.5, "tamarin": 0.5, "lemur": 0.5, "mandrill": 0.5, "orangutan": 1.5, "gorilla": 4.0}
"""How long a decision may take on a small laptop."""
GRAIN = 1 << 30


class Thinking:
    """What a seat thinks about a decision: iterate over it until it is done, or ask for the move before that."""

    def __init__(
        self,
        game: Game[Any],
        view: State,
        seat: int,
        level: str = LEVELS[-1],
        seed: int | str = 0,
        budget: int | None = None,
    ) -> None:
        """Raises ValueError if there is no such level, or nothing for the seat to decide."""
        if level not in (*LEVELS, RANDOM):
            raise ValueError(f"no such level: {level}")
        if view.actor != seat:
            raise ValueError(f"seat {seat} has nothing to decide")
        self.looked = 0
        self.findings: tuple[Finding, ...] = ()
        self.done = False
        self._view = view
        self._rng = Stream(f"{level} {seed} {seat}", game.describe(view))
        mind = mind_of(game)
        self.skill = Skill(1) if level == RANDOM else mind.skill(view, level)
        if budget is not None:
            self.skill = self.skill._replace(budget=budget)
        self._thoughts = self._at_random() if level == RANDOM else mind.think(view, seat, self.skill, self._rng)
        self._seat = seat

    def step(self) -> None:
        """Think a little further.

        What is thought makes no circles. It is kept from the search for garbage, which would take longer and longer.
        """
        gc.disable()
        try:
            thought = next(self._thoughts, None)
        finally:
            gc.freeze()
            gc.enable()
        if thought is None:
            self.done = True
        else:
            self.looked, self.findings, self.done = thought
        if self.done:
            self._thoughts = iter(())
            gc.unfreeze()

    @property
    def fraction(self) -> float:
        """How far it is, from 0 to 1."""
        return 1.0 if self.done else min(self.looked / max(self.skill.budget, 1), 1.0)

    def finish(self) -> "Thinking":
        """Think to the end."""
        while not self.done:
            self.step()
        return self

    def move(self) -> Move:
        """The move to make, as far as thinking has come; a level that does not see clearly may take another one."""
        if not self.findings:
            self.step()
        return blurred(self.findings, self._seat, self.skill.blur, self._rng)

    def _at_random(self) -> Iterator[Thought]:
        """One legal move."""
        yield Thought(1, (Finding(at_random(self._view.legal_moves(), self._rng), ()),), True)


def mind_of(game: Game[Any]) -> Mind[Any]:
    """How to think about a game."""
    return game.mind or PlainMind(game)


def choose(
    game: Game[Any],
    view: State,
    seat: int,
    level: str = LEVELS[-1],
    seed: int | str = 0,
    budget: int | None = None,
) -> Move:
    """A legal move for that seat; the same arguments give the same move. The budget is in positions."""
    return Thinking(game, view, seat, level, seed, budget).finish().move()


def blurred(findings: Sequence[Finding], seat: int, blur: float, rng: Rng) -> Move:
    """The best move; or, to who does not see clearly, one that looks about as good."""
    if not blur or len(findings) == 1:
        return findings[0].move
    best = max(finding.shares[seat] for finding in findings)
    weights = [math.exp((finding.shares[seat] - best) / blur) for finding in findings]
    rest = rng.randrange(GRAIN) / GRAIN * sum(weights)
    for finding, weight in zip(findings, weights, strict=True):
        rest -= weight
        if rest < 0:
            return finding.move
    return findings[0].move


def at_random(legal: Sequence[Move], rng: Rng) -> Move:
    """A move chosen word by word: a token with many targets is not taken more often than one with none."""
    move: Move = ()
    while move not in legal:
        move = (*move, rng.choice(choices_after(legal, move)))
    return move
