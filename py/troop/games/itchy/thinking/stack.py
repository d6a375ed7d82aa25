"""A stack: a species and all lice on one monkey of it, as one number, for thinking fast.

From the lowest bit: 5 bits workers, 2 bits queens, 2 bits whose they are (rule 4: one player's), 4 bits the spies, one
for each seat, 3 bits the species. Where there is neither worker nor queen, whose they are is 0.
"""

from troop.games.itchy.board import Monkey
from troop.games.itchy.moving import NITPICKED
from troop.games.itchy.winning import COLONY

WORKERS, FORCE = 31, 127
"""Masks: the workers of a stack, and its workers and queens."""
QUEEN, OWNER, SPIES, SPECIES = 5, 7, 9, 13
"""Shifts: where the queens, their owner, the spies and the species are."""
ALL_SPIES = 15
BARE = 7 << SPECIES
"""What is left of a stack without lice."""


def read(monkey: Monkey, species: int) -> int:
    """The stack of a monkey."""
    stack = species << SPECIES
    for seat, (workers, queens, spies) in enumerate(monkey.crowd):
        stack |= spies << SPIES + seat
        if workers or queens:
            stack |= workers | queens << QUEEN | seat << OWNER
    return stack


def power(stack: int) -> int:
    """Rule 1: a worker has 1, a queen 2."""
    return (stack & WORKERS) + (stack >> QUEEN - 1 & 6)


def owner(stack: int) -> int:
    """Whose workers and queens are there; -1 if there are none."""
    return stack >> OWNER & 3 if stack & FORCE else -1


def spies(stack: int) -> int:
    """The spies, a bit for each seat."""
    return stack >> SPIES & ALL_SPIES


def force(stack: int, seat: int) -> tuple[int, int]:
    """The workers and queens of a seat."""
    return (stack & WORKERS, stack >> QUEEN & 3) if owner(stack) == seat else (0, 0)


def has_lice(stack: int, seat: int) -> bool:
    """Whether any louse of a seat is there."""
    return bool(stack >> SPIES + seat & 1) or owner(stack) == seat


def with_force(stack: int, seat: int, workers: int, queens: int) -> int:
    """The stack with these workers and queens in place of all that are there; the spies stay."""
    stack &= ~(FORCE | 3 << OWNER)
    return stack | workers | queens << QUEEN | seat << OWNER if workers or queens else stack


def is_home(stack: int, seat: int) -> bool:
    """Rule 8: where a seat can spawn: a louse of its own, and no worker or queen of anyone else."""
    return owner(stack) == seat if stack & FORCE else bool(stack >> SPIES + seat & 1)


def crowd(stack: int) -> int:
    """Rule 18: all workers and spies."""
    return (stack & WORKERS) + spies(stack).bit_count()


def settlers(stack: int) -> int:
    """Rules 15 and 18: for which seats it is a colony, a bit for each."""
    if crowd(stack) < COLONY:
        return 0
    return spies(stack) | (1 << (stack >> OWNER & 3) if stack & WORKERS else 0)


def can_be_nitpicked(stack: int, seat: int) -> bool:
    """Rules 13 and 18: an opponent's workers, with all spies five at least."""
    return bool(stack & WORKERS) and stack >> OWNER & 3 != seat and crowd(stack) >= NITPICKED
