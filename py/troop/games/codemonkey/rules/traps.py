"""Laying, moving and taking off traps at the end of a round (rule 26)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.codemonkey.rules.player import NOWHERE
from troop.games.codemonkey.rules.steps import NEXT_ROUND, NEXT_TRAP, TRAP
from troop.games.codemonkey.rules.trace import Trace, add_step

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State

OFF = "off"


def trap_hexes(state: "State", seat: int) -> tuple[str, ...]:
    """Return where a player's trap may go: hexes climbed from, their numbers, its own number; no monkey, no trap."""
    player, land = state.players[seat], state.terrain
    numbers = {*player.climbed, *([land.number[player.trap]] if player.trap else [])}
    names = (name for number in numbers for name in land.with_number[number])
    return tuple(sorted(name for name in names if name not in state.occupied and name not in state.trapped))


def trap_moves(state: "State", seat: int) -> tuple[Move, ...]:
    """Return the moves for the trap, sorted by notation; none if there is nothing to lay."""
    hexes = trap_hexes(state, seat)
    return (*((name,) for name in hexes), (OFF,)) if hexes or state.players[seat].trap else ()


def next_trap(state: "State", _: Trace) -> "State":
    """Go on to the next player in order with a trap to lay or to move; after the last one the round is over."""
    for turn in range(state.turn, state.variant.seats if state.variant.traps else 0):
        if trap_moves(state, state.seat_at(turn)):
            return state._replace(step=TRAP, turn=turn)
    return state._replace(step=NEXT_ROUND)


def lay_trap(state: "State", move: Move, trace: Trace) -> "State":
    """Lay, move or take off the trap, or keep it in hand."""
    seat, before = state.seat, state.players[state.seat].trap
    name = NOWHERE if move[0] == OFF else move[0]
    state = state.update_player(seat, trap=name)
    if name:
        add_step(trace, "trap-moved" if before else "trap-laid", state, seat, hex=name)
    else:
        add_step(trace, "trap-taken" if before else "trap-kept", state, seat)
    return state._replace(step=NEXT_TRAP, turn=state.turn + 1)
