"""Where things are in the picture of CodeMonkey: the jungle, and beside or below it what the players code with."""

from collections.abc import Iterable
from typing import NamedTuple

from troop.core.hexes import Cell
from troop.core.scene import Point

ACROSS, DOWN, HEX = 86.6, 75, 100
"""From one hex to the next, in a row and from row to row; and how high a hex is."""
MARGIN_TOP, MARGIN = 118, 56
"""Around the middles of the outermost cells: trees stand up at the top."""
ON_HEX, ON_TREE = 66, 54
"""How big a monkey is, on a hex and up a tree."""
LEAST_HEIGHT = 520
SIDE, BELOW = 450, 390
"""How broad the place for the players is beside the jungle, and how high below it."""
CARD = (100, 130)
WIDE_ROOM, TALL_ROOM = (1040, 480), (374, 500)
"""The rooms that pictures are made for, on a laptop and on a phone."""
PIECE, LARGE_PIECE = 58, 80
"""A die or a token in the tray: large enough for a finger where the picture is small."""


class Layout(NamedTuple):
    """The part of the plane that is shown, as it is turned, and the place for the players."""

    left: float
    top: float
    width: float
    height: float
    tall: bool
    turned: int = 0
    """By how many sixths of a turn the plane is shown turned, so that it fits the room."""

    @property
    def size(self) -> Point:
        """The size of the whole picture."""
        if self.tall:
            return _round((max(self.width, 2 * 330), self.height + BELOW))
        return _round((self.width + SIDE, max(self.height, LEAST_HEIGHT)))

    @property
    def origin(self) -> Point:
        """The upper left corner of the jungle's part."""
        across, down = self.size
        return (across - self.width) / 2 if self.tall else 0, 0 if self.tall else (down - self.height) / 2

    @property
    def beside(self) -> tuple[float, float, float, float]:
        """The place for the players: left, top, width, height."""
        across, down = self.size
        return (0, self.height, across, BELOW) if self.tall else (self.width, 0, SIDE, down)

    def at(self, cell: Cell, dx: float = 0, dy: float = 0) -> Point:
        """The middle of a cell, or a place beside it."""
        x, y = middle(turned(cell, self.turned))
        return _round((self.origin[0] + x - self.left + dx, self.origin[1] + y - self.top + dy))


def layout_of(cells: Iterable[Cell], tall: bool, may_turn: bool) -> Layout:
    """The layout in which all these cells are seen, as large as can be."""
    known = tuple(cells)
    layouts = [_layout(known, tall, turn) for turn in (range(6) if may_turn else (0,))]
    return max(layouts, key=lambda layout: _scale(layout, TALL_ROOM if tall else WIDE_ROOM))


def _layout(cells: tuple[Cell, ...], tall: bool, turn: int) -> Layout:
    points = [middle(turned(cell, turn)) for cell in cells] or [(0.0, 0.0)]
    across, down = [x for x, _ in points], [y for _, y in points]
    left, top = min(across) - MARGIN, min(down) - MARGIN_TOP
    return Layout(left, top, max(across) + MARGIN - left, max(down) + MARGIN - top, tall, turn)


def _scale(layout: Layout, room: Point) -> float:
    """How large the picture would be in a room."""
    return min(room[0] / layout.size[0], room[1] / layout.size[1])


def turned(cell: Cell, turn: int) -> Cell:
    """A cell after so many sixths of a turn to the right around the first one."""
    q, r = cell
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def middle(cell: Cell) -> Point:
    """The middle of a cell on the plane."""
    q, r = cell
    return ACROSS * (q + r / 2), DOWN * r


def _round(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


class Strip(NamedTuple):
    """The place of one player's CodePanel: the middle of its first slot, its scale, and the middle of its monkey."""

    at: Point
    scale: float
    face: Point
    has_face: bool = True
    """Whether there is room for the monkey."""

    def slot(self, number: int) -> Point:
        """The middle of a slot, from 0."""
        return _round((self.at[0] + number * 104 * self.scale, self.at[1]))

    def piece(self, number: int) -> Point:
        """Where a die or a token lies in a slot."""
        x, y = self.slot(number)
        return _round((x, y - 17 * self.scale))

    def under(self, number: int) -> Point:
        """Where a Swing lies under a die."""
        x, y = self.slot(number)
        return _round((x, y + 40 * self.scale))

    @property
    def card(self) -> Point:
        return _round((CARD[0] * self.scale, CARD[1] * self.scale))


def strips(layout: Layout, seats: int, slots: int) -> list[Strip]:
    """The CodePanels of all players, alike."""
    left, top, width, height = layout.beside
    columns = 2 if layout.tall else 1
    rows = -(-seats // columns)
    scale = min(0.84, (width / columns - 96) / (slots * 104), (height / rows - 8) / CARD[1])
    made = []
    for seat in range(seats):
        row, column = divmod(seat, columns)
        x, y = left + column * width / columns, top + (row + 0.5) * height / rows
        made.append(Strip((x + 92 + 52 * scale, y), scale, (x + 46, y)))
    return made


def coding_strips(layout: Layout, seats: int, slots: int, coder: int) -> list[Strip]:
    """The CodePanel of who codes large, the others small below it."""
    others = [seat for seat in range(seats) if seat != coder]
    small = _small_strips(layout, len(others), slots)
    made = dict(zip(others, small, strict=True)) | {coder: _large_strip(layout, slots)}
    return [made[seat] for seat in range(seats)]


def _large_strip(layout: Layout, slots: int) -> Strip:
    left, top, width, _ = layout.beside
    scale = 1.2 if layout.tall else 1.0
    margin = (width - slots * 104 * scale) / 2
    y = top + 76 * scale
    return Strip((left + margin + 52 * scale, y), scale, (left + margin - 36, y), has_face=margin > 66)


def _small_strips(layout: Layout, count: int, slots: int) -> list[Strip]:
    """Side by side below a high picture, one below the other beside a broad one, each in the middle of its place."""
    left, top, width, height = layout.beside
    columns, down = (count, 110) if layout.tall else (1, 88)
    broad = width / max(1, columns)
    scale = max(0.4, min(0.62, (broad - 76) / (slots * 104)))
    aside = max(0, (broad - 74 - slots * 104 * scale) / 2)
    made = []
    for index in range(count):
        row, column = divmod(index, columns)
        x, y = left + column * broad + aside, top + height - down / 2 - (count // columns - 1 - row) * down
        made.append(Strip((x + 74 + 52 * scale, y), scale, (x + 36, y)))
    return made


def tray(layout: Layout, pieces: int) -> tuple[list[Point], Point, Point]:
    """Where the pieces lie that are in no slot, and the middle and the size of the place."""
    left, top, width, _ = layout.beside
    y, x = top + (232 if layout.tall else 184), left + width / 2
    apart = min(piece_size(layout) + 10, (width - 30) / max(1, pieces))
    points = [_round((x + (index - (pieces - 1) / 2) * apart, y)) for index in range(pieces)]
    return points, (x, y), (width - 20, piece_size(layout) + 16)


def piece_size(layout: Layout) -> int:
    """How large a die or a token is in the tray."""
    return LARGE_PIECE if layout.tall else PIECE
