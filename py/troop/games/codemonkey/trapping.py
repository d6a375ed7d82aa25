"""Laying, moving and taking off traps at the end of a round (rule 26)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.codemonkey.beats import Tale, tell
from troop.games.codemonkey.player import NOWHERE
from troop.games.codemonkey.steps import NEXT_ROUND, NEXT_TRAP, TRAP

if TYPE_CHECKING:  # the state knows its traps; this is handed states
    from troop.games.codemonkey.rules import State

OFF = "off"


def trap_hexes(state: "State", seat: int) -> tuple[str, ...]:
    """Where a player's trap may go: hexes climbed from, their numbers, its own number; no monkey, no trap."""
    player, number = state.players[seat], state.terrain.number
    numbers = {*player.climbed, *([number[player.trap]] if player.trap else [])}
    free = (name for name in number if name not in state.occupied | state.trapped)
    return tuple(sorted(name for name in free if number[name] in numbers))


def trap_moves(state: "State", seat: int) -> tuple[Move, ...]:
    """What a player may do with the trap, sorted by notation; nothing if there is nothing to lay."""
    hexes = trap_hexes(state, seat)
    return (*((name,) for name in hexes), (OFF,)) if hexes or state.players[seat].trap else ()


def next_trap(state: "State", _: Tale) -> "State":
    """The next player in order who has a trap to lay or to move; after the last one the round is over."""
    for turn in range(state.turn, state.terms.seats if state.terms.traps else 0):
        if trap_moves(state, state.seat_at(turn)):
            return state._replace(step=TRAP, turn=turn)
    return state._replace(step=NEXT_ROUND)


def trap(state: "State", move: Move, tale: Tale) -> "State":
    """A trap is laid, moved, taken off or left where it is: in the hand."""
    seat, before = state.seat, state.players[state.seat].trap
    name = NOWHERE if move[0] == OFF else move[0]
    state = state.changed(seat, trap=name)
    if name:
        tell(tale, "trap-moved" if before else "trap-laid", state, seat, hex=name)
    else:
        tell(tale, "trap-taken" if before else "trap-kept", state, seat)
    return state._replace(step=NEXT_TRAP, turn=state.turn + 1)
