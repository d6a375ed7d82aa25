"""A decision under seal: it can neither be read nor changed, until its maker opens it.

Where few things can be chosen, each of them has a *leaf* of its own, which says whether it was the one: so it can be
shown that it was not this one, and no more. Else there is one leaf for the whole decision.
"""

from collections.abc import Sequence
from typing import NamedTuple

from troop.core.game import Move
from troop.letters.secret import digest, number, salt

FEW = 8
"""With so many choices, or fewer, each has its leaf."""


class Leaf(NamedTuple):
    """A commitment; if it is open, with its salt and what it says."""

    commitment: bytes
    salt: bytes = b""
    said: str = ""
    """``yes`` or ``no``; of a decision as a whole, its words."""


class Seal(NamedTuple):
    """A decision under seal, or what is open of it."""

    leaves: tuple[Leaf, ...]

    @property
    def is_open(self) -> bool:
        return all(leaf.salt for leaf in self.leaves)

    @property
    def commitments(self) -> tuple[bytes, ...]:
        return tuple(leaf.commitment for leaf in self.leaves)

    def possible(self, legal: Sequence[Move]) -> tuple[Move, ...]:
        """What of all that was legal it can be, as far as it is open; nothing if it contradicts itself."""
        if len(self.leaves) == 1:
            (leaf,) = self.leaves
            return tuple(move for move in legal if not leaf.salt or " ".join(move) == leaf.said)
        chosen = [move for move, leaf in zip(legal, self.leaves, strict=True) if leaf.said == "yes"]
        left = [move for move, leaf in zip(legal, self.leaves, strict=True) if leaf.said != "no"]
        if chosen:
            return tuple(chosen) if left == chosen and len(chosen) == 1 and self.is_open else ()
        return tuple(left) if not self.is_open else ()


class Place(NamedTuple):
    """Where a seal stands: in which game, as which entry. Elsewhere the same commitment would mean nothing."""

    game: bytes
    entry: int

    def leaf(self, at: int, salted: bytes, said: str) -> Leaf:
        """An open leaf."""
        return Leaf(digest("leaf", self.game, number(self.entry), number(at), said.encode(), salted), salted, said)

    def whole(self, secret: bytes, legal: Sequence[Move], move: Move) -> Seal:
        """The seal of a decision with everything open, as its maker alone can write it."""
        said = [" ".join(move)] if len(legal) > FEW else ["yes" if each == move else "no" for each in legal]
        return Seal(tuple(self.leaf(at, salt(secret, self.entry, at), text) for at, text in enumerate(said)))


def closed(seal: Seal) -> Seal:
    """The same with nothing open."""
    return Seal(tuple(Leaf(leaf.commitment) for leaf in seal.leaves))


def opened(seal: Seal, whole: Seal, legal: Sequence[Move], denied: Sequence[Move] | None) -> Seal:
    """The same with more open: that it is none of those denied; None: all of it."""
    if denied is None or len(seal.leaves) == 1:
        return whole
    pairs = zip(legal, seal.leaves, whole.leaves, strict=True)
    return Seal(tuple(full if move in denied else leaf for move, leaf, full in pairs))
