"""Thinking about a game with tokens: a tree that grows best first, with a die in it."""

from collections.abc import Iterator
from functools import partial

from troop.core.chance import Rng
from troop.core.mind import Finding, Skill, Thought
from troop.games.mancala.rules import State, sample
from troop.games.mancala.thinking.decisions import words
from troop.games.mancala.thinking.looking import Looking
from troop.games.mancala.thinking.turns import Position, after, ground_of, position_of
from troop.search.best_first import BestFirst, Node

SKILLS = {
    "tamarin": Skill(1, blur=0.25, sharp=False),
    "lemur": Skill(1, blur=0.08, sharp=False),
    "mandrill": Skill(1_000, blur=0.055),
    "orangutan": Skill(10_000, blur=0.02),
    "gorilla": Skill(200_000),
}
DARING, HEAT = 0.3, 0.1
SLICE = 500
"""Positions between two thoughts."""
ALL = 1 << 30


def think(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
    """Thought after thought about what to do; tokens that are not known are imagined."""
    state = sample(view, rng)
    ground = ground_of(state)
    looking = Looking(ground, sum(state.board))
    search = BestFirst(looking.spread, partial(after, ground), daring=DARING, heat=HEAT)
    at = position_of(ground, state)
    root = search.node(at, looking.spread(at, ALL))
    names = words(ground.n, at.decider)
    done = len(root.moves) == 1
    while True:
        done = done or looking.looked >= skill.budget
        yield Thought(looking.looked, tuple(_findings(root, names, seat)), done)
        if done:
            return
        until, visits = min(looking.looked + SLICE, skill.budget), root.visits
        while looking.looked < until:
            search.visit(root)
            if root.visits - visits >= SLICE:  # lines that come to an end are looked at without anything new
                done = True
                break


def _findings(root: Node[Position, int], names: dict[int, tuple[str, ...]], seat: int) -> list[Finding]:
    """The decisions, the one that was looked at most first: it has proved itself; then by what they seem worth."""
    own = [1 - share for share in root.shares] if root.decider == 1 else root.shares
    best = max(range(len(own)), key=lambda at: (root.tried(at), own[at]))
    order = [best, *sorted((at for at in range(len(own)) if at != best), key=lambda at: -own[at])]
    found = []
    for at in order:
        part = min(own[at], own[best])
        found.append(Finding(names[root.moves[at]], (part, 1 - part) if seat == 0 else (1 - part, part)))
    return found
