"""What stands on a cell, in words to be."""

from troop.core.game import Message
from troop.core.message import message, seat_number
from troop.games.itchy.beats import counted
from troop.games.itchy.clan import saying as clan_saying
from troop.games.itchy.geometry import names
from troop.games.itchy.state import State


def at_cell(view: State, cell: int) -> Message:
    """A cell, the monkey on it and its lice."""
    monkey, name = view.board.cells[cell], names(view.board.size)[cell]
    if monkey is None:
        return message("itchy-free", cell=name)
    if view.clan:
        return clan_saying.at_monkey(view, cell)
    owned = [owned_by(view, cell, seat) for seat in range(view.rules.seats) if monkey.of(seat)]
    if not owned:
        return message("itchy-monkey-clean", cell=name, species=monkey.species)
    return message("itchy-monkey", cell=name, species=monkey.species, lice=together(owned))


def owned_by(view: State, cell: int, seat: int) -> Message:
    """The lice of a seat on a monkey."""
    return message("itchy-owned", seat=seat_number(seat), **counted(view.board.on(cell, seat)))


def together(parts: list[Message]) -> Message:
    """Several messages as one."""
    return parts[0] if len(parts) == 1 else message("itchy-and", first=parts[0], rest=together(parts[1:]))
