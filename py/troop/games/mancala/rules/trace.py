"""The trace of a turn with tokens: its steps, recorded for the log and the animation."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from troop.core.game import Move
from troop.core.messages import Argument, seat_number
from troop.games.mancala.rules.board import NOBODY, names, size
from troop.games.mancala.rules.effects import affected_places
from troop.games.mancala.rules.sowing import Sowing
from troop.games.mancala.rules.tokens import tokens_of

if TYPE_CHECKING:  # the state imports this module
    from troop.games.mancala.rules.state import State

SIDES = ("south", "north")


class TraceStep(NamedTuple):
    """One thing that happens, with the state right after it (for a sowing, right before it)."""

    name: str
    state: "State"
    arguments: dict[str, Argument]
    sowing: Sowing | None = None


Trace: TypeAlias = list[TraceStep] | None


def add_step(
    trace: Trace, name: str, state: "State", user: int = NOBODY, move: Move = (), /, **arguments: Argument
) -> None:
    """Record a step, if there is a trace: its side, the places that the move names, and further arguments."""
    if trace is not None:
        seats = seat_arguments(state, user) if user != NOBODY else {}
        where = place_arguments(state, user, move) if move else {}
        counts = swapped_counts(state, user, move) if name == "swapped" else {}
        trace.append(TraceStep(name, state, {**seats, **where, **counts, **arguments}))


def direction(state: "State") -> str:
    """Return the direction of the next sowing."""
    return "clockwise" if tokens_of(state).reverse else "counter-clockwise"


def seat_arguments(state: "State", side: int) -> dict[str, Argument]:
    """Return the seats of a side and of its opponent, as arguments of a message."""
    return {"seat": seat_number(state.seat(side)), "seat2": seat_number(state.seat(1 - side))}


def place_arguments(state: "State", user: int, move: Move) -> dict[str, Argument]:
    """Return the places that a token names, as arguments of a message; ``-`` for none."""
    if len(move) == 1:
        return {"place": "-", "place2": "-"}
    known, (one, other) = names(size(state.board)), affected_places(state.board, user, move)
    return {"place": known[one], "place2": known[other] if move[0] == "swap" else "-"}


def swapped_counts(state: "State", user: int, move: Move) -> dict[str, Argument]:
    """Return the counts of the two pockets of a Swap before it."""
    one, other = affected_places(state.board, user, move)
    return {"count": state.board[other], "count2": state.board[one]}
