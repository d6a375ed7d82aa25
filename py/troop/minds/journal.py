"""The journal of the ladder: games that were played are kept in a file, and need not be played again."""

from pathlib import Path
from typing import NamedTuple


class Played(NamedTuple):
    """What the upper level got of a game, and how long it took."""

    points: float
    seconds: float


class Journal:
    """Games by their names, a line each; several ladders may write into the same file, one after the other or at once.

    A name says all that a game depends on but the minds' own code: when they decide otherwise, a journal is begun anew.
    """

    def __init__(self, path: str | None = None) -> None:
        self._path = Path(path) if path else None
        self._played: dict[str, Played] = {}
        if self._path and self._path.exists():
            for line in self._path.read_text().splitlines():
                points, seconds, name = line.split("\t")
                self._played[name] = Played(float(points), float(seconds))

    def known(self, name: str) -> Played | None:
        """What came of a game, if it was played."""
        return self._played.get(name)

    def keep(self, name: str, played: Played) -> None:
        """A game was played."""
        self._played[name] = played
        if self._path:
            with self._path.open("a") as file:
                file.write(f"{played.points:g}\t{played.seconds:.2f}\t{name}\n")
