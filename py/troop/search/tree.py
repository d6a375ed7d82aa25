"""A tree of positions that grows where it seems worth while, for any number of seats.

Each visit walks down from the root, at every position to the move whose results so far, or whose promise as long as it
was seldom tried, are best for who moves there; looks at one new position; and takes what it is worth back to the root.
"""

import math
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

P = TypeVar("P")
M = TypeVar("M")

Shares: TypeAlias = tuple[float, ...]


class Look(NamedTuple, Generic[M]):
    """What one look at a position tells."""

    seat: int
    """Who moves."""
    shares: Shares
    """What each seat can expect of the win."""
    moves: Sequence[M] = ()
    """What can be done, the most promising first; nothing where it is over."""
    promises: Sequence[float] = ()
    """How promising each of them is; together 1, or less if there are more."""
    more: bool = False
    """There are more moves, which a wider look would tell; most positions never need one."""


class Node(Generic[P, M]):
    """A position of the tree, and what was found beyond it."""

    __slots__ = ("children", "look", "position", "sums", "visits")

    def __init__(self, position: P, look: Look[M]) -> None:
        self.position = position
        self.look = look
        self.children: list[Node[P, M]] = []
        """Those that were looked at, in the order of the moves."""
        self.visits = 1
        self.sums = list(look.shares)

    @property
    def shares(self) -> Shares:
        """What each seat can expect, by all that was found."""
        return tuple([total / self.visits for total in self.sums])


class Tree(Generic[P, M]):
    """Grows from a root by looking at one position more a visit."""

    def __init__(
        self,
        root: Node[P, M],
        look: Callable[[P], Look[M]],
        wider: Callable[[P], Look[M]],
        after: Callable[[P, M], P],
        daring: float,
        doubt: float,
    ) -> None:
        """``look``: the first look at a position; ``wider``: a second one, that begins alike and tells all moves."""
        self.root = root
        self._look = look
        self._wider = wider
        self._after = after
        self._daring = daring
        """How much promises weigh against results."""
        self._doubt = doubt
        """By how much a move that was never tried is thought to be worse than the position."""

    def visit(self) -> None:
        """Look at one position more, or once more at the end of a line."""
        node, path = self.root, [self.root]
        while node.look.moves:
            at = self._choice(node)
            if at == len(node.children):
                position = self._after(node.position, node.look.moves[at])
                node.children.append(Node(position, self._look(position)))
                shares = node.children[at].look.shares
                if node.look.more and len(node.children) == len(node.look.moves):
                    node.look = self._wider(node.position)
                break
            node = node.children[at]
            path.append(node)
        else:
            shares = node.look.shares
        for passed in path:
            passed.visits += 1
            passed.sums = [total + share for total, share in zip(passed.sums, shares, strict=True)]

    def _choice(self, node: Node[P, M]) -> int:
        """The child to visit; as many as there are, for the most promising move that was never tried."""
        seat, promises = node.look.seat, node.look.promises
        weight = self._daring * math.sqrt(node.visits)
        chosen, most = 0, -1.0
        for at, child in enumerate(node.children):
            visits = child.visits
            hope = child.sums[seat] / visits + weight * promises[at] / (1 + visits)
            if hope > most:
                chosen, most = at, hope
        at = len(node.children)
        if at < len(promises) and node.sums[seat] / node.visits - self._doubt + weight * promises[at] > most:
            return at
        return chosen
