"""What stands on a cell, in words to be."""

from troop.core.game import Message
from troop.core.message import message, seat_number
from troop.games.itchy.beats import counted
from troop.games.itchy.board import Monkey
from troop.games.itchy.clan import saying as clan_saying
from troop.games.itchy.clan.clan import Clan
from troop.games.itchy.geometry import names
from troop.games.itchy.lice import Lice
from troop.games.itchy.state import State


def at_cell(view: State, cell: int) -> Message:
    """A cell, the monkey on it and its lice."""
    return standing(view.board.size, cell, view.board.cells[cell], view.clan)


def standing(size: int, cell: int, monkey: Monkey | None, clan: Clan | None) -> Message:
    """The same from what it depends on, so that it can be remembered."""
    name = names(size)[cell]
    if monkey is None:
        return message("itchy-free", cell=name)
    if clan:
        return clan_saying.at_monkey(name, monkey, clan, cell == clan.barred)
    owned = [owned_by(seat, lice) for seat, lice in enumerate(monkey.crowd) if lice]
    if not owned:
        return message("itchy-monkey-clean", cell=name, species=monkey.species)
    return message("itchy-monkey", cell=name, species=monkey.species, lice=together(owned))


def owned_by(seat: int, lice: Lice) -> Message:
    """The lice of a seat on a monkey."""
    return message("itchy-owned", seat=seat_number(seat), **counted(lice))


def together(parts: list[Message]) -> Message:
    """Several messages as one."""
    return parts[0] if len(parts) == 1 else message("itchy-and", first=parts[0], rest=together(parts[1:]))
