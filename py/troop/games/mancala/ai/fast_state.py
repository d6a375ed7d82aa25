"""The fast state of a game with tokens, and its transitions (rules 7 to 15).

It is seen from the mover's side, and a decision is a number (see ``token_moves.py``). Tokens earned by a sowing are not
drawn but counted as due, each with an average value. So the only chance left is the die of a Skip.
"""

from functools import lru_cache
from typing import NamedTuple

from troop.games.mancala.ai.rows import CAPTURES, FREE_TURN, Row, Rows, RowSowing, rows
from troop.games.mancala.ai.token_moves import DISCARD, PASS, REVERSE, SKIP, STEAL, SWAP, decision_of, kind_of, pairs
from troop.games.mancala.rules.board import pockets, size, store
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import KINDS, Hand, tokens_of

CHOOSING, DISRUPTING, ANSWERING, ROLLING, DISCARDING, OVER = range(6)
"""The steps: the mover chooses, the opponent may disrupt, the mover may block, a Skip's die is rolled, the mover
discards."""
STEP = {"choose": CHOOSING, "window": DISRUPTING, "answer": ANSWERING, "die": ROLLING, "discard": DISCARDING}
NONE = -1
COUNT_BITS = 3
"""Bits for the count of a kind in a hand."""
ONE_TOKEN = tuple(1 << COUNT_BITS * kind for kind in range(len(KINDS)))
"""A hand with one token of a kind."""
COUNT_MASK = (1 << COUNT_BITS) - 1


class Constants(NamedTuple):
    """Data that stays the same during a game."""

    n: int
    bits: int
    """Bits for the count of a pocket."""
    full: bool
    """Whether captures need monkeys opposite."""
    disruption: bool
    tokens: int
    """The number of tokens of all kinds."""

    def rows(self, skip: int = 0, reverse: bool = False) -> Rows:
        """Return the sowings of rows with the Skips and the Reverse in force."""
        return rows(self.n, self.bits, skip, reverse)


class Position(NamedTuple):
    """A position, from the mover's side."""

    side: int
    row: Row
    other: Row
    own_store: int
    """The mover's."""
    other_store: int
    hand: int
    """The mover's tokens, COUNT_BITS for each kind."""
    other_hand: int
    due: int = 0
    """Tokens that the mover has earned and not drawn."""
    other_due: int = 0
    """Those of the opponent."""
    step: int = CHOOSING
    rolled: bool = False
    disrupted: bool = False
    skip: int = 0
    reverse: bool = False
    named: int = NONE
    """The pocket about to be sown."""
    announced: int = NONE
    """The disruption that can be blocked."""
    free: bool = False
    """During a discard: whether the mover goes on."""

    @property
    def decider(self) -> int:
        """The side to decide."""
        return 1 - self.side if self.step == DISRUPTING else self.side


def after(constants: Constants, pos: Position, decision: int) -> Position:
    """Return the position after a decision; for a die, the decision is its value."""
    if pos.step == CHOOSING:
        return _chosen(constants, pos, decision)
    if pos.step == DISRUPTING:
        return _disrupted(constants, pos, decision)
    if pos.step == ANSWERING:
        return _answered(constants, pos, decision)
    if pos.step == ROLLING:
        rolled = pos._replace(step=CHOOSING, skip=pos.skip + decision)
        return rolled if pos.named == NONE else sow(constants, rolled, pos.named)
    return _discarded(pos, decision)


def _chosen(constants: Constants, pos: Position, decision: int) -> Position:
    """Rule 11: use a token at once, or sow a pocket unless the opponent may disrupt."""
    if decision < SKIP:
        if constants.disruption and not pos.disrupted and _can_use(constants, pos):
            return pos._replace(step=DISRUPTING, named=decision)
        return sow(constants, pos, decision)
    pos = pos._replace(hand=pos.hand - ONE_TOKEN[kind_of(decision)])
    if decision == SKIP:
        return pos._replace(step=ROLLING)
    return pos._replace(reverse=not pos.reverse) if decision == REVERSE else apply_token(constants, pos, decision, True)


def _disrupted(constants: Constants, pos: Position, decision: int) -> Position:
    """Rule 12: the opponent passes or uses a token."""
    if decision == PASS:
        return sow(constants, pos, pos.named)
    kind = kind_of(decision)
    pos = pos._replace(other_hand=pos.other_hand - ONE_TOKEN[kind], disrupted=True)
    if pos.hand >> COUNT_BITS * kind & COUNT_MASK:
        return pos._replace(step=ANSWERING, announced=decision)
    return _takes_effect(constants, pos, decision)


def _answered(constants: Constants, pos: Position, decision: int) -> Position:
    """Rule 13: a token of the same kind blocks."""
    if decision == PASS:
        return _takes_effect(constants, pos._replace(announced=NONE), pos.announced)
    return sow(constants, pos._replace(hand=pos.hand - ONE_TOKEN[kind_of(pos.announced)]), pos.named)


def _takes_effect(constants: Constants, pos: Position, decision: int) -> Position:
    """Rules 12 and 14: apply a disruption that is not blocked."""
    if decision == SKIP:
        return pos._replace(step=ROLLING)
    if decision == REVERSE:
        return sow(constants, pos._replace(reverse=not pos.reverse), pos.named)
    pos = apply_token(constants, pos, decision, False)
    if pos.step == OVER:
        return pos
    if pos.row >> pos.named * constants.bits & ((1 << constants.bits) - 1):
        return sow(constants, pos, pos.named)
    return pos._replace(step=CHOOSING, named=NONE)


def apply_token(constants: Constants, pos: Position, decision: int, by_mover: bool) -> Position:
    """Rules 11 and 15: apply a Steal or Swap of the mover or the opponent."""
    row, other, own_store, other_store = pos.row, pos.other, pos.own_store, pos.other_store
    if not by_mover:
        row, other, own_store, other_store = other, row, other_store, own_store
    if decision < SWAP:
        own_store += 1
        if decision - STEAL == constants.n:
            other_store -= 1
        else:
            other -= 1 << (decision - STEAL) * constants.bits
    else:
        row, other = swapped(constants, row, other, decision - SWAP)
    if not by_mover:
        row, other, own_store, other_store = other, row, other_store, own_store
    pos = pos._replace(row=row, other=other, own_store=own_store, other_store=other_store)
    return pos if row and other else _ended(constants, pos)


def swapped(constants: Constants, row: Row, other: Row, pair: int) -> tuple[Row, Row]:
    """Return the rows after a Swap of a pair of pockets."""
    n, bits = constants.n, constants.bits
    both, mask = row | other << n * bits, (1 << bits) - 1
    one, two = pairs(n)[pair]
    more = (both >> two * bits & mask) - (both >> one * bits & mask)
    both += (more << one * bits) - (more << two * bits)
    return both & ((1 << n * bits) - 1), both >> n * bits


def sow(constants: Constants, pos: Position, pocket: int) -> Position:
    """Rules 1 to 5, 9 and 10: sow a pocket and add its rewards."""
    sowing = sowing_of(constants.rows(pos.skip, pos.reverse)[pos.row], pocket)
    row, other, gain, ends = sow_row(constants, pos.other, sowing)
    own_store = pos.own_store + gain
    if not row or not other:
        return _ended(constants, pos._replace(row=row, other=other, own_store=own_store))
    draws = (gain > 0 and not pos.rolled) + (ends == FREE_TURN)
    due = pos.due + min(draws, _pile(constants, pos))
    if ends == FREE_TURN:
        rolled = True  # the last monkey went home
        return Position(
            pos.side,
            row,
            other,
            own_store,
            pos.other_store,
            pos.hand,
            pos.other_hand,
            due,
            pos.other_due,
            CHOOSING,
            rolled,
            pos.disrupted,
        )
    return Position(1 - pos.side, other, row, pos.other_store, own_store, pos.other_hand, pos.hand, pos.other_due, due)


def sow_row(constants: Constants, other: Row, sowing: RowSowing) -> tuple[Row, Row, int, int]:
    """Return the rows after a sowing, the monkeys brought home, and how it ends."""
    row, added, gain, ends, across, last, _ = sowing
    other += added
    if ends == CAPTURES:
        captured = other >> across & ((1 << constants.bits) - 1)
        if captured or not constants.full:
            return row - last, other - (captured << across), gain + captured + 1, ends
    return row, other, gain, ends


def sowing_of(sowings: tuple[RowSowing, ...], pocket: int) -> RowSowing:
    """Return the sowing of a pocket."""
    for sowing in sowings:
        if sowing[-1] == pocket:
            return sowing
    raise ValueError(pocket)


def _discarded(pos: Position, decision: int) -> Position:
    """Rule 8: return one of six tokens; other draws that are due stay due."""
    hand = pos.hand - ONE_TOKEN[decision - DISCARD]
    if pos.free:
        return pos._replace(hand=hand, step=CHOOSING, free=False)
    return Position(
        1 - pos.side, pos.other, pos.row, pos.other_store, pos.own_store, pos.other_hand, hand, pos.other_due, pos.due
    )


def _ended(constants: Constants, pos: Position) -> Position:
    """Rule 5: move the remaining monkeys to the store of their side."""
    own_store = pos.own_store + sum(constants.rows().counts(pos.row))
    other_store = pos.other_store + sum(constants.rows().counts(pos.other))
    return Position(pos.side, 0, 0, own_store, other_store, pos.hand, pos.other_hand, pos.due, pos.other_due, OVER)


def _can_use(constants: Constants, pos: Position) -> bool:
    """Return whether the opponent has a token with a legal use: only a Swap can have none."""
    if pos.other_hand < ONE_TOKEN[3]:
        return pos.other_hand > 0
    if pos.other_hand & (ONE_TOKEN[3] - 1):
        return True
    return len({*constants.rows().counts(pos.row), *constants.rows().counts(pos.other)}) > 1


def _pile(constants: Constants, pos: Position) -> int:
    """Return the number of tokens that can still be drawn."""
    return constants.tokens - hand_size(pos.hand) - hand_size(pos.other_hand) - pos.due - pos.other_due


@lru_cache(maxsize=4096)
def hand_size(hand: int) -> int:
    return sum(hand >> COUNT_BITS * kind & COUNT_MASK for kind in range(len(KINDS)))


# From the public state


def constants_of(state: State) -> Constants:
    """Return the constants of a state's game."""
    t, n = tokens_of(state), size(state.board)
    left = sum(state.board[place] for side in (0, 1) for place in pockets(n, side))
    return Constants(n, left.bit_length(), state.capture == "full", t.disruption, t.copies * len(KINDS))


def position_of(constants: Constants, state: State) -> Position:
    """Return the position of a fully known state at a decision or at a Skip's die."""
    t, n, mover = tokens_of(state), constants.n, state.side
    mine, theirs = ([state.board[place] for place in pockets(n, side)] for side in (mover, 1 - mover))
    packed = constants.rows().packed
    return Position(
        side=mover,
        row=packed(mine),
        other=packed(theirs),
        own_store=state.board[store(n, mover)],
        other_store=state.board[store(n, 1 - mover)],
        hand=hand_of(t.hands[mover]),
        other_hand=hand_of(t.hands[1 - mover]),
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


def hand_of(hand: Hand) -> int:
    """Return a hand as a number."""
    return sum(count << COUNT_BITS * kind for kind, count in enumerate(hand))
