"""What each decision of a turn of the base game does (section 7, steps 1 to 4)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.itchy.beats import Tale, tell, who
from troop.games.itchy.geometry import cells
from troop.games.itchy.lice import JUMPERS, NO_LICE, read_lice
from troop.games.itchy.moving import bump, bumps, jump, jumps, nitpick, nitpicks
from troop.games.itchy.phases import AFTER, EXCHANGE, MOVE, NITPICK, PASS, SPAWN
from troop.games.itchy.spawning import enter, exchange, exchanges, spawn, spawns
from troop.games.itchy.turn import after_moving, end_turn, spawn_or_move, won

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State


# Step 1


def play_enter(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 9: English, the spawn follows; French, this was it."""
    if move == PASS:
        return passed(state, tale)._replace(step=MOVE)
    after = enter(state, cells(state.board.size)[move[0]], tale)
    step = spawn_or_move(after) if state.rules.edition.enters_then_spawns else MOVE
    return won(after, state.board, tale) or after._replace(step=step)


# Step 2


def spawn_step(state: "State") -> list[Move]:
    """Rule 8: spawn or exchange; passing only if no spawn is possible."""
    possible = spawns(state)
    return [*(possible or [PASS]), *exchanges(state)]


def play_spawn(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 8: the move follows a spawn."""
    if move == PASS:
        return passed(state, tale)._replace(step=MOVE)
    if move[0] == EXCHANGE:
        return play_exchange(state, move, tale)
    after = spawn(state, cells(state.board.size)[move[0]], move[1:] == ("s",), tale)
    return won(after, state.board, tale) or after._replace(step=MOVE)


# Step 3


def move_step(state: "State") -> list[Move]:
    """Rule 10: jump, bump or nitpick; passing only if none of them is possible. Rule 7: exchange."""
    possible = [*jumps(state), *bumps(state), *nitpicks(state)]
    return [*(possible or [PASS]), *exchanges(state)]


def can_move(state: "State") -> bool:
    """Rule 10: whether a jump, a bump or a nitpick is possible."""
    return any(True for moves in (bumps, jumps, nitpicks) for _ in moves(state))


def play_move(state: "State", move: Move, tale: Tale) -> "State":
    """Rules 10 to 13: the move, then perhaps exchanges."""
    if move == PASS:
        return end_turn(passed(state, tale), tale)
    if move[0] == EXCHANGE:
        return play_exchange(state, move, tale)
    place = cells(state.board.size)
    before = state.board
    if move[0] == NITPICK:
        after = nitpick(state, place[move[1]], tale)
    elif before.cells[place[move[1]]]:
        after = jump(state, place[move[0]], place[move[1]], JUMPERS[move[2]], tale)
    else:
        start, end = place[move[0]], place[move[1]]
        after = bump(state, start, end, read_lice(move[-1]) or NO_LICE, tale)
        before = before.moved(start, end)
    return won(after, before, tale) or after_moving(after, tale)


# Step 4


def after_step(state: "State") -> list[Move]:
    """Rule 7: exchange, or end the turn."""
    return [*exchanges(state), PASS]


def play_after(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 7: exchanges after the move."""
    return end_turn(passed(state, tale), tale) if move == PASS else play_exchange(state, move, tale)


# Any step


def play_exchange(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 7: the step in which workers are exchanged comes again, as long as there is something to decide."""
    after = exchange(state, cells(state.board.size)[move[1]], tale)
    if over := won(after, state.board, tale):
        return over
    if state.step == AFTER:
        return after_moving(after, tale)
    return after._replace(step=spawn_or_move(after) if state.step == SPAWN else MOVE)


def passed(state: "State", tale: Tale) -> "State":
    """Nothing is done."""
    tell(tale, "passed", state, **who(state.seat), step=state.step)
    return state
