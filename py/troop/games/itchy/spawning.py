"""Before the move: entering the board, spawning, and exchanging workers for a queen (rules 7 to 9, and 20)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.beats import Tale, at, counted, tell, who
from troop.games.itchy.board import Monkey
from troop.games.itchy.geometry import names
from troop.games.itchy.lice import QUEEN, SPY, WORKER, Lice
from troop.games.itchy.phases import EXCHANGE, PASS

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State

NEWCOMERS = Lice(2)
"""Rule 9: what enters."""
PRICE = Lice(6)
"""Rule 7: what is exchanged for a queen."""


# Entering


def can_enter(state: "State") -> bool:
    """Rule 9: with none of your lice on the board, if some monkey has no lice at all."""
    return not state.is_on_board(state.seat) and any(monkey.is_clean for _, monkey in state.board.monkeys())


def entries(state: "State") -> list[Move]:
    """Rule 9: onto any monkey without lice; declining is legal."""
    known = names(state.board.size)
    return [*((known[cell],) for cell, monkey in state.board.monkeys() if monkey.is_clean), PASS]


def enter(state: "State", cell: int, tale: Tale) -> "State":
    """Rule 9: two workers go onto a monkey."""
    state = state._replace(board=state.board.added(cell, state.seat, NEWCOMERS))
    tell(tale, "entered", state, **who(state.seat), **at(state, cell), **counted(NEWCOMERS))
    return state


# Spawning


def can_spawn(state: "State") -> bool:
    """Rule 8: whether there is a monkey to spawn on, and a worker to put there."""
    return any(is_home(monkey, state.seat) for monkey in state.board.cells if monkey) and has_workers(state)


def has_workers(state: "State") -> bool:
    """Rules 8 and 20: with no worker in supply there is no spawn, not even of a spy."""
    return state.supply(state.seat).workers > 0


def is_home(monkey: Monkey, seat: int) -> bool:
    """Rule 8: a monkey with at least one of your lice, and no worker or queen of anyone else."""
    crowd = monkey.crowd
    return bool(crowd[seat]) and not any(lice.power for owner, lice in enumerate(crowd) if owner != seat)


def offspring(state: "State", cell: int, supply: Lice) -> int:
    """Rule 8: one worker and one more for each of your queens there, as far as the supply goes."""
    return min(1 + state.board.on(cell, state.seat).queens, supply.workers)


def spy_can_hatch(state: "State", cell: int, supply: Lice) -> bool:
    """Rule 20: one of the workers may be a spy, from your supply, if none of yours is there yet."""
    return supply.spies > 0 and not state.board.on(cell, state.seat).spies


def spawns(state: "State") -> list[Move]:
    """Rules 8 and 20: every spawn, with a choice between worker and spy where there is one."""
    supply, known = state.supply(state.seat), names(state.board.size)
    moves: list[Move] = []
    for cell, monkey in state.board.monkeys() if supply.workers else ():
        if is_home(monkey, state.seat):
            spy = spy_can_hatch(state, cell, supply)
            moves += [(known[cell], "w"), (known[cell], "s")] if spy else [(known[cell],)]
    return moves


def hatched(state: "State", cell: int, spy: bool) -> Lice:
    """Rules 8 and 20: what a spawn adds."""
    workers = Lice(offspring(state, cell, state.supply(state.seat)))
    return workers.minus(WORKER).plus(SPY) if spy else workers


def spawn(state: "State", cell: int, spy: bool, tale: Tale) -> "State":
    """Rules 8 and 20: lice are added to a monkey."""
    lice = hatched(state, cell, spy)
    state = state._replace(board=state.board.added(cell, state.seat, lice))
    tell(tale, "spawned", state, **who(state.seat), **at(state, cell), **counted(lice))
    return state


# Exchanging


def can_exchange(state: "State") -> bool:
    """Rule 7: whether six workers on one monkey can become a queen."""
    crowded = any(monkey.crowd[state.seat].has(PRICE) for monkey in state.board.cells if monkey)
    return crowded and state.supply(state.seat).queens > 0


def exchanges(state: "State") -> list[Move]:
    """Rule 7: every exchange."""
    if not can_exchange(state):
        return []
    known = names(state.board.size)
    return [(EXCHANGE, known[cell]) for cell, monkey in state.board.monkeys() if monkey.of(state.seat).has(PRICE)]


def exchange(state: "State", cell: int, tale: Tale) -> "State":
    """Rule 7: exactly six workers become a queen."""
    lice = state.board.on(cell, state.seat).minus(PRICE).plus(QUEEN)
    state = state._replace(board=state.board.put(cell, state.board.at(cell).with_lice(state.seat, lice)))
    tell(tale, "exchanged", state, **who(state.seat), **at(state, cell))
    return state
