"""The board: the monkeys on it and their lice, as an immutable value."""

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from troop.games.itchy.rules.geometry import name_order, neighbours
from troop.games.itchy.rules.lice import NO_LICE, Lice
from troop.games.itchy.rules.printed_boards import NO_MONKEY, SIZES, layout

LiceByOwner: TypeAlias = tuple[Lice, ...]
"""The lice on a monkey by owner: a seat, or the common owner of all lice in the clan game."""
COLONY = 3
"""Rule 15: the workers that make a colony."""


class MonkeyFields(NamedTuple):
    species: str
    lice_by_owner: LiceByOwner


class Monkey(MonkeyFields):
    """A monkey and the lice on it, made by `monkey_with`. What follows from them is computed once."""

    @cached_property
    def is_clean(self) -> bool:
        """Whether it has no lice at all."""
        return not any(self.lice_by_owner)

    @cached_property
    def holder(self) -> int | None:
        """Rule 4: the one owner with workers or queens there, if any."""
        return next((owner for owner, lice in enumerate(self.lice_by_owner) if lice.power), None)

    @cached_property
    def power(self) -> int:
        """Rule 11: the power of all lice."""
        return sum(lice.power for lice in self.lice_by_owner)

    @cached_property
    def crowd(self) -> int:
        """Rules 13 and 18: the workers there, and all spies with them; 0 without a worker."""
        workers = 0 if self.holder is None else self.lice_by_owner[self.holder].workers
        return workers + sum(lice.spies for lice in self.lice_by_owner) if workers else 0

    @cached_property
    def colony_of(self) -> tuple[int, ...]:
        """Rules 15 and 18: the seats whose colony it is: they have a worker or spy among the three or more of all."""
        counts = [lice.workers + lice.spies for lice in self.lice_by_owner]
        return tuple(seat for seat, count in enumerate(counts) if count) if sum(counts) >= COLONY else ()

    def of(self, owner: int) -> Lice:
        """Return the lice of one owner."""
        return self.lice_by_owner[owner]

    def with_lice(self, owner: int, lice: Lice) -> "Monkey":
        """Return the monkey with the lice of one owner replaced."""
        return monkey_with(self.species, (*self.lice_by_owner[:owner], lice, *self.lice_by_owner[owner + 1 :]))


@lru_cache(maxsize=2048)
def monkey_with(species: str, lice_by_owner: LiceByOwner) -> Monkey:
    """Return a monkey: the same one for the same lice, since a game meets the same few hundred again and again."""
    return Monkey(species, lice_by_owner)


class BoardFields(NamedTuple):
    size: int
    cells: tuple[Monkey | None, ...]


class Board(BoardFields):
    """The content of each cell, in reading order (rule 1: at most one monkey)."""

    def by_name(self) -> list[tuple[int, Monkey]]:
        """Return every monkey with its cell, in the order of the cells' names."""
        cells = self.cells
        return [(cell, monkey) for cell in name_order(self.size) if (monkey := cells[cell]) is not None]

    @cached_property
    def infested(self) -> tuple[tuple[int, Monkey], ...]:
        """The monkeys with lice and their cells, in the order of the cells' names."""
        return tuple([each for each in self.by_name() if not each[1].is_clean])

    @cached_property
    def lice_of(self) -> tuple[list[tuple[int, Lice]], ...]:
        """The lice of each owner and their cells, in the order of the cells' names. Cached: do not change it."""
        owners = range(len(next(monkey for monkey in self.cells if monkey).lice_by_owner))
        each = [[(cell, monkey.lice_by_owner[owner]) for cell, monkey in self.infested] for owner in owners]
        return tuple([[found for found in of_owner if found[1] != NO_LICE] for of_owner in each])

    def clean(self) -> list[int]:
        """Return the cells of the monkeys without lice, in the order of their names."""
        return [cell for cell, monkey in self.by_name() if monkey.is_clean]

    def at(self, cell: int) -> Monkey:
        """Return the monkey of a cell that has one."""
        monkey = self.cells[cell]
        assert monkey is not None
        return monkey

    def monkeys(self) -> list[tuple[int, Monkey]]:
        """Return every monkey with its cell, in reading order."""
        return [(cell, monkey) for cell, monkey in enumerate(self.cells) if monkey is not None]

    def beside(self, cell: int) -> list[int]:
        """Return the orthogonally adjacent cells that have a monkey."""
        return [near for near in neighbours(self.size)[cell] if self.cells[near] is not None]

    def on(self, cell: int, owner: int) -> Lice:
        """Return an owner's lice on a cell; none if there is no monkey."""
        monkey = self.cells[cell]
        return monkey.lice_by_owner[owner] if monkey else NO_LICE

    def put(self, changes: Mapping[int, Monkey | None]) -> "Board":
        """Return the board with the content of some cells replaced."""
        cells = list(self.cells)
        for cell, monkey in changes.items():
            cells[cell] = monkey
        return Board(self.size, tuple(cells))

    def moved(self, start: int, end: int) -> "Board":
        """Return the board after a monkey, with all its lice, moved to a free cell."""
        return self.put({start: None, end: self.cells[start]})

    def carried(self, start: int, end: int, owner: int, lice: Lice) -> "Board":
        """Return the board with an owner's lice moved from one monkey to another."""
        leaving, joined = self.at(start), self.at(end)
        return self.put(
            {
                start: leaving.with_lice(owner, leaving.of(owner).minus(lice)),
                end: joined.with_lice(owner, joined.of(owner).plus(lice)),
            }
        )

    def added(self, cell: int, owner: int, lice: Lice) -> "Board":
        """Return the board with lice added to a monkey."""
        return self.with_lice(cell, owner, self.at(cell).of(owner).plus(lice))

    def taken(self, cell: int, owner: int, lice: Lice) -> "Board":
        """Return the board with lice taken off a monkey."""
        return self.with_lice(cell, owner, self.at(cell).of(owner).minus(lice))

    def with_lice(self, cell: int, owner: int, lice: Lice) -> "Board":
        """Return the board with an owner's lice on a monkey replaced."""
        return self.put({cell: self.at(cell).with_lice(owner, lice)})

    def cleaned(self, cell: int) -> "Board":
        """Return the board with all lice taken off a monkey."""
        species, lice_by_owner = self.at(cell)
        return self.put({cell: monkey_with(species, (NO_LICE,) * len(lice_by_owner))})


@cache
def printed_board(seats: int, tamarin: str, each: LiceByOwner) -> Board:
    """Rules 2, 3 and 23: the board at the start, with the same lice on each monkey."""
    letters = layout(seats, tamarin)
    return Board(SIZES[seats], tuple(None if letter == NO_MONKEY else monkey_with(letter, each) for letter in letters))
