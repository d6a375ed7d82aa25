"""A stack: a species and all lice on one monkey, as one number.

From the lowest bit: 5 bits for workers, 2 bits for queens, 2 bits for their owner (rule 4: one player), 4 bits for the
spies, one for each seat, and 3 bits for the species. Without workers and queens the owner is 0.
"""

from troop.games.itchy.rules.board import COLONY, Monkey
from troop.games.itchy.rules.moving import NITPICKED

WORKERS, FORCE = 31, 127
"""Masks: the workers of a stack, and its workers and queens."""
QUEEN, OWNER, SPIES, SPECIES = 5, 7, 9, 13
"""Shifts of the queens, their owner, the spies and the species."""
ALL_SPIES = 15
BARE = 7 << SPECIES
"""The mask of a stack without lice."""


def read(monkey: Monkey, species: int) -> int:
    """Return the stack of a monkey."""
    stack = species << SPECIES
    for seat, (workers, queens, spies) in enumerate(monkey.lice_by_owner):
        stack |= spies << SPIES + seat
        if workers or queens:
            stack |= workers | queens << QUEEN | seat << OWNER
    return stack


def power(stack: int) -> int:
    """Rule 1: a worker has 1, a queen 2."""
    return (stack & WORKERS) + (stack >> QUEEN - 1 & 6)


def owner(stack: int) -> int:
    """Return the owner of the workers and queens; -1 if there are none."""
    return stack >> OWNER & 3 if stack & FORCE else -1


def spies(stack: int) -> int:
    """Return the spies, one bit for each seat."""
    return stack >> SPIES & ALL_SPIES


def force(stack: int, seat: int) -> tuple[int, int]:
    """Return the workers and queens of a seat."""
    return (stack & WORKERS, stack >> QUEEN & 3) if owner(stack) == seat else (0, 0)


def has_lice(stack: int, seat: int) -> bool:
    """Return whether any louse of a seat is there."""
    return bool(stack >> SPIES + seat & 1) or owner(stack) == seat


def with_force(stack: int, seat: int, workers: int, queens: int) -> int:
    """Return the stack with its workers and queens replaced; the spies stay."""
    stack &= ~(FORCE | 3 << OWNER)
    return stack | workers | queens << QUEEN | seat << OWNER if workers or queens else stack


def is_home(stack: int, seat: int) -> bool:
    """Rule 8: whether a seat can spawn: a louse of its own, and no worker or queen of anyone else."""
    return owner(stack) == seat if stack & FORCE else bool(stack >> SPIES + seat & 1)


def workers_and_spies(stack: int) -> int:
    """Rule 18: the number of all workers and spies."""
    return (stack & WORKERS) + spies(stack).bit_count()


def settlers(stack: int) -> int:
    """Rules 15 and 18: the seats for which it is a colony, one bit each."""
    if workers_and_spies(stack) < COLONY:
        return 0
    return spies(stack) | (1 << (stack >> OWNER & 3) if stack & WORKERS else 0)


def can_be_nitpicked(stack: int, seat: int) -> bool:
    """Rules 13 and 18: an opponent's workers that number five or more with all spies."""
    return bool(stack & WORKERS) and stack >> OWNER & 3 != seat and workers_and_spies(stack) >= NITPICKED
