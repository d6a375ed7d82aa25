"""Set-up: the jungle, the monkeys, magic cards, missions, the timer (rules 1 to 6, 10, 25, 29, 32)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.core.hexes import read_cell
from troop.games.codemonkey.rules.jungle import FIRST_CELL, FIRST_TURN, LaidTile
from troop.games.codemonkey.rules.steps import (
    DICE,
    DRAW,
    LAY,
    MARK,
    NEXT_ROUND,
    NEXT_TRAP,
    ORDER,
    PLACE,
    PLANT,
    START,
    TILE,
    TIMER,
)
from troop.games.codemonkey.rules.tiles import tree_name
from troop.games.codemonkey.rules.trace import Trace, add_step

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State


def value_of(move: Move) -> str:
    """Return the value of a chance move: ``4`` for ``tree=4``."""
    return move[0].partition("=")[2]


def draw_first(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 10: draw the first player."""
    state = state._replace(first=int(value_of(move)) - 1)
    add_step(trace, "first-drawn", state, state.first)
    return next_tile(state)


def next_tile(state: "State") -> "State":
    """Rule 2: the next tile of the path; after the last one the trees."""
    return state._replace(step=TILE) if len(state.jungle.tiles) < state.variant.tiles else next_tree(state)


def draw_tile(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 2: draw a tile; the first one is laid at once."""
    state = state._replace(drawn=value_of(move))
    if not state.jungle.tiles:
        return with_tile(state, LaidTile(state.drawn, FIRST_CELL, FIRST_TURN), trace)
    add_step(trace, "tile-drawn", state, tile=state.drawn)
    return state._replace(step=LAY)


def lay_tile(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 2: lay the tile."""
    cell = read_cell(move[0])
    assert cell is not None
    return with_tile(state, LaidTile(state.drawn, cell, int(move[1])), trace)


def with_tile(state: "State", tile: LaidTile, trace: Trace) -> "State":
    """Rule 2: return the state with one more tile."""
    seat = state.seat_at(len(state.jungle.tiles)) if state.variant.build else None
    state = state._replace(jungle=state.jungle.laid(tile), drawn="")
    add_step(trace, "tile-laid" if seat is None else "tile-laid-by", state, seat, tile=tile.letter)
    return next_tile(state)


def next_tree(state: "State") -> "State":
    """Rule 3: the next tree; after the last one the monkeys."""
    if len(state.jungle.trees) < state.variant.trees:
        return state._replace(step=PLANT)
    return state._replace(step=START, turn=0)


def plant_tree(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 3: plant a tree."""
    cell, trees = read_cell(move[0]), len(state.jungle.trees)
    assert cell is not None
    seat = state.seat_at(trees) if state.variant.build else None
    state = state._replace(jungle=state.jungle.planted(cell))
    add_step(trace, "planted" if seat is None else "planted-by", state, seat, tree=tree_name(trees + 1))
    return next_tree(state)


def roll_start(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 5: roll the number to start on."""
    state = state._replace(drawn=value_of(move), step=PLACE)
    add_step(trace, "start-rolled", state, state.seat, number=int(state.drawn))
    return state


def place_monkey(state: "State", move: Move, trace: Trace) -> "State":
    """Rules 5 and 34: put the monkey on a hex with that number; the next player follows."""
    state = state.update_player(state.seat, at=move[0])._replace(drawn="")
    add_step(trace, "placed", state, state.seat, hex=move[0])
    turn = state.turn + 1
    if turn < state.variant.seats:
        return state._replace(step=START, turn=turn)
    return state._replace(step=DICE, turn=0) if state.round else next_card(state._replace(turn=0))


def next_card(state: "State", _: Trace = None) -> "State":
    """Rule 29: mark the next magic card; after the last one missions are drawn."""
    if state.variant.magic and state.turn < state.variant.seats:
        return state._replace(step=MARK)
    return state._replace(step=DRAW, turn=0) if state.variant.missions else after_missions(state)


def draw_missions(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 25: draw three missions; after the last player they are put in order."""
    trees = tuple(map(int, value_of(move)))
    state = state.update_player(state.seat, missions=trees)
    add_step(trace, "missions-drawn", state, state.seat, missions=" ".join(map(tree_name, trees)))
    turn = state.turn + 1
    return state._replace(turn=turn) if turn < state.variant.seats else state._replace(step=ORDER, turn=0)


def order_missions(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 25: set the order of the missions."""
    trees = ordered_missions(state.players[state.seat].missions, move)
    state = state.update_player(state.seat, missions=trees)
    add_step(trace, "missions-ordered", state, state.seat, missions=" ".join(map(tree_name, trees)))
    turn = state.turn + 1
    return state._replace(turn=turn) if turn < state.variant.seats else after_missions(state)


def ordered_missions(missions: tuple[int, ...], move: Move) -> tuple[int, ...]:
    """Rule 25: all three missions, of which a move names the first two."""
    named = tuple(map(int, move))
    return (*named, *(tree for tree in missions if tree not in named))


def after_missions(state: "State") -> "State":
    """Rule 32: set the timer before the first round, if there is one."""
    return state._replace(step=TIMER if state.variant.counts_rounds else NEXT_ROUND, turn=0)


def set_timer(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 32: set the timer, hidden from all."""
    state = state._replace(timer=int(value_of(move)), elapsed=0)
    add_step(trace, "timer-set", state)
    return state._replace(step=NEXT_TRAP if state.round else NEXT_ROUND, turn=0)
