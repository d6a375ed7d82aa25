"""The tokens: kinds, hands and the pile, and the state of a turn with tokens.

A hand, like the pile, is a tuple with the count of each kind; a hidden one (rule 16) has its size as the only entry.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from troop.core.chance import Rng
from troop.core.game import Move
from troop.games.mancala.rules.board import SOUTH

if TYPE_CHECKING:  # the state imports this module
    from troop.games.mancala.rules.state import State

KINDS = ("skip", "reverse", "steal", "swap")
SORTED_KINDS = tuple(sorted(KINDS))
KIND_INDEX = {kind: at for at, kind in enumerate(KINDS)}
LIMIT = 5
"""Rule 8: the most tokens in a hand."""

CHOOSE, WINDOW, ANSWER, DIE, ROLL, DRAW, DISCARD = "choose", "window", "answer", "die", "roll", "draw", "discard"
CHANCE_STEPS = (DIE, ROLL, DRAW)
STEPS = (CHOOSE, WINDOW, ANSWER, DIE, ROLL, DRAW, DISCARD)
"""The steps of a turn that need a decision; ``die`` is the die of a Skip, ``roll`` that of rule 9."""

Hand: TypeAlias = tuple[int, ...]
NO_POCKET = -1
new = tuple.__new__
"""Makes a named tuple of all its fields, in half the time of a call of its class."""
TURN = 5
"""The fields of Tokens from here on are the progress of the turn."""


class Tokens(NamedTuple):
    """All tokens, and the progress of the turn."""

    copies: int
    disruption: bool
    """Whether rules 12 to 14 are played."""
    hidden: bool
    hands: tuple[Hand, Hand]
    """South's and North's."""
    pile: Hand
    step: str = CHOOSE
    disrupted: bool = False
    """Rule 12: whether the opponent has disrupted this turn."""
    rolled: bool = False
    """Rule 9: whether this turn's roll has been made."""
    skip: int = 0
    reverse: bool = False
    """Whether a Reverse is in force for the next sowing, as ``skip`` spaces are."""
    named: int = NO_POCKET
    """The pocket that was named and not yet sown."""
    announced: Move = ()
    """The disruption that can still be blocked."""
    free: bool = False
    """Rule 10: whether the last sowing ended in the store."""
    draws: int = 0
    """The number of tokens still to be drawn."""

    def cleared(self) -> "Tokens":
        """Return the tokens with nothing in force or pending, for a new turn or the end of the game."""
        return Tokens(self.copies, self.disruption, self.hidden, self.hands, self.pile)

    def before_sowing(self, step: str, skip: int, reverse: bool, named: int) -> "Tokens":
        """Return the tokens at a step before a sowing: nothing is announced or to be drawn."""
        turn = (step, self.disrupted, self.rolled, skip, reverse, named, (), False, 0)
        return new(Tokens, (*self[:TURN], *turn))

    def after_sowing(self, step: str, rolled: bool, free: bool, draws: int) -> "Tokens":
        """Return the tokens at a step after a sowing: no Skip or Reverse is in force, and no pocket is named."""
        turn = (step, self.disrupted, rolled, 0, False, NO_POCKET, (), free, draws)
        return new(Tokens, (*self[:TURN], *turn))

    def returned(self, side: int, kind: str, count: int = 1) -> "Tokens":
        """Rule 7: move tokens of a kind from a hand back to the pile."""
        south, north = self.hands
        if side == SOUTH:
            south = add_tokens(south, kind, -count)
        else:
            north = add_tokens(north, kind, -count)
        pile = add_tokens(self.pile, kind, count)
        return new(Tokens, (self.copies, self.disruption, self.hidden, (south, north), pile, *self[TURN:]))

    def drawn(self, side: int, kind: str) -> "Tokens":
        """Move one token from the pile to a hand."""
        return self.returned(side, kind, -1)

    def visible_to(self, seen: int) -> "Tokens":
        """Rule 16: hide the kinds in the pile and in every hand but that of ``side``."""
        south, north = (hand if side == seen else (sum(hand),) for side, hand in enumerate(self.hands))
        return self._replace(hands=(south, north), pile=(sum(self.pile),))

    def unseen(self) -> Hand:
        """Return the count of each kind over all hidden hands and the pile."""
        known = [hand for hand in (*self.hands, self.pile) if is_known(hand)]
        return tuple(self.copies - sum(hand[at] for hand in known) for at in range(len(KINDS)))

    def with_unseen_dealt(self, rng: Rng) -> "Tokens":
        """Return the tokens with the unseen ones dealt at random."""
        unseen = [at for at, count in enumerate(self.unseen()) for _ in range(count)]
        rng.shuffle(unseen)
        south, north = (
            hand if is_known(hand) else hand_from([unseen.pop() for _ in range(hand[0])]) for hand in self.hands
        )
        return self._replace(hands=(south, north), pile=self.pile if is_known(self.pile) else hand_from(unseen))


def tokens_of(state: "State") -> Tokens:
    """Return the tokens of a state in a game with tokens."""
    assert state.tokens is not None
    return state.tokens


def full_pile(copies: int) -> Hand:
    """Rule 7: ``copies`` of each kind."""
    return (copies,) * len(KINDS)


def is_known(hand: Hand) -> bool:
    """Return whether the kinds in a hand are known, not only their total."""
    return len(hand) == len(KINDS)


def holds(hand: Hand, kind: str) -> bool:
    """Return whether a hand is known to have a token of that kind."""
    return is_known(hand) and hand[KIND_INDEX[kind]] > 0


def all_of_one_kind(hand: Hand) -> bool:
    """Return whether a hand is known to have one kind only."""
    return is_known(hand) and max(hand) == sum(hand)


@lru_cache(maxsize=4096)
def add_tokens(hand: Hand, kind: str, count: int) -> Hand:
    """Return a hand with ``count`` more of a kind."""
    at = KIND_INDEX[kind] if is_known(hand) else 0
    return (*hand[:at], hand[at] + count, *hand[at + 1 :])


def hand_from(kinds: list[int]) -> Hand:
    """Return the hand made of these kinds."""
    return tuple(kinds.count(at) for at in range(len(KINDS)))
