"""Laying a tile on the screen: choose a cell, turn the tile there, then confirm."""

from collections.abc import Sequence

from troop.core.game import Move
from troop.core.moves import MoveTree

TURN, UNTURN, DONE = "turn", "unturn", "done"


class TileMoveTree(MoveTree):
    """The paths by which a tile is laid: a cell, some turns, then ``done``."""

    def __init__(self, moves: Sequence[Move]) -> None:
        """``moves``: the legal moves, each a cell and a rotation."""
        self.turns: dict[str, list[str]] = {}
        for cell, turn in moves:
            self.turns.setdefault(cell, []).append(turn)

    def after(self, path: Move) -> tuple[str, ...]:
        if not path:
            return tuple(self.turns)
        return (TURN, UNTURN, DONE) if len(self.turns[path[0]]) > 1 else (DONE,)

    def meaning(self, path: Move) -> Move | None:
        if path[-1:] != (DONE,) or path[0] not in self.turns:
            return None
        return path[0], self.rotation(path)

    def rotation(self, path: Move) -> str:
        """Return the rotation of the tile after some turns, skipping illegal ones."""
        turns = self.turns[path[0]]
        return turns[(path.count(TURN) - path.count(UNTURN)) % len(turns)]

    def tidy(self, path: Move) -> Move:
        """Return the path with the fewest turns to the same rotation."""
        if not path or path[0] not in self.turns:
            return ()
        turned = (path.count(TURN) - path.count(UNTURN)) % len(self.turns[path[0]])
        return (path[0], *(TURN,) * turned)

    def followed(self, path: Move) -> Move:
        return self.tidy(path)

    def back(self, path: Move) -> Move | None:
        return () if path else None
