"""The games that can be played."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from troop.core.game import Game


class Games(Mapping[str, Game[Any]]):
    """Games by name, in the order of the home page. Each is imported when first asked for, so that a page loads only
    one.
    """

    def __init__(self, classes: Mapping[str, str]) -> None:
        self._classes = classes
        self._games: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._games:
            class_name = self._classes[name]
            self._games[name] = getattr(import_module(f"{__name__}.{name}"), class_name)()
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._classes

    def __iter__(self) -> Iterator[str]:
        return iter(self._classes)

    def __len__(self) -> int:
        return len(self._classes)


GAMES = Games({"mancala": "Mancala", "itchy": "Itchy", "codemonkey": "CodeMonkey"})
