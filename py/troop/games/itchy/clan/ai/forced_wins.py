"""Exact test for a win within the turn."""

from collections.abc import Iterator

from troop.games.itchy.clan.ai.fast_state import DIRTY_OF, GOES_ON, Position, bump, slides, spawn, spawns, winner
from troop.games.itchy.clan.ai.lines import CELLS, Slide
from troop.games.itchy.clan.ai.monkey_codes import HAS_QUEEN, IS_CROWDED, POWER, SIDE

AT_ONCE = 2
"""The most monkeys that can lose their lice in a bump without outbreaks: the one bumping, and the bumped one by
nitpicking."""


def can_win(pos: Position) -> bool:
    """Rule 29: whether the seat on turn can win."""
    return any(_wins_with(pos, cell) for cell in spawns(pos.cells))


def _wins_with(pos: Position, cell: int) -> bool:
    """Return whether a spawn wins, or a bump after it."""
    after_spawn = spawn(pos, cell)
    won = winner(after_spawn.rows, after_spawn.seat)
    if won != GOES_ON:
        return won == after_spawn.seat
    seat = after_spawn.seat
    return any(winner(bump(after_spawn, slide).rows, seat) == seat for slide in _possible_wins(after_spawn))


def _possible_wins(pos: Position) -> Iterator[Slide]:
    """Yield the bumps that could win: those that take lice off an own monkey, and those with outbreaks.

    An outbreak brings a monkey four workers at most, so it nitpicks only where there is already a queen.
    """
    cells, own, lousy = pos.cells, pos.seat + 1, (pos.rows & DIRTY_OF[pos.seat]).bit_count()
    if lousy > AT_ONCE + sum(HAS_QUEEN[number] for number in cells if SIDE[number] == own):
        return
    crowded = any(IS_CROWDED[cells[cell]] and not pos.broken_out >> cell & 1 for cell in range(CELLS))
    for slide in slides(pos):
        start, end, number, hit, joined = slide
        if end < 0:
            continue
        clears = hit >= 0 and (SIDE[cells[start]] == own or (SIDE[cells[hit]] == own and not POWER[joined]))
        if (clears and lousy <= AT_ONCE) or crowded or IS_CROWDED[number] or IS_CROWDED[joined]:
            yield slide
