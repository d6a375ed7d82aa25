"""Scenes: what to draw, as data. A scene is a pure function of a view; the page compares scenes to animate."""

from typing import Any, NamedTuple, TypeAlias

from troop.core.messages import Message

Point: TypeAlias = tuple[float, float]


class Item(NamedTuple):
    """One thing to draw. ``at`` is its centre, ``size`` its width and height before rotation."""

    key: str
    symbol: str
    at: Point
    size: Point
    turn: int = 0
    variants: int = 0
    faces: int = 0
    text: str | None = None
    seat: int | None = None
    word: str | None = None
    label: Message | None = None
    marks: tuple[str, ...] = ()
    points: tuple[Point, ...] = ()
    """The points of a ``line`` or an ``area``, in scene units."""
    caption: Message | None = None
    """What a ``text`` item says in the viewer's language, instead of ``text``."""
    tip: Message | None = None
    """What a cell is for, shown while it is pointed at."""

    def data(self) -> dict[str, Any]:
        """Return the item as the page gets it, without default values."""
        data: dict[str, Any] = {"key": self.key, "symbol": self.symbol, "at": self.at, "size": self.size}
        if self[4:] != ABSENT:
            given = zip(self._fields[4:], self[4:], ABSENT, strict=True)
            data |= {name: value for name, value, absent in given if value != absent}
        return data


ABSENT = tuple(Item._field_defaults.values())
"""The default values of the optional fields."""


class Scene(NamedTuple):
    """Everything to draw, in painting order."""

    size: Point
    items: tuple[Item, ...]
    ground: tuple[Item, ...] = ()
    """Items that lie below all others and never move: painted once, with the shadow of the board."""

    def data(self, known: "Scene | None" = None) -> dict[str, Any]:
        """Return the scene as the page gets it; items unchanged since a known scene are given by their keys."""
        same = {item.key: item for item in known.items} if known else {}
        items = [item.key if same.get(item.key) == item else item.data() for item in self.items]
        data: dict[str, Any] = {"size": self.size, "items": items}
        if known is None or known.ground != self.ground:
            data["ground"] = [item.data() for item in self.ground]
        return data

    def keys(self) -> dict[str, str]:
        """Return the key of the item for each word that an item stands for."""
        return {item.word: item.key for item in self.items if item.word is not None}
