"""Repetition: the key that is equal for positions that count as the same."""

from collections.abc import Hashable

from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import CLAN_SPAWN, ENTER, MOVE, SPAWN
from troop.games.itchy.rules.turn import first_step


def repetition_key(state: State) -> Hashable:
    """Rule 16: the position at the start of a turn, without its turn counter; None at other steps."""
    begins = state.step == CLAN_SPAWN or (state.step in (ENTER, SPAWN, MOVE) and state.step == first_step(state))
    return state._replace(turns=0) if begins else None
