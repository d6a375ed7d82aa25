"""Static evaluation for the seat on turn, in thousandths of a logit, and its win probability."""

import math

from troop.games.itchy.clan.ai import evaluation_weights
from troop.games.itchy.clan.ai.lines import (
    ALL_CELLS,
    CLEANED,
    DIRTY,
    DUMPS,
    DUMPS_LATER,
    FACED,
    LEAVES,
    LINES,
    VALUE_OFFSET,
    VALUE_SHIFT,
    field_shift,
)

CLAN = 5
"""Rule 1: the number of monkeys of each species that can be picked."""
TOTAL_OFFSET = len(LINES) * VALUE_OFFSET
DIRTY_OF = tuple(ALL_CELLS << field_shift(seat, DIRTY) for seat in (0, 1))
CLEAN_OF = tuple(ALL_CELLS << field_shift(seat, CLEANED) for seat in (0, 1))
DUMPS_OF = tuple(ALL_CELLS << field_shift(seat, DUMPS) for seat in (0, 1))
DUMPS_LATER_OF = tuple(ALL_CELLS << field_shift(seat, DUMPS_LATER) for seat in (0, 1))
LEAVES_AT = tuple(field_shift(seat, LEAVES) for seat in (0, 1))
FACED_AT = tuple(field_shift(seat, FACED) for seat in (0, 1))


def _piece_values(dirty: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the values by the numbers of monkeys with lice and of clean ones on the board."""
    return tuple(
        tuple(evaluation_weights.SAFE[max(CLAN - lousy - clean, 0)] + dirty[lousy] for clean in range(CLAN + 1))
        for lousy in range(CLAN + 1)
    )


TO_MOVE, WAITING = _piece_values(evaluation_weights.DIRTY_TO_MOVE), _piece_values(evaluation_weights.DIRTY_WAITING)


MAX_VALUE = 7_000
"""Larger values are as good as won."""


def evaluate(rows: int, columns: int, seat: int) -> int:
    """Return the value of a position to the seat on turn."""
    features, other = rows | columns, 1 - seat
    lines = (rows >> VALUE_SHIFT) + (columns >> VALUE_SHIFT) - TOTAL_OFFSET
    own_dirty, other_dirty = (features & DIRTY_OF[seat]).bit_count(), (features & DIRTY_OF[other]).bit_count()
    value = evaluation_weights.TEMPO + (-lines if seat else lines)
    value += TO_MOVE[own_dirty][(features & CLEAN_OF[seat]).bit_count()]
    value -= WAITING[other_dirty][(features & CLEAN_OF[other]).bit_count()]
    if own_dirty == 1 and features & DUMPS_LATER_OF[seat]:
        value += evaluation_weights.LAST_TO_MOVE[1 if features & DUMPS_OF[seat] else 0]
    if other_dirty == 1 and features & DUMPS_LATER_OF[other]:
        value -= evaluation_weights.LAST_WAITING[1 if features & DUMPS_OF[other] else 0]
    return value + _clean_monkeys_value(features, seat) - _clean_monkeys_value(features, other)


def _clean_monkeys_value(features: int, seat: int) -> int:
    """Return the value of a seat's clean monkeys that can leave, or be given lice."""
    leaves, faced = features >> LEAVES_AT[seat] & ALL_CELLS, features >> FACED_AT[seat] & ALL_CELLS
    free = leaves & ~faced
    return (
        evaluation_weights.LEAVES * leaves.bit_count()
        + evaluation_weights.LEAVES_UNHINDERED * free.bit_count()
        + evaluation_weights.FACED * faced.bit_count()
    )


def win_probability(value: int) -> float:
    """Return the win probability for a value."""
    return 1 / (1 + math.exp(max(min(-value, MAX_VALUE), -MAX_VALUE) / 1000))
