"""The board: the monkeys on it and their lice, as an immutable value."""

from functools import cache
from typing import NamedTuple, TypeAlias

from troop.games.itchy.rules.geometry import neighbours
from troop.games.itchy.rules.lice import NO_LICE, Lice
from troop.games.itchy.rules.printed_boards import NO_MONKEY, SIZES, layout

LiceByOwner: TypeAlias = tuple[Lice, ...]
"""The lice on a monkey by owner: a seat, or the common owner of all lice in the clan game."""


class Monkey(NamedTuple):
    """A monkey and the lice on it."""

    species: str
    lice_by_owner: LiceByOwner

    @property
    def is_clean(self) -> bool:
        """Whether it has no lice at all."""
        return not any(self.lice_by_owner)

    def of(self, owner: int) -> Lice:
        """Return the lice of one owner."""
        return self.lice_by_owner[owner]

    def with_lice(self, owner: int, lice: Lice) -> "Monkey":
        """Return the monkey with the lice of one owner replaced."""
        return Monkey(self.species, (*self.lice_by_owner[:owner], lice, *self.lice_by_owner[owner + 1 :]))


class Board(NamedTuple):
    """The content of each cell, in reading order (rule 1: at most one monkey)."""

    size: int
    cells: tuple[Monkey | None, ...]

    def at(self, cell: int) -> Monkey:
        """Return the monkey of a cell that has one."""
        monkey = self.cells[cell]
        assert monkey is not None
        return monkey

    def monkeys(self) -> list[tuple[int, Monkey]]:
        """Return every monkey with its cell, in reading order."""
        return [(cell, monkey) for cell, monkey in enumerate(self.cells) if monkey]

    def beside(self, cell: int) -> list[int]:
        """Return the orthogonally adjacent cells that have a monkey."""
        return [near for near in neighbours(self.size)[cell] if self.cells[near]]

    def on(self, cell: int, owner: int) -> Lice:
        """Return an owner's lice on a cell; none if there is no monkey."""
        monkey = self.cells[cell]
        return monkey.lice_by_owner[owner] if monkey else NO_LICE

    def put(self, cell: int, monkey: Monkey | None) -> "Board":
        """Return the board with the content of a cell replaced."""
        return Board(self.size, (*self.cells[:cell], monkey, *self.cells[cell + 1 :]))

    def moved(self, start: int, end: int) -> "Board":
        """Return the board after a monkey, with all its lice, moved to a free cell."""
        return self.put(end, self.at(start)).put(start, None)

    def added(self, cell: int, owner: int, lice: Lice) -> "Board":
        """Return the board with lice added to a monkey."""
        monkey = self.at(cell)
        return self.put(cell, monkey.with_lice(owner, monkey.of(owner).plus(lice)))

    def taken(self, cell: int, owner: int, lice: Lice) -> "Board":
        """Return the board with lice taken off a monkey."""
        monkey = self.at(cell)
        return self.put(cell, monkey.with_lice(owner, monkey.of(owner).minus(lice)))

    def cleaned(self, cell: int) -> "Board":
        """Return the board with all lice taken off a monkey."""
        monkey = self.at(cell)
        return self.put(cell, Monkey(monkey.species, (NO_LICE,) * len(monkey.lice_by_owner)))


@cache
def printed_board(seats: int, tamarin: str, each: LiceByOwner) -> Board:
    """Rules 2, 3 and 23: the board at the start, with the same lice on each monkey."""
    letters = layout(seats, tamarin)
    return Board(SIZES[seats], tuple(None if letter == NO_MONKEY else Monkey(letter, each) for letter in letters))
