"""Generic pieces, for games without drawings of their own. Pieces of a seat have its colour and its shape."""

from troop.core.messages import Message
from troop.core.scene import Item, Point


def cell(word: str, at: Point, size: float, label: Message, *, symbol: str = "cell") -> Item:
    """Return a place on the board that can be chosen by a word: a ``cell``, ``cell-round`` or ``cell-hex``."""
    height = size * 104 / 120 if symbol == "cell-hex" else size
    return Item(word, symbol, at, (size, height), word=word, label=label)


def disc(key: str, at: Point, size: float, seat: int | None = None) -> Item:
    """Return a disc, of a seat or of nobody."""
    return Item(key, _of_seat("disc", seat), at, (size, size), seat=seat)


def tile(key: str, at: Point, size: float, seat: int | None = None) -> Item:
    """Return a square tile, of a seat or of nobody."""
    return Item(key, _of_seat("tile", seat), at, (size, size), seat=seat)


def card(key: str, at: Point, height: float, seat: int | None = None, *, face_down: bool = False) -> Item:
    """Return a card, of a seat or of nobody; face down all look alike."""
    symbol = "card-back" if face_down else _of_seat("card", seat)
    return Item(key, symbol, at, (height * 90 / 126, height), seat=seat)


def text(key: str, at: Point, size: float, said: str) -> Item:
    """Return a short text on the board."""
    return Item(key, "text", at, (size, size), text=said)


def _of_seat(symbol: str, seat: int | None) -> str:
    return symbol if seat is None else f"{symbol}-{seat + 1}"
