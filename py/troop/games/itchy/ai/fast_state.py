"""The fast state of the base game: integers in lists, in one object for each position.

Monkeys are numbered: gorillas are 0 to 3, then come five of each other species. A position has no steps: it applies
decisions without checking that they are legal.
"""

from functools import cache
from typing import NamedTuple, TypeAlias

from troop.games.itchy.ai.stack import (
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
from troop.games.itchy.rules.geometry import Cells, names, rays
from troop.games.itchy.rules.lice import Lice
from troop.games.itchy.rules.outcome import FAMILY, GORILLAS, VARIETY
from troop.games.itchy.rules.printed_boards import COUNTS, GORILLA
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.variant import Variant

NONE = -1
"""No monkey."""
GORILLA_INDEX = 0
SPECIES_OF = tuple(species for species, count in enumerate((4, 5, 5, 5, 5)) for _ in range(count))
"""The species of each monkey, by its number."""


class Constants(NamedTuple):
    """Data that stays the same during a game."""

    seats: int
    size: int
    letters: str
    """The letters of the species by number: gorillas first."""
    rays: tuple[tuple[Cells, ...], ...]
    names: tuple[str, ...]
    spawns_after_entering: bool
    last_turn: int
    pool: Lice


@cache
def constants_of(variant: Variant, size: int) -> Constants:
    letters = GORILLA + "".join(letter for letter in variant.species if letter != GORILLA)
    assert tuple(COUNTS[letter] for letter in letters) == (4, 5, 5, 5, 5)
    return Constants(
        variant.seats,
        size,
        letters,
        rays(size),
        names(size),
        variant.edition.enters_then_spawns,
        variant.last_turn,
        variant.pool,
    )


MovingLice: TypeAlias = tuple[int, int, int]
"""Workers, queens and spies that move from one monkey to another."""


class Position:
    """A position: the cells of the monkeys, the lice on them and in supply, and the seat on turn."""

    __slots__ = ("cell", "constants", "on", "seat", "stacks", "supply", "turns")

    def __init__(  # positional arguments, for speed
        self,
        constants: Constants,
        cell: list[int],
        on: list[int],
        stacks: list[int],
        supply: list[int],
        seat: int,
        turns: int,
    ) -> None:
        self.constants = constants
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

    def copy(self) -> "Position":
        return Position(self.constants, self.cell[:], self.on[:], self.stacks[:], self.supply[:], self.seat, self.turns)

    # Decisions

    def entered(self, monkey: int) -> "Position":
        """Rule 9: two workers enter on a monkey."""
        pos = self.copy()
        pos._add(monkey, 2, 0, 0)
        return pos

    def spawned(self, monkey: int, spy: int) -> "Position":
        """Rules 8 and 20: a worker and one more for each queen, as far as the supply goes; one may be a spy."""
        pos = self.copy()
        pos._add(monkey, *spawned_lice(self.stacks[monkey], self.supply[3 * self.seat], spy))
        return pos

    def exchanged(self, monkey: int) -> "Position":
        """Rule 7: six workers become a queen."""
        pos = self.copy()
        pos.stacks[monkey] += (1 << QUEEN) - 6
        pos.supply[3 * self.seat] += 6
        pos.supply[3 * self.seat + 1] -= 1
        return pos

    def jumped(self, start: int, goal: int, moving: MovingLice) -> "Position":
        """Rules 11 and 21: lice jump."""
        pos = self.copy()
        pos._cross(start, goal, moving)
        return pos

    def bumped(self, monkey: int, end: int, goal: int, moving: MovingLice) -> "Position":
        """Rules 12, 21 and 22: a monkey moves to a cell, and some of its lice onto the one it bumps."""
        pos = self.copy()
        pos.on[pos.cell[monkey]] = NONE
        pos.on[end] = monkey
        pos.cell[monkey] = end
        if any(moving):
            pos._cross(monkey, goal, moving)
        return pos

    def nitpicked(self, monkey: int) -> "Position":
        """Rules 13 and 18: all lice on a monkey return to their supplies."""
        pos = self.copy()
        stack, supply = self.stacks[monkey], pos.supply
        if stack & FORCE:
            pos._send_home(stack)
        for seat in range(self.constants.seats):
            supply[3 * seat + 2] += stack >> SPIES + seat & 1
        pos.stacks[monkey] = stack & BARE
        return pos

    def ended(self) -> "Position":
        """Pass the turn to the next seat. Changes this position, which must not be shared."""
        self.seat = (self.seat + 1) % self.constants.seats
        self.turns += 1
        return self

    def _add(self, monkey: int, workers: int, queens: int, spy: int) -> None:
        """Move lice from the supply onto a monkey."""
        self.stacks[monkey] = joined(self.stacks[monkey], self.seat, (workers, queens, spy))
        at = 3 * self.seat
        self.supply[at] -= workers
        self.supply[at + 1] -= queens
        self.supply[at + 2] -= spy

    def _cross(self, start: int, goal: int, moving: MovingLice) -> None:
        """Move lice from one monkey to another and resolve the landing."""
        stacks, seat = self.stacks, self.seat
        there = stacks[goal]
        stacks[start], stacks[goal] = crossed(stacks[start], there, seat, moving)
        if (moving[0] or moving[1]) and there & FORCE and there >> OWNER & 3 != seat:
            self._send_home(there)
            if moving[0] + 2 * moving[1] == power(there):
                self.supply[3 * seat] += moving[0]
                self.supply[3 * seat + 1] += moving[1]

    def _send_home(self, stack: int) -> None:
        at = 3 * (stack >> OWNER & 3)
        self.supply[at] += stack & WORKERS
        self.supply[at + 1] += stack >> QUEEN & 3

    # Queries

    def is_on_board(self, seat: int) -> bool:
        return any(has_lice(stack, seat) for stack in self.stacks)

    def winner(self) -> int:
        """Rule 15: the mover if they win, else the first winner after them; NONE if there is none."""
        seats = self.constants.seats
        return next((seat for i in range(seats) if self.wins(seat := (self.seat + i) % seats)), NONE)

    def wins(self, seat: int) -> bool:
        """Rule 15: whether a seat has enough colonies to win."""
        return is_won(self.colonies(seat))

    def colonies(self, seat: int) -> list[int]:
        """Return the number of a seat's colonies on each species."""
        counts = [0] * 5
        for species, stack in zip(SPECIES_OF, self.stacks, strict=True):
            counts[species] += settlers(stack) >> seat & 1
        return counts


def is_won(counts: list[int]) -> bool:
    """Rule 15: whether these numbers of colonies win."""
    return counts[GORILLA_INDEX] >= GORILLAS or max(counts) >= FAMILY or counts.count(0) <= 5 - VARIETY


def spawned_lice(stack: int, workers: int, spy: int) -> MovingLice:
    """Rules 8 and 20: the lice that a spawn adds to a stack, with these workers in supply."""
    return min(1 + (stack >> QUEEN & 3) - spy, workers), 0, spy


def joined(stack: int, seat: int, coming: MovingLice) -> int:
    """Return a stack after lice of a seat joined it; there are no others but spies."""
    workers, queens = stack & WORKERS, stack >> QUEEN & 3
    return with_force(stack, seat, workers + coming[0], queens + coming[1]) | coming[2] << SPIES + seat


def crossed(start: int, goal: int, seat: int, moving: MovingLice) -> tuple[int, int]:
    """Rules 11 and 21: two stacks after lice of a seat moved from the first to the second."""
    workers, queens, spy = moving
    if workers or queens:
        start = with_force(start, seat, (start & WORKERS) - workers, (start >> QUEEN & 3) - queens)
    if spy:
        start &= ~(1 << SPIES + seat)
    if not (workers or queens):
        return start, goal | spy << SPIES + seat
    defender = owner(goal)
    if defender in (NONE, seat):
        return start, joined(goal, seat, moving)
    rest = 0 if workers + 2 * queens == power(goal) else 1
    return start, with_force(goal, seat, rest * workers, rest * queens) | spy << SPIES + seat


def position_of(state: State) -> Position:
    """Return the fast state of a state."""
    board, variant = state.board, state.variant
    constants = constants_of(variant, board.size)
    free = [SPECIES_OF.index(species) for species in range(5)]
    cell, on, stacks = [NONE] * len(SPECIES_OF), [NONE] * len(board.cells), [0] * len(SPECIES_OF)
    for place, animal in board.monkeys():
        species = constants.letters.index(animal.species)
        monkey = free[species]
        free[species] += 1
        cell[monkey], on[place], stacks[monkey] = place, monkey, read(animal, species)
    supply = [count for seat in range(variant.seats) for count in state.supply(seat)]
    return Position(constants, cell, on, stacks, supply, state.seat, state.turns)


def species_near(pos: Position, name: str) -> set[int]:
    """Return the species that can be reached from a cell."""
    rays = pos.constants.rays[pos.constants.names.index(name)]
    first = (next((pos.on[place] for place in ray if pos.on[place] != NONE), NONE) for ray in rays)
    return {SPECIES_OF[monkey] for monkey in first if monkey != NONE}
