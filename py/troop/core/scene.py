"""Scenes: what is drawn, as data. A scene is a pure function of a position; the page compares scenes to animate."""

from typing import Any, NamedTuple, TypeAlias

from troop.core.message import Message

Point: TypeAlias = tuple[float, float]


class Item(NamedTuple):
    """One thing in a scene. ``at`` is its centre, ``size`` its own width and height before it is turned."""

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
    """Of a ``line`` or an ``area``: where it runs, in the scene's own measure."""

    def data(self) -> dict[str, Any]:
        """The item as the page takes it: what it has not is left out."""
        data: dict[str, Any] = {"key": self.key, "symbol": self.symbol, "at": self.at, "size": self.size}
        if self[4:] != ABSENT:
            given = zip(self._fields[4:], self[4:], ABSENT, strict=True)
            data |= {name: value for name, value, absent in given if value != absent}
        return data


ABSENT = tuple(Item._field_defaults.values())
"""What an item has not."""


class Scene(NamedTuple):
    """All that is drawn, in the order in which it is painted."""

    size: Point
    items: tuple[Item, ...]
    ground: tuple[Item, ...] = ()
    """What lies below all items and never moves: it is painted once, and throws the board's shadow."""

    def data(self, known: "Scene | None" = None) -> dict[str, Any]:
        """The scene as the page takes it; what stands the same in a scene that the page knows, by its key alone."""
        same = {item.key: item for item in known.items} if known else {}
        items = [item.key if same.get(item.key) == item else item.data() for item in self.items]
        data: dict[str, Any] = {"size": self.size, "items": items}
        if known is None or known.ground != self.ground:
            data["ground"] = [item.data() for item in self.ground]
        return data

    def keys(self) -> dict[str, str]:
        """For each word that an item stands for, the item's key."""
        return {item.word: item.key for item in self.items if item.word is not None}
