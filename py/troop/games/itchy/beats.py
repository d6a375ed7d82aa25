"""What a decision does, told beat by beat to whoever listens, each with the table right after it."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from troop.core.game import Event
from troop.core.message import Argument, seat_number
from troop.games.itchy.geometry import names
from troop.games.itchy.lice import Lice

if TYPE_CHECKING:  # beats are handed states
    from troop.games.itchy.state import State


class Beat(NamedTuple):
    """One thing that happens, and the state with the board as it is right after it."""

    event: Event
    state: "State"


Tale: TypeAlias = list[Beat] | None


def tell(tale: Tale, name: str, state: "State", **arguments: Argument) -> None:
    """Tell a beat, if somebody listens."""
    if tale is not None:
        tale.append(Beat(Event(name, arguments), state))


def at(state: "State", cell: int) -> dict[str, Argument]:
    """A monkey as arguments: its cell and its species."""
    monkey = state.board.cells[cell]
    return {"cell": names(state.board.size)[cell], "species": monkey.species if monkey else "-"}


def to(state: "State", cell: int) -> dict[str, Argument]:
    """A second cell as arguments, with the species that stands there, if any."""
    return {f"{key}2": value for key, value in at(state, cell).items()}


def counted(lice: Lice) -> dict[str, Argument]:
    """Lice as arguments: how many of each kind, and which kinds there are, for words to choose from."""
    kinds = "".join(kind for number, kind in zip(lice, "wqs", strict=True) if number)
    return {"workers": lice.workers, "queens": lice.queens, "spies": lice.spies, "kinds": kinds or "none"}


def who(seat: int) -> dict[str, Argument]:
    """A seat as an argument: it brings its name."""
    return {"seat": seat_number(seat)}
