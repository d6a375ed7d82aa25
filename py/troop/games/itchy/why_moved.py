"""Why lice or a monkey cannot go somewhere: jumps and bumps (rules 11, 12, 21 and 22)."""

from typing import TYPE_CHECKING

from troop.core.game import Message, Move
from troop.core.message import message, seat_number
from troop.games.itchy.board import Board
from troop.games.itchy.geometry import cells, names, neighbours, ray_to
from troop.games.itchy.lice import JUMPERS, Lice, read_lice
from troop.games.itchy.moving import bumped_by, crossing, defender, destinations, jumpers, may_land, power_against
from troop.games.itchy.phases import NO_LICE_GO

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State


def why_not_along(state: "State", move: Move) -> Message | None:
    """A move from a monkey with your lice to another cell: a jump if there is a monkey, else a bump."""
    place = cells(state.board.size)
    start, end = place[move[0]], place[move[1]]
    if len(move) > 3:
        return message("why-not-legal", text=" ".join(move))
    if start != end and state.board.cells[end]:
        return _why_not_jumped(state, move, start, end)
    return why_not_free(state.board, start, end) or _why_not_bumped(state, move, start, end)


def goes_anywhere(state: "State", cell: int) -> bool:
    """Rules 11 and 12: whether a monkey can move from a cell, or any of your lice jump from it."""
    return any(destinations(state.board, cell)) or any(_jumpers(state, cell, goal) for goal in state.board.beside(cell))


def _jumpers(state: "State", start: int, end: int) -> tuple[str, ...]:
    """Rule 11: the words for what can jump from one monkey to another."""
    there = state.board.at(end)
    power, spy_is_there = power_against(there, state.seat), bool(there.of(state.seat).spies)
    return jumpers(state.board.on(start, state.seat), power, spy_is_there)


# Jump


def _why_not_jumped(state: "State", move: Move, start: int, end: int) -> Message | None:
    """Rule 11: to a monkey beside it, and with enough power."""
    if end not in neighbours(state.board.size)[start]:
        return message("itchy-why-jump-beside", cell=move[0], cell2=move[1])
    if len(move) == 3:
        lice, jumper = state.board.on(start, state.seat), JUMPERS.get(move[2])
        if jumper is None:
            return message("itchy-why-jumper", spies=state.rules.pool.spies)
        return _why_lice_stay(state, lice, jumper, start, end)
    if _jumpers(state, start, end):
        return message("itchy-why-who-jumps")
    return _why_weak(state, end) or message("itchy-why-spy-there", cell=move[1])


# Bump


def why_not_free(board: Board, start: int, end: int) -> Message | None:
    """Rule 12: a monkey moves straight over free cells, one at least."""
    known = names(board.size)
    ray = ray_to(board.size, start, end)
    if not ray:
        name = "itchy-why-stays" if start == end else "itchy-why-not-straight"
        return message(name, cell=known[start], cell2=known[end])
    between = ray[: ray.index(end) + 1]
    in_the_way = next((cell for cell in between if board.cells[cell]), None)
    return None if in_the_way is None else message("itchy-why-in-the-way", cell=known[in_the_way])


def _why_not_bumped(state: "State", move: Move, start: int, end: int) -> Message | None:
    """Rules 12 and 21: which lice go over, if any can."""
    board, lice = state.board, state.board.on(start, state.seat)
    bumped = bumped_by(board, start, end)
    choice = crossing(board, state.seat, lice, bumped)
    if len(move) == 2:
        return message("itchy-why-who-crosses") if choice else None
    if move[2] in choice or (choice and move[2] == NO_LICE_GO):
        return None
    going = read_lice(move[2])
    if bumped is None:
        return message("itchy-why-nobody-beyond", cell=move[1])
    return _why_lice_stay(state, lice, going, start, bumped) if going else message("itchy-why-crossers")


# Landing


def _why_lice_stay(state: "State", lice: Lice, going: Lice, start: int, end: int) -> Message | None:
    """Rules 11, 12 and 21: the lice are there, have the power, and find no spy of their own colour."""
    known = names(state.board.size)
    if not lice.has(going):
        return message("itchy-why-not-so-many", cell=known[start])
    spy_is_there = bool(state.board.on(end, state.seat).spies)
    if going.spies and spy_is_there:
        return message("itchy-why-spy-there", cell=known[end])
    if may_land(going, power_against(state.board.at(end), state.seat), spy_is_there):
        return None
    return _why_weak(state, end)


def _why_weak(state: "State", end: int) -> Message | None:
    """Rule 11: an opponent's power has to be equalled."""
    monkey = state.board.at(end)
    opponent = defender(monkey, state.seat)
    if opponent is None:
        return None
    cell, power = names(state.board.size)[end], monkey.of(opponent).power
    return message("itchy-why-weak", seat=seat_number(opponent), cell=cell, power=power)
