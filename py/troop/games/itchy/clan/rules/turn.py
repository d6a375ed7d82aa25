"""Clan game, rules 24 to 27: a turn is a spawn, then a bump."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.clan.rules.clan import COMMON_OWNER, NOWHERE, by_seat, clan_of
from troop.games.itchy.clan.rules.outbreak import groomed, outbreaks
from troop.games.itchy.clan.rules.outcome import end_if_won, end_turn
from troop.games.itchy.rules.board import Board
from troop.games.itchy.rules.geometry import cells, names, rays
from troop.games.itchy.rules.lice import Lice, write_lice
from troop.games.itchy.rules.moving import bumped_by, carry, destinations
from troop.games.itchy.rules.steps import CLAN_BUMP, MOVE, NO_LICE_GO, OFF, PASS
from troop.games.itchy.rules.trace import Trace, add_step, cell2_args, cell_args, lice_args, seat_args

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


# Spawn


def spawns(state: "State") -> list[Move]:
    """Rule 26: any monkey with at least one louse, also the opponent's."""
    cell_names = names(state.board.size)
    return [(cell_names[cell],) for cell, monkey in state.board.monkeys() if not monkey.is_clean]


def spawn(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 26: add one worker, and one for each queen there; outbreaks and the bump follow."""
    cell = cells(state.board.size)[move[0]]
    lice = Lice(1 + state.board.on(cell, COMMON_OWNER).queens)
    state = state._replace(board=state.board.added(cell, COMMON_OWNER, lice))
    add_step(trace, "spawned", state, **seat_args(state.seat), **cell_args(state, cell), **lice_args(lice))
    state = outbreaks(groomed(state, cell, trace), trace)
    return end_if_won(state, trace) or state._replace(step=CLAN_BUMP)


# Bump


def bumps(state: "State") -> list[Move]:
    """Rules 24 and 27: every bump; pass only if there is none."""
    return list(_bumps(state)) or [PASS]


def _bumps(state: "State") -> Iterator[Move]:
    board, cell_names = state.board, names(state.board.size)
    for cell, _ in board.monkeys():
        if is_movable(state, cell):
            for goal, bumped in destinations(board, cell):
                if lice := crossing(board, cell, bumped):
                    yield from ((cell_names[cell], cell_names[goal], word) for word in (NO_LICE_GO, write_lice(lice)))
                else:
                    yield cell_names[cell], cell_names[goal]
            if can_leave(board, cell):
                yield cell_names[cell], OFF


def is_movable(state: "State", cell: int) -> bool:
    """Rule 27: any monkey except the opponent's species and the one that the opponent moved last."""
    clan = clan_of(state)
    return cell != clan.barred and state.board.at(cell).species != clan.picked[1 - state.seat]


def can_leave(board: Board, cell: int) -> bool:
    """Rule 27: a monkey without lice, with nothing between it and an edge."""
    return board.at(cell).is_clean and is_free_to_an_edge(board, cell)


def is_free_to_an_edge(board: Board, cell: int) -> bool:
    """Rule 27: whether nothing stands between a cell and some edge."""
    return any(not any(board.cells[other] for other in ray) for ray in rays(board.size)[cell])


def crossing(board: Board, cell: int, bumped: int | None) -> Lice:
    """Rule 27: all lice of the bumping monkey, if the bumped one has no more power; else none."""
    lice = board.on(cell, COMMON_OWNER)
    if bumped is None or board.on(bumped, COMMON_OWNER).power > lice.power:
        return Lice()
    return lice


def play_bump(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 27: move a monkey or remove it from the board; resolve outbreaks and end the turn."""
    if move == PASS:
        add_step(trace, "passed", state, **seat_args(state.seat), step=MOVE)
        return end_turn(state, NOWHERE, trace)
    cell_by_name = cells(state.board.size)
    if move[1] == OFF:
        state, barred = leave(state, cell_by_name[move[0]], trace), NOWHERE
    else:
        state = bump(
            state, cell_by_name[move[0]], cell_by_name[move[1]], len(move) > 2 and move[2] != NO_LICE_GO, trace
        )
        barred = cell_by_name[move[1]]
    state = outbreaks(state, trace)
    return end_if_won(state, trace) or end_turn(state, barred, trace)


def bump(state: "State", start: int, end: int, all_go: bool, trace: Trace) -> "State":
    """Rules 12 and 27: move a monkey; all its lice or none move over. Rule 28: its outbreak mark goes with it."""
    bumped = bumped_by(state.board, start, end)
    clan = clan_of(state)
    broken_out = tuple(sorted(end if cell == start else cell for cell in clan.broken_out))
    state = state._replace(board=state.board.moved(start, end), clan=clan._replace(broken_out=broken_out))
    start_name = names(state.board.size)[start]
    add_step(
        trace,
        "bumped",
        state,
        **seat_args(state.seat),
        **{**cell_args(state, end), "cell": start_name},
        **cell2_args(state, end),
    )
    if not all_go or bumped is None:
        return state
    lice = state.board.on(end, COMMON_OWNER)
    state = state._replace(board=carry(state.board, COMMON_OWNER, end, bumped, lice))
    add_step(
        trace,
        "crossed",
        state,
        **seat_args(state.seat),
        **cell_args(state, end),
        **cell2_args(state, bumped),
        **lice_args(lice),
    )
    return groomed(state, bumped, trace)


def leave(state: "State", cell: int, trace: Trace) -> "State":
    """Rule 27: a monkey leaves the board and is safe, in front of its mover."""
    clan, place = clan_of(state), cell_args(state, cell)
    letters = "".join(sorted(clan.safe[state.seat] + state.board.at(cell).species))
    broken_out = tuple(other for other in clan.broken_out if other != cell)
    clan = clan._replace(safe=by_seat(clan.safe, state.seat, letters), broken_out=broken_out)
    state = state._replace(board=state.board.put(cell, None), clan=clan)
    add_step(trace, "left", state, **seat_args(state.seat), **place)
    return state
