"""A file of tournament results, so that games already played need not be played again."""

from pathlib import Path
from typing import NamedTuple


class Played(NamedTuple):
    """The upper level's share of a game, and its time."""

    points: float
    seconds: float


class Journal:
    """Results by name, one per line; several tournaments may append to the same file.

    A name says everything that a game depends on but the code of the bots: when that changes, start a new file.
    """

    def __init__(self, path: str | None = None) -> None:
        self._path = Path(path) if path else None
        self._played: dict[str, Played] = {}
        if self._path and self._path.exists():
            for line in self._path.read_text().splitlines():
                points, seconds, name = line.split("\t")
                self._played[name] = Played(float(points), float(seconds))

    def known(self, name: str) -> Played | None:
        return self._played.get(name)

    def keep(self, name: str, played: Played) -> None:
        self._played[name] = played
        if self._path:
            with self._path.open("a") as file:
                file.write(f"{played.points:g}\t{played.seconds:.2f}\t{name}\n")
