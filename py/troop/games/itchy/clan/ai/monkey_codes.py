"""A monkey with its lice as one small number, and tables of its changes.

0 is a free cell. A monkey is 1 + 12 × side + lice; its side is NEUTRAL, or 1 + the seat that picked its species; lice
are workers, and 6 more with a queen (rule 25: there are never more than five workers and one queen).
"""

WORKERS = 6
"""The number of possible counts of workers, from 0 to 5."""
LICE = 2 * WORKERS
NEUTRAL = 0
FREE = 0
CODES = 1 + 3 * LICE
CROWDED = 5
"""Rule 28: workers that break out."""


def code(side: int, workers: int, queens: int) -> int:
    """Return the code of a monkey."""
    return 1 + LICE * side + WORKERS * queens + workers


def _after_grooming(workers: int, queens: int) -> int:
    """Rule 25: six workers become a queen, and two queens are nitpicked; returns the code of the remaining lice."""
    if workers >= WORKERS:
        workers, queens = workers - WORKERS, queens + 1
    return 0 if queens > 1 else WORKERS * queens + workers


def _lice(number: int) -> tuple[int, int]:
    """Return the workers and queens of a monkey; none on a free cell."""
    queens, workers = divmod((number - 1) % LICE, WORKERS)
    return (workers, queens) if number else (0, 0)


def _with(number: int, workers: int, queens: int) -> int:
    """Return a monkey after lice were added to it."""
    here = _lice(number)
    return CLEAN[number] + _after_grooming(here[0] + workers, here[1] + queens)


SIDE = (-1, *((number - 1) // LICE for number in range(1, CODES)))
"""The side of a monkey; -1 on a free cell."""
CLEAN = (0, *(number - (number - 1) % LICE for number in range(1, CODES)))
"""The same monkey without lice."""
POWER = tuple(workers + 2 * queens for workers, queens in map(_lice, range(CODES)))
HAS_QUEEN = tuple(queens for _, queens in map(_lice, range(CODES)))
IS_CROWDED = tuple(_lice(number)[0] == CROWDED for number in range(CODES))
SPAWNED = tuple(_with(number, 1 + _lice(number)[1], 0) if POWER[number] else number for number in range(CODES))
"""Rule 26: a monkey after a spawn on it."""
JOINED = tuple(
    tuple(_with(number, *_lice(other)) if number else 0 for other in range(CODES)) for number in range(CODES)
)
"""Rule 27: a monkey after all lice of another moved onto it."""
REACHED = tuple(_with(number, 1, 0) if number else 0 for number in range(CODES))
"""Rule 28: a monkey after a worker reached it from an outbreak."""
