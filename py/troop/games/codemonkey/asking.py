"""Who decides at each step, and what may be decided (section 8)."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from troop.core.chance import Weights
from troop.core.game import CHANCE, Move
from troop.core.game import OVER as GAME_OVER
from troop.core.hexes import write_cell
from troop.games.codemonkey.coding import hand_of, programs
from troop.games.codemonkey.jungle import Laid, free_grounds, places
from troop.games.codemonkey.parts import due, part_moves
from troop.games.codemonkey.steps import (
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
from troop.games.codemonkey.terms import TIMES
from troop.games.codemonkey.tiles import NUMBERS, full, tree_name
from troop.games.codemonkey.trapping import trap_moves

if TYPE_CHECKING:  # the state knows what is asked; this is handed states
    from troop.games.codemonkey.rules import State

Moves: TypeAlias = tuple[Move, ...]


def actor(state: "State") -> int:
    """The seat that decides, CHANCE, or OVER."""
    if state.step == OVER:
        return GAME_OVER
    if state.step in CHANCES or (state.step in (LAY, PLANT) and not state.terms.build):
        return CHANCE
    return _seat(state)


def _seat(state: "State") -> int:
    """The seat that decides at a step that is not chance's."""
    if state.step == LAY:
        return state.seat_at(len(state.jungle.tiles))
    if state.step == PLANT:
        return state.seat_at(len(state.jungle.trees))
    if state.step == MARK:
        return state.left_of(state.card_owner)
    return state.loser if state.step == NAME else state.seat


def legal_moves(state: "State") -> Moves:
    """What may be decided, sorted by notation."""
    if state.step == OVER:
        return ()
    return CHANCES[state.step](state) if state.step in CHANCES else DECISIONS[state.step](state)


def weights(state: "State") -> Weights:
    """What chance can do: all of it as likely, but for the dice."""
    if actor(state) != CHANCE:
        return ()
    if state.step == DICE:
        return rolls(state.terms.dice)
    return tuple((move, 1) for move in legal_moves(state))


# Chance


def firsts(state: "State") -> Moves:
    """Rule 10: who starts."""
    return _words("first", [str(seat) for seat in range(1, state.terms.seats + 1)])


def tiles(state: "State") -> Moves:
    """Rule 2: the tiles in the pile."""
    return _words("tile", state.jungle.undrawn)


def starts(state: "State") -> Moves:
    """Rule 5: the numbers with a vacant hex."""
    return _words("start", [str(number) for number in NUMBERS if vacant(state, number)])


def missions(state: "State") -> Moves:
    """Rule 25: three different trees."""
    last = state.terms.trees + 1
    threes = [(a, b, c) for a in range(1, last) for b in range(a + 1, last) for c in range(b + 1, last)]
    return _words("missions", [f"{a}{b}{c}" for a, b, c in threes])


def timers(_: "State") -> Moves:
    """Rule 32."""
    return _words("timer", [str(time) for time in TIMES])


def dice(state: "State") -> Moves:
    """Rule 8a: what the movement dice can show, highest first."""
    return tuple(move for move, _ in rolls(state.terms.dice))


def tree_die(_: "State") -> Moves:
    """Rule 27."""
    return _words("tree", [str(number) for number in NUMBERS])


@cache
def rolls(count: int) -> Weights:
    """The results of so many dice, and of how many throws each is made."""
    throws: list[tuple[int, ...]] = [()]
    for _ in range(count):
        throws = [(*throw, eyes) for throw in throws for eyes in NUMBERS]
    shown = ["dice=" + ",".join(map(str, sorted(throw, reverse=True))) for throw in throws]
    return tuple(((text,), shown.count(text)) for text in sorted(set(shown)))


def _words(name: str, values: list[str] | tuple[str, ...]) -> Moves:
    return tuple((f"{name}={value}",) for value in values)


# Players, and chance where it lays the jungle


def layings(state: "State") -> Moves:
    """Rules 2 and 3: where the tile may lie."""
    spelled = [(write_cell(tile.cell), str(tile.turn)) for tile in legal_tiles(state)]
    return tuple(sorted(spelled, key="/".join))


def legal_tiles(state: "State") -> tuple[Laid, ...]:
    """Rules 2 and 3: where the next tile may lie; the last one leaves enough planting grounds."""
    last = len(state.jungle.tiles) + 1 == state.terms.tiles
    return places(state.jungle.covered, state.terms.trees if last else 0)


def plantings(state: "State") -> Moves:
    """Rule 3: the free planting grounds."""
    return tuple((name,) for name in sorted(write_cell(cell) for cell in free_grounds(state.jungle)))


def placings(state: "State") -> Moves:
    """Rule 5: the vacant hexes with the number rolled."""
    return tuple((name,) for name in sorted(vacant(state, int(state.drawn))))


def vacant(state: "State", number: int) -> list[str]:
    """The hexes with a number and without a monkey."""
    return [name for name in state.terrain.with_number[number] if name not in state.occupied]


def marks(state: "State") -> Moves:
    """Rule 29: any tree."""
    return tuple((tree_name(tree),) for tree in range(1, state.terms.trees + 1))


def orders(state: "State") -> Moves:
    """Rule 25: the first two of the three; the last one follows."""
    trees = [str(tree) for tree in sorted(state.players[state.seat].missions)]
    return tuple((one, two) for one in trees for two in trees if one != two)


def codes(state: "State") -> Moves:
    """Rule 8c: every program."""
    return programs(hand_of(state.terms, state.players[state.seat].dice), state.terms.slots)


def runs(state: "State") -> Moves:
    """Rule 8d: what the part that is due can do."""
    return part_moves(state, state.seat, due(state))


def names(state: "State") -> Moves:
    """Rule 27: the trees that are not full."""
    trees = enumerate(state.bananas, 1)
    return tuple((tree_name(tree),) for tree, bananas in trees if bananas < full(tree))


def traps(state: "State") -> Moves:
    """Rule 26."""
    return trap_moves(state, state.seat)


CHANCES: dict[str, Callable[["State"], Moves]] = {
    FIRST: firsts,
    TILE: tiles,
    START: starts,
    DRAW: missions,
    TIMER: timers,
    DICE: dice,
    TREE: tree_die,
}
DECISIONS: dict[str, Callable[["State"], Moves]] = {
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
