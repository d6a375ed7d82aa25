"""The paths of words to moves. Where one word alone can follow, and completes no move, the path goes on by itself."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from troop.core.game import Game, Move, choices_after


class Paths:
    """All paths of words that mean a move. A game may have paths of its own, where they are too many to be listed."""

    def __init__(self, spelled: Mapping[Move, Move]) -> None:
        """The paths, each with the move that it means."""
        self._spelled = spelled
        self._listed = tuple(spelled)

    def after(self, path: Move) -> tuple[str, ...]:
        """The words that can follow."""
        return choices_after(self._listed, path)

    def meaning(self, path: Move) -> Move | None:
        """The move that a path means, if it is complete."""
        return self._spelled.get(path)

    def tidy(self, path: Move) -> Move:
        """The path without what no longer counts in it."""
        return path

    def followed(self, path: Move) -> Move:
        """The path, with every word that is the only one that can follow and does not complete a move."""
        path = self.tidy(path)
        words = self.after(path)
        while len(words) == 1 and self.meaning((*path, *words)) is None:
            path = (*path, *words)
            words = self.after(path)
        return path

    def back(self, path: Move) -> Move | None:
        """Where taking the last choice back leads: over the words that nobody chose; None if nobody chose any."""
        before = (self.followed(path[:length]) for length in range(len(path) - 1, -1, -1))
        return next((prefix for prefix in before if prefix != path), None)


@lru_cache(maxsize=4)
def paths_of(game: Game[Any], view: Any) -> Paths:
    """The paths of a view; remembered, for a move is chosen word by word."""
    return game.paths(view)
