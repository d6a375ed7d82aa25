"""The effects of each decision in a turn of the base game (section 7, steps 1 to 4)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.rules.geometry import cells
from troop.games.itchy.rules.lice import JUMPERS, NO_LICE, read_lice
from troop.games.itchy.rules.moving import bump, jump, moves_of, nitpick, nitpicks
from troop.games.itchy.rules.spawning import enter, exchange, exchanges, must_spawn, spawn, spawns
from troop.games.itchy.rules.steps import AFTER, EXCHANGE, MOVE, NITPICK, PASS, SPAWN
from troop.games.itchy.rules.trace import Trace, add_step
from troop.games.itchy.rules.turn import after_moving, end_if_won, end_turn, spawn_or_move

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


# Step 1


def play_enter(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 9: enter or pass. English edition: the spawn follows; French: entering was the spawn."""
    if move == PASS:
        return passed(state, trace)._replace(step=MOVE)
    after = enter(state, cells(state.board.size)[move[0]], trace)
    step = spawn_or_move(after) if state.variant.edition.enters_then_spawns else MOVE
    return end_if_won(after, state.board, trace) or after._replace(step=step)


# Step 2


def spawn_step(state: "State") -> list[Move]:
    """Rules 7, 8 and 20: spawn or exchange; pass only if no workers can be spawned."""
    return [*spawns(state), *([] if must_spawn(state) else [PASS]), *exchanges(state)]


def play_spawn(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 8: spawn, exchange or pass."""
    if move == PASS:
        return passed(state, trace)._replace(step=MOVE)
    if move[0] == EXCHANGE:
        return play_exchange(state, move, trace)
    after = spawn(state, cells(state.board.size)[move[0]], move[1:] == ("s",), trace)
    return end_if_won(after, state.board, trace) or after._replace(step=MOVE)


# Step 3


def move_step(state: "State") -> list[Move]:
    """Rule 10: jump, bump or nitpick; pass only if none of them is possible. Rule 7: exchange."""
    board, seat = state.board, state.seat
    moving = [move for cell, _ in board.lice_of[seat] for move in moves_of(board, seat, cell)]
    picking = nitpicks(state)
    return [*moving, *([] if moving or picking else [PASS]), *exchanges(state), *picking]


def can_move(state: "State") -> bool:
    """Rule 10: whether a jump, a bump or a nitpick is possible."""
    return PASS not in move_step(state)


def play_move(state: "State", move: Move, trace: Trace) -> "State":
    """Rules 10 to 13: move; exchanges may follow."""
    if move == PASS:
        return end_turn(passed(state, trace), trace)
    if move[0] == EXCHANGE:
        return play_exchange(state, move, trace)
    cell_by_name = cells(state.board.size)
    before = state.board
    if move[0] == NITPICK:
        after = nitpick(state, cell_by_name[move[1]], trace)
    elif before.cells[cell_by_name[move[1]]]:
        after = jump(state, cell_by_name[move[0]], cell_by_name[move[1]], JUMPERS[move[2]], trace)
    else:
        start, end = cell_by_name[move[0]], cell_by_name[move[1]]
        after = bump(state, start, end, read_lice(move[-1]) or NO_LICE, trace)
        before = before.moved(start, end)
    return end_if_won(after, before, trace) or after_moving(after, trace)


# Step 4


def after_step(state: "State") -> list[Move]:
    """Rule 7: exchange, or end the turn."""
    return [PASS, *exchanges(state)]


def play_after(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 7: exchange after the move, or end the turn."""
    return end_turn(passed(state, trace), trace) if move == PASS else play_exchange(state, move, trace)


# Any step


def play_exchange(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 7: exchange; the same step is repeated while a decision is left."""
    after = exchange(state, cells(state.board.size)[move[1]], trace)
    if over := end_if_won(after, state.board, trace):
        return over
    if state.step == AFTER:
        return after_moving(after, trace)
    return after._replace(step=spawn_or_move(after) if state.step == SPAWN else MOVE)


def passed(state: "State", trace: Trace) -> "State":
    """Record a pass, which changes nothing."""
    add_step(trace, "passed", state, seat=state.seat, step=state.step)
    return state
