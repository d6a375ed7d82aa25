"""What the text of a position says in the clan game: species picked, monkeys in safety, the monkey that is barred."""

from typing import TYPE_CHECKING

from troop.core.errors import BadPosition
from troop.core.message import message
from troop.games.itchy.board import Crowd
from troop.games.itchy.clan.clan import NITS, NOWHERE, clan_of
from troop.games.itchy.geometry import cells, names
from troop.games.itchy.lice import NO_LICE, read_lice, write_lice
from troop.games.itchy.phases import CLAN_BUMP, CLAN_SPAWN, FIRST, OVER, PICK
from troop.games.itchy.position_lice import in_brackets
from troop.games.itchy.rules import Rules

if TYPE_CHECKING:  # the state holds a clan game's memory; this is handed states
    from troop.games.itchy.state import State

PREFIX = "clan "
"""Left out where steps are written: the option says which game it is."""
STEPS = (FIRST, PICK, CLAN_SPAWN, CLAN_BUMP, OVER)
FIELDS = ("clans=", "safe=", "barred=")
SPENT = "*"
NONE = "-"
MONKEYS = 24


def write_monkey(state: "State", cell: int) -> str:
    """The lice on a monkey, and whether it has had its outbreak this turn."""
    lice = write_lice(state.board.on(cell, NITS))
    mark = SPENT if cell in clan_of(state).spent else ""
    return f"({lice}){mark}" if lice else mark


def read_monkey(text: str, rules: Rules) -> tuple[Crowd, bool] | None:  # noqa: ARG001
    """The lice that a text says and whether the monkey is marked; None if it says neither."""
    written = text.removesuffix(SPENT)
    lice = read_lice(in_brackets(written)) if written else NO_LICE
    return None if lice is None else ((lice,), written != text)


def write_fields(state: "State") -> list[str]:
    """The last fields of a position."""
    clan = clan_of(state)
    barred = NONE if clan.barred == NOWHERE else names(state.board.size)[clan.barred]
    values = (_write_pair(clan.picked), _write_pair(clan.safe), barred)
    return [f"{name}{value}" for name, value in zip(FIELDS, values, strict=True)]


def _write_pair(pair: tuple[str, str]) -> str:
    return ",".join(text or NONE for text in pair)


def with_fields(state: "State", fields: list[str]) -> "State":
    """The state with what the last fields say. Raises BadPosition."""
    for number, (name, field) in enumerate(zip(FIELDS, fields, strict=True), 4):
        if not field.startswith(name):
            raise BadPosition(message("itchy-position-clan", field=number, text=field[:20], name=name))
    picked, safe, barred = (field.removeprefix(name) for name, field in zip(FIELDS, fields, strict=True))
    clan = clan_of(state)._replace(
        picked=_read_pair(picked, state.rules.species, 4, 1),
        safe=_read_pair(safe, state.rules.species, 5, MONKEYS),
        barred=_read_cell(barred, state.board.size),
    )
    return state._replace(clan=clan)


def _read_pair(text: str, species: str, field: int, most: int) -> tuple[str, str]:
    """The letters of each seat."""
    parts = ["" if part == NONE else part or "?" for part in text.split(",")]
    known = all(letter in species for part in parts for letter in part)
    ordered = all(len(part) <= most and sorted(part) == list(part) for part in parts)
    if len(parts) != 2 or not known or not ordered:
        raise BadPosition(message("itchy-position-clan", field=field, text=text[:20], name=FIELDS[field - 4]))
    return parts[0], parts[1]


def _read_cell(text: str, size: int) -> int:
    cell = NOWHERE if text == NONE else cells(size).get(text)
    if cell is None:
        raise BadPosition(message("itchy-position-clan", field=6, text=text[:20], name=FIELDS[2]))
    return cell
