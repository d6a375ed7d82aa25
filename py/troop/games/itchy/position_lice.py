"""The lice on a monkey in the text of a position: ``(1:3w1q+s,2:s)``, seats ascending."""

from typing import TYPE_CHECKING

from troop.games.itchy.board import Crowd
from troop.games.itchy.lice import NO_LICE, read_lice, write_lice
from troop.games.itchy.rules import Rules

if TYPE_CHECKING:  # lice are read before there is a state
    from troop.games.itchy.state import State


def write_crowd(state: "State", cell: int) -> str:
    """The lice on a monkey of the base game; nothing if it has none."""
    crowd = state.board.at(cell).crowd
    parts = [f"{seat}:{write_lice(lice)}" for seat, lice in enumerate(crowd, 1) if lice]
    return f"({','.join(parts)})" if parts else ""


def read_crowd(text: str, rules: Rules) -> tuple[Crowd, bool] | None:
    """The lice that a text says, and that the monkey is not marked; None if it says none."""
    crowd = [NO_LICE] * rules.seats
    parts = [part.partition(":") for part in in_brackets(text).split(",")] if text else []
    last = 0
    for number, _, lice in parts:
        seat = next((seat for seat in range(last + 1, rules.seats + 1) if str(seat) == number), None)
        found = read_lice(lice)
        if seat is None or found is None:
            return None
        last, crowd[seat - 1] = seat, found
    return tuple(crowd), False


def in_brackets(text: str) -> str:
    """What stands in brackets; if the text has none, something that can be no lice."""
    return text[1:-1] if text.startswith("(") and text.endswith(")") and len(text) > 2 else "?"
