"""The coordinates of the jungle, and of the area beside or below it for the players' CodePanels."""

from collections.abc import Iterable
from typing import NamedTuple

from troop.core.hexes import Cell
from troop.core.scene import Point

ACROSS, DOWN, HEX = 86.6, 75, 100
"""The distance between hexes in a row and between rows; and the height of a hex."""
MARGIN_TOP, MARGIN = 118, 56
"""The margins around the middles of the outermost cells; trees rise at the top."""
ON_HEX, ON_TREE = 66, 54
"""The size of a monkey, on a hex and up a tree."""
LEAST_HEIGHT = 520
SIDE, BELOW = 450, 390
"""The width of the area for the players beside the jungle, and its height below it."""
CARD = (100, 130)
WIDE_ROOM, TALL_ROOM = (1040, 480), (374, 500)
"""The sizes that scenes are laid out for, on a laptop and on a phone."""
FACE = 84
"""The width of a large CodePanel's monkey."""
SMALL_DIE = 26
"""The size of the dice below covered programs."""
PIECE, LARGE_PIECE = 58, 80
"""The size of a die or a token in the tray: large enough to touch in a small scene."""


class Layout(NamedTuple):
    """The visible part of the plane, its rotation, and the area for the players."""

    left: float
    top: float
    width: float
    height: float
    tall: bool
    turned: int = 0
    """The rotation of the plane in sixths of a turn, chosen to fit the room."""

    @property
    def size(self) -> Point:
        """The size of the whole scene."""
        if self.tall:
            return _round((max(self.width, 2 * 330), self.height + BELOW))
        return _round((self.width + SIDE, max(self.height, LEAST_HEIGHT)))

    @property
    def origin(self) -> Point:
        """The upper left corner of the jungle."""
        across, down = self.size
        return (across - self.width) / 2 if self.tall else 0, 0 if self.tall else (down - self.height) / 2

    @property
    def beside(self) -> tuple[float, float, float, float]:
        """The area for the players: left, top, width, height."""
        across, down = self.size
        return (0, self.height, across, BELOW) if self.tall else (self.width, 0, SIDE, down)

    def at(self, cell: Cell, dx: float = 0, dy: float = 0) -> Point:
        """Return the middle of a cell, or a point beside it."""
        x, y = middle(turned(cell, self.turned))
        return _round((self.origin[0] + x - self.left + dx, self.origin[1] + y - self.top + dy))


def layout_of(cells: Iterable[Cell], tall: bool, may_turn: bool) -> Layout:
    """Return the layout that shows all these cells as large as possible."""
    known = tuple(cells)
    layouts = [_layout(known, tall, turn) for turn in (range(6) if may_turn else (0,))]
    return max(layouts, key=lambda layout: _scale(layout, TALL_ROOM if tall else WIDE_ROOM))


def _layout(cells: tuple[Cell, ...], tall: bool, turn: int) -> Layout:
    points = [middle(turned(cell, turn)) for cell in cells] or [(0.0, 0.0)]
    across, down = [x for x, _ in points], [y for _, y in points]
    left, top = min(across) - MARGIN, min(down) - MARGIN_TOP
    return Layout(left, top, max(across) + MARGIN - left, max(down) + MARGIN - top, tall, turn)


def _scale(layout: Layout, room: Point) -> float:
    """Return the scale of the scene in a room."""
    return min(room[0] / layout.size[0], room[1] / layout.size[1])


def turned(cell: Cell, turn: int) -> Cell:
    """Return a cell after some sixths of a turn to the right around the origin."""
    q, r = cell
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def middle(cell: Cell) -> Point:
    """Return the middle of a cell on the plane."""
    q, r = cell
    return ACROSS * (q + r / 2), DOWN * r


def _round(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


class PanelStrip(NamedTuple):
    """The place of a player's CodePanel: the middle of its first slot, its scale, and the middle of its monkey."""

    at: Point
    scale: float
    face: Point

    def slot(self, number: int) -> Point:
        """Return the middle of a slot, from 0."""
        return _round((self.at[0] + number * 104 * self.scale, self.at[1]))

    def piece(self, number: int) -> Point:
        """Return the point of a die or a token in a slot."""
        x, y = self.slot(number)
        return _round((x, y - 17 * self.scale))

    def number(self, number: int) -> Point:
        """Return the point of the number of a slot, in the corner of the card."""
        x, y = self.slot(number)
        return _round((x - 41 * self.scale, y - 54 * self.scale))

    def under(self, number: int) -> Point:
        """Return the point of a Swing under a die."""
        x, y = self.slot(number)
        return _round((x, y + 40 * self.scale))

    @property
    def card(self) -> Point:
        return _round((CARD[0] * self.scale, CARD[1] * self.scale))


def strips(layout: Layout, seats: int, slots: int) -> list[PanelStrip]:
    """Return the CodePanels of all players, of equal size."""
    left, top, width, height = layout.beside
    columns = 2 if layout.tall else 1
    rows = -(-seats // columns)
    scale = min(0.84, (width / columns - 96) / (slots * 104), (height / rows - 8) / CARD[1])
    strips_by_seat = []
    for seat in range(seats):
        row, column = divmod(seat, columns)
        x, y = left + column * width / columns, top + (row + 0.5) * height / rows
        strips_by_seat.append(PanelStrip((x + 92 + 52 * scale, y), scale, (x + 46, y)))
    return strips_by_seat


def coding_strips(layout: Layout, seats: int, slots: int, coder: int) -> list[PanelStrip]:
    """Return a large CodePanel for the coding player, and small ones for the others below it."""
    others = [seat for seat in range(seats) if seat != coder]
    small = _small_strips(layout, len(others), slots)
    strips_by_seat = dict(zip(others, small, strict=True)) | {coder: _large_strip(layout, slots)}
    return [strips_by_seat[seat] for seat in range(seats)]


def _large_strip(layout: Layout, slots: int) -> PanelStrip:
    left, top, width, _ = layout.beside
    scale = min(1.2 if layout.tall else 1.0, (width - FACE - 8) / (slots * 104))
    margin = (width - FACE - slots * 104 * scale) / 2
    y = top + 76 * scale
    return PanelStrip((left + margin + FACE + 52 * scale, y), scale, (left + margin + FACE / 2, y))


def _small_strips(layout: Layout, count: int, slots: int) -> list[PanelStrip]:
    """Return CodePanels side by side below a tall scene, one below another beside a wide one."""
    left, top, width, height = layout.beside
    columns, down = (count, 110) if layout.tall else (1, 88)
    strip_width = width / max(1, columns)
    scale = max(0.4, min(0.62, (strip_width - 76) / (slots * 104)))
    aside = max(0, (strip_width - 74 - slots * 104 * scale) / 2)
    strips_by_seat = []
    for index in range(count):
        row, column = divmod(index, columns)
        x, y = left + column * strip_width + aside, top + height - down / 2 - (count // columns - 1 - row) * down
        strips_by_seat.append(PanelStrip((x + 74 + 52 * scale, y), scale, (x + 36, y)))
    return strips_by_seat


def tray(layout: Layout, pieces: int) -> tuple[list[Point], Point, Point]:
    """Return the points of the pieces in the tray, and the middle and the size of the tray."""
    left, top, width, _ = layout.beside
    y, x = top + (232 if layout.tall else 184), left + width / 2
    apart = min(piece_size(layout) + 10, (width - 30) / max(1, pieces))
    points = [_round((x + (index - (pieces - 1) / 2) * apart, y)) for index in range(pieces)]
    return points, (x, y), (width - 20, piece_size(layout) + 16)


def name_size(layout: Layout) -> int:
    """Return the size of the names under the pieces in the tray."""
    return 25 if layout.tall else 19


def piece_size(layout: Layout) -> int:
    """Return the size of a die or a token in the tray."""
    return LARGE_PIECE if layout.tall else PIECE
