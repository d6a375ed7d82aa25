"""Dry run of a program: where the monkey could be after each slot, with the jungle as it is now.

The other players' moves are ignored, since they are unknown, and so are the effects of lost bananas.
"""

from functools import lru_cache
from typing import NamedTuple

from troop.core.game import Move
from troop.games.codemonkey.rules.parts import STAY, part_moves, slot_parts
from troop.games.codemonkey.rules.programs import EMPTY, Program
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.tiles import tree_number


class Reach(NamedTuple):
    """The possible results of a slot."""

    places: tuple[str, ...]
    """Every hex and tree where the monkey can be after it, sorted."""
    climbs: tuple[tuple[str, str], ...]
    """Rule 13: every possible 7nana: the hex and the tree."""
    denied: bool
    """Whether the slot can do nothing, wherever the monkey is."""


class DryRunState(NamedTuple):
    """One possible state of a dry run, as far as it matters for the moves that follow."""

    at: str
    last: int
    bananas: tuple[int, ...]

    def state(self, view: State, seat: int) -> State:
        """Return the full state."""
        return view._replace(bananas=self.bananas).update_player(seat, at=self.at, last=self.last)

    def after(self, move: Move) -> "DryRunState":
        """Return the state after a move; coming down from a tree collects (rule 19)."""
        if not move:
            return self
        tree, end = tree_number(self.at), move[0] if move[-1] == STAY else move[-1]
        if not tree or not self.bananas[tree - 1]:
            return self._replace(at=end)
        bananas = (*self.bananas[: tree - 1], self.bananas[tree - 1] - 1, *self.bananas[tree:])
        return DryRunState(end, tree, bananas)


def reachable(view: State, seat: int, program: Program) -> tuple[Reach, ...]:
    """Return the possible results of each slot of a program, or of its beginning."""
    return tuple(_after(view, seat, program[: slot + 1])[0] for slot in range(len(program)))


@lru_cache(maxsize=256)
def _after(view: State, seat: int, program: Program) -> tuple[Reach, frozenset[DryRunState]]:
    """Return the possible results of the last slot of a program, and all states after it."""
    player = view.players[seat]
    here = frozenset({DryRunState(player.at, player.last, view.bananas)})
    standing = _after(view, seat, program[:-1])[1] if program[:-1] else here
    climbs: set[tuple[str, str]] = set()
    done = False
    for word in slot_parts(program, len(program) - 1):
        moves = [(start, move) for start in standing for move in _moves(start.state(view, seat), seat, word)]
        done |= word == EMPTY or any(move for _, move in moves)
        climbs |= {(move[0], move[1]) for _, move in moves if len(move) > 1 and move[1] != STAY}
        standing = frozenset(start.after(move) for start, move in moves)
    places = sorted({start.at for start in standing})
    return Reach(tuple(places), tuple(sorted(climbs)), not done), standing


def _moves(state: State, seat: int, word: str) -> tuple[Move, ...]:
    """Return all moves of a part; the empty move if there is none."""
    return part_moves(state, seat, word) or ((),)
