"""Search in a game without tokens: iterative deepening, to the end of the game if the budget allows."""

from collections.abc import Iterator

from troop.ai.search.iterative_deepening import Deepening, Ranked
from troop.core.bot import Evaluation, Progress, Skill, WinProbabilities
from troop.games.mancala.ai.alpha_beta import Lookahead
from troop.games.mancala.ai.win_probability import certain_win_probability, estimated_win_probability
from troop.games.mancala.rules.board import names, pockets, size, store
from troop.games.mancala.rules.state import State

SKILLS = {
    "tamarin": Skill(1, noise=0.12, tactical=False),
    "lemur": Skill(12, noise=0.08, tactical=False),
    "mandrill": Skill(250, noise=0.035),
    "orangutan": Skill(25_000, noise=0.008),
    "gorilla": Skill(400_000),
}
SLICE = 2_000
"""Positions between two progress reports."""
WIDTH = 8
"""Sowings worse by more monkeys than this are not told apart."""
OBVIOUS = 12
"""A sowing better than all others by this margin gets a short search, as does a forced one."""
ENOUGH = 8
"""The divisor of the budget for an obvious sowing."""


def think(view: State, seat: int, skill: Skill) -> Iterator[Progress]:
    """Search for the best pocket, yielding progress."""
    side, n = view.side, size(view.board)
    mover, other = ([view.board[place] for place in pockets(n, each)] for each in (side, 1 - side))
    lookahead = Lookahead(mover, other, full=view.capture == "full")
    deepening = Deepening(lookahead, lookahead.first_values(), lookahead.left, WIDTH)
    yield _progress(view, seat, lookahead, deepening)
    steps, most = deepening.steps(), skill.budget
    while lookahead.positions < (most // ENOUGH if _is_obvious(deepening.ranked) else most):
        lookahead.limit = min(lookahead.positions + SLICE, most)
        finished = next(steps, True)
        yield _progress(view, seat, lookahead, deepening)
        if finished:
            return
        if deepening.certain:  # search a little longer to rank the others
            most = min(most, 2 * lookahead.positions)


def _is_obvious(ranked: list[Ranked]) -> bool:
    return len(ranked) == 1 or ranked[0].value - ranked[1].value >= OBVIOUS


def _progress(view: State, seat: int, lookahead: Lookahead, deepening: Deepening) -> Progress:
    evaluations = tuple(_evaluation(view, seat, lookahead, ranked) for ranked in deepening.ranked)
    return Progress(lookahead.positions, evaluations)


def _evaluation(view: State, seat: int, lookahead: Lookahead, ranked: Ranked) -> Evaluation:
    """Return the evaluation of a sowing."""
    board, n, side = view.board, size(view.board), view.side
    margin = board[store(n, side)] - board[store(n, 1 - side)] + ranked.value
    if ranked.certain:
        own = certain_win_probability(margin, sum(board))
    else:
        own = estimated_win_probability(margin, lookahead.left)
    win_probabilities: WinProbabilities = (own, 1 - own) if seat == 0 else (1 - own, own)
    line = [(names(n)[pockets(n, side if own else 1 - side)[pocket]],) for own, pocket in lookahead.line(ranked.choice)]
    return Evaluation(line[0], win_probabilities, tuple(line[1:]))
