"""The fast private state of the base game: whole numbers in lists, one object a position.

Monkeys are numbered: gorillas are 0 to 3, then come five of each other species. A field knows nothing of steps: it
does what is asked, and whether that may be decided now is the business of who asks.
"""

from functools import cache
from typing import NamedTuple, TypeAlias

from troop.games.itchy.geometry import Cells, names, rays
from troop.games.itchy.lice import Lice
from troop.games.itchy.rules import Rules
from troop.games.itchy.species import COUNTS, GORILLA
from troop.games.itchy.state import State
from troop.games.itchy.thinking.stack import (
    BARE,
    FORCE,
    OWNER,
    QUEEN,
    SPIES,
    WORKERS,
    has_lice,
    owner,
    power,
    read,
    settlers,
    with_force,
)
from troop.games.itchy.winning import FAMILY, GORILLAS, VARIETY

NONE = -1
"""No monkey."""
GORILLA_INDEX = 0
SPECIES_OF = tuple(species for species, count in enumerate((4, 5, 5, 5, 5)) for _ in range(count))
"""The species of each monkey, by its number."""


class Ground(NamedTuple):
    """What never changes in a game."""

    seats: int
    size: int
    letters: str
    """The species, by their number: gorillas first."""
    rays: tuple[tuple[Cells, ...], ...]
    names: tuple[str, ...]
    spawns_after_entering: bool
    last_turn: int
    pool: Lice


@cache
def ground_of(rules: Rules, size: int) -> Ground:
    """The ground of a game."""
    letters = GORILLA + "".join(letter for letter in rules.species if letter != GORILLA)
    assert tuple(COUNTS[letter] for letter in letters) == (4, 5, 5, 5, 5)
    return Ground(
        rules.seats,
        size,
        letters,
        rays(size),
        names(size),
        rules.edition.enters_then_spawns,
        rules.last_turn,
        rules.pool,
    )


Going: TypeAlias = tuple[int, int, int]
"""Workers, queens and spies that go from one monkey to another."""


class Field:
    """A position: where the monkeys are, the lice on them and in supply, whose turn it is."""

    __slots__ = ("cell", "ground", "on", "seat", "stacks", "supply", "turns")

    def __init__(  # one argument each: it is made very often
        self,
        ground: Ground,
        cell: list[int],
        on: list[int],
        stacks: list[int],
        supply: list[int],
        seat: int,
        turns: int,
    ) -> None:
        self.ground = ground
        self.cell = cell
        """The cell of each monkey."""
        self.on = on
        """The monkey on each cell, or NONE."""
        self.stacks = stacks
        """The stack of each monkey."""
        self.supply = supply
        """Workers, queens and spies of the first seat, of the second, …"""
        self.seat = seat
        self.turns = turns

    def copy(self) -> "Field":
        return Field(self.ground, self.cell[:], self.on[:], self.stacks[:], self.supply[:], self.seat, self.turns)

    # What a turn is made of

    def entered(self, monkey: int) -> "Field":
        """Rule 9: two workers on a monkey."""
        field = self.copy()
        field._add(monkey, 2, 0, 0)
        return field

    def spawned(self, monkey: int, spy: int) -> "Field":
        """Rules 8 and 20: a worker and one more for each queen, as far as the supply goes; one may be a spy."""
        field = self.copy()
        queens = self.stacks[monkey] >> QUEEN & 3
        born = min(1 + queens, self.supply[3 * self.seat])
        field._add(monkey, born - spy, 0, spy)
        return field

    def exchanged(self, monkey: int) -> "Field":
        """Rule 7: six workers become a queen."""
        field = self.copy()
        field.stacks[monkey] += (1 << QUEEN) - 6
        field.supply[3 * self.seat] += 6
        field.supply[3 * self.seat + 1] -= 1
        return field

    def jumped(self, start: int, goal: int, going: Going) -> "Field":
        """Rules 11 and 21."""
        field = self.copy()
        field._cross(start, goal, going)
        return field

    def bumped(self, monkey: int, end: int, goal: int, going: Going) -> "Field":
        """Rules 12, 21 and 22: a monkey goes to a cell, and these of its lice to the one it bumps."""
        field = self.copy()
        field.on[field.cell[monkey]] = NONE
        field.on[end] = monkey
        field.cell[monkey] = end
        if any(going):
            field._cross(monkey, goal, going)
        return field

    def nitpicked(self, monkey: int) -> "Field":
        """Rules 13 and 18: all lice on a monkey go home."""
        field = self.copy()
        stack, supply = self.stacks[monkey], field.supply
        if stack & FORCE:
            field._send_home(stack)
        for seat in range(self.ground.seats):
            supply[3 * seat + 2] += stack >> SPIES + seat & 1
        field.stacks[monkey] = stack & BARE
        return field

    def ended(self) -> "Field":
        """The turn is the next seat's. The field itself is changed: it is nobody else's yet."""
        self.seat = (self.seat + 1) % self.ground.seats
        self.turns += 1
        return self

    def _add(self, monkey: int, workers: int, queens: int, spy: int) -> None:
        """Lice come onto a monkey from the supply."""
        self.stacks[monkey] = joined(self.stacks[monkey], self.seat, (workers, queens, spy))
        at = 3 * self.seat
        self.supply[at] -= workers
        self.supply[at + 1] -= queens
        self.supply[at + 2] -= spy

    def _cross(self, start: int, goal: int, going: Going) -> None:
        """Lice go from one monkey to another, and drive others away, or fall with them."""
        stacks, seat = self.stacks, self.seat
        there = stacks[goal]
        stacks[start], stacks[goal] = crossed(stacks[start], there, seat, going)
        if (going[0] or going[1]) and there & FORCE and there >> OWNER & 3 != seat:
            self._send_home(there)
            if going[0] + 2 * going[1] == power(there):
                self.supply[3 * seat] += going[0]
                self.supply[3 * seat + 1] += going[1]

    def _send_home(self, stack: int) -> None:
        at = 3 * (stack >> OWNER & 3)
        self.supply[at] += stack & WORKERS
        self.supply[at + 1] += stack >> QUEEN & 3

    # What is asked of a position

    def is_on_board(self, seat: int) -> bool:
        return any(has_lice(stack, seat) for stack in self.stacks)

    def winner(self) -> int:
        """Rule 15: the mover if they win, else the first after them who does; NONE."""
        seats = self.ground.seats
        return next((seat for i in range(seats) if self.wins(seat := (self.seat + i) % seats)), NONE)

    def wins(self, seat: int) -> bool:
        """Rule 15: whether a seat has colonies enough."""
        return is_won(self.colonies(seat))

    def colonies(self, seat: int) -> list[int]:
        """How many colonies a seat has of each species."""
        counts = [0] * 5
        for species, stack in zip(SPECIES_OF, self.stacks, strict=True):
            counts[species] += settlers(stack) >> seat & 1
        return counts


def is_won(counts: list[int]) -> bool:
    """Rule 15."""
    return counts[GORILLA_INDEX] >= GORILLAS or max(counts) >= FAMILY or counts.count(0) <= 5 - VARIETY


def joined(stack: int, seat: int, coming: Going) -> int:
    """A stack with lice of a seat that have come to it; no others but spies are there."""
    workers, queens = stack & WORKERS, stack >> QUEEN & 3
    return with_force(stack, seat, workers + coming[0], queens + coming[1]) | coming[2] << SPIES + seat


def crossed(start: int, goal: int, seat: int, going: Going) -> tuple[int, int]:
    """Rules 11 and 21: two stacks after lice of a seat went from the first to the second."""
    workers, queens, spy = going
    if workers or queens:
        start = with_force(start, seat, (start & WORKERS) - workers, (start >> QUEEN & 3) - queens)
    if spy:
        start &= ~(1 << SPIES + seat)
    if not (workers or queens):
        return start, goal | spy << SPIES + seat
    defender = owner(goal)
    if defender in (NONE, seat):
        return start, joined(goal, seat, going)
    rest = 0 if workers + 2 * queens == power(goal) else 1
    return start, with_force(goal, seat, rest * workers, rest * queens) | spy << SPIES + seat


def field_of(state: State) -> Field:
    """The private state of a public one."""
    board, rules = state.board, state.rules
    ground = ground_of(rules, board.size)
    free = [SPECIES_OF.index(species) for species in range(5)]
    cell, on, stacks = [NONE] * len(SPECIES_OF), [NONE] * len(board.cells), [0] * len(SPECIES_OF)
    for place, animal in board.monkeys():
        species = ground.letters.index(animal.species)
        monkey = free[species]
        free[species] += 1
        cell[monkey], on[place], stacks[monkey] = place, monkey, read(animal, species)
    supply = [count for seat in range(rules.seats) for count in state.supply(seat)]
    return Field(ground, cell, on, stacks, supply, state.seat, state.turns)
