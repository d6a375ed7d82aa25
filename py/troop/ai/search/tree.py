"""Tree search for any number of seats, in the manner of MCTS with priors.

Each visit walks down to the move with the best results so far or, while it has few visits, the best prior; expands one
new position; and adds its value up to the root.
"""

import math
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

P = TypeVar("P")
M = TypeVar("M")

WinProbabilities: TypeAlias = tuple[float, ...]


class Expansion(NamedTuple, Generic[M]):
    """An expanded position."""

    seat: int
    """The seat to move."""
    win_probabilities: WinProbabilities
    """What each seat can expect of the win."""
    moves: Sequence[M] = ()
    """The moves, most promising first; none where the game is over."""
    priors: Sequence[float] = ()
    """The priors of the moves; together 1, or less if there are more moves."""
    more: bool = False
    """A wider expansion would list more moves; most positions never need one."""


class Node(Generic[P, M]):
    """A position of the search tree."""

    __slots__ = ("children", "expansion", "position", "sums", "visits")

    def __init__(self, position: P, expansion: Expansion[M]) -> None:
        self.position = position
        self.expansion = expansion
        self.children: list[Node[P, M]] = []
        """The expanded children, in the order of the moves."""
        self.visits = 1
        self.sums = list(expansion.win_probabilities)

    @property
    def win_probabilities(self) -> WinProbabilities:
        """The mean win probability of each seat."""
        return tuple([total / self.visits for total in self.sums])


class Tree(Generic[P, M]):
    """Grows a tree from a root, one position per visit."""

    def __init__(
        self,
        root: Node[P, M],
        expand: Callable[[P], Expansion[M]],
        expand_fully: Callable[[P], Expansion[M]],
        after: Callable[[P, M], P],
        exploration: float,
        untried_penalty: float,
    ) -> None:
        """``expand_fully`` expands a position again, listing all moves, in the same order."""
        self.root = root
        self._expand = expand
        self._expand_fully = expand_fully
        self._after = after
        self._exploration = exploration
        """The weight of priors against results."""
        self._untried_penalty = untried_penalty
        """How much worse than its position an untried move is assumed to be."""

    def visit(self) -> None:
        """Expand one more position, or count the end of a line once more."""
        node, path = self.root, [self.root]
        while node.expansion.moves:
            at = self._choice(node)
            if at == len(node.children):
                position = self._after(node.position, node.expansion.moves[at])
                node.children.append(Node(position, self._expand(position)))
                win_probabilities = node.children[at].expansion.win_probabilities
                if node.expansion.more and len(node.children) == len(node.expansion.moves):
                    node.expansion = self._expand_fully(node.position)
                break
            node = node.children[at]
            path.append(node)
        else:
            win_probabilities = node.expansion.win_probabilities
        for passed in path:
            passed.visits += 1
            passed.sums = [total + share for total, share in zip(passed.sums, win_probabilities, strict=True)]

    def _choice(self, node: Node[P, M]) -> int:
        """Return the index of the child to visit; the number of children stands for the most promising untried move."""
        seat, priors = node.expansion.seat, node.expansion.priors
        weight = self._exploration * math.sqrt(node.visits)
        chosen, most = 0, -1.0
        for at, child in enumerate(node.children):
            visits = child.visits
            score = child.sums[seat] / visits + weight * priors[at] / (1 + visits)
            if score > most:
                chosen, most = at, score
        at = len(node.children)
        if at < len(priors) and node.sums[seat] / node.visits - self._untried_penalty + weight * priors[at] > most:
            return at
        return chosen
