"""A tree that grows best first, between two sides and with chance: a position is worth what its best decision is worth.

Each visit walks down to the decision that looks best for who decides there, or was looked at too seldom, and looks at
one position more; what that one is worth then goes back to the root.
"""

import math
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

P = TypeVar("P")
M = TypeVar("M")

CHANCE = -1
"""Who decides where a die does; all that it can show is equally likely."""


class Spread(NamedTuple, Generic[M]):
    """What one look at a position tells: the decisions, best first for who decides, and what each seems to be worth."""

    decider: int
    """Side 0 or 1, or CHANCE."""
    moves: Sequence[M]
    shares: Sequence[float]
    """What side 0 can expect of the win after each."""


class Node(Generic[P, M]):
    """A position of the tree, and what was found beyond it."""

    __slots__ = ("children", "decider", "moves", "position", "promises", "share", "shares", "visits")

    def __init__(self, position: P, spread: Spread[M], heat: float) -> None:
        self.position = position
        self.decider, self.moves, shares = spread
        self.shares = list(shares)
        self.children: list[Node[P, M] | None] = [None] * len(self.moves)
        self.visits = 1
        self.share = self._worth()
        own = [1 - share for share in shares] if self.decider == 1 else self.shares
        weights = [math.exp((share - max(own)) / heat) for share in own]
        self.promises = [weight / sum(weights) for weight in weights]

    def settle(self, at: int, share: float) -> None:
        """A decision is worth something else than it seemed."""
        self.visits += 1
        self.shares[at] = share
        self.share = self._worth()

    def tried(self, at: int) -> int:
        """How often a decision was looked at."""
        child = self.children[at]
        return child.visits if child else 0

    def _worth(self) -> float:
        if self.decider == CHANCE or len(self.shares) == 1:
            return sum(self.shares) / len(self.shares)
        return max(self.shares) if self.decider == 0 else min(self.shares)


class BestFirst(Generic[P, M]):
    """Grows from a root by looking at one position more a visit."""

    def __init__(
        self, spread: Callable[[P], Spread[M]], after: Callable[[P, M], P], *, daring: float, heat: float
    ) -> None:
        """``daring``: how much promises weigh against what was found; ``heat``: how even promises are.

        A position that is over has one share, and no moves.
        """
        self._spread, self._after, self._daring, self._heat = spread, after, daring, heat

    def node(self, position: P, spread: Spread[M] | None = None) -> Node[P, M]:
        """A position, looked at."""
        return Node(position, spread or self._spread(position), self._heat)

    def visit(self, root: Node[P, M]) -> None:
        """Look at one position more, or once more at the end of a line."""
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
            passed.settle(at, node.share)
            node = passed

    def _choice(self, node: Node[P, M]) -> int:
        """The decision to look at next."""
        every = range(len(node.moves))
        if node.decider == CHANCE:
            return min(every, key=node.tried)
        weight = self._daring * math.sqrt(node.visits)
        own = [1 - share for share in node.shares] if node.decider == 1 else node.shares
        return max(every, key=lambda at: own[at] + weight * node.promises[at] / (1 + node.tried(at)))
