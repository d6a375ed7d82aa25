"""Running a program in one's head: where the monkey could be after each slot, as the jungle stands now.

What the others will do is left out, for nobody knows it; so is what a lost banana would change.
"""

from functools import lru_cache
from typing import NamedTuple

from troop.core.game import Move
from troop.games.codemonkey.bananas import picked
from troop.games.codemonkey.coding import EMPTY, Program
from troop.games.codemonkey.parts import STAY, part_moves, slot_parts
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.tiles import tree_number


class Reach(NamedTuple):
    """What a slot can come to."""

    places: tuple[str, ...]
    """Every hex and tree where the monkey can be after it, sorted."""
    climbs: tuple[tuple[str, str], ...]
    """Rule 13: every 7nana that it can make: the hex and the tree."""
    denied: bool
    """Whether it cannot do anything at all, wherever the monkey is by then."""


def reachable(view: State, seat: int, program: Program) -> tuple[Reach, ...]:
    """For each slot of a program, or of its beginning, what it can come to."""
    return tuple(_after(view, seat, program[: slot + 1])[0] for slot in range(len(program)))


@lru_cache(maxsize=256)
def _after(view: State, seat: int, program: Program) -> tuple[Reach, frozenset[State]]:
    """What the last slot of a program can come to, and all the ways things can then stand."""
    standing = _after(view, seat, program[:-1])[1] if program[:-1] else frozenset({view})
    climbs: set[tuple[str, str]] = set()
    done = False
    for word in slot_parts(program, len(program) - 1):
        moves = [(state, move) for state in standing for move in _moves(state, seat, word)]
        done |= word == EMPTY or any(move for _, move in moves)
        climbs |= {(move[0], move[1]) for _, move in moves if len(move) > 1 and move[1] != STAY}
        standing = frozenset(_moved(state, seat, move) for state, move in moves)
    places = sorted({state.players[seat].at for state in standing})
    return Reach(tuple(places), tuple(sorted(climbs)), not done), standing


def _moves(state: State, seat: int, word: str) -> tuple[Move, ...]:
    """All that a part can do; nothing at all is one thing it can, if there is nothing else."""
    return part_moves(state, seat, word) or ((),)


def _moved(state: State, seat: int, move: Move) -> State:
    """The state after a part, as far as it matters for where the monkey can go on to."""
    if not move:
        return state
    tree, end = tree_number(state.players[seat].at), move[-1] if move[-1] != STAY else move[0]
    state = state.changed(seat, at=end)
    if not tree or not state.bananas[tree - 1]:
        return state
    return picked(state, tree, -1).changed(seat, last=tree)
