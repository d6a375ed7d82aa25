"""The coordinates on the log: pockets, stores, monkeys and labels.

Everything is measured on a wide log with South at the bottom, and then turned. With tokens there is a strip along each
side of the log for a player's hand, measured from its owner's left, so that both sides look the same.
"""

from math import ceil, cos, pi, sin, sqrt
from typing import NamedTuple

from troop.core.scene import Point
from troop.games.mancala.rules.board import NORTH, SOUTH, is_store, pockets, side_of

HEIGHT, END, COLUMN = 420, 190, 120
ROW = (305, 115)
NUMBERS = (398, 22)
"""The y coordinates of the rows of pockets and of labels: South's, North's. The labels are on the bark."""
STORE_FROM_END = 108
STRIP, SHORTEST_STRIP = 100, 820
"""The width of the strips, and their least length."""
INNER = {1: 1, 6: 1, 7: 1, 8: 1, 9: 2, 10: 3, 11: 3, 12: 4, 13: 4, 14: 5}
"""How many of a number of monkeys in a pocket form the inner ring."""
GOLDEN_ANGLE = pi * (3 - sqrt(5))


class Layout(NamedTuple):
    """The layout of a log with ``pockets`` a side, wide or tall, with South or North nearest."""

    pockets: int
    tall: bool
    flipped: bool
    strips: bool = False

    @property
    def width(self) -> int:
        """The length of the log."""
        return 2 * END + self.pockets * COLUMN

    @property
    def length(self) -> int:
        """The length of the whole scene, strips included."""
        return max(self.width, SHORTEST_STRIP) if self.strips else self.width

    @property
    def size(self) -> Point:
        across = HEIGHT + 2 * STRIP * self.strips
        return (across, self.length) if self.tall else (self.length, across)

    def rotation(self, own: int = 0) -> int:
        """Return the rotation of an item that is itself turned by ``own`` degrees."""
        return (own + 180 * self.flipped + 270 * self.tall) % 360

    def to_scene(self, point: Point) -> Point:
        """Convert a point of the wide log to the scene: flipped, then turned a quarter to the left."""
        x, y = point
        if self.flipped:
            x, y = self.width - x, HEIGHT - y
        along, across = (self.length - self.width) / 2, STRIP * self.strips
        return _tidy((y + across, self.width - x + along)) if self.tall else _tidy((x + along, y + across))

    @property
    def near(self) -> int:
        """The side nearest to the viewer."""
        return NORTH if self.flipped else SOUTH

    def strip(self, side: int, along: float) -> Point:
        """Return the point in the middle of a side's strip at a distance from its left end."""
        x = along - (self.length - self.width) / 2
        return (x, HEIGHT + STRIP / 2) if side == SOUTH else (self.width - x, -STRIP / 2)

    def points_beside(self, point: Point, apart: float) -> tuple[Point, Point]:
        """Return the points before and after a point in reading order, however the log is turned."""
        x, y = (0, apart) if self.tall else (apart, 0)
        return (point[0] - x, point[1] - y), (point[0] + x, point[1] + y)

    def column_centre(self, i: int) -> float:
        """Return the middle of the i-th column from the left."""
        return END + (i + 0.5) * COLUMN

    def centre(self, place: int) -> Point:
        """Return the middle of a pocket or store: South's store is at the right end, North's at the left."""
        side = side_of(self.pockets, place)
        if is_store(self.pockets, place):
            return (self.width - STORE_FROM_END if side == SOUTH else STORE_FROM_END), HEIGHT / 2
        i = place - pockets(self.pockets, side).start
        return self.column_centre(i if side == SOUTH else self.pockets - 1 - i), ROW[side]

    def label_point(self, place: int) -> Point:
        """Return the point for a place's count and letter, on the bark toward its owner."""
        side = side_of(self.pockets, place)
        x, _ = self.centre(place)
        if is_store(self.pockets, place):
            x += -20 if side == SOUTH else 20
        return x, NUMBERS[side]


def _tidy(point: Point) -> Point:
    """Round to tenths, and to integers where possible, to keep the JSON short."""
    x, y = (round(coordinate, 1) for coordinate in point)
    return int(x) if x == int(x) else x, int(y) if y == int(y) else y


def around(centre: Point, offsets: list[Point]) -> list[Point]:
    """Return the points at these offsets from a centre."""
    return [(centre[0] + x, centre[1] + y) for x, y in offsets]


def pocket_points(count: int) -> list[Point]:
    """Return the points of monkeys in a pocket: one or two rings up to 14, then a spiral that always fits."""
    if count > 14:
        return [_polar(40 * sqrt((i + 0.5) / count), i * GOLDEN_ANGLE) for i in range(count)]
    inner = INNER.get(count, 0)
    wide = 37 if count > 7 else {2: 18, 3: 21, 4: 25, 5: 33 if inner else 30, 6: 34}.get(count - inner, 0)
    return [*_ring(inner, 0 if inner == 1 else 8 + 2 * inner), *_ring(count - inner, wide)]


def monkey_size(count: int) -> int:
    """Return the size of each monkey in a pocket with ``count``."""
    return 36 if count <= 7 else 31 if count <= 11 else 28


def _ring(count: int, radius: float) -> list[Point]:
    return [_polar(radius, 2 * pi * i / count - pi / 2 + pi / count) for i in range(count)]


def _polar(radius: float, angle: float) -> Point:
    return radius * cos(angle), radius * sin(angle)


def store_points(count: int) -> list[Point]:
    """Return the points of monkeys in a store: rows from the middle outwards, closer together the more there are."""
    abreast = 3 if count <= 21 else 4 if count <= 40 else 5
    across = 68 / (abreast - 1)
    lines = max(1, ceil(count / abreast))
    apart = min(34.0, (224 if abreast == 3 else 206) / max(1, lines - 1))
    middle = 0 if abreast % 2 else -across / 2
    return [(_outwards(i % abreast) * across + middle, _outwards(i // abreast) * apart) for i in range(count)]


def _outwards(i: int) -> int:
    """Return the i-th of 0, 1, -1, 2, -2, …"""
    return (i + 1) // 2 * (1 if i % 2 else -1)
