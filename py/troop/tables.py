"""The tables that the desk keeps: each is its record, played through anew only when it is not here any more."""

from troop.call import BadCall, Call, is_letter, text_of
from troop.core.message import message
from troop.core.record import PERSON, House
from troop.core.table import Table
from troop.games import GAMES
from troop.minds import LEVELS
from troop.minds.thinking import RANDOM

HOUSE = House(GAMES, (PERSON, *LEVELS, RANDOM))
KEPT = 3

_tables: dict[str, Table] = {}


def table_of(call: Call) -> Table:
    """The table of the record in a call: kept, or played through anew; of a game by letter, as its letter tells it."""
    if is_letter(call):
        from troop import mail

        return mail.box_of(call, HOUSE).table
    text = text_of(call, "record")
    table = _tables.pop(text, None) or Table.read(text, HOUSE)
    keep(text, table)
    return table


def keep(text: str, table: Table) -> None:
    _tables[text] = table
    while len(_tables) > KEPT:
        del _tables[next(iter(_tables))]


def studied(call: Call) -> Table:
    """A table whose past may be looked into: where something is hidden, only when the game is over."""
    table = table_of(call)
    if table.hides and table.now.outcome is None:
        raise BadCall(message("desk-not-yet"))
    return table
