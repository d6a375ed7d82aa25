"""Why a move of the clan game is not legal, rule by rule; also for the beginning of a move."""

from typing import TYPE_CHECKING

from troop.core.game import Message, Move
from troop.core.messages import message, seat_number
from troop.games.itchy.clan.rules.clan import COMMON_OWNER, clan_of
from troop.games.itchy.clan.rules.setup import picks
from troop.games.itchy.clan.rules.turn import bumps, can_leave, may_cross, movable
from troop.games.itchy.rules.geometry import cells
from troop.games.itchy.rules.lice import write_lice
from troop.games.itchy.rules.moving import bumped_by, destinations
from troop.games.itchy.rules.printed_boards import GORILLA
from troop.games.itchy.rules.steps import NO_LICE_GO, OFF, PASS
from troop.games.itchy.rules.why_illegal import not_legal, why_no_cell, why_no_monkey, why_not_free

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


def why_not_picked(state: "State", move: Move) -> Message | None:
    """Rule 23: a species of this game, not gorillas, not the other player's."""
    if move in picks(state):
        return None
    if move == (GORILLA,):
        return message("itchy-why-gorillas-free")
    if len(move) == 1 and move[0] in state.variant.species:
        return message("itchy-why-clan-taken", species=move[0], seat=seat_number(1 - state.seat))
    return message("itchy-why-pick")


def why_not_spawned(state: "State", move: Move) -> Message | None:
    """Rule 26: a monkey with at least one louse."""
    if move == PASS or len(move) != 1:
        return message("itchy-why-spawn-first")
    if problem := why_no_monkey(state, move[0]):
        return problem
    clean = state.board.at(cells(state.board.size)[move[0]]).is_clean
    return message("itchy-why-spawn-clean", cell=move[0]) if clean else None


def why_not_bumped(state: "State", move: Move) -> Message | None:
    """Rules 24 and 27: a monkey that you may move; pass only if there is none."""
    if move == PASS:
        return None if bumps(state) == [PASS] else message("itchy-why-bump-first")
    if not move:
        return message("itchy-why-bump-first")
    if problem := why_no_monkey(state, move[0]):
        return problem
    cell = cells(state.board.size)[move[0]]
    if cell not in movable(state):
        return _why_not_movable(state, cell, move[0])
    if len(move) == 1:
        free = any(destinations(state.board, cell)) or can_leave(state.board, cell)
        return message("itchy-why-where-to" if free else "itchy-why-stuck", cell=move[0])
    if move[1] == OFF:
        return _why_not_off(state, cell, move)
    return why_no_cell(state, move[1]) or _why_not_along(state, move)


def _why_not_movable(state: "State", cell: int, name: str) -> Message:
    """Rule 27: the opponent's species, or the monkey that the opponent moved last."""
    other = seat_number(1 - state.seat)
    if cell == clan_of(state).barred:
        return message("itchy-why-barred", cell=name, seat=other)
    return message("itchy-why-other-clan", cell=name, seat=other)


def _why_not_off(state: "State", cell: int, move: Move) -> Message | None:
    """Rule 27: without lice, and free to an edge."""
    if len(move) > 2:
        return not_legal(move)
    if can_leave(state.board, cell):
        return None
    name = "itchy-why-no-way-out" if state.board.at(cell).is_clean else "itchy-why-lice-stay"
    return message(name, cell=move[0])


def _why_not_along(state: "State", move: Move) -> Message | None:
    """Rules 12 and 27: over free cells; all lice or none move onto a monkey with no more power."""
    board, cell_by_name = state.board, cells(state.board.size)
    start, end = cell_by_name[move[0]], cell_by_name[move[1]]
    if problem := why_not_free(board, start, end):
        return problem
    bumped = bumped_by(board, start, end)
    lice, choice = board.on(start, COMMON_OWNER), bumped is not None and may_cross(board.at(start), board.at(bumped))
    if len(move) == 2:
        return message("itchy-why-all-or-none") if choice else None
    if len(move) == 3 and choice and move[2] in (NO_LICE_GO, write_lice(lice)):
        return None
    if bumped is None or not lice:
        return message("itchy-why-nobody-crosses", cell=move[0])
    return message("itchy-why-all-or-none") if choice else message("itchy-why-stronger", cell=move[0])
