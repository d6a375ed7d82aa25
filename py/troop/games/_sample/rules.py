"""The rules: what a position is, what can be played, and who has won."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from troop.core import state
from troop.core.game import OVER, Move, Outcome

COLUMNS = "abcde"


@dataclass(frozen=True)
class State(state.State):
    """A position: the discs on the board, row by row. Without chance and hidden information, this is all it needs."""

    size: int
    cells: tuple[int | None, ...]
    """The seat of the disc on each cell."""

    @property
    def actor(self) -> int:
        discs = sum(seat is not None for seat in self.cells)
        return OVER if self.outcome else discs % 2

    def legal_moves(self) -> tuple[Move, ...]:
        """Rule 1: a disc goes on any empty cell."""
        free = (self.word(at) for at, seat in enumerate(self.cells) if seat is None)
        return () if self.outcome else tuple((word,) for word in sorted(free))

    def after(self, move: Move) -> "State":
        words = [self.word(at) for at in range(len(self.cells))]
        at = words.index(move[0])
        return replace(self, cells=(*self.cells[:at], self.actor, *self.cells[at + 1 :]))

    @cached_property
    def outcome(self) -> Outcome | None:
        """Rule 2: a full line wins. Rule 3: a full board without one is a draw."""
        for line in self._lines():
            if (winner := line[0]) is not None and set(line) == {winner}:
                return Outcome("line", (1 - winner, winner), (winner,))
        return None if None in self.cells else Outcome("full", (0, 0), ())

    def word(self, at: int) -> str:
        """Return the name of a cell, such as ``b3``."""
        return f"{COLUMNS[at % self.size]}{at // self.size + 1}"

    def _lines(self) -> Iterator[tuple[int | None, ...]]:
        for at in range(self.size):
            yield self.cells[at * self.size : (at + 1) * self.size]
            yield self.cells[at :: self.size]
        yield self.cells[:: self.size + 1]
        yield self.cells[self.size - 1 : -1 : self.size - 1]
