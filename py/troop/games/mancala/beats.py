"""What happens in a turn with tokens, told beat by beat to whoever listens."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from troop.core.game import Move
from troop.core.message import Argument, seat_number
from troop.games.mancala.board import NOBODY, names, size
from troop.games.mancala.effects import touched
from troop.games.mancala.sowing import Sowing
from troop.games.mancala.tokens import Tokens

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


def tell(tale: Tale, name: str, state: "State", user: int = NOBODY, move: Move = (), /, **arguments: Argument) -> None:
    """Tell a beat, if somebody listens: who does it, to which places, and what else there is to say."""
    if tale is not None:
        who = acting(state, user) if user != NOBODY else {}
        where = target(state, user, move) if move else {}
        counts = swapped_counts(state, user, move) if name == "swapped" else {}
        tale.append(Beat(name, state, {**who, **where, **counts, **arguments}))


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
    """The places that a token names; - if it names none."""
    if len(move) == 1:
        return {"place": "-", "place2": "-"}
    known, (one, other) = names(size(state.board)), touched(state.board, user, move)
    return {"place": known[one], "place2": known[other] if move[0] == "swap" else "-"}


def swapped_counts(state: "State", user: int, move: Move) -> dict[str, Argument]:
    """How many the two pockets of a Swap held before it."""
    one, other = touched(state.board, user, move)
    return {"count": state.board[other], "count2": state.board[one]}
