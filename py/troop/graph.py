"""The graph of a game: a band for each seat, the wider the better it stood; drawn as a scene like a board."""

from collections.abc import Sequence
from typing import Protocol

from troop.core.message import message, seat_number
from troop.core.mind import Shares
from troop.core.scene import Item, Point, Scene

WIDTH, HEIGHT = 320.0, 120.0
SHAPES = ("round", "square", "triangle", "diamond")
SIGN, MARK = 18.0, 12.0
MARGIN = 18.0
"""Room at the right, and below for the marks."""


class Stand(Protocol):
    """How well each seat stood before an entry."""

    @property
    def at(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def shares(self) -> Shares: ...


def graph(stands: Sequence[Stand], final: Shares | None, last: int, marked: set[int]) -> Scene:
    """Bands from the first judged decision to the end of the game; turns of note are marked below."""
    points = [(stand.at - 1, stand.shares) for stand in stands]
    if final and points:
        points.append((last, final))
    if not points:
        return Scene((WIDTH, HEIGHT), ())
    items = [_band(points, seat, last) for seat in range(len(points[0][1]))]
    items += _middle(len(points[0][1]))
    items += [_sign(points, seat, last) for seat in range(len(points[0][1]))]
    items += [_mark(stand, last) for stand in stands if stand.at in marked]
    items += [_strip(at, after, shares, last) for (at, shares), after in zip(points, _ends(points), strict=True)]
    return Scene((WIDTH, HEIGHT), tuple(items))


def _height() -> float:
    return HEIGHT - MARGIN


def _x(at: int, last: int) -> float:
    return round((WIDTH - MARGIN) * at / max(last, 1), 1)


def _y(share: float) -> float:
    return round(_height() * share, 1)


def _ends(points: list[tuple[int, Shares]]) -> list[int]:
    """Where the place of each point ends: at the next one."""
    return [*(at for at, _ in points[1:]), points[-1][0] + 1]


def _band(points: list[tuple[int, Shares]], seat: int, last: int) -> Item:
    """The share of one seat, above those of the seats after it."""
    upper = [(_x(at, last), _y(sum(shares[:seat]))) for at, shares in points]
    lower = [(_x(at, last), _y(sum(shares[: seat + 1]))) for at, shares in points]
    outline: tuple[Point, ...] = (*upper, *reversed(lower))
    return Item(f"band-{seat}", "area", (0, 0), (WIDTH, HEIGHT), seat=seat, points=outline)


def _middle(seats: int) -> list[Item]:
    """Between two, the line on which they stand even."""
    y = _y(0.5)
    ends: tuple[Point, ...] = ((0.0, y), (WIDTH - MARGIN, y))
    return [Item("middle", "line", (0, 0), (WIDTH, HEIGHT), points=ends)] if seats == len("12") else []


def _sign(points: list[tuple[int, Shares]], seat: int, last: int) -> Item:
    """Whose band it is, where it is widest."""
    own = [shares[seat] for _, shares in points]
    around = [min(own[max(at - 1, 0) : at + 2]) for at in range(len(own))]
    at, shares = points[max(range(len(own)), key=around.__getitem__)]
    x = min(max(_x(at, last), SIGN), WIDTH - MARGIN - SIGN)
    return Item(
        f"sign-{seat}", f"seat-{SHAPES[seat]}", (x, _y(sum(shares[:seat]) + shares[seat] / 2)), (SIGN, SIGN), seat=seat
    )


def _mark(stand: Stand, last: int) -> Item:
    """A turn of note, with the sign of who made it."""
    at = (_x(stand.at - 1, last), HEIGHT - MARGIN / 2)
    return Item(f"mark-{stand.at}", f"seat-{SHAPES[stand.seat]}", at, (MARK, MARK), seat=stand.seat)


def _strip(at: int, after: int, shares: Shares, last: int) -> Item:
    """The place of a position on the graph: it says how everybody stood there, and leads there."""
    left = _x(at, last)
    right = max(min(_x(after, last), WIDTH), left + 1)
    stood = {f"percent{i}" if i > 1 else "percent": round(100 * share) for i, share in enumerate(shares, 1)}
    seats = {f"seat{i}" if i > 1 else "seat": seat_number(i - 1) for i in range(1, len(shares) + 1)}
    said = message("study-stood", at=at, count=len(shares), **seats, **stood)
    size = (right - left, HEIGHT)
    return Item(f"strip-{at}", "text", ((left + right) / 2, HEIGHT / 2), size, text="", word=str(at), label=said)
