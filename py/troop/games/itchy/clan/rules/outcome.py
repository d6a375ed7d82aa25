"""Clan game, rule 29: the first clan without lice wins."""

from typing import TYPE_CHECKING

from troop.core.game import Outcome
from troop.games.itchy.clan.rules.clan import NOWHERE, clan_of
from troop.games.itchy.rules.printed_boards import COUNTS
from troop.games.itchy.rules.steps import CLAN_SPAWN, OVER
from troop.games.itchy.rules.trace import Trace, add_step
from troop.games.itchy.rules.turn import end_by_cap

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


def dirty(state: "State", seat: int) -> int:
    """Return how many monkeys of a clan have lice; those in safety have none."""
    species, board = clan_of(state).picked[seat], state.board
    return len([cell for cell, monkey in board.infested if monkey.species == species])


def winner(state: "State") -> int | None:
    """Rule 29: the player whose monkeys all have no lice; if both, the one on turn."""
    return next((seat for seat in (state.seat, 1 - state.seat) if not dirty(state, seat)), None)


def final_outcome(state: "State") -> Outcome:
    """Return the outcome of a game that is over; the scores are clean monkeys."""
    scores = tuple(COUNTS[species] - dirty(state, seat) for seat, species in enumerate(clan_of(state).picked))
    seat = winner(state)
    return Outcome("cap", scores, ()) if seat is None else Outcome("clean", scores, (seat,))


def end_if_won(state: "State", trace: Trace) -> "State | None":
    """Rule 29: return the final state if somebody wins after a phase, else None."""
    seat = winner(state)
    if seat is None:
        return None
    state = _at_rest(state)._replace(step=OVER)
    add_step(trace, "clean", state, seat=seat, species=clan_of(state).picked[seat])
    return state


def end_turn(state: "State", barred: int, trace: Trace) -> "State":
    """Rules 27 and 28: reset the outbreak marks and bar the monkey just moved; rule 16: the cap."""
    state = _at_rest(state)._replace(seat=1 - state.seat, turns=state.turns + 1)
    if state.turns == state.variant.last_turn:
        return end_by_cap(state, trace)
    return state._replace(step=CLAN_SPAWN, clan=clan_of(state)._replace(barred=barred))


def _at_rest(state: "State") -> "State":
    """Return the state with no monkey barred and no outbreak marked."""
    return state._replace(clan=clan_of(state)._replace(barred=NOWHERE, broken_out=()))
