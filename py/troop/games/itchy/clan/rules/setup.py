"""Clan game, rule 23: the players pick their species."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.clan.rules.clan import NOT_PICKED, by_seat, clan_of
from troop.games.itchy.rules.printed_boards import GORILLA
from troop.games.itchy.rules.steps import CLAN_SPAWN
from troop.games.itchy.rules.trace import Trace, add_step

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


def picks(state: "State") -> list[Move]:
    """Rule 23: any species but gorillas and the other player's."""
    taken = (GORILLA, *clan_of(state).picked)
    return [(letter,) for letter in sorted(state.variant.species) if letter not in taken]


def pick(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 23: pick a species; then the other player picks, then the first player starts."""
    clan = clan_of(state)
    picked = by_seat(clan.picked, state.seat, move[0])
    state = state._replace(clan=clan._replace(picked=picked))
    add_step(trace, "joined", state, seat=state.seat, species=move[0])
    state = state._replace(seat=1 - state.seat)
    return state if NOT_PICKED in picked else state._replace(step=CLAN_SPAWN)
