"""Set-up (section 2): who begins, and where the players' first lice go."""

from typing import TYPE_CHECKING

from troop.core.chance import Weights
from troop.core.game import Move
from troop.games.itchy.beats import Tale, at, counted, tell, who
from troop.games.itchy.geometry import around, cells, lines, names
from troop.games.itchy.lice import Lice
from troop.games.itchy.phases import PICK, PLACE
from troop.games.itchy.turn import begin_turn

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State

FAMILY = Lice(2, 1)
"""Rule 5: what each player begins with."""


def first_drawn(seats: int) -> Weights:
    """Rule 6: each seat is as likely to begin."""
    return tuple(((f"first={seat}",), 1) for seat in range(1, seats + 1))


def draw_first(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 6: chance says who begins."""
    state = state._replace(seat=int(move[0][-1]) - 1, step=PICK if state.clan else PLACE)
    tell(tale, "first-drawn", state, **who(state.seat))
    return state


def places(state: "State") -> list[Move]:
    """Rule 5: the monkeys that may take the first lice of a player."""
    known = names(state.board.size)
    return [(known[cell],) for cell in qualifying(state)]


def qualifying(state: "State") -> list[int]:
    """Rule 5: those whose row, column and, if the edition says so, surroundings have no lice; else any without lice."""
    clean = [cell for cell, monkey in state.board.monkeys() if monkey.is_clean]
    return [cell for cell in clean if not lice_nearby(state, cell)] or clean


def lice_nearby(state: "State", cell: int) -> list[int]:
    """Rule 5: the monkeys with lice for whose sake nobody may begin on this one."""
    size = state.board.size
    banned = lines(size)[cell] | around(size)[cell] if state.rules.edition.keeps_distance else lines(size)[cell]
    return [other for other, monkey in state.board.monkeys() if other in banned and not monkey.is_clean]


def place(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 5: a queen and two workers go onto a monkey. When all have placed, the first to place starts."""
    cell = cells(state.board.size)[move[0]]
    state = state._replace(board=state.board.added(cell, state.seat, FAMILY))
    tell(tale, "placed", state, **who(state.seat), **at(state, cell), **counted(FAMILY))
    state = state._replace(seat=(state.seat + 1) % state.rules.seats)
    return begin_turn(state) if state.is_on_board(state.seat) else state
