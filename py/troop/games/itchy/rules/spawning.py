"""Before the move: entering, spawning, and exchanging workers for a queen (rules 7 to 9, and 20)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.rules.board import Monkey
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.lice import QUEEN, SPY, WORKER, Lice
from troop.games.itchy.rules.steps import EXCHANGE, PASS
from troop.games.itchy.rules.trace import Trace, add_step, cell_args, lice_args, seat_args

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

ENTERING_LICE = Lice(2)
"""Rule 9: the lice that enter."""
QUEEN_PRICE = Lice(6)
"""Rule 7: the lice exchanged for a queen."""


# Entering


def can_enter(state: "State") -> bool:
    """Rule 9: with none of your lice on the board, and some monkey without any lice."""
    return not state.is_on_board(state.seat) and any(monkey.is_clean for _, monkey in state.board.monkeys())


def entries(state: "State") -> list[Move]:
    """Rule 9: any monkey without lice; declining is legal."""
    cell_names = names(state.board.size)
    return [*((cell_names[cell],) for cell, monkey in state.board.monkeys() if monkey.is_clean), PASS]


def enter(state: "State", cell: int, trace: Trace) -> "State":
    """Rule 9: put two workers on a monkey."""
    state = state._replace(board=state.board.added(cell, state.seat, ENTERING_LICE))
    add_step(trace, "entered", state, **seat_args(state.seat), **cell_args(state, cell), **lice_args(ENTERING_LICE))
    return state


# Spawning


def can_spawn(state: "State") -> bool:
    """Rule 8: whether there is a monkey to spawn on, and a worker in supply."""
    return any(can_spawn_on(monkey, state.seat) for monkey in state.board.cells if monkey) and has_workers(state)


def has_workers(state: "State") -> bool:
    """Rules 8 and 20: with no worker in supply there is no spawn, not even of a spy."""
    return state.supply(state.seat).workers > 0


def can_spawn_on(monkey: Monkey, seat: int) -> bool:
    """Rule 8: a monkey with at least one of your lice, and no worker or queen of anyone else."""
    others = (lice for owner, lice in enumerate(monkey.lice_by_owner) if owner != seat)
    return bool(monkey.of(seat)) and not any(lice.power for lice in others)


def spawn_size(state: "State", cell: int, supply: Lice) -> int:
    """Rule 8: one worker, and one for each of your queens there, as far as the supply goes."""
    return min(1 + state.board.on(cell, state.seat).queens, supply.workers)


def can_spawn_spy(state: "State", cell: int, supply: Lice) -> bool:
    """Rule 20: one of the workers may be a spy, from your supply, if none of yours is there yet."""
    return supply.spies > 0 and not state.board.on(cell, state.seat).spies


def spawns(state: "State") -> list[Move]:
    """Rules 8 and 20: every spawn, with a choice between worker and spy where there is one."""
    supply, cell_names = state.supply(state.seat), names(state.board.size)
    moves: list[Move] = []
    for cell, monkey in state.board.monkeys() if supply.workers else ():
        if can_spawn_on(monkey, state.seat):
            spy = can_spawn_spy(state, cell, supply)
            moves += [(cell_names[cell], "w"), (cell_names[cell], "s")] if spy else [(cell_names[cell],)]
    return moves


def spawned_lice(state: "State", cell: int, spy: bool) -> Lice:
    """Rules 8 and 20: the lice that a spawn adds."""
    workers = Lice(spawn_size(state, cell, state.supply(state.seat)))
    return workers.minus(WORKER).plus(SPY) if spy else workers


def spawn(state: "State", cell: int, spy: bool, trace: Trace) -> "State":
    """Rules 8 and 20: add the spawned lice to a monkey."""
    lice = spawned_lice(state, cell, spy)
    state = state._replace(board=state.board.added(cell, state.seat, lice))
    add_step(trace, "spawned", state, **seat_args(state.seat), **cell_args(state, cell), **lice_args(lice))
    return state


# Exchanging


def can_exchange(state: "State") -> bool:
    """Rule 7: whether six workers on one monkey can become a queen."""
    crowded = any(monkey.lice_by_owner[state.seat].has(QUEEN_PRICE) for monkey in state.board.cells if monkey)
    return crowded and state.supply(state.seat).queens > 0


def exchanges(state: "State") -> list[Move]:
    """Rule 7: every exchange."""
    if not can_exchange(state):
        return []
    cell_names = names(state.board.size)
    return [
        (EXCHANGE, cell_names[cell]) for cell, monkey in state.board.monkeys() if monkey.of(state.seat).has(QUEEN_PRICE)
    ]


def exchange(state: "State", cell: int, trace: Trace) -> "State":
    """Rule 7: turn exactly six workers into a queen."""
    lice = state.board.on(cell, state.seat).minus(QUEEN_PRICE).plus(QUEEN)
    state = state._replace(board=state.board.put(cell, state.board.at(cell).with_lice(state.seat, lice)))
    add_step(trace, "exchanged", state, **seat_args(state.seat), **cell_args(state, cell))
    return state
