"""Clan game, rules 24 to 27: a turn is a spawn, then a bump."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.clan.rules.clan import COMMON_OWNER, NOWHERE, by_seat, clan_of
from troop.games.itchy.clan.rules.outbreak import groomed, outbreaks
from troop.games.itchy.clan.rules.outcome import end_if_won, end_turn
from troop.games.itchy.rules.board import Board, Monkey
from troop.games.itchy.rules.geometry import cells, names, paths, rays
from troop.games.itchy.rules.lice import Lice, write_lice
from troop.games.itchy.rules.moving import bumped_by, bumps_along, free_cells
from troop.games.itchy.rules.steps import CLAN_BUMP, MOVE, NO_LICE_GO, OFF, PASS
from troop.games.itchy.rules.trace import Trace, add_step

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


# Spawn


def spawns(state: "State") -> list[Move]:
    """Rule 26: any monkey with at least one louse, also the opponent's."""
    cell_names = names(state.board.size)
    return [(cell_names[cell],) for cell, _ in state.board.infested]


def spawn(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 26: add one worker, and one for each queen there; outbreaks and the bump follow."""
    cell = cells(state.board.size)[move[0]]
    lice = Lice(1 + state.board.on(cell, COMMON_OWNER).queens)
    state = state._replace(board=state.board.added(cell, COMMON_OWNER, lice))
    add_step(trace, "spawned", state, seat=state.seat, cell=cell, lice=lice)
    state = outbreaks(groomed(state, cell, trace), trace)
    return end_if_won(state, trace) or state._replace(step=CLAN_BUMP)


# Bump


def bumps(state: "State") -> list[Move]:
    """Rules 24 and 27: every bump; pass only if there is none."""
    return [move for cell in movable(state) for move in _bumps_of(state.board, cell)] or [PASS]


def _bumps_of(board: Board, cell: int) -> list[Move]:
    """Rule 27: every bump of a monkey; first the one off the board, as in the notation."""
    standing, monkey = board.cells, board.at(cell)
    leaves = monkey.is_clean and is_free_to_an_edge(board, cell)
    found: list[Move] = [(names(board.size)[cell], OFF)] if leaves else []
    choice = (NO_LICE_GO, write_lice(monkey.of(COMMON_OWNER)))
    for path in paths(board.size)[cell]:
        if free := free_cells(standing, path):
            bumped = standing[path.cells[free]] if free < len(path.cells) else None
            found += bumps_along(path, free, choice if bumped and may_cross(monkey, bumped) else ())
    return found


def movable(state: "State") -> list[int]:
    """Rule 27: every monkey except the opponent's species and the one that the opponent moved last."""
    barred, theirs = clan_of(state).barred, clan_of(state).picked[1 - state.seat]
    return [cell for cell, monkey in state.board.by_name() if cell != barred and monkey.species != theirs]


def can_leave(board: Board, cell: int) -> bool:
    """Rule 27: a monkey without lice, with nothing between it and an edge."""
    return board.at(cell).is_clean and is_free_to_an_edge(board, cell)


def is_free_to_an_edge(board: Board, cell: int) -> bool:
    """Rule 27: whether nothing stands between a cell and some edge."""
    return any(not any(board.cells[other] for other in ray) for ray in rays(board.size)[cell])


def may_cross(monkey: Monkey, bumped: Monkey) -> bool:
    """Rule 27: whether a monkey has lice that may move onto the bumped one: it has no more power."""
    return not monkey.is_clean and bumped.power <= monkey.power


def play_bump(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 27: move a monkey or remove it from the board; resolve outbreaks and end the turn."""
    if move == PASS:
        add_step(trace, "passed", state, seat=state.seat, step=MOVE)
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
    clan, species = clan_of(state), state.board.at(start).species
    broken_out = tuple(sorted(end if cell == start else cell for cell in clan.broken_out))
    state = state._replace(board=state.board.moved(start, end), clan=clan._replace(broken_out=broken_out))
    add_step(trace, "bumped", state, seat=state.seat, cell=start, cell2=end, species=species)
    if not all_go or bumped is None:
        return state
    lice = state.board.on(end, COMMON_OWNER)
    state = state._replace(board=state.board.carried(end, bumped, COMMON_OWNER, lice))
    add_step(trace, "crossed", state, seat=state.seat, cell=end, cell2=bumped, lice=lice)
    return groomed(state, bumped, trace)


def leave(state: "State", cell: int, trace: Trace) -> "State":
    """Rule 27: a monkey leaves the board and is safe, in front of its mover."""
    clan, species = clan_of(state), state.board.at(cell).species
    letters = "".join(sorted(clan.safe[state.seat] + species))
    broken_out = tuple(other for other in clan.broken_out if other != cell)
    clan = clan._replace(safe=by_seat(clan.safe, state.seat, letters), broken_out=broken_out)
    state = state._replace(board=state.board.put({cell: None}), clan=clan)
    add_step(trace, "left", state, seat=state.seat, cell=cell, species=species)
    return state
