"""Whether the hands and the state of a turn are possible: for positions written by people and for sampled hands."""

from typing import TYPE_CHECKING

from troop.games.mancala.rules.apply import window_opens
from troop.games.mancala.rules.board import NOBODY, pockets, size
from troop.games.mancala.rules.effects import uses
from troop.games.mancala.rules.tokens import (
    ANSWER,
    CHOOSE,
    DIE,
    DISCARD,
    DRAW,
    LIMIT,
    NO_POCKET,
    ROLL,
    WINDOW,
    all_of_one_kind,
    holds,
    tokens_of,
)

if TYPE_CHECKING:  # the state imports this module
    from troop.games.mancala.rules.state import State

MOST_DRAWS = 3
"""Two for the roll (rule 9), one for the free turn (rule 10)."""


def is_valid(state: "State") -> bool:
    """Return whether hands, pile, and what is in force or pending can occur together."""
    t = tokens_of(state)
    if state.side == NOBODY:
        return t == t.cleared() and max(map(sum, t.hands)) <= LIMIT and _counts_fit(state)
    return _counts_fit(state) and _hands_fit(state) and _sowing_fits(state) and _reward_fits(state)


def _counts_fit(state: "State") -> bool:
    """Rule 7: each kind has exactly ``copies`` tokens."""
    t = tokens_of(state)
    return all(sum(counts) == t.copies and min(counts) >= 0 for counts in zip(*t.hands, t.pile, strict=True))


def _hands_fit(state: "State") -> bool:
    """Rule 8: at most five tokens in a hand, and six only before a discard."""
    t = tokens_of(state)
    mover, other = t.hands[state.side], t.hands[1 - state.side]
    if t.step == DISCARD:
        return sum(mover) == LIMIT + 1 and not all_of_one_kind(mover) and sum(other) <= LIMIT
    return max(sum(mover), sum(other)) <= LIMIT


def _sowing_fits(state: "State") -> bool:
    """Rules 11 to 14: the effects in force, the pocket named, the disruption announced."""
    t = tokens_of(state)
    if t.disrupted and not t.disruption:
        return False
    if t.step not in (CHOOSE, DIE, WINDOW, ANSWER):
        return not t.skip and not t.reverse and t.named == NO_POCKET
    if t.named != NO_POCKET and not (t.named in pockets(size(state.board), state.side) and state.board[t.named]):
        return False
    return _STEP_FITS[t.step](state)


def _answer_fits(state: "State") -> bool:
    """Rule 13: the disruption was possible, and the mover can block it."""
    t = tokens_of(state)
    announced = t.announced in uses(state.board, (1, 1, 1, 1), 1 - state.side)
    return t.disrupted and announced and t.named != NO_POCKET and holds(t.hands[state.side], t.announced[0])


_STEP_FITS = {
    CHOOSE: lambda state: tokens_of(state).named == NO_POCKET,
    DIE: lambda state: tokens_of(state).named == NO_POCKET or tokens_of(state).disrupted,
    WINDOW: lambda state: tokens_of(state).named != NO_POCKET and window_opens(state),
    ANSWER: _answer_fits,
}


def _reward_fits(state: "State") -> bool:
    """Rules 9 and 10: the roll and the draws."""
    t = tokens_of(state)
    if t.step not in (ROLL, DRAW, DISCARD):
        return not t.free and not t.draws
    if t.step == ROLL:
        return not t.rolled and not t.draws
    return t.draws < MOST_DRAWS if t.step == DISCARD else 0 < t.draws <= MOST_DRAWS and any(t.pile)
