"""What happens in a game, told beat by beat to whoever listens."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from troop.core.message import Argument, seat_number

if TYPE_CHECKING:  # beats are handed states
    from troop.games.codemonkey.rules import State


class Beat(NamedTuple):
    """One thing that happens, and how the table stands right after it."""

    name: str
    state: "State"
    arguments: dict[str, Argument]


Tale: TypeAlias = list[Beat] | None


def tell(tale: Tale, name: str, state: "State", seat: int | None = None, /, **arguments: Argument) -> None:
    """Tell a beat, if somebody listens: what happens, to whom, and what else there is to say."""
    if tale is not None:
        who: dict[str, Argument] = {} if seat is None else {"seat": seat_number(seat)}
        tale.append(Beat(name, state, who | arguments))
