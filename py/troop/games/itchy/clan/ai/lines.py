"""The features of a row or column, cached by its content.

Features are one large number made of fields. Most fields have a bit for each cell of the board; the last is the value
of the line to the first seat. Rows do not overlap, nor do columns, so that the features of all rows are a sum, and a
row that changes is subtracted and added again.
"""

from collections.abc import Iterator

from troop.games.itchy.clan.ai.evaluation_weights import (
    BESIDE_A_CROWD,
    BESIDE_CLEAN,
    BESIDE_DIRTY,
    FACING,
    ONE_POWER,
    QUEEN,
)
from troop.games.itchy.clan.ai.monkey_codes import (
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

SIZE = 7
CELLS = SIZE * SIZE
LINES: tuple[tuple[int, ...], ...] = (
    *(tuple(range(SIZE * row, SIZE * row + SIZE)) for row in range(SIZE)),
    *(tuple(range(column, CELLS, SIZE)) for column in range(SIZE)),
)
"""The cells of the seven rows, then of the seven columns."""

DIRTY, CLEANED, DUMPS, DUMPS_LATER, LEAVES, FACED = range(6)
"""The features of each seat's monkeys: with lice; without; able to pass their lice on; able to do so after a spawn on
them; clean and able to leave; clean and exposed to lice from the opponent's next bump."""
SEAT_FIELDS = 6
ALL_CELLS = (1 << CELLS) - 1
NEARLY_CROWDED = 4
"""Workers of a monkey that will soon break out."""


def field_shift(seat: int, which: int) -> int:
    """Return the shift of a seat's feature."""
    return CELLS * (SEAT_FIELDS * seat + which)


BREAKS = field_shift(2, 0)
"""The shift of the field of monkeys with five workers and a monkey beside them."""
VALUE_SHIFT = BREAKS + CELLS
"""The shift of the field with the value of the line to the first seat."""
VALUE_OFFSET = 1 << 20
"""The offset that keeps the value of a line from being negative."""


CACHE_LIMIT = 2_000
"""The most contents of a line cached: enough for a decision, and not too much for a phone."""


class _LineFeatures(dict[bytes, int]):
    """The features of one line, by its content."""

    def __init__(self, cells: tuple[int, ...]) -> None:
        super().__init__()
        self._cells = cells

    def __missing__(self, content: bytes) -> int:
        if len(self) >= CACHE_LIMIT:
            self.clear()
        features = self[content] = _line_features(self._cells, content)
        return features


LINE_FEATURES = tuple(map(_LineFeatures, LINES))


def _line_features(cells: tuple[int, ...], content: bytes) -> int:
    """Return all features of a line."""
    features, value = 0, VALUE_OFFSET
    for index, number in enumerate(content):
        if not number:
            continue
        near = [content[other] for other in (index - 1, index + 1) if 0 <= other < SIZE and content[other]]
        if near and IS_CROWDED[number]:
            features |= 1 << BREAKS + cells[index]
        if SIDE[number] != NEUTRAL:
            features |= 1 << field_shift(SIDE[number] - 1, DIRTY if POWER[number] else CLEANED) + cells[index]
            value += _signed(number, _lice_value(number) + sum(_neighbour_value(number, other) for other in near))
    for start, end in facing(content):
        features |= _facing_features(cells, content, start, end)
        value += _facing_value(content[end], content[start])
    for index in leaving(content):
        if SIDE[content[index]] != NEUTRAL:
            features |= 1 << field_shift(SIDE[content[index]] - 1, LEAVES) + cells[index]
    return features | value << VALUE_SHIFT


def _signed(number: int, value: int) -> int:
    """Return a value to a monkey's owner as a value to the first seat."""
    return value if SIDE[number] == 1 else -value


def _lice_value(number: int) -> int:
    """Return the value of a monkey's lice to its owner; half of it, since it counts in a row and in a column."""
    return (QUEEN * HAS_QUEEN[number] + ONE_POWER * POWER[number]) // 2


def _neighbour_value(number: int, other: int) -> int:
    """Return the value to a monkey's owner of another monkey beside it."""
    if POWER[number]:
        return BESIDE_DIRTY
    return BESIDE_CLEAN + (BESIDE_A_CROWD if (other - 1) % WORKERS >= NEARLY_CROWDED else 0)


def _facing_value(number: int, other: int) -> int:
    """Return the value to the first seat of a monkey that can be given lice by another."""
    if POWER[number] or not POWER[other] or SIDE[number] in (NEUTRAL, SIDE[other]):
        return 0
    return _signed(number, FACING)


def _facing_features(cells: tuple[int, ...], content: bytes, start: int, end: int) -> int:
    """Return the features of a monkey that can move up to another."""
    moving, met = content[start], content[end]
    power, side, other = POWER[moving], SIDE[moving], SIDE[met]
    if not power:
        return 0
    features = 0
    if side != NEUTRAL and (other != side or POWER[met]):
        if power >= POWER[met]:
            features |= 1 << field_shift(side - 1, DUMPS) + cells[start]
        if power + 1 + HAS_QUEEN[moving] >= POWER[met]:
            features |= 1 << field_shift(side - 1, DUMPS_LATER) + cells[start]
    if other not in (NEUTRAL, side) and not POWER[met]:
        features |= 1 << field_shift(other - 1, FACED) + cells[end]
    return features


def facing(content: bytes) -> Iterator[tuple[int, int]]:
    """Yield pairs of places of monkeys with only free cells between them, at least one; both ways."""
    before = SIZE
    for index, number in enumerate(content):
        if number:
            if before < index - 1:
                yield before, index
                yield index, before
            before = index


def leaving(content: bytes) -> list[int]:
    """Rule 27: the places of clean monkeys with nothing between them and an end of the line."""
    indices = [index for index, number in enumerate(content) if number]
    return [index for index in sorted({*indices[:1], *indices[-1:]}) if not POWER[content[index]]]


# Bumps


Slide = tuple[int, int, int, int, int]
"""The start, the end and the code there afterwards; the cell of the bumped monkey that takes all lice, and its code
afterwards. The end is NOWHERE for a monkey that leaves, and the bumped cell for lice that stay."""
NOWHERE = -1


class _Slides(dict[bytes, tuple[Slide, ...]]):
    """The bumps along one line for a seat, by the content of the line."""

    def __init__(self, cells: tuple[int, ...], seat: int) -> None:
        super().__init__()
        self._cells, self._not_side = cells, 2 - seat

    def __missing__(self, content: bytes) -> tuple[Slide, ...]:
        if len(self) >= CACHE_LIMIT:
            self.clear()
        slides = self[content] = tuple(_slides(self._cells, content, self._not_side))
        return slides


SLIDES = tuple(tuple(_Slides(cells, seat) for cells in LINES) for seat in (0, 1))


def _slides(cells: tuple[int, ...], content: bytes, not_side: int) -> Iterator[Slide]:
    """Rule 27: every monkey but the opponent's, over free cells; all its lice may move onto one with no more power."""
    for index, number in enumerate(content):
        if not number or SIDE[number] == not_side:
            continue
        for step in (-1, 1):
            end = index + step
            while 0 <= end < SIZE and not content[end]:
                yield cells[index], cells[end], number, NOWHERE, FREE
                end += step
            if 0 <= end < SIZE and end != index + step and POWER[number] and POWER[number] >= POWER[content[end]]:
                yield cells[index], cells[end - step], CLEAN[number], cells[end], JOINED[content[end]][number]
    for index in leaving(content):
        if SIDE[content[index]] != not_side:
            yield cells[index], NOWHERE, FREE, NOWHERE, FREE
