"""Thinking about a game without tokens: ever further ahead, to the end of the game if the budget allows."""

from collections.abc import Iterator

from troop.core.mind import Finding, Shares, Skill, Thought
from troop.games.mancala.board import names, pockets, size, store
from troop.games.mancala.rules import State
from troop.games.mancala.thinking.lookahead import Lookahead
from troop.games.mancala.thinking.shares import share, sure_share
from troop.search.deepening import Deepening, Ranked

SKILLS = {
    "tamarin": Skill(1, blur=0.12, sharp=False),
    "lemur": Skill(12, blur=0.08, sharp=False),
    "mandrill": Skill(250, blur=0.035),
    "orangutan": Skill(25_000, blur=0.008),
    "gorilla": Skill(400_000),
}
SLICE = 2_000
"""Positions between two thoughts."""
WIDTH = 8
"""Sowings that are worse by more monkeys than this are not told from each other."""
OBVIOUS = 12
"""A sowing that is so much better than all others needs no long thought, nor does one that is forced."""
ENOUGH = 8
"""The part of the budget that is enough then."""


def think(view: State, seat: int, skill: Skill) -> Iterator[Thought]:
    """Thought after thought about which pocket to sow."""
    side, n = view.side, size(view.board)
    mover, other = ([view.board[place] for place in pockets(n, each)] for each in (side, 1 - side))
    ahead = Lookahead(mover, other, full=view.capture == "full")
    deepening = Deepening(ahead, ahead.first_values(), ahead.left, WIDTH)
    yield _thought(view, seat, ahead, deepening)
    steps, most = deepening.steps(), skill.budget
    while ahead.looked < (most // ENOUGH if _is_obvious(deepening.ranked) else most):
        ahead.limit = min(ahead.looked + SLICE, most)
        over = next(steps, True)
        yield _thought(view, seat, ahead, deepening)
        if over:
            return
        if deepening.certain:  # a little more, to see how much worse the others are
            most = min(most, 2 * ahead.looked)


def _is_obvious(ranked: list[Ranked]) -> bool:
    return len(ranked) == 1 or ranked[0].value - ranked[1].value >= OBVIOUS


def _thought(view: State, seat: int, ahead: Lookahead, deepening: Deepening) -> Thought:
    """What is known by now."""
    found = tuple(_finding(view, seat, ahead, ranked) for ranked in deepening.ranked)
    return Thought(ahead.looked, found)


def _finding(view: State, seat: int, ahead: Lookahead, ranked: Ranked) -> Finding:
    """What is known of a sowing."""
    board, n, side = view.board, size(view.board), view.side
    margin = board[store(n, side)] - board[store(n, 1 - side)] + ranked.value
    part = sure_share(margin, sum(board)) if ranked.certain else share(margin, ahead.left)
    shares: Shares = (part, 1 - part) if seat == 0 else (1 - part, part)
    line = [(names(n)[pockets(n, side if own else 1 - side)[pocket]],) for own, pocket in ahead.line(ranked.choice)]
    return Finding(line[0], shares, tuple(line[1:]))
