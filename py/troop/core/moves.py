"""The tree of words from which moves are chosen.

Where only one word can follow and it does not complete a move, it is followed automatically.
"""

from collections.abc import Mapping

from troop.core.state import Move, choices_after


class MoveTree:
    """All word paths that lead to a move. A game with too many paths to list can compute them instead."""

    def __init__(self, paths: Mapping[Move, Move]) -> None:
        """Build the tree from word paths, each with its move."""
        self._moves_by_path = paths
        self._paths = tuple(paths)

    def after(self, path: Move) -> tuple[str, ...]:
        """Return the words that can follow a path."""
        return choices_after(self._paths, path)

    def meaning(self, path: Move) -> Move | None:
        """Return the move that a path means, or None if it is not complete."""
        return self._moves_by_path.get(path)

    def tidy(self, path: Move) -> Move:
        """Return the path without words that no longer matter."""
        return path

    def followed(self, path: Move) -> Move:
        """Return the path extended by every word that is the only one to follow and does not complete a move."""
        path = self.tidy(path)
        words = self.after(path)
        while len(words) == 1 and self.meaning((*path, *words)) is None:
            path = (*path, *words)
            words = self.after(path)
        return path

    def back(self, path: Move) -> Move | None:
        """Return the path before the player's last choice, skipping automatic words; None if there was no choice."""
        before = (self.followed(path[:length]) for length in range(len(path) - 1, -1, -1))
        return next((prefix for prefix in before if prefix != path), None)
