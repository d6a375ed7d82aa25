"""The possible results of a part of a program: a die, a Down or a Swing (rules 11 to 21 and 26)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.codemonkey.rules.programs import DOWN, LOOP, SWING, Program, die_of, has_swing, is_die
from troop.games.codemonkey.rules.tiles import SEVEN, tree_number
from troop.games.codemonkey.rules.walking import Obstacles, Walk, walk

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State

STAY = "stay"
"""The word for declining to climb."""
OCCUPIED = "occupied-tree"
"""Rule 14: the reason why a tree cannot be climbed only because of another monkey."""


def slot_parts(program: Program, slot: int) -> Program:
    """Rule 28: return the parts of a slot; a Loop has those of all slots before it."""
    return program[:slot] if program[slot] == LOOP else (program[slot],)


def due(state: "State") -> str:
    """Return the part that runs now."""
    return slot_parts(state.program, state.cursor.slot)[state.cursor.part]


def part_moves(state: "State", seat: int, word: str) -> tuple[Move, ...]:
    """Return the moves of a part, sorted by notation; none if the monkey cannot leave its place."""
    ends = sorted(part_ends(state, seat, word))
    seven, number = climbing_number(state, seat, word) if ends else 0, state.terrain.number
    moves: list[Move] = []
    for name in ends:
        trees = trees_to_climb(state, seat, name) if number[name] == seven else ()
        moves += [(name, STAY), *((name, tree) for tree in trees)] if trees else [(name,)]
    return tuple(moves)


def part_ends(state: "State", seat: int, word: str) -> tuple[str, ...]:
    """Return the hexes where a part can end."""
    player = state.players[seat]
    if player.up:
        return ways_down(state, seat, word)
    if is_die(word):
        ends = (*(found := walking(state, seat, word)).ends, *found.caught)
        return () if ends == (player.at,) else ends
    return landings(state, seat) if word == SWING else ()


def ways_down(state: "State", seat: int, word: str) -> tuple[str, ...]:
    """Rules 17, 18 and 26: the vacant hexes of the base without an opponent's trap; for a die, with its number."""
    if word != DOWN and not is_die(word):
        return ()
    closed = state.monkeys_beside(seat) | state.traps_against(seat)
    base = (name for name in state.terrain.base[state.players[seat].at] if name not in closed)
    return tuple(name for name in base if word == DOWN or state.terrain.number[name] == die_of(word))


def walking(state: "State", seat: int, word: str) -> Walk:
    """Rules 11, 12, 21 and 26: the possible results of a die for a monkey on the ground."""
    return walk(obstacles_for(state, seat), state.players[seat].at, die_of(word), has_swing(word))


def obstacles_for(state: "State", seat: int) -> Obstacles:
    """Return the monkeys and traps in a monkey's way."""
    land = state.terrain
    return Obstacles(land, land.bits(state.monkeys_beside(seat)), land.bits(state.traps_against(seat)))


def landings(state: "State", seat: int) -> tuple[str, ...]:
    """Rules 20 and 26: where a Swing alone can land."""
    return tuple(name for name, _ in obstacles_for(state, seat).swings(state.players[seat].at))


def climbing_number(state: "State", seat: int, word: str) -> int:
    """Rule 13: return the number of the hexes that a die climbs from, if it makes all its steps; else 0."""
    if state.players[seat].up or not is_die(word):
        return 0
    die = die_of(word)
    return SEVEN - die if walking(state, seat, word).steps == die else 0


def climbs(state: "State", seat: int, word: str, name: str) -> tuple[str, ...]:
    """Rule 13: the trees that may be climbed when a part ends on that hex."""
    seven = climbing_number(state, seat, word) == state.terrain.number[name]
    return trees_to_climb(state, seat, name) if seven else ()


def trees_to_climb(state: "State", seat: int, name: str) -> tuple[str, ...]:
    """Rules 14, 15 and 26: the trees beside a hex that may be climbed; none from a trapped one."""
    if name in state.trapped:
        return ()
    return tuple(tree for tree in state.terrain.trees[name] if not why_no_climb(state, seat, tree))


def why_no_climb(state: "State", seat: int, tree: str) -> str:
    """Rules 14 and 15: return why a tree may not be climbed, a monkey on it last; an empty text if it may."""
    number = tree_number(tree)
    if not state.bananas[number - 1]:
        return "no-banana"
    if state.players[seat].last == number and sum(1 for bananas in state.bananas if bananas) > 1:
        return "same-tree"
    return OCCUPIED if tree in state.occupied else ""


def climb_denied(state: "State", seat: int, word: str, name: str) -> bool:
    """Rule 28: whether a die ends on a hex where the monkey could climb, if no other monkey were up a tree."""
    if name in state.trapped or climbing_number(state, seat, word) != state.terrain.number[name]:
        return False
    reasons = {why_no_climb(state, seat, tree) for tree in state.terrain.trees[name]}
    return OCCUPIED in reasons and "" not in reasons
