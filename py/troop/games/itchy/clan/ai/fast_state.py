"""The fast state of the clan game: the code of each cell, and the features of the lines.

It plays by the same rules as the public state; a test plays both in lock-step.
"""

from typing import NamedTuple

from troop.games.itchy.clan.ai.lines import (
    ALL_CELLS,
    BREAKS,
    CELLS,
    DIRTY,
    LINE_FEATURES,
    NOWHERE,
    SIZE,
    SLIDES,
    Slide,
    field_shift,
)
from troop.games.itchy.clan.ai.monkey_codes import FREE, IS_CROWDED, NEUTRAL, POWER, REACHED, SPAWNED, code
from troop.games.itchy.clan.rules.clan import COMMON_OWNER, clan_of
from troop.games.itchy.rules.board import Monkey
from troop.games.itchy.rules.geometry import neighbours
from troop.games.itchy.rules.state import State

BESIDE = neighbours(SIZE)
DIRTY_OF = tuple(ALL_CELLS << field_shift(seat, DIRTY) for seat in (0, 1))
GOES_ON = -1


class Position(NamedTuple):
    """A position, with the seat on turn."""

    cells: bytes
    rows: int
    """The sum of the features of all rows."""
    columns: int
    seat: int
    barred: int = NOWHERE
    broken_out: int = 0
    """A bit for each cell with a monkey that has had its outbreak this turn."""


def position_of(state: State) -> Position:
    """Return the fast state of a state after the species were picked."""
    clan = clan_of(state)
    cells = bytes(_number(monkey, clan.picked) for monkey in state.board.cells)
    return Position(cells, *line_features(cells), state.seat, clan.barred, sum(1 << cell for cell in clan.broken_out))


def _number(monkey: Monkey | None, picked: tuple[str, str]) -> int:
    if monkey is None:
        return FREE
    workers, queens, _ = monkey.lice_by_owner[COMMON_OWNER]
    return code(picked.index(monkey.species) + 1 if monkey.species in picked else NEUTRAL, workers, queens)


def line_features(cells: bytes) -> tuple[int, int]:
    """Return the sums of the features of all rows, and of all columns."""
    rows = sum(LINE_FEATURES[row][cells[SIZE * row : SIZE * row + SIZE]] for row in range(SIZE))
    return rows, sum(LINE_FEATURES[SIZE + column][cells[column::SIZE]] for column in range(SIZE))


def winner(rows: int, mover: int) -> int:
    """Rule 29: the seat whose monkeys have no lice; if both, the one on turn; GOES_ON if none."""
    if not rows & DIRTY_OF[mover]:
        return mover
    return GOES_ON if rows & DIRTY_OF[1 - mover] else 1 - mover


# Spawn


def spawns(cells: bytes) -> list[int]:
    """Rule 26: the cells of all monkeys with lice."""
    return [cell for cell, number in enumerate(cells) if POWER[number]]


def spawn(pos: Position, cell: int) -> Position:
    """Rules 26 and 28: spawn on a monkey, then resolve outbreaks."""
    before, rows, columns, seat, barred, broken_out = pos
    changed = bytearray(before)
    changed[cell] = SPAWNED[changed[cell]]
    cells = bytes(changed)
    row, column = divmod(cell, SIZE)
    rows += _row(cells, row) - _row(before, row)
    columns += _column(cells, column) - _column(before, column)
    if _breaks_out(rows, columns, broken_out):
        cells, rows, columns, broken_out = outbreaks(cells, broken_out)
    return Position(cells, rows, columns, seat, barred, broken_out)


def without_spawn(pos: Position) -> Position:
    """Return the position without a spawn but with the outbreaks that are due in any case."""
    cells, rows, columns, seat, barred, broken_out = pos
    if not _breaks_out(rows, columns, broken_out):
        return pos
    return Position(*outbreaks(cells, broken_out)[:3], seat, barred, pos.broken_out)


# Bump


def slides(pos: Position) -> list[Slide]:
    """Rule 27: every bump; none if the seat has to pass."""
    cells, along = pos.cells, SLIDES[pos.seat]
    found: list[Slide] = []
    for row in range(SIZE):
        found += along[row][cells[SIZE * row : SIZE * row + SIZE]]
    for column in range(SIZE):
        found += along[SIZE + column][cells[column::SIZE]]
    barred = pos.barred
    return [slide for slide in dict.fromkeys(found) if slide[0] != barred]


def bump(pos: Position, slide: Slide) -> Position:
    """Rules 27 and 28: move or remove a monkey, then resolve outbreaks; the other seat is on turn."""
    before, rows, columns, seat, _, broken_out = pos
    start, end, number, hit, joined_monkey = slide
    changed = bytearray(before)
    changed[start] = FREE
    if end >= 0:
        changed[end] = number
        if hit >= 0:
            changed[hit] = joined_monkey
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
    if broken_out >> start & 1:
        broken_out ^= 1 << start
        if end >= 0:
            broken_out |= 1 << end
    if _breaks_out(rows, columns, broken_out):
        cells, rows, columns, _ = outbreaks(cells, broken_out)
    return Position(cells, rows, columns, 1 - seat, end)


def passed(pos: Position) -> Position:
    """Rule 24: pass, since no monkey can be moved."""
    return Position(pos.cells, pos.rows, pos.columns, 1 - pos.seat)


def _row(cells: bytes, row: int) -> int:
    return LINE_FEATURES[row][cells[SIZE * row : SIZE * row + SIZE]]


def _column(cells: bytes, column: int) -> int:
    return LINE_FEATURES[SIZE + column][cells[column::SIZE]]


# Outbreak


def _breaks_out(rows: int, columns: int, broken_out: int) -> int:
    """Rule 28: the monkeys that break out, as bits."""
    return (rows | columns) >> BREAKS & ALL_CELLS & ~broken_out


def outbreaks(before: bytes, broken_out: int) -> tuple[bytes, int, int, int]:
    """Rule 28: resolve all outbreaks; return the cells, the features, and the monkeys that have broken out."""
    cells = bytearray(before)
    queue = [cell for cell in range(CELLS) if _can_break_out(cells, cell, broken_out)]
    while queue:
        cell = queue.pop(0)
        goals = [near for near in BESIDE[cell] if cells[near]]
        cells[cell] -= len(goals)
        broken_out |= 1 << cell
        for goal in goals:
            cells[goal] = REACHED[cells[goal]]
        joining = [goal for goal in goals if _can_break_out(cells, goal, broken_out)]
        queue = [other for other in queue if IS_CROWDED[cells[other]]] + joining
    after = bytes(cells)
    return after, *line_features(after), broken_out


def _can_break_out(cells: bytearray, cell: int, broken_out: int) -> bool:
    """Rule 28: five workers, a monkey beside it, and no outbreak yet this turn."""
    return IS_CROWDED[cells[cell]] and not broken_out >> cell & 1 and any(cells[near] for near in BESIDE[cell])
