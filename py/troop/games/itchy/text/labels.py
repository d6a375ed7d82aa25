"""The labels of cells: the monkey and its lice."""

from troop.core.game import Message
from troop.core.messages import message, seat_number
from troop.games.itchy.clan.rules.clan import COMMON_OWNER, Clan
from troop.games.itchy.rules.board import Monkey
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.lice import Lice
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.trace import lice_args


def cell_label(view: State, cell: int) -> Message:
    """Return the label of a cell in a view."""
    return monkey_label(view.board.size, cell, view.board.cells[cell], view.clan)


def monkey_label(size: int, cell: int, monkey: Monkey | None, clan: Clan | None) -> Message:
    """Return the label of a cell with this content, cacheable by its arguments."""
    name = names(size)[cell]
    if monkey is None:
        return message("itchy-free", cell=name)
    if clan:
        return clan_monkey_label(name, monkey, clan, cell == clan.barred)
    owned = [lice_label(seat, lice) for seat, lice in enumerate(monkey.lice_by_owner) if lice]
    if not owned:
        return message("itchy-monkey-clean", cell=name, species=monkey.species)
    return message("itchy-monkey", cell=name, species=monkey.species, lice=joined(owned))


def lice_label(seat: int, lice: Lice) -> Message:
    """Return the label of a seat's lice on a monkey."""
    return message("itchy-owned", seat=seat_number(seat), **lice_args(lice))


def joined(parts: list[Message]) -> Message:
    """Return several messages as one."""
    return parts[0] if len(parts) == 1 else message("itchy-and", first=parts[0], rest=joined(parts[1:]))


def clan_monkey_label(name: str, monkey: Monkey, clan: Clan, barred: bool) -> Message:
    """Return the label of a monkey in the clan game: its clan, its lice, and whether it is barred this turn."""
    lice = message("itchy-counted", **lice_args(monkey.of(COMMON_OWNER)))
    if barred:
        lice = message("itchy-and", first=lice, rest=message("itchy-barred"))
    if monkey.species not in clan.picked:
        return message("itchy-monkey", cell=name, species=monkey.species, lice=lice)
    owner = seat_number(clan.picked.index(monkey.species))
    return message("itchy-clan-monkey", cell=name, species=monkey.species, lice=lice, seat=owner)
