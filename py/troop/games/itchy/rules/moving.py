"""The move (rules 10 to 14, and 18 to 22): jump, bump and nitpick."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from troop.core.game import Move
from troop.games.itchy.rules.board import Board, Monkey
from troop.games.itchy.rules.geometry import Path, names, paths, ray_to, rays
from troop.games.itchy.rules.lice import JUMPERS, NO_LICE, Lice, write_lice
from troop.games.itchy.rules.steps import NITPICK, NO_LICE_GO
from troop.games.itchy.rules.trace import Trace, add_step

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

Choices: TypeAlias = Callable[[Lice, int, bool], tuple[str, ...]]
"""Which of some lice can land against a power, given whether a spy of theirs is there: `jumpers` or `crossers`."""
NITPICKED = 5
"""Rule 13: the fewest workers that can be nitpicked."""


# Landing: what jumps and bumps have in common


def defender(monkey: Monkey, seat: int) -> int | None:
    """Rule 4: the one opponent with workers or queens on a monkey, if any."""
    return None if monkey.holder == seat else monkey.holder


def power_against(monkey: Monkey, seat: int) -> int:
    """Rule 11: the total power of an opponent's lice on a monkey."""
    return 0 if monkey.holder == seat else monkey.power


def may_land(lice: Lice, power: int, spy_is_there: bool) -> bool:
    """Rules 11 and 21: workers and queens must at least equal the power there; a spy needs a place without its own
    colour."""
    if lice.spies and spy_is_there:
        return False
    return not lice.power or lice.power >= power


def land(state: "State", cell: int, lice: Lice, trace: Trace) -> "State":
    """Rules 11, 19 and 21: resolve lice that have arrived among others; spies are not removed."""
    arrived = state.board.at(cell).lice_by_owner
    opponent = next((owner for owner, there in enumerate(arrived) if owner != state.seat and there.power), None)
    if opponent is None or not lice.power:
        return state
    losing = arrived[opponent].without_spies()
    after = send_home(state, cell, opponent, losing, trace)
    return send_home(after, cell, state.seat, lice.without_spies(), trace) if lice.power == losing.power else after


def send_home(state: "State", cell: int, owner: int, lice: Lice, trace: Trace) -> "State":
    """Return lice to their supply."""
    state = state._replace(board=state.board.taken(cell, owner, lice))
    add_step(trace, "sent-home", state, seat=owner, cell=cell, lice=lice)
    return state


# All moves of a monkey, in the order of their notation: bumps, then jumps


def moves_of(board: Board, seat: int, cell: int) -> list[Move]:
    """Rules 11, 12, 21 and 22: every move of a monkey that carries lice of a seat, and of those lice."""
    standing, lice = board.cells, board.on(cell, seat)
    bumps, jumps = list[Move](), list[Move]()
    for path in paths(board.size)[cell]:
        free = free_cells(standing, path)
        beyond = standing[path.cells[free]] if free < len(path.cells) else None
        if free:
            words = landing(crossers, lice, beyond, seat) if beyond else ()
            bumps += bumps_along(path, free, (NO_LICE_GO, *words) if words else ())
        elif beyond:
            jumps += [(*path.moves[0], word) for word in landing(jumpers, lice, beyond, seat)]
    return bumps + jumps


def free_cells(standing: Sequence[Monkey | None], path: Path) -> int:
    """Rule 12: how far a monkey can move on a path, given what stands on each cell."""
    for count, cell in enumerate(path.cells):
        if standing[cell] is not None:
            return count
    return len(path.cells)


def bumps_along(path: Path, free: int, choice: tuple[str, ...]) -> tuple[Move, ...]:
    """Rule 12: the bumps over a number of free cells; at the last one there may be a choice of lice that move over."""
    if not choice:
        return path.first[free]
    before, at_last = path.first[free - 1], [(*path.moves[free - 1], word) for word in choice]
    return (*at_last, *before) if path.descends else (*before, *at_last)


def landing(choices: Choices, lice: Lice, there: Monkey, seat: int) -> tuple[str, ...]:
    """Rules 11 and 21: the words for those of the lice that may land on a monkey."""
    return choices(lice, power_against(there, seat), there.lice_by_owner[seat].spies > 0)


# Jump


@cache
def jumpers(lice: Lice, power: int, spy_is_there: bool) -> tuple[str, ...]:
    """Rules 11 and 21: the words for the lice that can jump onto a monkey: one louse, a spy, or both together."""
    able = (word for word, louse in JUMPERS.items() if lice.has(louse) and may_land(louse, power, spy_is_there))
    return tuple(sorted(able))


def jump(state: "State", start: int, end: int, lice: Lice, trace: Trace) -> "State":
    """Rules 11 and 21: jump, and resolve the landing."""
    after = state._replace(board=state.board.carried(start, end, state.seat, lice))
    add_step(trace, "jumped", after, seat=state.seat, cell=start, cell2=end, lice=lice)
    return land(after, end, lice, trace)


# Bump


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


@cache
def crossers(lice: Lice, power: int, spy_is_there: bool) -> tuple[str, ...]:
    """Rules 12 and 21: the subsets of these lice, as words, that may land against a power."""
    some = (
        Lice(workers, queens, spies)
        for workers in range(lice.workers + 1)
        for queens in range(lice.queens + 1)
        for spies in range(lice.spies + 1)
    )
    return tuple(sorted(write_lice(part) for part in some if part and may_land(part, power, spy_is_there)))


def bump(state: "State", start: int, end: int, lice: Lice, trace: Trace) -> "State":
    """Rules 12, 21 and 22: move a monkey with everything on it, and then some of its lice onto the bumped one."""
    bumped = bumped_by(state.board, start, end)
    species = state.board.at(start).species
    state = state._replace(board=state.board.moved(start, end))
    add_step(trace, "bumped", state, seat=state.seat, cell=start, cell2=end, species=species)
    if lice == NO_LICE or bumped is None:
        return state
    state = state._replace(board=state.board.carried(end, bumped, state.seat, lice))
    add_step(trace, "crossed", state, seat=state.seat, cell=end, cell2=bumped, lice=lice)
    return land(state, bumped, lice, trace)


# Nitpick


def nitpicks(state: "State") -> list[Move]:
    """Rules 13 and 18: every monkey that can be nitpicked."""
    board, cell_names = state.board, names(state.board.size)
    return [(NITPICK, cell_names[cell]) for cell, monkey in board.infested if nitpickable(monkey, state.seat)]


def nitpickable(monkey: Monkey, seat: int) -> bool:
    """Rules 13 and 18: whether an opponent has workers there that number five or more with all spies."""
    return monkey.crowd >= NITPICKED and monkey.holder != seat


def nitpick(state: "State", cell: int, trace: Trace) -> "State":
    """Rules 13 and 18: all lice on a monkey, spies too, go back to their supplies."""
    add_step(trace, "nitpicked", state, seat=state.seat, cell=cell)
    for owner, lice in enumerate(state.board.at(cell).lice_by_owner):
        if lice:
            state = send_home(state, cell, owner, lice, trace)
    return state
