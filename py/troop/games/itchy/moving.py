"""The move (rules 10 to 14, and 18 to 22): jump, bump and nitpick."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.beats import Tale, at, counted, tell, to, who
from troop.games.itchy.board import Board, Monkey
from troop.games.itchy.geometry import names, ray_to, rays
from troop.games.itchy.lice import JUMPERS, NO_LICE, Lice, write_lice
from troop.games.itchy.phases import NITPICK, NO_LICE_GO

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State

NITPICKED = 5
"""Rule 13: so many workers can be nitpicked."""


# Landing: what jumps and bumps have in common


def defender(monkey: Monkey, seat: int) -> int | None:
    """Rule 4: the one opponent whose workers or queens are on a monkey, if any."""
    for owner, (workers, queens, _) in enumerate(monkey.crowd):
        if owner != seat and (workers or queens):
            return owner
    return None


def power_against(monkey: Monkey, seat: int) -> int:
    """Rule 11: the total power of an opponent's lice on a monkey."""
    opponent = defender(monkey, seat)
    return 0 if opponent is None else monkey.of(opponent).power


def may_land(lice: Lice, power: int, spy_is_there: bool) -> bool:
    """Rules 11 and 21: workers and queens need as much power as there is; a spy must not find one of its own colour."""
    if lice.spies and spy_is_there:
        return False
    return not lice.power or lice.power >= power


def land(state: "State", cell: int, lice: Lice, tale: Tale) -> "State":
    """Rules 11, 19 and 21: what lice, already there, do to an opponent's; spies are not touched."""
    opponent = defender(state.board.at(cell), state.seat)
    if opponent is None or not lice.power:
        return state
    power = power_against(state.board.at(cell), state.seat)
    after = send_home(state, cell, opponent, state.board.on(cell, opponent).without_spies(), tale)
    return send_home(after, cell, state.seat, lice.without_spies(), tale) if lice.power == power else after


def send_home(state: "State", cell: int, owner: int, lice: Lice, tale: Tale) -> "State":
    """Lice go back to their supply."""
    state = state._replace(board=state.board.taken(cell, owner, lice))
    tell(tale, "sent-home", state, **who(owner), **at(state, cell), **counted(lice))
    return state


def carry(board: Board, seat: int, start: int, end: int, lice: Lice) -> Board:
    """The board with lice gone from one monkey to another."""
    return board.taken(start, seat, lice).added(end, seat, lice)


# Jump


def jumps(state: "State") -> Iterator[Move]:
    """Rules 11 and 21: one louse, a spy, or both together, to a monkey beside theirs."""
    board, seat, known = state.board, state.seat, names(state.board.size)
    for cell, monkey in board.monkeys():
        if lice := monkey.crowd[seat]:
            for goal in board.beside(cell):
                there = board.at(goal)
                for word in jumpers(lice, power_against(there, seat), bool(there.crowd[seat].spies)):
                    yield known[cell], known[goal], word


@cache
def jumpers(lice: Lice, power: int, spy_is_there: bool) -> tuple[str, ...]:
    """Rules 11 and 21: the words for what can jump of these lice onto a monkey."""
    return tuple(word for word, louse in JUMPERS.items() if lice.has(louse) and may_land(louse, power, spy_is_there))


def jump(state: "State", start: int, end: int, lice: Lice, tale: Tale) -> "State":
    """Rules 11 and 21: a jump and what it does."""
    after = state._replace(board=carry(state.board, state.seat, start, end, lice))
    tell(tale, "jumped", after, **who(state.seat), **at(after, start), **to(after, end), **counted(lice))
    return land(after, end, lice, tale)


# Bump


def bumps(state: "State") -> Iterator[Move]:
    """Rules 12 and 22: every monkey with your lice, every cell it can move to, and lice that can go over there."""
    board, seat, known = state.board, state.seat, names(state.board.size)
    for cell, monkey in board.monkeys():
        if lice := monkey.crowd[seat]:
            for goal, bumped in destinations(board, cell):
                if words := crossing(board, seat, lice, bumped):
                    yield from ((known[cell], known[goal], word) for word in (NO_LICE_GO, *words))
                else:
                    yield known[cell], known[goal]


def destinations(board: Board, cell: int) -> Iterator[tuple[int, int | None]]:
    """Rule 12: the free cells that a monkey can move to, each with the cell of the monkey it bumps there, if any."""
    for ray in rays(board.size)[cell]:
        for goal, beyond in zip(ray, (*ray[1:], None), strict=False):
            if board.cells[goal]:
                break
            yield goal, beyond if beyond is not None and board.cells[beyond] else None


def bumped_by(board: Board, start: int, end: int) -> int | None:
    """Rule 12: the cell next to the end of a move, in the same direction, if there is a monkey on it."""
    ray = ray_to(board.size, start, end)
    beyond = ray[ray.index(end) + 1 :][:1]
    return beyond[0] if beyond and board.cells[beyond[0]] else None


def crossing(board: Board, seat: int, lice: Lice, bumped: int | None) -> tuple[str, ...]:
    """Rules 12 and 21: the words for the lice that can go over to a bumped monkey."""
    if bumped is None:
        return ()
    there = board.at(bumped)
    return crossers(lice, power_against(there, seat), bool(there.crowd[seat].spies))


@cache
def crossers(lice: Lice, power: int, spy_is_there: bool) -> tuple[str, ...]:
    """Rules 12 and 21: some or all of these lice, as words, that may land where so much power is."""
    some = (
        Lice(workers, queens, spies)
        for workers in range(lice.workers + 1)
        for queens in range(lice.queens + 1)
        for spies in range(lice.spies + 1)
    )
    return tuple(write_lice(part) for part in some if part and may_land(part, power, spy_is_there))


def bump(state: "State", start: int, end: int, lice: Lice, tale: Tale) -> "State":
    """Rules 12, 21 and 22: a monkey moves with everything on it, and lice may go over to the bumped one."""
    bumped = bumped_by(state.board, start, end)
    state = state._replace(board=state.board.moved(start, end))
    start_name = names(state.board.size)[start]
    tell(tale, "bumped", state, **who(state.seat), **{**at(state, end), "cell": start_name}, **to(state, end))
    if lice == NO_LICE or bumped is None:
        return state
    state = state._replace(board=carry(state.board, state.seat, end, bumped, lice))
    tell(tale, "crossed", state, **who(state.seat), **at(state, end), **to(state, bumped), **counted(lice))
    return land(state, bumped, lice, tale)


# Nitpick


def nitpicks(state: "State") -> Iterator[Move]:
    """Rules 13 and 18: every monkey that can be nitpicked."""
    known = names(state.board.size)
    yield from ((NITPICK, known[cell]) for cell, monkey in state.board.monkeys() if nitpickable(monkey, state.seat))


def nitpickable(monkey: Monkey, seat: int) -> bool:
    """Rules 13 and 18: an opponent has workers there, and with all spies on it they are five at least."""
    opponent = defender(monkey, seat)
    return opponent is not None and bool(monkey.of(opponent).workers) and pickings(monkey, opponent) >= NITPICKED


def pickings(monkey: Monkey, opponent: int) -> int:
    """Rule 18: the workers of an opponent on a monkey, and all spies."""
    return monkey.of(opponent).workers + sum(lice.spies for lice in monkey.crowd)


def nitpick(state: "State", cell: int, tale: Tale) -> "State":
    """Rules 13 and 18: all lice on a monkey go home, spies too."""
    tell(tale, "nitpicked", state, **who(state.seat), **at(state, cell))
    for owner, lice in enumerate(state.board.at(cell).crowd):
        if lice:
            state = send_home(state, cell, owner, lice, tale)
    return state
