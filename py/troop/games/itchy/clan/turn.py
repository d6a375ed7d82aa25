"""Clan game, rules 24 to 27: a turn is a spawn, then a bump."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.beats import Tale, at, counted, tell, to, who
from troop.games.itchy.board import Board
from troop.games.itchy.clan.clan import NITS, NOWHERE, by_seat, clan_of
from troop.games.itchy.clan.outbreak import groomed, outbreaks
from troop.games.itchy.clan.winning import end_turn, won
from troop.games.itchy.geometry import cells, names, rays
from troop.games.itchy.lice import Lice, write_lice
from troop.games.itchy.moving import bumped_by, carry, destinations
from troop.games.itchy.phases import CLAN_BUMP, MOVE, NO_LICE_GO, OFF, PASS

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State


# Spawn


def spawns(state: "State") -> list[Move]:
    """Rule 26: any monkey with at least one louse, also the opponent's."""
    known = names(state.board.size)
    return [(known[cell],) for cell, monkey in state.board.monkeys() if not monkey.is_clean]


def spawn(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 26: one worker, and one for each queen there; then outbreaks, then the bump."""
    cell = cells(state.board.size)[move[0]]
    lice = Lice(1 + state.board.on(cell, NITS).queens)
    state = state._replace(board=state.board.added(cell, NITS, lice))
    tell(tale, "spawned", state, **who(state.seat), **at(state, cell), **counted(lice))
    state = outbreaks(groomed(state, cell, tale), tale)
    return won(state, tale) or state._replace(step=CLAN_BUMP)


# Bump


def bumps(state: "State") -> list[Move]:
    """Rules 24 and 27: every bump; passing only if there is none."""
    return list(_bumps(state)) or [PASS]


def _bumps(state: "State") -> Iterator[Move]:
    board, known = state.board, names(state.board.size)
    for cell, _ in board.monkeys():
        if is_movable(state, cell):
            for goal, bumped in destinations(board, cell):
                if lice := crossing(board, cell, bumped):
                    yield from ((known[cell], known[goal], word) for word in (NO_LICE_GO, write_lice(lice)))
                else:
                    yield known[cell], known[goal]
            if can_leave(board, cell):
                yield known[cell], OFF


def is_movable(state: "State", cell: int) -> bool:
    """Rule 27: any monkey, but none of the opponent's species, nor the one that the opponent moved last."""
    clan = clan_of(state)
    return cell != clan.barred and state.board.at(cell).species != clan.picked[1 - state.seat]


def can_leave(board: Board, cell: int) -> bool:
    """Rule 27: a monkey without lice, with nothing between it and an edge."""
    return board.at(cell).is_clean and is_free_to_an_edge(board, cell)


def is_free_to_an_edge(board: Board, cell: int) -> bool:
    """Rule 27: whether nothing stands between a cell and some edge; on the edge nothing can."""
    return any(not any(board.cells[other] for other in ray) for ray in rays(board.size)[cell])


def crossing(board: Board, cell: int, bumped: int | None) -> Lice:
    """Rule 27: all lice of the bumping monkey if the bumped one has no more power; else none can go over."""
    lice = board.on(cell, NITS)
    if bumped is None or board.on(bumped, NITS).power > lice.power:
        return Lice()
    return lice


def play_bump(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 27: a monkey moves or leaves; then outbreaks, and the turn is over."""
    if move == PASS:
        tell(tale, "passed", state, **who(state.seat), step=MOVE)
        return end_turn(state, NOWHERE, tale)
    place = cells(state.board.size)
    if move[1] == OFF:
        state, barred = leave(state, place[move[0]], tale), NOWHERE
    else:
        state = bump(state, place[move[0]], place[move[1]], len(move) > 2 and move[2] != NO_LICE_GO, tale)
        barred = place[move[1]]
    state = outbreaks(state, tale)
    return won(state, tale) or end_turn(state, barred, tale)


def bump(state: "State", start: int, end: int, all_go: bool, tale: Tale) -> "State":
    """Rules 12 and 27: a monkey moves; all its lice or none go over and add up. Rule 28: its mark goes with it."""
    bumped = bumped_by(state.board, start, end)
    clan = clan_of(state)
    spent = tuple(sorted(end if cell == start else cell for cell in clan.spent))
    state = state._replace(board=state.board.moved(start, end), clan=clan._replace(spent=spent))
    start_name = names(state.board.size)[start]
    tell(tale, "bumped", state, **who(state.seat), **{**at(state, end), "cell": start_name}, **to(state, end))
    if not all_go or bumped is None:
        return state
    lice = state.board.on(end, NITS)
    state = state._replace(board=carry(state.board, NITS, end, bumped, lice))
    tell(tale, "crossed", state, **who(state.seat), **at(state, end), **to(state, bumped), **counted(lice))
    return groomed(state, bumped, tale)


def leave(state: "State", cell: int, tale: Tale) -> "State":
    """Rule 27: a monkey leaves the board and is safe, in front of its mover."""
    clan, told = clan_of(state), at(state, cell)
    letters = "".join(sorted(clan.safe[state.seat] + state.board.at(cell).species))
    spent = tuple(other for other in clan.spent if other != cell)
    clan = clan._replace(safe=by_seat(clan.safe, state.seat, letters), spent=spent)
    state = state._replace(board=state.board.put(cell, None), clan=clan)
    tell(tale, "left", state, **who(state.seat), **told)
    return state
