"""The move (rules 10 to 14, and 18 to 22): jump, bump and nitpick."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.rules.board import Board, Monkey
from troop.games.itchy.rules.geometry import names, ray_to, rays
from troop.games.itchy.rules.lice import JUMPERS, NO_LICE, Lice, write_lice
from troop.games.itchy.rules.steps import NITPICK, NO_LICE_GO
from troop.games.itchy.rules.trace import Trace, add_step, cell2_args, cell_args, lice_args, seat_args

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

NITPICKED = 5
"""Rule 13: the fewest workers that can be nitpicked."""


# Landing: what jumps and bumps have in common


def defender(monkey: Monkey, seat: int) -> int | None:
    """Rule 4: the one opponent with workers or queens on a monkey, if any."""
    for owner, (workers, queens, _) in enumerate(monkey.lice_by_owner):
        if owner != seat and (workers or queens):
            return owner
    return None


def power_against(monkey: Monkey, seat: int) -> int:
    """Rule 11: the total power of an opponent's lice on a monkey."""
    opponent = defender(monkey, seat)
    return 0 if opponent is None else monkey.of(opponent).power


def may_land(lice: Lice, power: int, spy_is_there: bool) -> bool:
    """Rules 11 and 21: workers and queens must at least equal the power there; a spy needs a place without its own
    colour."""
    if lice.spies and spy_is_there:
        return False
    return not lice.power or lice.power >= power


def land(state: "State", cell: int, lice: Lice, trace: Trace) -> "State":
    """Rules 11, 19 and 21: resolve lice that have arrived on a monkey; spies are not removed."""
    opponent = defender(state.board.at(cell), state.seat)
    if opponent is None or not lice.power:
        return state
    power = power_against(state.board.at(cell), state.seat)
    after = send_home(state, cell, opponent, state.board.on(cell, opponent).without_spies(), trace)
    return send_home(after, cell, state.seat, lice.without_spies(), trace) if lice.power == power else after


def send_home(state: "State", cell: int, owner: int, lice: Lice, trace: Trace) -> "State":
    """Return lice to their supply."""
    state = state._replace(board=state.board.taken(cell, owner, lice))
    add_step(trace, "sent-home", state, **seat_args(owner), **cell_args(state, cell), **lice_args(lice))
    return state


def carry(board: Board, seat: int, start: int, end: int, lice: Lice) -> Board:
    """Return the board with lice moved from one monkey to another."""
    return board.taken(start, seat, lice).added(end, seat, lice)


# Jump


def jumps(state: "State") -> Iterator[Move]:
    """Rules 11 and 21: one louse, a spy, or both together, to an adjacent monkey."""
    board, seat, cell_names = state.board, state.seat, names(state.board.size)
    for cell, monkey in board.monkeys():
        if lice := monkey.lice_by_owner[seat]:
            for goal in board.beside(cell):
                there = board.at(goal)
                for word in jumpers(lice, power_against(there, seat), bool(there.lice_by_owner[seat].spies)):
                    yield cell_names[cell], cell_names[goal], word


@cache
def jumpers(lice: Lice, power: int, spy_is_there: bool) -> tuple[str, ...]:
    """Rules 11 and 21: the words for the lice that can jump onto a monkey."""
    return tuple(word for word, louse in JUMPERS.items() if lice.has(louse) and may_land(louse, power, spy_is_there))


def jump(state: "State", start: int, end: int, lice: Lice, trace: Trace) -> "State":
    """Rules 11 and 21: jump, and resolve the landing."""
    after = state._replace(board=carry(state.board, state.seat, start, end, lice))
    add_step(
        trace,
        "jumped",
        after,
        **seat_args(state.seat),
        **cell_args(after, start),
        **cell2_args(after, end),
        **lice_args(lice),
    )
    return land(after, end, lice, trace)


# Bump


def bumps(state: "State") -> Iterator[Move]:
    """Rules 12 and 22: every monkey with your lice, every cell it can move to, and the lice that can move over."""
    board, seat, cell_names = state.board, state.seat, names(state.board.size)
    for cell, monkey in board.monkeys():
        if lice := monkey.lice_by_owner[seat]:
            for goal, bumped in destinations(board, cell):
                if words := crossing(board, seat, lice, bumped):
                    yield from ((cell_names[cell], cell_names[goal], word) for word in (NO_LICE_GO, *words))
                else:
                    yield cell_names[cell], cell_names[goal]


def destinations(board: Board, cell: int) -> Iterator[tuple[int, int | None]]:
    """Rule 12: the free cells that a monkey can move to, each with the cell of the monkey that it bumps, if any."""
    for ray in rays(board.size)[cell]:
        for goal, beyond in zip(ray, (*ray[1:], None), strict=False):
            if board.cells[goal]:
                break
            yield goal, beyond if beyond is not None and board.cells[beyond] else None


def bumped_by(board: Board, start: int, end: int) -> int | None:
    """Rule 12: the cell after the end of a move, in the same direction, if it has a monkey."""
    ray = ray_to(board.size, start, end)
    beyond = ray[ray.index(end) + 1 :][:1]
    return beyond[0] if beyond and board.cells[beyond[0]] else None


def crossing(board: Board, seat: int, lice: Lice, bumped: int | None) -> tuple[str, ...]:
    """Rules 12 and 21: the words for the lice that can move onto a bumped monkey."""
    if bumped is None:
        return ()
    there = board.at(bumped)
    return crossers(lice, power_against(there, seat), bool(there.lice_by_owner[seat].spies))


@cache
def crossers(lice: Lice, power: int, spy_is_there: bool) -> tuple[str, ...]:
    """Rules 12 and 21: the subsets of these lice, as words, that may land against a power."""
    some = (
        Lice(workers, queens, spies)
        for workers in range(lice.workers + 1)
        for queens in range(lice.queens + 1)
        for spies in range(lice.spies + 1)
    )
    return tuple(write_lice(part) for part in some if part and may_land(part, power, spy_is_there))


def bump(state: "State", start: int, end: int, lice: Lice, trace: Trace) -> "State":
    """Rules 12, 21 and 22: move a monkey with everything on it, and then some of its lice onto the bumped one."""
    bumped = bumped_by(state.board, start, end)
    state = state._replace(board=state.board.moved(start, end))
    start_name = names(state.board.size)[start]
    add_step(
        trace,
        "bumped",
        state,
        **seat_args(state.seat),
        **{**cell_args(state, end), "cell": start_name},
        **cell2_args(state, end),
    )
    if lice == NO_LICE or bumped is None:
        return state
    state = state._replace(board=carry(state.board, state.seat, end, bumped, lice))
    add_step(
        trace,
        "crossed",
        state,
        **seat_args(state.seat),
        **cell_args(state, end),
        **cell2_args(state, bumped),
        **lice_args(lice),
    )
    return land(state, bumped, lice, trace)


# Nitpick


def nitpicks(state: "State") -> Iterator[Move]:
    """Rules 13 and 18: every monkey that can be nitpicked."""
    cell_names = names(state.board.size)
    yield from (
        (NITPICK, cell_names[cell]) for cell, monkey in state.board.monkeys() if nitpickable(monkey, state.seat)
    )


def nitpickable(monkey: Monkey, seat: int) -> bool:
    """Rules 13 and 18: whether an opponent has workers there that number five or more with all spies."""
    opponent = defender(monkey, seat)
    return opponent is not None and bool(monkey.of(opponent).workers) and nitpick_count(monkey, opponent) >= NITPICKED


def nitpick_count(monkey: Monkey, opponent: int) -> int:
    """Rule 18: the workers of an opponent on a monkey, and all spies."""
    return monkey.of(opponent).workers + sum(lice.spies for lice in monkey.lice_by_owner)


def nitpick(state: "State", cell: int, trace: Trace) -> "State":
    """Rules 13 and 18: all lice on a monkey, spies too, go back to their supplies."""
    add_step(trace, "nitpicked", state, **seat_args(state.seat), **cell_args(state, cell))
    for owner, lice in enumerate(state.board.at(cell).lice_by_owner):
        if lice:
            state = send_home(state, cell, owner, lice, trace)
    return state
