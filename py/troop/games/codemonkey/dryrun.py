"""Running a program in one's head: where the monkey could be after each slot, as the jungle stands now.

What the others will do is left out, for nobody knows it; so is what a lost banana would change.
"""

from functools import lru_cache
from typing import NamedTuple

from troop.core.game import Move
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


class Stance(NamedTuple):
    """One way things can stand, as far as it matters for where the monkey can go on to."""

    at: str
    last: int
    bananas: tuple[int, ...]

    def state(self, view: State, seat: int) -> State:
        """The state in which they stand so."""
        return view._replace(bananas=self.bananas).changed(seat, at=self.at, last=self.last)

    def after(self, move: Move) -> "Stance":
        """How things stand after a move: who comes down from a tree collects (rule 19)."""
        if not move:
            return self
        tree, end = tree_number(self.at), move[0] if move[-1] == STAY else move[-1]
        if not tree or not self.bananas[tree - 1]:
            return self._replace(at=end)
        bananas = (*self.bananas[: tree - 1], self.bananas[tree - 1] - 1, *self.bananas[tree:])
        return Stance(end, tree, bananas)


def reachable(view: State, seat: int, program: Program) -> tuple[Reach, ...]:
    """For each slot of a program, or of its beginning, what it can come to."""
    return tuple(_after(view, seat, program[: slot + 1])[0] for slot in range(len(program)))


@lru_cache(maxsize=256)
def _after(view: State, seat: int, program: Program) -> tuple[Reach, frozenset[Stance]]:
    """What the last slot of a program can come to, and all the ways things can then stand."""
    player = view.players[seat]
    here = frozenset({Stance(player.at, player.last, view.bananas)})
    standing = _after(view, seat, program[:-1])[1] if program[:-1] else here
    climbs: set[tuple[str, str]] = set()
    done = False
    for word in slot_parts(program, len(program) - 1):
        moves = [(stance, move) for stance in standing for move in _moves(stance.state(view, seat), seat, word)]
        done |= word == EMPTY or any(move for _, move in moves)
        climbs |= {(move[0], move[1]) for _, move in moves if len(move) > 1 and move[1] != STAY}
        standing = frozenset(stance.after(move) for stance, move in moves)
    places = sorted({stance.at for stance in standing})
    return Reach(tuple(places), tuple(sorted(climbs)), not done), standing


def _moves(state: State, seat: int, word: str) -> tuple[Move, ...]:
    """All that a part can do; nothing at all is one thing it can, if there is nothing else."""
    return part_moves(state, seat, word) or ((),)
