"""Why a move of the base game is not legal, rule by rule; also for the beginning of a move."""

from typing import TYPE_CHECKING

from troop.core.game import Message, Move
from troop.core.messages import message, seat_number
from troop.games.itchy.rules.apply import can_move
from troop.games.itchy.rules.board import Board
from troop.games.itchy.rules.geometry import cells, names, neighbours, ray_to
from troop.games.itchy.rules.lice import JUMPERS, Lice, read_lice
from troop.games.itchy.rules.moving import (
    NITPICKED,
    bumped_by,
    crossers,
    defender,
    destinations,
    jumpers,
    landing,
    may_land,
    nitpickable,
    power_against,
)
from troop.games.itchy.rules.setup import allowed_cells, lice_nearby
from troop.games.itchy.rules.spawning import QUEEN_PRICE, can_add_spy, can_spawn, can_spawn_on, must_spawn
from troop.games.itchy.rules.steps import EXCHANGE, NITPICK, NO_LICE_GO, PASS

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


def why_over(state: "State", move: Move) -> Message | None:  # noqa: ARG001
    """Say that the game is over."""
    return message("why-over")


def why_not_drawn(state: "State", move: Move) -> Message | None:
    """Rule 6: chance decides."""
    return None if move in state.legal_moves() else message("why-chance")


# Finding a monkey


def why_no_monkey(state: "State", word: str) -> Message | None:
    """Return why a word is not a cell with a monkey, or None if it is."""
    if problem := why_no_cell(state, word):
        return problem
    monkey = state.board.cells[cells(state.board.size)[word]]
    return None if monkey else message("itchy-why-no-monkey", cell=word)


def why_no_cell(state: "State", word: str) -> Message | None:
    """Return why a word is not a cell of this board, or None if it is."""
    if word in cells(state.board.size):
        return None
    return message("itchy-why-no-cell", text=word, last=names(state.board.size)[state.board.size - 1])


def not_legal(move: Move) -> Message:
    """Return the general message, for words that form no move."""
    return message("why-not-legal", text=" ".join(move))


# Set-up, and entering


def why_not_placed(state: "State", move: Move) -> Message | None:
    """Rule 5: a monkey without lice, and none in its row and column or (English edition) around it."""
    if len(move) != 1 or move == PASS:
        return message("itchy-why-place-first")
    if problem := why_no_monkey(state, move[0]):
        return problem
    cell = cells(state.board.size)[move[0]]
    if cell in allowed_cells(state):
        return None
    if not state.board.at(cell).is_clean:
        return message("itchy-why-lice-there", cell=move[0])
    near = names(state.board.size)[lice_nearby(state, cell)[0]]
    return message("itchy-why-too-near", cell=move[0], cell2=near, edition=state.variant.edition.name)


def why_not_entered(state: "State", move: Move) -> Message | None:
    """Rule 9: a monkey with no lice at all."""
    if move == PASS:
        return None
    if len(move) != 1:
        return message("itchy-why-enter-first")
    if problem := why_no_monkey(state, move[0]):
        return problem
    clean = state.board.at(cells(state.board.size)[move[0]]).is_clean
    return None if clean else message("itchy-why-lice-there", cell=move[0])


# Spawn


def why_not_spawned(state: "State", move: Move) -> Message | None:
    """Rules 7, 8 and 20: spawn, exchange or pass."""
    if move[:1] == (EXCHANGE,):
        return why_not_exchanged(state, move)
    if move == PASS:
        return message("itchy-why-spawn-first") if must_spawn(state) else None
    if len(move) not in (1, 2) or move[1:] not in ((), ("w",), ("s",)):
        return message("itchy-why-spawn-first" if can_spawn(state) else "itchy-why-exchange-or-pass")
    return why_no_monkey(state, move[0]) or _why_no_spawn(state, move)


def _why_no_spawn(state: "State", move: Move) -> Message | None:
    """Rules 8 and 20: an own monkey with no others but spies, a worker or a spy in supply, and the choice of a spy."""
    seat = state.seat
    monkey, supply = state.board.at(cells(state.board.size)[move[0]]), state.supply(seat)
    if not monkey.of(seat):
        return message("itchy-why-nothing-of-yours", cell=move[0])
    if not can_spawn_on(monkey, seat):
        opponent = defender(monkey, seat)
        assert opponent is not None
        return message("itchy-why-not-alone", cell=move[0], seat=seat_number(opponent))
    spy = can_add_spy(monkey.of(seat), supply)
    if move[1:] == ("s",) and not spy:
        return message("itchy-why-spy-there" if monkey.of(seat).spies else "itchy-why-no-spy", cell=move[0])
    if move[1:] != ("s",) and not supply.workers:
        return message("itchy-why-only-spy" if spy else "itchy-why-no-worker", cell=move[0])
    if len(move) == 1:
        return message("itchy-why-worker-or-spy", cell=move[0]) if spy else None
    return None if spy else not_legal(move)


# Exchange


def why_not_exchanged(state: "State", move: Move) -> Message | None:
    """Rule 7: six of your workers on one monkey, and a queen in supply."""
    if len(move) != 2:
        return message("itchy-why-exchange")
    if problem := why_no_monkey(state, move[1]):
        return problem
    lice = state.board.on(cells(state.board.size)[move[1]], state.seat)
    if not lice.has(QUEEN_PRICE):
        return message("itchy-why-few-workers", cell=move[1], count=lice.workers)
    return None if state.supply(state.seat).queens else message("itchy-why-no-queen")


def why_not_after(state: "State", move: Move) -> Message | None:
    """Rule 7: after the move only exchanges are possible."""
    if move == PASS:
        return None
    return why_not_exchanged(state, move) if move[:1] == (EXCHANGE,) else message("itchy-why-moved-already")


# Move


def why_not_moved(state: "State", move: Move) -> Message | None:
    """Rules 7 and 10: jump, bump, nitpick or exchange; pass only if no move is possible."""
    if move[:1] == (EXCHANGE,):
        return why_not_exchanged(state, move)
    if move == PASS:
        return message("itchy-why-move-first") if can_move(state) else None
    if move[:1] == (NITPICK,):
        return _why_not_nitpicked(state, move)
    if not move:
        return message("itchy-why-move-first")
    if problem := why_no_monkey(state, move[0]):
        return problem
    cell = cells(state.board.size)[move[0]]
    if not state.board.on(cell, state.seat):
        return message("itchy-why-nothing-of-yours", cell=move[0])
    if len(move) == 1:
        return message("itchy-why-where" if can_go_anywhere(state, cell) else "itchy-why-stuck", cell=move[0])
    return why_no_cell(state, move[1]) or why_not_along(state, move)


def _why_not_nitpicked(state: "State", move: Move) -> Message | None:
    """Rules 13 and 18: five workers of an opponent, or workers and spies."""
    if len(move) != 2:
        return message("itchy-why-nitpick")
    if problem := why_no_monkey(state, move[1]):
        return problem
    monkey = state.board.at(cells(state.board.size)[move[1]])
    if nitpickable(monkey, state.seat):
        return None
    opponent = defender(monkey, state.seat)
    if opponent is None or not monkey.of(opponent).workers:
        return message("itchy-why-nobody-to-nitpick", cell=move[1])
    seat, count = seat_number(opponent), monkey.crowd
    return message("itchy-why-few-to-nitpick", cell=move[1], seat=seat, count=count, need=NITPICKED)


def why_not_along(state: "State", move: Move) -> Message | None:
    """Return why a monkey's lice cannot jump to a cell or the monkey bump there."""
    cell_by_name = cells(state.board.size)
    start, end = cell_by_name[move[0]], cell_by_name[move[1]]
    if len(move) > 3:
        return message("why-not-legal", text=" ".join(move))
    if start != end and state.board.cells[end]:
        return _why_not_jumped(state, move, start, end)
    return why_not_free(state.board, start, end) or _why_not_bumped(state, move, start, end)


def can_go_anywhere(state: "State", cell: int) -> bool:
    """Rules 11 and 12: whether a monkey can move, or any of your lice on it jump."""
    return any(destinations(state.board, cell)) or any(_jumpers(state, cell, goal) for goal in state.board.beside(cell))


def _jumpers(state: "State", start: int, end: int) -> tuple[str, ...]:
    """Rule 11: the words for the lice that can jump from one monkey to another."""
    return landing(jumpers, state.board.on(start, state.seat), state.board.at(end), state.seat)


# Jump


def _why_not_jumped(state: "State", move: Move, start: int, end: int) -> Message | None:
    """Rule 11: to an adjacent monkey, and with enough power."""
    if end not in neighbours(state.board.size)[start]:
        return message("itchy-why-jump-beside", cell=move[0], cell2=move[1])
    if len(move) == 3:
        lice, jumper = state.board.on(start, state.seat), JUMPERS.get(move[2])
        if jumper is None:
            return message("itchy-why-jumper", spies=state.variant.pool.spies)
        return _why_lice_stay(state, lice, jumper, start, end)
    if _jumpers(state, start, end):
        return message("itchy-why-who-jumps")
    return _why_weak(state, end) or message("itchy-why-spy-there", cell=move[1])


# Bump


def why_not_free(board: Board, start: int, end: int) -> Message | None:
    """Rule 12: a monkey moves in a straight line over free cells, at least one."""
    cell_names = names(board.size)
    ray = ray_to(board.size, start, end)
    if not ray:
        name = "itchy-why-stays" if start == end else "itchy-why-not-straight"
        return message(name, cell=cell_names[start], cell2=cell_names[end])
    between = ray[: ray.index(end) + 1]
    in_the_way = next((cell for cell in between if board.cells[cell]), None)
    return None if in_the_way is None else message("itchy-why-in-the-way", cell=cell_names[in_the_way])


def _why_not_bumped(state: "State", move: Move, start: int, end: int) -> Message | None:
    """Rules 12 and 21: the choice of lice to move over, if there is one."""
    board, lice = state.board, state.board.on(start, state.seat)
    bumped = bumped_by(board, start, end)
    choice = () if bumped is None else landing(crossers, lice, board.at(bumped), state.seat)
    if len(move) == 2:
        return message("itchy-why-who-crosses") if choice else None
    if move[2] in choice or (choice and move[2] == NO_LICE_GO):
        return None
    moving_lice = read_lice(move[2])
    if bumped is None:
        return message("itchy-why-nobody-beyond", cell=move[1])
    return _why_lice_stay(state, lice, moving_lice, start, bumped) if moving_lice else message("itchy-why-crossers")


# Landing


def _why_lice_stay(state: "State", lice: Lice, moving_lice: Lice, start: int, end: int) -> Message | None:
    """Rules 11, 12 and 21: the lice are present, have the power, and meet no spy of their own colour."""
    cell_names = names(state.board.size)
    if not lice.has(moving_lice):
        return message("itchy-why-not-so-many", cell=cell_names[start])
    spy_is_there = bool(state.board.on(end, state.seat).spies)
    if moving_lice.spies and spy_is_there:
        return message("itchy-why-spy-there", cell=cell_names[end])
    if may_land(moving_lice, power_against(state.board.at(end), state.seat), spy_is_there):
        return None
    return _why_weak(state, end)


def _why_weak(state: "State", end: int) -> Message | None:
    """Rule 11: an opponent's power must at least be equalled."""
    monkey = state.board.at(end)
    opponent = defender(monkey, state.seat)
    if opponent is None:
        return None
    cell, power = names(state.board.size)[end], monkey.of(opponent).power
    return message("itchy-why-weak", seat=seat_number(opponent), cell=cell, power=power)
