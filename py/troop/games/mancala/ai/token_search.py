"""Search in a game with tokens: a best-first tree with chance nodes."""

from collections.abc import Iterator
from functools import partial

from troop.ai.search.best_first import BestFirst, Node
from troop.core.bot import Evaluation, Progress, Skill
from troop.core.chance import Rng
from troop.games.mancala.ai.fast_state import Position, after, constants_of, position_of
from troop.games.mancala.ai.token_expansion import Expander
from troop.games.mancala.ai.token_moves import words
from troop.games.mancala.rules.state import State, sample

SKILLS = {
    "tamarin": Skill(1, noise=0.25, tactical=False),
    "lemur": Skill(1, noise=0.08, tactical=False),
    "mandrill": Skill(1_000, noise=0.055),
    "orangutan": Skill(10_000, noise=0.02),
    "gorilla": Skill(200_000),
}
DARING, HEAT = 0.3, 0.1
SLICE = 500
"""Positions between two progress reports."""
ALL = 1 << 30


def think(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
    """Search for the best decision, yielding progress; unknown tokens are sampled."""
    state = sample(view, rng)
    constants = constants_of(state)
    expander = Expander(constants, sum(state.board))
    search = BestFirst(expander.expand, partial(after, constants), exploration=DARING, prior_temperature=HEAT)
    position = position_of(constants, state)
    root = search.node(position, expander.expand(position, ALL))
    names = words(constants.n, position.decider)
    done = len(root.moves) == 1
    while True:
        done = done or expander.positions >= skill.budget
        yield Progress(expander.positions, tuple(_evaluations(root, names, seat)), done)
        if done:
            return
        until, visits = min(expander.positions + SLICE, skill.budget), root.visits
        while expander.positions < until:
            search.visit(root)
            if root.visits - visits >= SLICE:  # finished lines add visits but no positions
                done = True
                break


def _evaluations(root: Node[Position, int], names: dict[int, tuple[str, ...]], seat: int) -> list[Evaluation]:
    """Return the decisions, the most visited first, then by win probability."""
    own = (
        [1 - probability for probability in root.win_probabilities]
        if root.side_to_move == 1
        else root.win_probabilities
    )
    best = max(range(len(own)), key=lambda at: (root.tried(at), own[at]))
    order = [best, *sorted((at for at in range(len(own)) if at != best), key=lambda at: -own[at])]
    evaluations = []
    for at in order:
        win = min(own[at], own[best])
        evaluations.append(Evaluation(names[root.moves[at]], (win, 1 - win) if seat == 0 else (1 - win, win)))
    return evaluations
