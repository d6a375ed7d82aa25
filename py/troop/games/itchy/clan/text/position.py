"""The additional fields of a position in the clan game: species picked, monkeys in safety, the barred monkey."""

from typing import TYPE_CHECKING

from troop.core.errors import BadPosition
from troop.core.messages import message
from troop.games.itchy.clan.rules.clan import COMMON_OWNER, NOWHERE, clan_of
from troop.games.itchy.rules.board import LiceByOwner
from troop.games.itchy.rules.geometry import cells, names
from troop.games.itchy.rules.lice import NO_LICE, read_brackets, read_lice, write_lice
from troop.games.itchy.rules.steps import CLAN_BUMP, CLAN_SPAWN, FIRST, OVER, PICK
from troop.games.itchy.rules.variant import Variant

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

PREFIX = "clan "
"""Left out where steps are written, since the option ``mode`` determines it."""
STEPS = (FIRST, PICK, CLAN_SPAWN, CLAN_BUMP, OVER)
FIELDS = ("clans=", "safe=", "barred=")
BROKEN_OUT = "*"
NONE = "-"
MONKEYS = 24


def write_monkey(state: "State", cell: int) -> str:
    """Write the lice on a monkey, and whether it has had its outbreak this turn."""
    lice = write_lice(state.board.on(cell, COMMON_OWNER))
    mark = BROKEN_OUT if cell in clan_of(state).broken_out else ""
    return f"({lice}){mark}" if lice else mark


def read_monkey(text: str, variant: Variant) -> tuple[LiceByOwner, bool] | None:  # noqa: ARG001
    """Read the lice on a monkey and whether it is marked; None if invalid."""
    written = text.removesuffix(BROKEN_OUT)
    lice = read_lice(read_brackets(written)) if written else NO_LICE
    return None if lice is None else ((lice,), written != text)


def write_fields(state: "State") -> list[str]:
    """Write the last fields of a position."""
    clan = clan_of(state)
    barred = NONE if clan.barred == NOWHERE else names(state.board.size)[clan.barred]
    values = (_write_pair(clan.picked), _write_pair(clan.safe), barred)
    return [f"{name}{value}" for name, value in zip(FIELDS, values, strict=True)]


def _write_pair(pair: tuple[str, str]) -> str:
    return ",".join(text or NONE for text in pair)


def with_fields(state: "State", fields: list[str]) -> "State":
    """Return the state with the last fields added. Raises BadPosition."""
    for number, (name, field) in enumerate(zip(FIELDS, fields, strict=True), 4):
        if not field.startswith(name):
            raise BadPosition(message("itchy-position-clan", field=number, text=field[:20], name=name))
    picked, safe, barred = (field.removeprefix(name) for name, field in zip(FIELDS, fields, strict=True))
    clan = clan_of(state)._replace(
        picked=_read_pair(picked, state.variant.species, 4, 1),
        safe=_read_pair(safe, state.variant.species, 5, MONKEYS),
        barred=_read_cell(barred, state.board.size),
    )
    return state._replace(clan=clan)


def _read_pair(text: str, species: str, field: int, most: int) -> tuple[str, str]:
    """Read the letters of each seat."""
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
