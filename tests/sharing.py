"""Tables and links for tests of sharing."""

from collections.abc import Sequence

from playing import random_game
from troop.core.game import Move
from troop.core.pack import pack
from troop.core.record import PERSON, Record, Seat
from troop.core.table import Table
from troop.games import GAMES
from troop.tables import HOUSE


def table_of(
    name: str, options: dict[str, object], entries: Sequence[Move | str], seats: tuple[Seat, ...] | None = None
) -> Table:
    """A table after moves and table words."""
    settled = GAMES[name].settle(**options)
    told = iter(entries)
    head = Record(GAMES[name], settled, seats or (Seat(PERSON),) * int(settled["seats"]))
    return Table.played(head, HOUSE, lambda _: next(told, None))


def packed(name: str, options: dict[str, object], seed: str, most: int = 10_000) -> str:
    """A random game as a link."""
    return pack(table_of(name, options, [move for _, move in random_game(GAMES[name], options, seed)][:most]))
