"""A turn with tokens in numbers: the private state of a game with tokens, and how it goes on (rules 7 to 15).

It is told from the mover's side, and a decision is a number (see ``decisions.py``). The tokens that a sowing earns are
not drawn: they are due, and count as what a token is worth. So the only chance left is the die of a Skip.
"""

from functools import lru_cache
from typing import NamedTuple

from troop.games.mancala.board import pockets, size, store
from troop.games.mancala.rules import State
from troop.games.mancala.thinking.decisions import (
    DISCARD,
    PASS,
    REVERSE,
    SKIP,
    STEAL,
    SWAP,
    decision_of,
    kind_of,
    pairs,
)
from troop.games.mancala.thinking.rows import AGAIN, CAPTURES, Row, Rows, Sown, rows
from troop.games.mancala.tokens import KINDS, Hand, Tokens

CHOOSING, LETTING, ANSWERING, ROLLING, DISCARDING, OVER = range(6)
"""Who is to do what: the mover chooses, the other lets be or disrupts, the mover blocks or does not, a Skip's die is
rolled, the mover gives a token back."""
STEP = {"choose": CHOOSING, "window": LETTING, "answer": ANSWERING, "die": ROLLING, "discard": DISCARDING}
NONE = -1
COUNT = 3
"""Bits for how many tokens of a kind a hand has."""
ONE = tuple(1 << COUNT * kind for kind in range(len(KINDS)))
"""A hand with one token of a kind."""
FEW = (1 << COUNT) - 1


class Ground(NamedTuple):
    """What stays the same in a game."""

    n: int
    bits: int
    """How many bits the count of a pocket has."""
    full: bool
    """Whether captures need monkeys opposite."""
    disruption: bool
    tokens: int
    """How many there are of all kinds."""

    def rows(self, skip: int = 0, reverse: bool = False) -> Rows:
        """The sowings of rows, as they are bent."""
        return rows(self.n, self.bits, skip, reverse)


class Position(NamedTuple):
    """A position, from the side of who has the turn."""

    side: int
    row: Row
    other: Row
    home: int
    """The mover's store."""
    away: int
    hand: int
    """The mover's tokens, COUNT bits for each kind."""
    held: int
    due: int = 0
    """Tokens that the mover has earned and not drawn."""
    owed: int = 0
    """Those of the other."""
    step: int = CHOOSING
    rolled: bool = False
    disrupted: bool = False
    skip: int = 0
    reverse: bool = False
    named: int = NONE
    """The pocket that is about to be sown."""
    announced: int = NONE
    """The disruption that can be blocked."""
    free: bool = False
    """While a token is given back: whether the mover goes on."""

    @property
    def decider(self) -> int:
        """The side that decides."""
        return 1 - self.side if self.step == LETTING else self.side


def after(ground: Ground, at: Position, decision: int) -> Position:
    """The position after a decision; after a die, its eyes are the decision."""
    if at.step == CHOOSING:
        return _chosen(ground, at, decision)
    if at.step == LETTING:
        return _disrupted(ground, at, decision)
    if at.step == ANSWERING:
        return _answered(ground, at, decision)
    if at.step == ROLLING:
        rolled = at._replace(step=CHOOSING, skip=at.skip + decision)
        return rolled if at.named == NONE else sown(ground, rolled, at.named)
    return _discarded(at, decision)


def _chosen(ground: Ground, at: Position, decision: int) -> Position:
    """Rule 11: a token acts at once; a pocket is sown, once the other has let it be."""
    if decision < SKIP:
        if ground.disruption and not at.disrupted and _can_use(ground, at):
            return at._replace(step=LETTING, named=decision)
        return sown(ground, at, decision)
    at = at._replace(hand=at.hand - ONE[kind_of(decision)])
    if decision == SKIP:
        return at._replace(step=ROLLING)
    return at._replace(reverse=not at.reverse) if decision == REVERSE else acted(ground, at, decision, True)


def _disrupted(ground: Ground, at: Position, decision: int) -> Position:
    """Rule 12: the other lets the sowing be, or uses a token against it."""
    if decision == PASS:
        return sown(ground, at, at.named)
    kind = kind_of(decision)
    at = at._replace(held=at.held - ONE[kind], disrupted=True)
    if at.hand >> COUNT * kind & FEW:
        return at._replace(step=ANSWERING, announced=decision)
    return _takes_effect(ground, at, decision)


def _answered(ground: Ground, at: Position, decision: int) -> Position:
    """Rule 13: a token of the same kind blocks."""
    if decision == PASS:
        return _takes_effect(ground, at._replace(announced=NONE), at.announced)
    return sown(ground, at._replace(hand=at.hand - ONE[kind_of(at.announced)]), at.named)


def _takes_effect(ground: Ground, at: Position, decision: int) -> Position:
    """Rules 12 and 14: a disruption that is not blocked."""
    if decision == SKIP:
        return at._replace(step=ROLLING)
    if decision == REVERSE:
        return sown(ground, at._replace(reverse=not at.reverse), at.named)
    at = acted(ground, at, decision, False)
    if at.step == OVER:
        return at
    if at.row >> at.named * ground.bits & ((1 << ground.bits) - 1):
        return sown(ground, at, at.named)
    return at._replace(step=CHOOSING, named=NONE)


def acted(ground: Ground, at: Position, decision: int, by_mover: bool) -> Position:
    """Rules 11 and 15: the mover's or the other's Steal or Swap."""
    row, other, home, away = at.row, at.other, at.home, at.away
    if not by_mover:
        row, other, home, away = other, row, away, home
    if decision < SWAP:
        home += 1
        if decision - STEAL == ground.n:
            away -= 1
        else:
            other -= 1 << (decision - STEAL) * ground.bits
    else:
        row, other = swapped(ground, row, other, decision - SWAP)
    if not by_mover:
        row, other, home, away = other, row, away, home
    at = at._replace(row=row, other=other, home=home, away=away)
    return at if row and other else _ended(ground, at)


def swapped(ground: Ground, row: Row, other: Row, pair: int) -> tuple[Row, Row]:
    """The rows after a Swap of a pair of pockets."""
    n, bits = ground.n, ground.bits
    both, mask = row | other << n * bits, (1 << bits) - 1
    one, two = pairs(n)[pair]
    more = (both >> two * bits & mask) - (both >> one * bits & mask)
    both += (more << one * bits) - (more << two * bits)
    return both & ((1 << n * bits) - 1), both >> n * bits


def sown(ground: Ground, at: Position, pocket: int) -> Position:
    """Rules 1 to 5, 9 and 10: a sowing, and what it earns."""
    sowing = sowing_of(ground.rows(at.skip, at.reverse)[at.row], pocket)
    row, other, gain, ends = laid(ground, at.other, sowing)
    home = at.home + gain
    if not row or not other:
        return _ended(ground, at._replace(row=row, other=other, home=home))
    draws = (gain > 0 and not at.rolled) + (ends == AGAIN)
    due = at.due + min(draws, _pile(ground, at))
    if ends == AGAIN:
        rolled = True  # the last monkey went home
        return Position(
            at.side, row, other, home, at.away, at.hand, at.held, due, at.owed, CHOOSING, rolled, at.disrupted
        )
    return Position(1 - at.side, other, row, at.away, home, at.held, at.hand, at.owed, due)


def laid(ground: Ground, other: Row, sowing: Sown) -> tuple[Row, Row, int, int]:
    """The rows after a sowing, what it brings home, and how it ends."""
    row, added, gain, ends, across, last, _ = sowing
    other += added
    if ends == CAPTURES:
        captured = other >> across & ((1 << ground.bits) - 1)
        if captured or not ground.full:
            return row - last, other - (captured << across), gain + captured + 1, ends
    return row, other, gain, ends


def sowing_of(sowings: tuple[Sown, ...], pocket: int) -> Sown:
    """The sowing of a pocket."""
    for sowing in sowings:
        if sowing[-1] == pocket:
            return sowing
    raise ValueError(pocket)


def _discarded(at: Position, decision: int) -> Position:
    """Rule 8: one of six goes back; the other draws that are due stay so."""
    hand = at.hand - ONE[decision - DISCARD]
    if at.free:
        return at._replace(hand=hand, step=CHOOSING, free=False)
    return Position(1 - at.side, at.other, at.row, at.away, at.home, at.held, hand, at.owed, at.due)


def _ended(ground: Ground, at: Position) -> Position:
    """Rule 5: what is left goes to the store of its side."""
    home, away = at.home + sum(ground.rows().counts(at.row)), at.away + sum(ground.rows().counts(at.other))
    return Position(at.side, 0, 0, home, away, at.hand, at.held, at.due, at.owed, OVER)


def _can_use(ground: Ground, at: Position) -> bool:
    """Whether the other has a token with a legal use: only a Swap can have none."""
    if at.held < ONE[3]:
        return at.held > 0
    return at.held & (ONE[3] - 1) > 0 or len({*ground.rows().counts(at.row), *ground.rows().counts(at.other)}) > 1


def _pile(ground: Ground, at: Position) -> int:
    """How many tokens can still be drawn."""
    return ground.tokens - size_of(at.hand) - size_of(at.held) - at.due - at.owed


@lru_cache(maxsize=4096)
def size_of(hand: int) -> int:
    """How many tokens a hand has."""
    return sum(hand >> COUNT * kind & FEW for kind in range(len(KINDS)))


# From the public state


def ground_of(state: State) -> Ground:
    """What stays the same in the game of a state."""
    t, n = tokens_of(state), size(state.board)
    left = sum(state.board[place] for side in (0, 1) for place in pockets(n, side))
    return Ground(n, left.bit_length(), state.capture == "full", t.disruption, t.copies * len(KINDS))


def position_of(ground: Ground, state: State) -> Position:
    """The position of a state that is fully known, in which somebody decides, or a Skip's die does."""
    t, n, mover = tokens_of(state), ground.n, state.side
    mine, theirs = ([state.board[place] for place in pockets(n, side)] for side in (mover, 1 - mover))
    lying = ground.rows()
    return Position(
        side=mover,
        row=lying.packed(mine),
        other=lying.packed(theirs),
        home=state.board[store(n, mover)],
        away=state.board[store(n, 1 - mover)],
        hand=hand_of(t.hands[mover]),
        held=hand_of(t.hands[1 - mover]),
        due=min(t.draws, sum(t.pile) + (t.step == "discard")),
        step=STEP[t.step],
        rolled=t.rolled,
        disrupted=t.disrupted,
        skip=t.skip,
        reverse=t.reverse,
        named=NONE if t.named == NONE else t.named - pockets(n, mover)[0],
        announced=decision_of(n, 1 - mover, t.announced) if t.announced else NONE,
        free=t.free,
    )


def tokens_of(state: State) -> Tokens:
    """The tokens of a state that has them."""
    assert state.tokens is not None
    return state.tokens


def hand_of(hand: Hand) -> int:
    """A hand as a number."""
    return sum(count << COUNT * kind for kind, count in enumerate(hand))
