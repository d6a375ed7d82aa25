"""Static evaluation of positions with tokens, as the log odds of the mover's win."""

from collections.abc import Sequence
from typing import NamedTuple

from troop.games.mancala.ai.fast_state import COUNT_BITS, COUNT_MASK, Constants, hand_size
from troop.games.mancala.ai.rows import CACHE_LIMIT, CAPTURES, FREE_TURN, Row, RowSowing
from troop.games.mancala.rules.tokens import LIMIT


class Weights(NamedTuple):
    """The weights of the evaluation; fitted to games of the bot against itself."""

    tokens: tuple[float, ...] = (0.45, 0.65, 0.6, 1.1)
    """A Skip, a Reverse, a Steal and a Swap in the hand."""
    undrawn: float = 0.7
    """A token that is earned and not drawn."""
    over_limit: float = 0.1
    """One that would exceed the limit of the hand."""
    own_monkey: float = 0.01
    """A monkey on the own side."""
    sowable_pocket: float = 0.08
    """A pocket that can be sown."""
    free_turn: float = 0.45
    """A free turn at hand for the player to move, and below for the other."""
    waiting_free_turn: float = 0.2
    tempo: float = 0.15
    """The move."""
    won: float = 10.0
    """The game."""


WEIGHTS = Weights()
LEAD_OFFSET, LEAD_FALLOFF, MIN_LEAD_WEIGHT = 0.7, 30.0, 1 / 32
"""A lead of one monkey counts more the fewer are left."""
TOKEN_FADE = 4
"""With fewer monkeys left than this, tokens lose value."""
PER_MONKEY = 0.02
"""A win by more is a little better."""
INFINITE = 999.0


class RowValues(dict[Row, float]):
    """The static values of rows."""

    def __init__(self, constants: Constants, free_turn: float, tempo: float) -> None:
        self._rows, self._free, self._tempo = constants.rows(), free_turn, tempo

    def __missing__(self, row: Row) -> float:
        counts = self._rows.counts(row)
        n = len(counts)
        free_turns = sum(count == n - pocket for pocket, count in enumerate(counts))
        if len(self) >= CACHE_LIMIT:
            self.clear()
        sowable = WEIGHTS.sowable_pocket * (n - counts.count(0))
        self[row] = value = WEIGHTS.own_monkey * sum(counts) + sowable + self._free * free_turns + self._tempo
        return value


class Evaluator:
    """Evaluates positions by the best sequence of sowings in a turn, and the position after it."""

    def __init__(self, constants: Constants, total: int) -> None:
        self.positions = 0
        self.rows = constants.rows()
        self._moving = RowValues(constants, WEIGHTS.free_turn, WEIGHTS.tempo)
        self._waiting = RowValues(constants, WEIGHTS.waiting_free_turn, 0.0)
        self._mask, self._full = (1 << constants.bits) - 1, constants.full
        weights = (1 / (LEAD_OFFSET + left * left / LEAD_FALLOFF) for left in range(total + 1))
        self._lead_weight = [max(weight, MIN_LEAD_WEIGHT) for weight in weights]
        self._token_weight = [min(left / TOKEN_FADE, 1.0) for left in range(total + 1)]
        self._hands: dict[int, float] = {}

    def hands(self, hand: int, due: int, other_hand: int, other_due: int) -> float:
        """Return the value of the mover's tokens minus that of the opponent's."""
        return self._hand(hand, due) - self._hand(other_hand, other_due)

    def _hand(self, hand: int, due: int) -> float:
        key = hand << COUNT_BITS + 1 | due
        if key not in self._hands:
            room = min(due, LIMIT - hand_size(hand))
            kinds = sum((hand >> COUNT_BITS * kind & COUNT_MASK) * value for kind, value in enumerate(WEIGHTS.tokens))
            self._hands[key] = kinds + WEIGHTS.undrawn * room + WEIGHTS.over_limit * (due - room)
        return self._hands[key]

    def over(self, lead: int) -> float:
        """Return the value of a finished game by its lead."""
        return lead * PER_MONKEY + (WEIGHTS.won if lead > 0 else -WEIGHTS.won if lead < 0 else 0.0)

    def best(
        self, sowings: Sequence[RowSowing], other: Row, left: int, lead: int, tokens: float, rolled: bool
    ) -> float:
        """Return the value of the best of these sowings, with the free turns that follow."""
        mask, full, best = self._mask, self._full, -INFINITE
        for after, added, gain, ends, across, last, _ in sowings:
            other_after = other + added
            if ends == CAPTURES:
                captured = other_after >> across & mask
                if captured or not full:
                    after -= last
                    other_after -= captured << across
                    gain += captured + 1
            rest, ahead = left - gain, lead + gain
            self.positions += 1
            if not after or not other_after:
                value = self.over(ahead + (rest if after else -rest))
            else:
                token_value = tokens + WEIGHTS.undrawn if gain and not rolled else tokens
                if ends == FREE_TURN:
                    value = self.best(self.rows[after], other_after, rest, ahead, token_value + WEIGHTS.undrawn, True)
                else:
                    rows_value = self._waiting[after] - self._moving[other_after]
                    value = ahead * self._lead_weight[rest] + token_value * self._token_weight[rest] + rows_value
            best = max(best, value)
        return best
