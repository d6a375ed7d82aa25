"""A board with monkeys, and lice on them: a value; changing it makes a new one."""

from functools import cache
from typing import NamedTuple, TypeAlias

from troop.games.itchy.boards import NO_MONKEY, SIZES, layout
from troop.games.itchy.geometry import neighbours
from troop.games.itchy.lice import NO_LICE, Lice

Crowd: TypeAlias = tuple[Lice, ...]
"""The lice on a monkey, by owner: a seat, or nobody in the clan game, where all lice are alike."""


class Monkey(NamedTuple):
    """A monkey and the lice on it."""

    species: str
    crowd: Crowd

    @property
    def is_clean(self) -> bool:
        """Whether it has no lice at all."""
        return not any(self.crowd)

    def of(self, owner: int) -> Lice:
        """The lice of one owner."""
        return self.crowd[owner]

    def with_lice(self, owner: int, lice: Lice) -> "Monkey":
        """The monkey with these lice instead of those that the owner had there."""
        return Monkey(self.species, (*self.crowd[:owner], lice, *self.crowd[owner + 1 :]))


class Board(NamedTuple):
    """What stands on each cell, in reading order (rule 1: one monkey at most)."""

    size: int
    cells: tuple[Monkey | None, ...]

    def at(self, cell: int) -> Monkey:
        """The monkey of a cell that has one."""
        monkey = self.cells[cell]
        assert monkey is not None
        return monkey

    def monkeys(self) -> list[tuple[int, Monkey]]:
        """Every monkey with its cell, in reading order."""
        return [(cell, monkey) for cell, monkey in enumerate(self.cells) if monkey]

    def beside(self, cell: int) -> list[int]:
        """The cells with a monkey orthogonally beside a cell."""
        return [near for near in neighbours(self.size)[cell] if self.cells[near]]

    def on(self, cell: int, owner: int) -> Lice:
        """The lice of an owner on a cell; none where there is no monkey."""
        monkey = self.cells[cell]
        return monkey.crowd[owner] if monkey else NO_LICE

    def put(self, cell: int, monkey: Monkey | None) -> "Board":
        """The board with this on a cell."""
        return Board(self.size, (*self.cells[:cell], monkey, *self.cells[cell + 1 :]))

    def moved(self, start: int, end: int) -> "Board":
        """The board with a monkey, and everything on it, gone to a free cell."""
        return self.put(end, self.at(start)).put(start, None)

    def added(self, cell: int, owner: int, lice: Lice) -> "Board":
        """The board with more lice on a monkey."""
        monkey = self.at(cell)
        return self.put(cell, monkey.with_lice(owner, monkey.of(owner).plus(lice)))

    def taken(self, cell: int, owner: int, lice: Lice) -> "Board":
        """The board with fewer lice on a monkey."""
        monkey = self.at(cell)
        return self.put(cell, monkey.with_lice(owner, monkey.of(owner).minus(lice)))

    def cleaned(self, cell: int) -> "Board":
        """The board with no lice on a monkey."""
        monkey = self.at(cell)
        return self.put(cell, Monkey(monkey.species, (NO_LICE,) * len(monkey.crowd)))


@cache
def printed_board(seats: int, tamarin: str, each: Crowd) -> Board:
    """Rules 2, 3 and 23: the board at the start, with the same lice on each monkey."""
    letters = layout(seats, tamarin)
    return Board(SIZES[seats], tuple(None if letter == NO_MONKEY else Monkey(letter, each) for letter in letters))
