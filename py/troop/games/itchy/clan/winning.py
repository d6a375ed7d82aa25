"""Clan game, rule 29: the first clan without lice wins."""

from typing import TYPE_CHECKING

from troop.core.game import Outcome
from troop.games.itchy.beats import Tale, tell, who
from troop.games.itchy.clan.clan import NOWHERE, clan_of
from troop.games.itchy.phases import CLAN_SPAWN, OVER
from troop.games.itchy.species import COUNTS
from troop.games.itchy.turn import capped

if TYPE_CHECKING:  # the state knows how it ended; this is handed states
    from troop.games.itchy.state import State


def dirty(state: "State", seat: int) -> int:
    """How many monkeys of a clan have lice; those in safety have none."""
    species = clan_of(state).picked[seat]
    return sum(monkey.species == species and not monkey.is_clean for _, monkey in state.board.monkeys())


def winner(state: "State") -> int | None:
    """Rule 29: whose monkeys all have no lice; if both, the player whose turn it is."""
    return next((seat for seat in (state.seat, 1 - state.seat) if not dirty(state, seat)), None)


def result(state: "State") -> Outcome:
    """How the game ended; the scores are clean monkeys."""
    scores = tuple(COUNTS[species] - dirty(state, seat) for seat, species in enumerate(clan_of(state).picked))
    seat = winner(state)
    return Outcome("cap", scores, ()) if seat is None else Outcome("clean", scores, (seat,))


def won(state: "State", tale: Tale) -> "State | None":
    """Rule 29: the state if somebody wins after a phase; None if the game goes on."""
    seat = winner(state)
    if seat is None:
        return None
    state = _at_rest(state)._replace(step=OVER)
    tell(tale, "clean", state, **who(seat), species=clan_of(state).picked[seat])
    return state


def end_turn(state: "State", barred: int, tale: Tale) -> "State":
    """Rules 27 and 28: marks are taken off, and the monkey just moved may not be moved next; rule 16: the cap."""
    state = _at_rest(state)._replace(seat=1 - state.seat, turns=state.turns + 1)
    if state.turns == state.rules.last_turn:
        return capped(state, tale)
    return state._replace(step=CLAN_SPAWN, clan=clan_of(state)._replace(barred=barred))


def _at_rest(state: "State") -> "State":
    """Nothing is barred and no outbreak is remembered."""
    return state._replace(clan=clan_of(state)._replace(barred=NOWHERE, spent=()))
