"""The seat to decide and the legal moves at each step (section 8)."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from troop.core.chance import Weights
from troop.core.game import CHANCE, Move
from troop.core.game import OVER as GAME_OVER
from troop.core.hexes import write_cell
from troop.games.codemonkey.rules.jungle import LaidTile, free_grounds, places
from troop.games.codemonkey.rules.programs import hand_of, programs
from troop.games.codemonkey.rules.steps import (
    CODE,
    DICE,
    DRAW,
    FIRST,
    LAY,
    MARK,
    NAME,
    ORDER,
    OVER,
    PLACE,
    PLANT,
    RUN,
    START,
    TILE,
    TIMER,
    TRAP,
    TREE,
)
from troop.games.codemonkey.rules.tiles import NUMBERS, full, tree_name
from troop.games.codemonkey.rules.traps import trap_moves
from troop.games.codemonkey.rules.variant import TIMES

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State

Moves: TypeAlias = tuple[Move, ...]


def actor(state: "State") -> int:
    """Return the seat to decide, CHANCE, or OVER."""
    if state.step == OVER:
        return GAME_OVER
    if state.step in CHANCE_MOVES or (state.step in (LAY, PLANT) and not state.variant.build):
        return CHANCE
    return _seat(state)


def _seat(state: "State") -> int:
    """Return the seat to decide at a step of the players."""
    if state.step == LAY:
        return state.seat_at(len(state.jungle.tiles))
    if state.step == PLANT:
        return state.seat_at(len(state.jungle.trees))
    if state.step == MARK:
        return state.left_of(state.card_owner)
    return state.loser if state.step == NAME else state.seat


def legal_moves(state: "State") -> Moves:
    """Return the legal moves, sorted by notation."""
    if state.step == OVER:
        return ()
    return CHANCE_MOVES[state.step](state) if state.step in CHANCE_MOVES else PLAYER_MOVES[state.step](state)


def weights(state: "State") -> Weights:
    """Return the results of chance: all equally likely, except for several dice."""
    if actor(state) != CHANCE:
        return ()
    if state.step == DICE:
        return rolls(state.variant.dice)
    return tuple((move, 1) for move in legal_moves(state))


# Chance


def firsts(state: "State") -> Moves:
    """Rule 10: the possible first players."""
    return _words("first", [str(seat) for seat in range(1, state.variant.seats + 1)])


def tiles(state: "State") -> Moves:
    """Rule 2: the tiles in the pile."""
    return _words("tile", state.jungle.undrawn)


def starts(state: "State") -> Moves:
    """Rules 5 and 34: the numbers with a vacant hex."""
    return _words("start", [str(number) for number in NUMBERS if vacant(state, number)])


def missions(state: "State") -> Moves:
    """Rule 25: three different trees."""
    last = state.variant.trees + 1
    threes = [(a, b, c) for a in range(1, last) for b in range(a + 1, last) for c in range(b + 1, last)]
    return _words("missions", [f"{a}{b}{c}" for a, b, c in threes])


def timers(_: "State") -> Moves:
    """Rule 32: the rounds until the timer rings."""
    return _words("timer", [str(time) for time in TIMES])


def dice(state: "State") -> Moves:
    """Rule 8a: the results of the movement dice, highest first."""
    return thrown(state.variant.dice)


def tree_die(_: "State") -> Moves:
    """Rule 27: the results of the tree die."""
    return _words("tree", [str(number) for number in NUMBERS])


@cache
def rolls(count: int) -> Weights:
    """Return the results of ``count`` dice, each with the number of throws that lead to it."""
    throws: list[tuple[int, ...]] = [()]
    for _ in range(count):
        throws = [(*throw, value) for throw in throws for value in NUMBERS]
    results = ["dice=" + ",".join(map(str, sorted(throw, reverse=True))) for throw in throws]
    return tuple(((text,), results.count(text)) for text in sorted(set(results)))


@cache
def thrown(count: int) -> Moves:
    """Return the results of ``count`` dice."""
    return tuple(move for move, _ in rolls(count))


def _words(name: str, values: list[str] | tuple[str, ...]) -> Moves:
    return tuple((f"{name}={value}",) for value in values)


# Players; with quick set-up chance decides about the jungle


def layings(state: "State") -> Moves:
    """Rules 2 and 3: the legal places for the tile, as moves."""
    words = [(write_cell(tile.cell), str(tile.turn)) for tile in legal_tiles(state)]
    return tuple(sorted(words, key="/".join))


def legal_tiles(state: "State") -> tuple[LaidTile, ...]:
    """Rules 2 and 3: the legal places for the next tile; the last one leaves enough planting grounds."""
    last = len(state.jungle.tiles) + 1 == state.variant.tiles
    return places(state.jungle.covered, state.variant.trees if last else 0)


def plantings(state: "State") -> Moves:
    """Rule 3: the free planting grounds."""
    return tuple((name,) for name in sorted(write_cell(cell) for cell in free_grounds(state.jungle)))


def placings(state: "State") -> Moves:
    """Rules 5 and 34: the vacant hexes with the number rolled."""
    return tuple((name,) for name in sorted(vacant(state, int(state.drawn))))


def vacant(state: "State", number: int) -> list[str]:
    """Return the hexes with a number, without a monkey and without an opponent's trap."""
    closed = state.occupied | state.traps_against(state.seat)
    return [name for name in state.terrain.with_number[number] if name not in closed]


def marks(state: "State") -> Moves:
    """Rule 29: any tree."""
    return tuple((tree_name(tree),) for tree in range(1, state.variant.trees + 1))


def orders(state: "State") -> Moves:
    """Rule 25: the first two of the three; the last one follows."""
    trees = [str(tree) for tree in sorted(state.players[state.seat].missions)]
    return tuple((one, two) for one in trees for two in trees if one != two)


def codes(state: "State") -> Moves:
    """Rule 8c: every program."""
    return programs(hand_of(state.variant, state.players[state.seat].dice), state.variant.slots)


def runs(state: "State") -> Moves:
    """Rule 8d: what the current part can do."""
    return state.part_moves


def names(state: "State") -> Moves:
    """Rule 27: the trees that are not full."""
    trees = enumerate(state.bananas, 1)
    return tuple((tree_name(tree),) for tree, bananas in trees if bananas < full(tree))


def traps(state: "State") -> Moves:
    """Rule 26: where the trap can be laid, or ``off``."""
    return trap_moves(state, state.seat)


CHANCE_MOVES: dict[str, Callable[["State"], Moves]] = {
    FIRST: firsts,
    TILE: tiles,
    START: starts,
    DRAW: missions,
    TIMER: timers,
    DICE: dice,
    TREE: tree_die,
}
PLAYER_MOVES: dict[str, Callable[["State"], Moves]] = {
    LAY: layings,
    PLANT: plantings,
    PLACE: placings,
    MARK: marks,
    ORDER: orders,
    CODE: codes,
    RUN: runs,
    NAME: names,
    TRAP: traps,
}
