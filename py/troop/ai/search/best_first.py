"""Best-first search for two sides and chance: a position is worth what its best move is worth.

Each visit walks down to the move that looks best for its side, or has been examined too seldom, expands one position,
and updates the values up to the root.
"""

import math
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

P = TypeVar("P")
M = TypeVar("M")

CHANCE = -1
"""Decides where a die is rolled; all results are equally likely."""


class Expansion(NamedTuple, Generic[M]):
    """An expanded position: its moves, best first for the side to move, with estimated values."""

    side_to_move: int
    """Side 0 or 1, or CHANCE."""
    moves: Sequence[M]
    win_probabilities: Sequence[float]
    """The win probability of side 0 after each move."""


class Node(Generic[P, M]):
    """A position of the search tree."""

    __slots__ = ("children", "moves", "position", "priors", "share", "side_to_move", "visits", "win_probabilities")

    def __init__(self, position: P, expand: Expansion[M], prior_temperature: float) -> None:
        self.position = position
        self.side_to_move, self.moves, win_probabilities = expand
        self.win_probabilities = list(win_probabilities)
        self.children: list[Node[P, M] | None] = [None] * len(self.moves)
        self.visits = 1
        self.share = self._worth()
        own = [1 - share for share in win_probabilities] if self.side_to_move == 1 else self.win_probabilities
        weights = [math.exp((share - max(own)) / prior_temperature) for share in own]
        self.priors = [weight / sum(weights) for weight in weights]

    def update(self, at: int, share: float) -> None:
        """Update the value of a move."""
        self.visits += 1
        self.win_probabilities[at] = share
        self.share = self._worth()

    def tried(self, at: int) -> int:
        """Return how often a move was examined."""
        child = self.children[at]
        return child.visits if child else 0

    def _worth(self) -> float:
        if self.side_to_move == CHANCE or len(self.win_probabilities) == 1:
            return sum(self.win_probabilities) / len(self.win_probabilities)
        return max(self.win_probabilities) if self.side_to_move == 0 else min(self.win_probabilities)


class BestFirst(Generic[P, M]):
    """Grows a tree from a root, one position per visit."""

    def __init__(
        self,
        expand: Callable[[P], Expansion[M]],
        after: Callable[[P, M], P],
        *,
        exploration: float,
        prior_temperature: float,
    ) -> None:
        """``exploration`` weighs priors against results; ``prior_temperature`` evens out the priors. A position that
        is over has one value and no moves.
        """
        self._expand, self._after, self._exploration, self._prior_temperature = (
            expand,
            after,
            exploration,
            prior_temperature,
        )

    def node(self, position: P, expand: Expansion[M] | None = None) -> Node[P, M]:
        """Expand a position."""
        return Node(position, expand or self._expand(position), self._prior_temperature)

    def visit(self, root: Node[P, M]) -> None:
        """Expand one more position, or count the end of a line once more."""
        node, path = root, []
        while node.moves:
            at = self._choice(node)
            path.append((node, at))
            child = node.children[at]
            if child is None:
                node.children[at] = node = self.node(self._after(node.position, node.moves[at]))
                break
            node = child
        for passed, at in reversed(path):
            passed.update(at, node.share)
            node = passed

    def _choice(self, node: Node[P, M]) -> int:
        """Return the move to examine next."""
        every = range(len(node.moves))
        if node.side_to_move == CHANCE:
            return min(every, key=node.tried)
        weight = self._exploration * math.sqrt(node.visits)
        own = [1 - share for share in node.win_probabilities] if node.side_to_move == 1 else node.win_probabilities
        return max(every, key=lambda at: own[at] + weight * node.priors[at] / (1 + node.tried(at)))
