"""Set-up (section 2): the first player, and each player's first lice."""

from typing import TYPE_CHECKING

from troop.core.chance import Weights
from troop.core.game import Move
from troop.games.itchy.rules.geometry import around, cells, lines, names
from troop.games.itchy.rules.lice import Lice
from troop.games.itchy.rules.steps import PICK, PLACE
from troop.games.itchy.rules.trace import Trace, add_step
from troop.games.itchy.rules.turn import begin_turn

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

STARTING_LICE = Lice(2, 1)
"""Rule 5: each player's first lice."""


def first_drawn(seats: int) -> Weights:
    """Rule 6: each seat is equally likely to begin."""
    return tuple(((f"first={seat}",), 1) for seat in range(1, seats + 1))


def draw_first(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 6: chance draws the first player."""
    state = state._replace(seat=int(move[0][-1]) - 1, step=PICK if state.clan else PLACE)
    add_step(trace, "first-drawn", state, seat=state.seat)
    return state


def placements(state: "State") -> list[Move]:
    """Rule 5: the monkeys on which a player may place the first lice."""
    cell_names = names(state.board.size)
    return [(cell_names[cell],) for cell in allowed_cells(state)]


def allowed_cells(state: "State") -> list[int]:
    """Rule 5: monkeys without lice in their row, column and (if the edition says so) surroundings;
    else any clean one."""
    clean = state.board.clean()
    return [cell for cell in clean if not lice_nearby(state, cell)] or clean


def lice_nearby(state: "State", cell: int) -> list[int]:
    """Rule 5: the monkeys whose lice forbid placing on this cell."""
    size = state.board.size
    banned = lines(size)[cell] | around(size)[cell] if state.variant.edition.keeps_distance else lines(size)[cell]
    return [other for other, _ in state.board.infested if other in banned]


def place_lice(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 5: place a queen and two workers. When all have placed, the first to place starts."""
    cell = cells(state.board.size)[move[0]]
    state = state._replace(board=state.board.added(cell, state.seat, STARTING_LICE))
    add_step(trace, "placed", state, seat=state.seat, cell=cell, lice=STARTING_LICE)
    state = state._replace(seat=(state.seat + 1) % state.variant.seats)
    return begin_turn(state) if state.is_on_board(state.seat) else state
