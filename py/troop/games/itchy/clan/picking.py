"""Clan game, rule 23: the players pick their species."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.beats import Tale, tell, who
from troop.games.itchy.clan.clan import NOT_PICKED, by_seat, clan_of
from troop.games.itchy.phases import CLAN_SPAWN
from troop.games.itchy.species import GORILLA

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State


def picks(state: "State") -> list[Move]:
    """Rule 23: any species but gorillas and the other player's."""
    taken = (GORILLA, *clan_of(state).picked)
    return [(letter,) for letter in state.rules.species if letter not in taken]


def pick(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 23: a species is picked; then the other player picks, then the first player starts."""
    clan = clan_of(state)
    picked = by_seat(clan.picked, state.seat, move[0])
    state = state._replace(clan=clan._replace(picked=picked))
    tell(tale, "joined", state, **who(state.seat), species=move[0])
    state = state._replace(seat=1 - state.seat)
    return state if NOT_PICKED in picked else state._replace(step=CLAN_SPAWN)
