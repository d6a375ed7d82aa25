"""The trace of a decision: its events, each with the state right after it."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from troop.core.game import Event
from troop.core.messages import Argument, seat_number
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.lice import Lice

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


class TraceStep(NamedTuple):
    """An event, and the state with the board right after it."""

    event: Event
    state: "State"


Trace: TypeAlias = list[TraceStep] | None


def add_step(
    trace: Trace,
    name: str,
    state: "State",
    *,
    seat: int | None = None,
    cell: int | None = None,
    cell2: int | None = None,
    lice: Lice | None = None,
    **more: Argument,
) -> None:
    """Add an event, if there is a trace: who, where on the board of the state, with which lice, and what else."""
    if trace is None:
        return
    arguments: dict[str, Argument] = {}
    if seat is not None:
        arguments["seat"] = seat_number(seat)
    if cell is not None:
        arguments |= cell_args(state, cell)
    if cell2 is not None:
        arguments |= cell2_args(state, cell2)
    if lice is not None:
        arguments |= lice_args(lice)
    trace.append(TraceStep(Event(name, arguments | more), state))


def cell_args(state: "State", cell: int) -> dict[str, Argument]:
    """Return a cell and the species on it as arguments."""
    monkey = state.board.cells[cell]
    return {"cell": names(state.board.size)[cell], "species": monkey.species if monkey else "-"}


def cell2_args(state: "State", cell: int) -> dict[str, Argument]:
    """Return a second cell and the species on it, if any, as arguments."""
    return {f"{key}2": value for key, value in cell_args(state, cell).items()}


def lice_args(lice: Lice) -> dict[str, Argument]:
    """Return lice as arguments: the count of each kind, and the kinds present, so that messages can select by them."""
    kinds = "".join(kind for number, kind in zip(lice, "wqs", strict=True) if number)
    return {"workers": lice.workers, "queens": lice.queens, "spies": lice.spies, "kinds": kinds or "none"}
