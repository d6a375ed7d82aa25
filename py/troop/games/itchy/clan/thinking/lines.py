"""What a row or a column of the board shows: worked out once for each content, then looked up.

What is seen is one large number of fields. Most have a bit for each cell of the board; the last is what the line is
worth to the first seat. No two rows have a cell in common, nor two columns: so what all rows show is a sum, from which
a row that changes is taken and to which it is added again.
"""

from collections.abc import Iterator

from troop.games.itchy.clan.thinking.codes import (
    CLEAN,
    FREE,
    HAS_QUEEN,
    IS_CROWDED,
    JOINED,
    NEUTRAL,
    POWER,
    SIDE,
    WORKERS,
)
from troop.games.itchy.clan.thinking.weights import (
    BESIDE_A_CROWD,
    BESIDE_CLEAN,
    BESIDE_DIRTY,
    FACING,
    ONE_POWER,
    QUEEN,
)

SIZE = 7
CELLS = SIZE * SIZE
LINES: tuple[tuple[int, ...], ...] = (
    *(tuple(range(SIZE * row, SIZE * row + SIZE)) for row in range(SIZE)),
    *(tuple(range(column, CELLS, SIZE)) for column in range(SIZE)),
)
"""The cells of the seven rows, then of the seven columns."""

DIRTY, CLEANED, DUMPS, DUMPS_LATER, LEAVES, FACED = range(6)
"""The fields that each seat has about its monkeys: with lice; without; that can pass their lice on; that could with
what would spawn on them; clean ones that can leave; clean ones that can be given lice by the opponent's next bump."""
SEAT_FIELDS = 6
ALL_CELLS = (1 << CELLS) - 1
MANY = 4
"""Workers that will soon break out."""


def field(seat: int, which: int) -> int:
    """By how many bits a field of a seat is shifted."""
    return CELLS * (SEAT_FIELDS * seat + which)


BREAKS = field(2, 0)
"""Where the field of monkeys with five workers and a monkey beside them begins."""
WORTH = BREAKS + CELLS
"""Where the field begins that says what a line is worth to the first seat."""
EVEN = 1 << 20
"""What stands there for a line that is worth nothing: fields are never negative."""


REMEMBERED = 2_000
"""Contents of a line that are remembered: enough for a decision, and not too much for a phone."""


class _Seen(dict[bytes, int]):
    """What one line shows, by its content."""

    def __init__(self, cells: tuple[int, ...]) -> None:
        super().__init__()
        self._cells = cells

    def __missing__(self, content: bytes) -> int:
        if len(self) >= REMEMBERED:
            self.clear()
        seen = self[content] = _look(self._cells, content)
        return seen


SEEN = tuple(map(_Seen, LINES))


def _look(cells: tuple[int, ...], content: bytes) -> int:
    """All that a line shows."""
    seen, worth = 0, EVEN
    for place, number in enumerate(content):
        if not number:
            continue
        near = [content[other] for other in (place - 1, place + 1) if 0 <= other < SIZE and content[other]]
        if near and IS_CROWDED[number]:
            seen |= 1 << BREAKS + cells[place]
        if SIDE[number] != NEUTRAL:
            seen |= 1 << field(SIDE[number] - 1, DIRTY if POWER[number] else CLEANED) + cells[place]
            worth += _for_first(number, _alone(number) + sum(_beside(number, other) for other in near))
    for start, end in facing(content):
        seen |= _meeting(cells, content, start, end)
        worth += _faced(content[end], content[start])
    for place in leaving(content):
        if SIDE[content[place]] != NEUTRAL:
            seen |= 1 << field(SIDE[content[place]] - 1, LEAVES) + cells[place]
    return seen | worth << WORTH


def _for_first(number: int, worth: int) -> int:
    """What is worth so much to the owner of a monkey, as the first seat sees it."""
    return worth if SIDE[number] == 1 else -worth


def _alone(number: int) -> int:
    """What its lice are worth to a monkey's owner; half of it, for it stands in a row and in a column."""
    return (QUEEN * HAS_QUEEN[number] + ONE_POWER * POWER[number]) // 2


def _beside(number: int, other: int) -> int:
    """What it is worth to a monkey's owner that another stands beside it."""
    if POWER[number]:
        return BESIDE_DIRTY
    return BESIDE_CLEAN + (BESIDE_A_CROWD if (other - 1) % WORKERS >= MANY else 0)


def _faced(number: int, other: int) -> int:
    """What it is worth, as the first seat sees it, that a monkey can be given lice by another."""
    if POWER[number] or not POWER[other] or SIDE[number] in (NEUTRAL, SIDE[other]):
        return 0
    return _for_first(number, FACING)


def _meeting(cells: tuple[int, ...], content: bytes, start: int, end: int) -> int:
    """The bits of one monkey that can move up to another."""
    moving, met = content[start], content[end]
    power, side, other = POWER[moving], SIDE[moving], SIDE[met]
    if not power:
        return 0
    seen = 0
    if side != NEUTRAL and (other != side or POWER[met]):
        if power >= POWER[met]:
            seen |= 1 << field(side - 1, DUMPS) + cells[start]
        if power + 1 + HAS_QUEEN[moving] >= POWER[met]:
            seen |= 1 << field(side - 1, DUMPS_LATER) + cells[start]
    if other not in (NEUTRAL, side) and not POWER[met]:
        seen |= 1 << field(other - 1, FACED) + cells[end]
    return seen


def facing(content: bytes) -> Iterator[tuple[int, int]]:
    """The places of two monkeys with free cells, one at least, and nothing else between them; both ways."""
    before = SIZE
    for place, number in enumerate(content):
        if number:
            if before < place - 1:
                yield before, place
                yield place, before
            before = place


def leaving(content: bytes) -> list[int]:
    """Rule 27: the places of clean monkeys with nothing between them and an end of the line."""
    places = [place for place, number in enumerate(content) if number]
    return [place for place in sorted({*places[:1], *places[-1:]}) if not POWER[content[place]]]


# Bumps


Slide = tuple[int, int, int, int, int]
"""From where, to where, what stands there then; the cell of the monkey that all lice go over to, and what stands there
then. A monkey that leaves goes NOWHERE, and so do lice that stay."""
NOWHERE = -1


class _Slides(dict[bytes, tuple[Slide, ...]]):
    """The bumps along one line that a seat can make, by its content."""

    def __init__(self, cells: tuple[int, ...], seat: int) -> None:
        super().__init__()
        self._cells, self._not = cells, 2 - seat

    def __missing__(self, content: bytes) -> tuple[Slide, ...]:
        if len(self) >= REMEMBERED:
            self.clear()
        slides = self[content] = tuple(_slides(self._cells, content, self._not))
        return slides


SLIDES = tuple(tuple(_Slides(cells, seat) for cells in LINES) for seat in (0, 1))


def _slides(cells: tuple[int, ...], content: bytes, not_side: int) -> Iterator[Slide]:
    """Rule 27: every monkey but the opponent's, over free cells; all lice may go over to one with no more power."""
    for place, number in enumerate(content):
        if not number or SIDE[number] == not_side:
            continue
        for step in (-1, 1):
            end = place + step
            while 0 <= end < SIZE and not content[end]:
                yield cells[place], cells[end], number, NOWHERE, FREE
                end += step
            if 0 <= end < SIZE and end != place + step and POWER[number] and POWER[number] >= POWER[content[end]]:
                yield cells[place], cells[end - step], CLEAN[number], cells[end], JOINED[content[end]][number]
    for place in leaving(content):
        if SIDE[content[place]] != not_side:
            yield cells[place], NOWHERE, FREE, NOWHERE, FREE
