"""The tokens: kinds, hands and the pile, and what a turn with tokens has to remember.

A hand, like the pile, is how many of each kind it has; where only its size is known (rule 16) it is that one number.
"""

from typing import NamedTuple, TypeAlias

from troop.core.chance import Rng
from troop.core.game import Move

KINDS = ("skip", "reverse", "steal", "swap")
SORTED_KINDS = tuple(sorted(KINDS))
KIND = {kind: at for at, kind in enumerate(KINDS)}
LIMIT = 5
"""Rule 8: the most tokens in a hand."""

CHOOSE, WINDOW, ANSWER, DIE, ROLL, DRAW, DISCARD = "choose", "window", "answer", "die", "roll", "draw", "discard"
STEPS = (CHOOSE, WINDOW, ANSWER, DIE, ROLL, DRAW, DISCARD)
"""The steps of a turn at which somebody decides; ``die`` is the die of a Skip, ``roll`` that of rule 9."""

Hand: TypeAlias = tuple[int, ...]
NO_POCKET = -1


class Tokens(NamedTuple):
    """Where the tokens are, and how far the turn has come."""

    copies: int
    disruption: bool
    """Whether the rules 12 to 14 are played."""
    hidden: bool
    hands: tuple[Hand, Hand]
    """South's and North's."""
    pile: Hand
    step: str = CHOOSE
    disrupted: bool = False
    """Rule 12: the opponent has disrupted this turn."""
    rolled: bool = False
    """Rule 9: the roll of this turn is made."""
    skip: int = 0
    reverse: bool = False
    """What bends the next sowing."""
    named: int = NO_POCKET
    """The pocket that was named and not yet sown."""
    announced: Move = ()
    """The disruption that can still be blocked."""
    free: bool = False
    """Rule 10: the sowing just made ended in the store."""
    draws: int = 0
    """How many tokens are still to be drawn."""

    def resting(self) -> "Tokens":
        """With nothing in force or pending: a new turn, or the end of the game."""
        return Tokens(self.copies, self.disruption, self.hidden, self.hands, self.pile)

    def given(self, side: int, kind: str, count: int = 1) -> "Tokens":
        """With one token from a hand back on the pile (rule 7)."""
        south, north = (moved(hand, kind, -count) if side == at else hand for at, hand in enumerate(self.hands))
        return self._replace(hands=(south, north), pile=moved(self.pile, kind, count))

    def drawn(self, side: int, kind: str) -> "Tokens":
        """With one token from the pile in a hand."""
        return self.given(side, kind, -1)

    def masked(self, seen: int) -> "Tokens":
        """Rule 16: as one side may know it; the other's hand and the pile by their size alone."""
        south, north = (hand if side == seen else (sum(hand),) for side, hand in enumerate(self.hands))
        return self._replace(hands=(south, north), pile=(sum(self.pile),))

    def unseen(self) -> Hand:
        """How many of each kind lie where only the size is known."""
        known = [hand for hand in (*self.hands, self.pile) if is_known(hand)]
        return tuple(self.copies - sum(hand[at] for hand in known) for at in range(len(KINDS)))

    def dealt(self, rng: Rng) -> "Tokens":
        """With what is unseen dealt out at random."""
        unseen = [at for at, count in enumerate(self.unseen()) for _ in range(count)]
        rng.shuffle(unseen)
        south, north = (
            hand if is_known(hand) else counted([unseen.pop() for _ in range(hand[0])]) for hand in self.hands
        )
        return self._replace(hands=(south, north), pile=self.pile if is_known(self.pile) else counted(unseen))


def full_pile(copies: int) -> Hand:
    """Rule 7: so many of each kind."""
    return (copies,) * len(KINDS)


def is_known(hand: Hand) -> bool:
    """Whether the kinds in a hand are known, not only how many there are."""
    return len(hand) == len(KINDS)


def holds(hand: Hand, kind: str) -> bool:
    """Whether a hand is known to have a token of that kind."""
    return is_known(hand) and hand[KIND[kind]] > 0


def all_of_one_kind(hand: Hand) -> bool:
    """Whether a hand is known to have one kind only."""
    return is_known(hand) and max(hand) == sum(hand)


def moved(hand: Hand, kind: str, count: int) -> Hand:
    """A hand with so many more of a kind."""
    at = KIND[kind] if is_known(hand) else 0
    return (*hand[:at], hand[at] + count, *hand[at + 1 :])


def counted(kinds: list[int]) -> Hand:
    """A hand of these kinds."""
    return tuple(kinds.count(at) for at in range(len(KINDS)))
