"""What a position is worth to the seat whose turn it is, in thousandths of a logit; and what that is of the win."""

import math

from troop.games.itchy.clan.thinking import weights
from troop.games.itchy.clan.thinking.lines import (
    ALL_CELLS,
    CLEANED,
    DIRTY,
    DUMPS,
    DUMPS_LATER,
    EVEN,
    FACED,
    LEAVES,
    LINES,
    WORTH,
    field,
)

CLAN = 5
"""Rule 1: how many monkeys there are of each species that can be picked."""
NOTHING = len(LINES) * EVEN
DIRTY_OF = tuple(ALL_CELLS << field(seat, DIRTY) for seat in (0, 1))
CLEAN_OF = tuple(ALL_CELLS << field(seat, CLEANED) for seat in (0, 1))
DUMPS_OF = tuple(ALL_CELLS << field(seat, DUMPS) for seat in (0, 1))
DUMPS_LATER_OF = tuple(ALL_CELLS << field(seat, DUMPS_LATER) for seat in (0, 1))
LEAVES_AT = tuple(field(seat, LEAVES) for seat in (0, 1))
FACED_AT = tuple(field(seat, FACED) for seat in (0, 1))


def _standing(dirty: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By how many monkeys have lice and how many clean ones are on the board: what that is worth."""
    return tuple(
        tuple(weights.SAFE[max(CLAN - lousy - clean, 0)] + dirty[lousy] for clean in range(CLAN + 1))
        for lousy in range(CLAN + 1)
    )


TO_MOVE, WAITING = _standing(weights.DIRTY_TO_MOVE), _standing(weights.DIRTY_WAITING)


MOST = 7_000
"""What is worth more is as good as won."""


def worth(rows: int, columns: int, seat: int) -> int:
    """What a position is worth to a seat whose turn it is."""
    shown, other = rows | columns, 1 - seat
    lines = (rows >> WORTH) + (columns >> WORTH) - NOTHING
    own, others = (shown & DIRTY_OF[seat]).bit_count(), (shown & DIRTY_OF[other]).bit_count()
    value = weights.TEMPO + (-lines if seat else lines)
    value += TO_MOVE[own][(shown & CLEAN_OF[seat]).bit_count()]
    value -= WAITING[others][(shown & CLEAN_OF[other]).bit_count()]
    if own == 1 and shown & DUMPS_LATER_OF[seat]:
        value += weights.LAST_TO_MOVE[1 if shown & DUMPS_OF[seat] else 0]
    if others == 1 and shown & DUMPS_LATER_OF[other]:
        value -= weights.LAST_WAITING[1 if shown & DUMPS_OF[other] else 0]
    return value + _outlook(shown, seat) - _outlook(shown, other)


def _outlook(shown: int, seat: int) -> int:
    """What it is worth to a seat which of its clean monkeys can leave, or be given lice."""
    leaves, faced = shown >> LEAVES_AT[seat] & ALL_CELLS, shown >> FACED_AT[seat] & ALL_CELLS
    free = leaves & ~faced
    return (
        weights.LEAVES * leaves.bit_count()
        + weights.LEAVES_UNHINDERED * free.bit_count()
        + weights.FACED * faced.bit_count()
    )


def share(value: int) -> float:
    """What part of the win a position is that is worth so much."""
    return 1 / (1 + math.exp(max(min(-value, MOST), -MOST) / 1000))
