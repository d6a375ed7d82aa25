"""Sealed moves: a move that can neither be read nor changed until the player reveals it.

With few legal moves, each has a *leaf*, which says whether it was chosen: so a player can prove that it was not this
one, and no more. Otherwise there is one leaf for the whole move.
"""

from collections.abc import Sequence
from typing import NamedTuple

from troop.core.game import Move
from troop.correspondence.hash_chain import digest, number, salt

FEW = 8
"""Up to this many legal moves, each has a leaf."""


class Leaf(NamedTuple):
    """A commitment; once revealed, with its salt and its content."""

    commitment: bytes
    salt: bytes = b""
    said: str = ""
    """``yes`` or ``no``; in the leaf of a whole move, its words."""


class SealedMove(NamedTuple):
    """A move of which some leaves may be revealed."""

    leaves: tuple[Leaf, ...]

    @property
    def is_open(self) -> bool:
        return all(leaf.salt for leaf in self.leaves)

    @property
    def commitments(self) -> tuple[bytes, ...]:
        return tuple(leaf.commitment for leaf in self.leaves)

    def possible(self, legal: Sequence[Move]) -> tuple[Move, ...]:
        """Return the legal moves that it can be, as far as it is revealed; none if it contradicts itself."""
        if len(self.leaves) == 1:
            (leaf,) = self.leaves
            return tuple(move for move in legal if not leaf.salt or " ".join(move) == leaf.said)
        chosen = [move for move, leaf in zip(legal, self.leaves, strict=True) if leaf.said == "yes"]
        left = [move for move, leaf in zip(legal, self.leaves, strict=True) if leaf.said != "no"]
        if chosen:
            return tuple(chosen) if left == chosen and len(chosen) == 1 and self.is_open else ()
        return tuple(left) if not self.is_open else ()


class Place(NamedTuple):
    """The game and the entry that a sealed move belongs to. Its commitments are worthless anywhere else."""

    game: bytes
    entry: int

    def leaf(self, at: int, salted: bytes, said: str) -> Leaf:
        """Return a revealed leaf."""
        return Leaf(digest("leaf", self.game, number(self.entry), number(at), said.encode(), salted), salted, said)

    def whole(self, secret: bytes, legal: Sequence[Move], move: Move) -> SealedMove:
        """Return the sealed move with everything revealed, as only its player can write it."""
        said = [" ".join(move)] if len(legal) > FEW else ["yes" if each == move else "no" for each in legal]
        return SealedMove(tuple(self.leaf(at, salt(secret, self.entry, at), text) for at, text in enumerate(said)))


def closed(sealed_move: SealedMove) -> SealedMove:
    """Return the sealed move with nothing revealed."""
    return SealedMove(tuple(Leaf(leaf.commitment) for leaf in sealed_move.leaves))


def opened(
    sealed_move: SealedMove, whole: SealedMove, legal: Sequence[Move], denied: Sequence[Move] | None
) -> SealedMove:
    """Return the sealed move with more revealed: that it is none of those denied, or (None) all of it."""
    if denied is None or len(sealed_move.leaves) == 1:
        return whole
    pairs = zip(legal, sealed_move.leaves, whole.leaves, strict=True)
    return SealedMove(tuple(full if move in denied else leaf for move, leaf, full in pairs))
