"""Setting up a game: the jungle, the monkeys, magic cards, missions, the timer (rules 1 to 6, 10, 25, 29, 32)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.core.hexes import read_cell
from troop.games.codemonkey.beats import Tale, tell
from troop.games.codemonkey.jungle import FIRST_CELL, FIRST_TURN, Laid
from troop.games.codemonkey.steps import (
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
from troop.games.codemonkey.tiles import tree_name

if TYPE_CHECKING:  # the state knows its set-up; this is handed states
    from troop.games.codemonkey.rules import State


def value_of(move: Move) -> str:
    """What chance says: ``4`` in ``tree=4``."""
    return move[0].partition("=")[2]


def first(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 10: who starts is drawn."""
    state = state._replace(first=int(value_of(move)) - 1)
    tell(tale, "first-drawn", state, state.first)
    return next_tile(state)


def next_tile(state: "State") -> "State":
    """Rule 2: the next tile of the path; after the last one the trees."""
    return state._replace(step=TILE) if len(state.jungle.tiles) < state.terms.tiles else next_tree(state)


def tile(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 2: a tile is drawn; the first one lies fixed."""
    state = state._replace(drawn=value_of(move))
    if not state.jungle.tiles:
        return laid(state, Laid(state.drawn, FIRST_CELL, FIRST_TURN), tale)
    tell(tale, "tile-drawn", state, tile=state.drawn)
    return state._replace(step=LAY)


def lay(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 2: the tile is laid."""
    cell = read_cell(move[0])
    assert cell is not None
    return laid(state, Laid(state.drawn, cell, int(move[1])), tale)


def laid(state: "State", tile: Laid, tale: Tale) -> "State":
    """Rule 2: the jungle with one more tile."""
    seat = state.seat_at(len(state.jungle.tiles)) if state.terms.build else None
    state = state._replace(jungle=state.jungle.laid(tile), drawn="")
    tell(tale, "tile-laid" if seat is None else "tile-laid-by", state, seat, tile=tile.letter)
    return next_tile(state)


def next_tree(state: "State") -> "State":
    """Rule 3: the next tree; after the last one the monkeys."""
    if len(state.jungle.trees) < state.terms.trees:
        return state._replace(step=PLANT)
    return state._replace(step=START, turn=0)


def plant(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 3: a tree is planted."""
    cell, trees = read_cell(move[0]), len(state.jungle.trees)
    assert cell is not None
    seat = state.seat_at(trees) if state.terms.build else None
    state = state._replace(jungle=state.jungle.planted(cell))
    tell(tale, "planted" if seat is None else "planted-by", state, seat, tree=tree_name(trees + 1))
    return next_tree(state)


def start(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 5: the number to start on is rolled."""
    state = state._replace(drawn=value_of(move), step=PLACE)
    tell(tale, "start-rolled", state, state.seat, number=int(state.drawn))
    return state


def place(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 5: the monkey is put on a hex with that number; then the next player's."""
    state = state.changed(state.seat, at=move[0])._replace(drawn="")
    tell(tale, "placed", state, state.seat, hex=move[0])
    turn = state.turn + 1
    return state._replace(step=START, turn=turn) if turn < state.terms.seats else next_card(state._replace(turn=0))


def next_card(state: "State", _: Tale = None) -> "State":
    """Rule 29: the next magic card is marked; after the last one missions are drawn."""
    if state.terms.magic and state.turn < state.terms.seats:
        return state._replace(step=MARK)
    return state._replace(step=DRAW, turn=0) if state.terms.missions else set_timer(state)


def draw(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 25: three missions are drawn; once all have theirs, they are put in order."""
    trees = tuple(map(int, value_of(move)))
    state = state.changed(state.seat, missions=trees)
    tell(tale, "missions-drawn", state, state.seat, missions=" ".join(map(tree_name, trees)))
    turn = state.turn + 1
    return state._replace(turn=turn) if turn < state.terms.seats else state._replace(step=ORDER, turn=0)


def order(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 25: a player sets the order of the missions."""
    trees = ordered(state.players[state.seat].missions, move)
    state = state.changed(state.seat, missions=trees)
    tell(tale, "missions-ordered", state, state.seat, missions=" ".join(map(tree_name, trees)))
    turn = state.turn + 1
    return state._replace(turn=turn) if turn < state.terms.seats else set_timer(state)


def ordered(missions: tuple[int, ...], move: Move) -> tuple[int, ...]:
    """Rule 25: all three missions, of which a move names the first two."""
    named = tuple(map(int, move))
    return (*named, *(tree for tree in missions if tree not in named))


def set_timer(state: "State") -> "State":
    """Rule 32: the timer is set before the first round."""
    return state._replace(step=TIMER if state.terms.counts_rounds else NEXT_ROUND, turn=0)


def timer(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 32: the timer is set, hidden from all."""
    state = state._replace(timer=int(value_of(move)), elapsed=0)
    tell(tale, "timer-set", state)
    return state._replace(step=NEXT_TRAP if state.round else NEXT_ROUND, turn=0)
