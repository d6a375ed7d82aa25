"""One look at a position: who can expect what, and which turns are promising."""

import math

from troop.games.itchy.thinking.decision import done, entries
from troop.games.itchy.thinking.field import Field
from troop.games.itchy.thinking.turns import Row, Turn, turns
from troop.games.itchy.thinking.worth import WON, shares, worth
from troop.search.tree import Look

WIDEST = 60
"""Turns of a position that are considered at most, below the root."""
FIRST = 8
"""Turns that a first look keeps: the others are forgotten, for most positions are never looked at so often."""
SOBER = 0.5
"""By so much less a turn must be worth to be promising only a third as much."""


def look(field: Field, width: int = FIRST) -> Look[Row]:
    """What a position promises at the beginning of a turn, if nobody has won before it."""
    seats = field.ground.seats
    if field.ground.pool.spies and (winner := _winner_before(field)) >= 0:
        return Look(field.seat, _won_by(winner, seats))
    if field.turns >= field.ground.last_turn:
        return Look(field.seat, (1 / seats,) * seats)
    several = _turns(field)
    best = max(several)
    if best[0] > WON:
        return Look(field.seat, _won_by(field.seat, seats))
    expected = shares(after(field, best[1]))
    several = sorted(several, reverse=True)[:WIDEST]
    kept = tuple([row for _, row in several[:width]])
    return Look(field.seat, expected, kept, promises(several)[:width], len(several) > width)


def wider(field: Field) -> Look[Row]:
    """The same with all turns that are considered."""
    return look(field, WIDEST)


def after(field: Field, row: Row) -> Field:
    """The field after a turn."""
    for decision in row:
        field = done(field, decision)
    return field.ended()


def promises(several: list[Turn]) -> tuple[float, ...]:
    """How promising turns are, by what they are worth at once."""
    best = several[0][0]
    powers = [math.exp(max((value - best) / SOBER, -30.0)) for value, _ in several]
    total = sum(powers)
    return tuple([power / total for power in powers])


def _turns(field: Field) -> list[Turn]:
    """The turns of who moves; who has no lice on the board enters where it is best."""
    mine = worth(field.seat, field.ground.seats)
    if field.is_on_board(field.seat) or not (possible := entries(field)):
        return turns(field, mine)
    spawning = field.ground.spawns_after_entering
    ways = [(entry, turns(done(field, entry), mine, spawning=spawning)) for entry in possible]
    entry, best = max(ways, key=lambda way: max(way[1])[0])
    return [(value, (entry, *row)) for value, row in best]


def _winner_before(field: Field) -> int:
    """Rule 15: who won with the turn before, the mover first; -1 if nobody did."""
    seats = field.ground.seats
    order = ((field.seat - 1 + later) % seats for later in range(seats))
    return next((seat for seat in order if field.wins(seat)), -1)


def _won_by(winner: int, seats: int) -> tuple[float, ...]:
    return tuple([float(seat == winner) for seat in range(seats)])
