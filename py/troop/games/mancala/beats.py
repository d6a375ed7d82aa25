"""What happens in a turn with tokens, told beat by beat to whoever listens."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from troop.core.game import Move
from troop.core.message import Argument, seat_number
from troop.games.mancala.board import names, size
from troop.games.mancala.effects import touched
from troop.games.mancala.sowing import Sowing
from troop.games.mancala.tokens import NO_POCKET, Tokens

if TYPE_CHECKING:  # beats are handed states
    from troop.games.mancala.rules import State

SIDES = ("south", "north")


class Beat(NamedTuple):
    """One thing that happens, and how the table stands right after it (before it, if it is a sowing)."""

    name: str
    state: "State"
    arguments: dict[str, Argument]
    sowing: Sowing | None = None


Tale: TypeAlias = list[Beat] | None


def tell(tale: Tale, name: str, state: "State", /, **arguments: Argument) -> None:
    """Tell a beat, if somebody listens."""
    if tale is not None:
        tale.append(Beat(name, state, arguments))


def held(state: "State") -> Tokens:
    """The tokens of a state that has them."""
    assert state.tokens is not None
    return state.tokens


def way(state: "State") -> str:
    """Which way the next sowing runs."""
    return "clockwise" if held(state).reverse else "counter-clockwise"


def acting(state: "State", side: int) -> dict[str, Argument]:
    """Who does something, and to whom."""
    return {"seat": seat_number(state.seat(side)), "seat2": seat_number(state.seat(1 - side))}


def target(state: "State", user: int, move: Move) -> dict[str, Argument]:
    """The places that a token names."""
    known = names(size(state.board))
    one, other = touched(state.board, user, move) if len(move) > 1 else (NO_POCKET, NO_POCKET)
    return {"place": known[one] if len(move) > 1 else "-", "place2": known[other] if move[0] == "swap" else "-"}


def moved_monkeys(state: "State", before: tuple[int, ...], user: int, move: Move) -> dict[str, Argument]:
    """Who stole from where, or swapped what."""
    one, other = touched(before, user, move)
    places = target(state, user, move)
    counts: dict[str, Argument] = {"count": before[one], "count2": before[other]} if move[0] == "swap" else {}
    return {**acting(state, user), **places, **counts}
