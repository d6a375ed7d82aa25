"""The part of the state that only the clan game has."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

COMMON_OWNER = 0
"""The owner of all lice: they belong to nobody (rule 23)."""
NOWHERE = -1
NOT_PICKED = ""


class Clan(NamedTuple):
    """The species of the players, the monkeys in safety, and those that may not move or break out."""

    picked: tuple[str, str] = (NOT_PICKED, NOT_PICKED)
    """Rule 23: the species of each seat."""
    safe: tuple[str, str] = ("", "")
    """Rule 27: the monkeys in safety in front of each seat, their letters sorted."""
    barred: int = NOWHERE
    """Rule 27: the cell of the monkey that the opponent moved in their last turn."""
    broken_out: tuple[int, ...] = ()
    """Rule 28: the cells of the monkeys that have had their outbreak this turn, sorted."""


def clan_of(state: "State") -> Clan:
    """Return the clan part of a state of the clan game."""
    assert state.clan is not None
    return state.clan


def by_seat(pair: tuple[str, str], seat: int, text: str) -> tuple[str, str]:
    """Return the pair with the text of one seat replaced."""
    return (text, pair[1]) if seat == 0 else (pair[0], text)
