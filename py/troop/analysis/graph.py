"""The graph of a game: a band for each seat, as wide as its win probability, drawn as a scene."""

from collections.abc import Sequence
from typing import Protocol

from troop.core.bot import WinProbabilities
from troop.core.messages import message, seat_number
from troop.core.scene import Item, Point, Scene

WIDTH, HEIGHT = 320.0, 120.0
SHAPES = ("round", "square", "triangle", "diamond")
SIGN, MARK = 18.0, 12.0
MARGIN = 18.0
"""Space at the right, and below for the marks."""


class Stand(Protocol):
    """The win probabilities before an entry."""

    @property
    def at(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def win_probabilities(self) -> WinProbabilities: ...


def graph(stands: Sequence[Stand], final: WinProbabilities | None, last: int, marked: set[int]) -> Scene:
    """Return the graph, from the first evaluated decision to the end of the game; ``marked`` turns get a sign below."""
    points = [(stand.at - 1, stand.win_probabilities) for stand in stands]
    if final and points:
        points.append((last, final))
    if not points:
        return Scene((WIDTH, HEIGHT), ())
    items = [_band(points, seat, last) for seat in range(len(points[0][1]))]
    items += _middle(len(points[0][1]))
    items += [_sign(points, seat, last) for seat in range(len(points[0][1]))]
    items += [_mark(stand, last) for stand in stands if stand.at in marked]
    items += [
        _strip(at, after, win_probabilities, last)
        for (at, win_probabilities), after in zip(points, _ends(points), strict=True)
    ]
    return Scene((WIDTH, HEIGHT), tuple(items))


def _height() -> float:
    return HEIGHT - MARGIN


def _x(at: int, last: int) -> float:
    return round((WIDTH - MARGIN) * at / max(last, 1), 1)


def _y(share: float) -> float:
    return round(_height() * share, 1)


def _ends(points: list[tuple[int, WinProbabilities]]) -> list[int]:
    """Return where each step of the graph ends."""
    return [*(at for at, _ in points[1:]), points[-1][0] + 1]


def _band(points: list[tuple[int, WinProbabilities]], seat: int, last: int) -> Item:
    """Return the band of a seat, above the seats after it."""
    upper = [(_x(at, last), _y(sum(win_probabilities[:seat]))) for at, win_probabilities in points]
    lower = [(_x(at, last), _y(sum(win_probabilities[: seat + 1]))) for at, win_probabilities in points]
    outline: tuple[Point, ...] = (*upper, *reversed(lower))
    return Item(f"band-{seat}", "area", (0, 0), (WIDTH, HEIGHT), seat=seat, points=outline)


def _middle(seats: int) -> list[Item]:
    """Return the line of equality between two seats."""
    y = _y(0.5)
    ends: tuple[Point, ...] = ((0.0, y), (WIDTH - MARGIN, y))
    return [Item("middle", "line", (0, 0), (WIDTH, HEIGHT), points=ends)] if seats == len("12") else []


def _sign(points: list[tuple[int, WinProbabilities]], seat: int, last: int) -> Item:
    """Return the sign of a seat, where its band is widest."""
    own = [win_probabilities[seat] for _, win_probabilities in points]
    around = [min(own[max(at - 1, 0) : at + 2]) for at in range(len(own))]
    at, win_probabilities = points[max(range(len(own)), key=around.__getitem__)]
    x = min(max(_x(at, last), SIGN), WIDTH - MARGIN - SIGN)
    return Item(
        f"sign-{seat}",
        f"seat-{SHAPES[seat]}",
        (x, _y(sum(win_probabilities[:seat]) + win_probabilities[seat] / 2)),
        (SIGN, SIGN),
        seat=seat,
    )


def _mark(stand: Stand, last: int) -> Item:
    """Return the sign of a marked turn."""
    at = (_x(stand.at - 1, last), HEIGHT - MARGIN / 2)
    return Item(f"mark-{stand.at}", f"seat-{SHAPES[stand.seat]}", at, (MARK, MARK), seat=stand.seat)


def _strip(at: int, after: int, win_probabilities: WinProbabilities, last: int) -> Item:
    """Return the clickable strip of a position, with its win probabilities as a label."""
    left = _x(at, last)
    right = max(min(_x(after, last), WIDTH), left + 1)
    stood = {f"percent{i}" if i > 1 else "percent": round(100 * share) for i, share in enumerate(win_probabilities, 1)}
    seats = {f"seat{i}" if i > 1 else "seat": seat_number(i - 1) for i in range(1, len(win_probabilities) + 1)}
    said = message("review-stood", at=at, count=len(win_probabilities), **seats, **stood)
    size = (right - left, HEIGHT)
    return Item(f"strip-{at}", "text", ((left + right) / 2, HEIGHT / 2), size, text="", word=str(at), label=said)
