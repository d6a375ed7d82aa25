"""A position of the clan game, small and fast: what stands on each cell, and what the lines show.

It plays by the same rules as the public state; a test plays both in lock-step.
"""

from typing import NamedTuple

from troop.games.itchy.board import Monkey
from troop.games.itchy.clan.clan import NITS, clan_of
from troop.games.itchy.clan.thinking.codes import FREE, IS_CROWDED, NEUTRAL, POWER, REACHED, SPAWNED, code
from troop.games.itchy.clan.thinking.lines import (
    ALL_CELLS,
    BREAKS,
    CELLS,
    DIRTY,
    NOWHERE,
    SEEN,
    SIZE,
    SLIDES,
    Slide,
    field,
)
from troop.games.itchy.geometry import neighbours
from troop.games.itchy.state import State

BESIDE = neighbours(SIZE)
DIRTY_OF = tuple(ALL_CELLS << field(seat, DIRTY) for seat in (0, 1))
GOES_ON = -1


class Place(NamedTuple):
    """Where everything is, for the seat whose turn it is."""

    cells: bytes
    rows: int
    """What all rows show."""
    columns: int
    seat: int
    barred: int = NOWHERE
    spent: int = 0
    """A bit for each cell with a monkey that has had its outbreak this turn."""


def place_of(state: State) -> Place:
    """The position of a public state after the species were picked."""
    clan = clan_of(state)
    cells = bytes(_number(monkey, clan.picked) for monkey in state.board.cells)
    return Place(cells, *seen(cells), state.seat, clan.barred, sum(1 << cell for cell in clan.spent))


def _number(monkey: Monkey | None, picked: tuple[str, str]) -> int:
    if monkey is None:
        return FREE
    workers, queens, _ = monkey.crowd[NITS]
    return code(picked.index(monkey.species) + 1 if monkey.species in picked else NEUTRAL, workers, queens)


def seen(cells: bytes) -> tuple[int, int]:
    """What all rows show, and all columns."""
    rows = sum(SEEN[row][cells[SIZE * row : SIZE * row + SIZE]] for row in range(SIZE))
    return rows, sum(SEEN[SIZE + column][cells[column::SIZE]] for column in range(SIZE))


def winner(rows: int, mover: int) -> int:
    """Rule 29: the seat whose monkeys have no lice; if both, the one whose turn it is. GOES_ON if there is none."""
    if not rows & DIRTY_OF[mover]:
        return mover
    return GOES_ON if rows & DIRTY_OF[1 - mover] else 1 - mover


# Spawn


def spawns(cells: bytes) -> list[int]:
    """Rule 26: the cells of all monkeys with lice."""
    return [cell for cell, number in enumerate(cells) if POWER[number]]


def spawn(place: Place, cell: int) -> Place:
    """Rules 26 and 28: lice spawn on a monkey, then outbreaks."""
    before, rows, columns, seat, barred, spent = place
    changed = bytearray(before)
    changed[cell] = SPAWNED[changed[cell]]
    cells = bytes(changed)
    row, column = divmod(cell, SIZE)
    rows += _row(cells, row) - _row(before, row)
    columns += _column(cells, column) - _column(before, column)
    if _breaks_out(rows, columns, spent):
        cells, rows, columns, spent = outbreaks(cells, spent)
    return Place(cells, rows, columns, seat, barred, spent)


def calmed(place: Place) -> Place:
    """What any spawn leads to that changes nothing else: outbreaks that are due anyway."""
    cells, rows, columns, seat, barred, spent = place
    if not _breaks_out(rows, columns, spent):
        return place
    return Place(*outbreaks(cells, spent)[:3], seat, barred, place.spent)


# Bump


def slides(place: Place) -> list[Slide]:
    """Rule 27: every bump; none if the seat has to pass."""
    cells, along = place.cells, SLIDES[place.seat]
    found: list[Slide] = []
    for row in range(SIZE):
        found += along[row][cells[SIZE * row : SIZE * row + SIZE]]
    for column in range(SIZE):
        found += along[SIZE + column][cells[column::SIZE]]
    barred = place.barred
    return [slide for slide in dict.fromkeys(found) if slide[0] != barred]


def bump(place: Place, slide: Slide) -> Place:
    """Rules 27 and 28: a monkey moves or leaves, then outbreaks; then it is the other seat's turn."""
    before, rows, columns, seat, _, spent = place
    start, end, number, hit, joined = slide
    changed = bytearray(before)
    changed[start] = FREE
    if end >= 0:
        changed[end] = number
        if hit >= 0:
            changed[hit] = joined
    cells = bytes(changed)
    row, column = divmod(start, SIZE)
    if end < 0 or end // SIZE == row:
        rows += _row(cells, row) - _row(before, row)
        for other in (start, end, hit):
            if other >= 0:
                columns += _column(cells, other % SIZE) - _column(before, other % SIZE)
    else:
        columns += _column(cells, column) - _column(before, column)
        for other in (start, end, hit):
            if other >= 0:
                rows += _row(cells, other // SIZE) - _row(before, other // SIZE)
    if spent >> start & 1:
        spent ^= 1 << start
        if end >= 0:
            spent |= 1 << end
    if _breaks_out(rows, columns, spent):
        cells, rows, columns, _ = outbreaks(cells, spent)
    return Place(cells, rows, columns, 1 - seat, end)


def passed(place: Place) -> Place:
    """Rule 24: nothing can be moved."""
    return Place(place.cells, place.rows, place.columns, 1 - place.seat)


def _row(cells: bytes, row: int) -> int:
    return SEEN[row][cells[SIZE * row : SIZE * row + SIZE]]


def _column(cells: bytes, column: int) -> int:
    return SEEN[SIZE + column][cells[column::SIZE]]


# Outbreak


def _breaks_out(rows: int, columns: int, spent: int) -> int:
    """Rule 28: the monkeys that break out, as bits."""
    return (rows | columns) >> BREAKS & ALL_CELLS & ~spent


def outbreaks(before: bytes, spent: int) -> tuple[bytes, int, int, int]:
    """Rule 28: one outbreak after the other; the cells then, what lines show, and who has had an outbreak."""
    cells = bytearray(before)
    queue = [cell for cell in range(CELLS) if _can_break_out(cells, cell, spent)]
    while queue:
        cell = queue.pop(0)
        goals = [near for near in BESIDE[cell] if cells[near]]
        cells[cell] -= len(goals)
        spent |= 1 << cell
        for goal in goals:
            cells[goal] = REACHED[cells[goal]]
        joining = [goal for goal in goals if _can_break_out(cells, goal, spent)]
        queue = [other for other in queue if IS_CROWDED[cells[other]]] + joining
    after = bytes(cells)
    return after, *seen(after), spent


def _can_break_out(cells: bytearray, cell: int, spent: int) -> bool:
    """Rule 28: five workers, a monkey beside it, and no outbreak yet this turn."""
    return IS_CROWDED[cells[cell]] and not spent >> cell & 1 and any(cells[near] for near in BESIDE[cell])
