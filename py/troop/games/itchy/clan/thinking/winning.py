"""Whether a turn can be won within, exactly."""

from collections.abc import Iterator

from troop.games.itchy.clan.thinking.codes import HAS_QUEEN, IS_CROWDED, POWER, SIDE
from troop.games.itchy.clan.thinking.lines import CELLS, Slide
from troop.games.itchy.clan.thinking.place import DIRTY_OF, GOES_ON, Place, bump, slides, spawn, spawns, winner

AT_ONCE = 2
"""So many monkeys can lose their lice in a bump alone: lice are passed on, and nitpicked where they come to."""


def can_win(place: Place) -> bool:
    """Rule 29: whether some turn wins for the seat whose turn it is."""
    return any(_wins_with(place, cell) for cell in spawns(place.cells))


def _wins_with(place: Place, cell: int) -> bool:
    """Whether a spawn wins, or a bump after it."""
    grown = spawn(place, cell)
    won = winner(grown.rows, grown.seat)
    if won != GOES_ON:
        return won == grown.seat
    return any(winner(bump(grown, slide).rows, grown.seat) == grown.seat for slide in _chances(grown))


def _chances(place: Place) -> Iterator[Slide]:
    """The bumps that could win: those that take lice off a monkey of one's own, and those with outbreaks.

    Outbreaks bring a monkey four workers at most: they nitpick only where there is a queen already.
    """
    cells, own, lousy = place.cells, place.seat + 1, (place.rows & DIRTY_OF[place.seat]).bit_count()
    if lousy > AT_ONCE + sum(HAS_QUEEN[number] for number in cells if SIDE[number] == own):
        return
    crowded = any(IS_CROWDED[cells[cell]] and not place.spent >> cell & 1 for cell in range(CELLS))
    for slide in slides(place):
        start, end, number, hit, joined = slide
        if end < 0:
            continue
        rids = hit >= 0 and (SIDE[cells[start]] == own or (SIDE[cells[hit]] == own and not POWER[joined]))
        if (rids and lousy <= AT_ONCE) or crowded or IS_CROWDED[number] or IS_CROWDED[joined]:
            yield slide
