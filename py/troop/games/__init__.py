"""The games that can be played. A game is a module in this package with a ``GAME``."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from troop.core.game import Game


class Games(Mapping[str, Game[Any]]):
    """Games by name, in the order of the home page. Each is imported when first asked for, so that a page loads only
    one.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._games: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._games:
            self._games[name] = import_module(f"{__name__}.{name}").GAME
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES = Games(
    (
        "mancala",
        "itchy",
        "codemonkey",
    )
)
