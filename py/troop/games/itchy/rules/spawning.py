"""Before the move: entering, spawning, and exchanging workers for a queen (rules 7 to 9, and 20)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.rules.board import Monkey
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.lice import QUEEN, Lice
from troop.games.itchy.rules.steps import EXCHANGE, PASS
from troop.games.itchy.rules.trace import Trace, add_step

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

ENTERING_LICE = Lice(2)
"""Rule 9: the lice that enter."""
QUEEN_PRICE = Lice(6)
"""Rule 7: the lice exchanged for a queen."""


# Entering


def can_enter(state: "State") -> bool:
    """Rule 9: with none of your lice on the board, and some monkey without any lice."""
    return not state.is_on_board(state.seat) and bool(state.board.clean())


def entries(state: "State") -> list[Move]:
    """Rule 9: any monkey without lice; declining is legal."""
    cell_names = names(state.board.size)
    return [*((cell_names[cell],) for cell in state.board.clean()), PASS]


def enter(state: "State", cell: int, trace: Trace) -> "State":
    """Rule 9: put two workers on a monkey."""
    state = state._replace(board=state.board.added(cell, state.seat, ENTERING_LICE))
    add_step(trace, "entered", state, seat=state.seat, cell=cell, lice=ENTERING_LICE)
    return state


# Spawning


def can_spawn(state: "State") -> bool:
    """Rules 8 and 20: whether any spawn is possible, of workers or of a spy alone."""
    return any(True for _ in spawns(state))


def must_spawn(state: "State") -> bool:
    """Rules 8 and 20: whether workers can be spawned; nobody has to spawn a spy."""
    return any(move[1:] != ("s",) for move in spawns(state))


def can_spawn_on(monkey: Monkey, seat: int) -> bool:
    """Rule 8: a monkey with at least one of your lice, and no worker or queen of anyone else."""
    return bool(monkey.of(seat)) and monkey.holder in (None, seat)


def can_add_spy(lice: Lice, supply: Lice) -> bool:
    """Rule 20: a spy from your supply may come to your lice on a monkey, if none of yours is among them."""
    return supply.spies > 0 and not lice.spies


def spawns(state: "State") -> Iterator[Move]:
    """Rules 8 and 20: every spawn: of workers, as far as there are any, and with a spy where one may come."""
    board, supply, cell_names = state.board, state.supply(state.seat), names(state.board.size)
    for cell, lice in board.lice_of[state.seat]:
        if can_spawn_on(board.at(cell), state.seat):
            spy = can_add_spy(lice, supply)
            if supply.workers:
                yield (cell_names[cell], "w") if spy else (cell_names[cell],)
            if spy:
                yield cell_names[cell], "s"


def spawned_lice(state: "State", cell: int, spy: bool) -> Lice:
    """Rules 8 and 20: one louse, and one for each of your queens there, as far as the supply goes; a spy is one of
    them, whether there are workers or not."""
    count, supply = 1 + state.board.on(cell, state.seat).queens, state.supply(state.seat)
    return Lice(min(count - 1, supply.workers), spies=1) if spy else Lice(min(count, supply.workers))


def spawn(state: "State", cell: int, spy: bool, trace: Trace) -> "State":
    """Rules 8 and 20: add the spawned lice to a monkey."""
    lice = spawned_lice(state, cell, spy)
    state = state._replace(board=state.board.added(cell, state.seat, lice))
    add_step(trace, "spawned", state, seat=state.seat, cell=cell, lice=lice)
    return state


# Exchanging


def can_exchange(state: "State") -> bool:
    """Rule 7: whether six workers on one monkey can become a queen."""
    return bool(exchanges(state))


def exchanges(state: "State") -> list[Move]:
    """Rule 7: every exchange of six workers on one monkey."""
    crowded = [cell for cell, lice in state.board.lice_of[state.seat] if lice.workers >= QUEEN_PRICE.workers]
    if not crowded or not state.supply(state.seat).queens:
        return []
    return [(EXCHANGE, names(state.board.size)[cell]) for cell in crowded]


def exchange(state: "State", cell: int, trace: Trace) -> "State":
    """Rule 7: turn exactly six workers into a queen."""
    lice = state.board.on(cell, state.seat).minus(QUEEN_PRICE).plus(QUEEN)
    state = state._replace(board=state.board.with_lice(cell, state.seat, lice))
    add_step(trace, "exchanged", state, seat=state.seat, cell=cell)
    return state
