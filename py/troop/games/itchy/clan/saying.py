"""What stands on a cell in the clan game, in words to be."""

from typing import TYPE_CHECKING

from troop.core.game import Message
from troop.core.message import message, seat_number
from troop.games.itchy.beats import counted
from troop.games.itchy.clan.clan import NITS, clan_of
from troop.games.itchy.geometry import names

if TYPE_CHECKING:  # this is handed states
    from troop.games.itchy.state import State


def at_monkey(view: "State", cell: int) -> Message:
    """A monkey, whose clan it belongs to, its lice, and whether it may not be moved this turn."""
    monkey, name, picked = view.board.at(cell), names(view.board.size)[cell], clan_of(view).picked
    lice = message("itchy-counted", **counted(monkey.of(NITS)))
    if cell == clan_of(view).barred:
        lice = message("itchy-and", first=lice, rest=message("itchy-barred"))
    if monkey.species not in picked:
        return message("itchy-monkey", cell=name, species=monkey.species, lice=lice)
    owner = seat_number(picked.index(monkey.species))
    return message("itchy-clan-monkey", cell=name, species=monkey.species, lice=lice, seat=owner)
