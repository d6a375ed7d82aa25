"""What only the clan game has to remember."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # the state holds a clan game's memory; this is handed states
    from troop.games.itchy.state import State

NITS = 0
"""The owner of all lice: nobody in particular (rule 23)."""
NOWHERE = -1
NOT_PICKED = ""


class Clan(NamedTuple):
    """The species of the players, what is in safety, and what may not move or break out."""

    picked: tuple[str, str] = (NOT_PICKED, NOT_PICKED)
    """Rule 23: the species of each seat."""
    safe: tuple[str, str] = ("", "")
    """Rule 27: the monkeys in safety in front of each seat, their letters sorted."""
    barred: int = NOWHERE
    """Rule 27: the cell of the monkey that the opponent moved in their last turn."""
    spent: tuple[int, ...] = ()
    """Rule 28: the cells of the monkeys that have had their outbreak this turn, sorted."""


def clan_of(state: "State") -> Clan:
    """The clan game's memory, in a state of the clan game."""
    assert state.clan is not None
    return state.clan


def by_seat(pair: tuple[str, str], seat: int, text: str) -> tuple[str, str]:
    """The pair with another text for a seat."""
    return (text, pair[1]) if seat == 0 else (pair[0], text)
