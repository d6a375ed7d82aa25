"""What stands on a cell in the clan game, in words to be."""

from troop.core.game import Message
from troop.core.message import message, seat_number
from troop.games.itchy.beats import counted
from troop.games.itchy.board import Monkey
from troop.games.itchy.clan.clan import NITS, Clan


def at_monkey(name: str, monkey: Monkey, clan: Clan, barred: bool) -> Message:
    """A monkey, whose clan it belongs to, its lice, and whether it may not be moved this turn."""
    lice = message("itchy-counted", **counted(monkey.of(NITS)))
    if barred:
        lice = message("itchy-and", first=lice, rest=message("itchy-barred"))
    if monkey.species not in clan.picked:
        return message("itchy-monkey", cell=name, species=monkey.species, lice=lice)
    owner = seat_number(clan.picked.index(monkey.species))
    return message("itchy-clan-monkey", cell=name, species=monkey.species, lice=lice, seat=owner)
